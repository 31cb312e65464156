import type { StoredFile } from '#app/adapters/files/files.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Claim, idOf } from './claims.ts'
import type { Shot } from './drawings/drawings.ts'
import { createRandom } from './drawings/random.ts'
import { type Album, type DrawPicture, keep, pictureOf, takePictures } from './pictures.server.ts'
import { receiptPdf } from './receipt.ts'
import { slotOf } from './slots.ts'

/** What the claims are illustrated with, already in the store of files: receipts by the claim's name. */
export type Files = { album: Album; receipts: Map<string, { stored: StoredFile; name: string }> }

/** Draws every picture and receipt the claims show. */
export async function makeFiles(portal: Portal, claims: readonly Claim[], { shopOf, draw }: Tools): Promise<Files> {
  const pictures = claims.flatMap((claim) => shotsIn(claim).map((shot) => pictureOn(claim, shot)))
  const album = await takePictures(portal, pictures, draw)
  const receipts: Files['receipts'] = new Map()
  for (const claim of claims) {
    const { name, purchased, serial, story } = claim
    if (!purchased || story.receiptPhoto) continue
    const { shop, locale } = shopOf(claim)
    const random = createRandom(`${name} receipt`)
    const number = Math.floor(random.between(120, 980))
    const price = Math.floor(random.between(58, 129)) * 100
    const content = receiptPdf(locale, { shop, number, model: story.bike, serial, day: purchased, price })
    receipts.set(name, { stored: await keep(portal, content), name: `${receiptNames[locale]}-${number}.pdf` })
  }
  return { album, receipts }
}

type Tools = { shopOf: (claim: Claim) => { shop: string; locale: Locale }; draw: DrawPicture | undefined }

type Form = { submission: string; ownerId: number; at: Date }

/** Puts photographs into a form that is about to be sent. */
export async function addPhotos(tx: Db, { album }: Files, claim: Claim, form: Form, shots: readonly Shot[]) {
  const first = Math.floor(createRandom(form.submission).between(1000, 9000))
  const rows = shots.map((shot, index) => {
    const { contentKey, contentSha256, thumbKey, ...size } = album(pictureOn(claim, shot))
    return {
      ...rowOf(form, index, `IMG_${first + index}.jpg`),
      ...size,
      // One drawing stands for the photographs of many bicycles: as prints they would all be copies of each other.
      printed: true,
      field: shot === 'receipt' ? ('receipt' as const) : ('attachments' as const),
      kind: 'photo' as const,
      slot: slotOf(shot, claim.story.parts[0]),
      media_type: 'image/jpeg',
      content_key: contentKey,
      content_sha256: contentSha256,
      thumb_key: thumbKey,
      captured_at: new Date(form.at.getTime() - (60 - index) * 60_000).toISOString().slice(0, 19),
    }
  })
  if (rows.length > 0) await tx.insertInto('attachment').values(rows).execute()
}

/** Puts the receipt into the form of the claim, where it is a PDF. */
export async function addReceipt(tx: Db, { receipts }: Files, claim: Claim, form: Form): Promise<void> {
  const receipt = receipts.get(claim.name)
  if (!receipt) return
  const { name, stored } = receipt
  const { key: content_key, sha256: content_sha256, bytes } = stored
  const kept = { kind: 'pdf', media_type: 'application/pdf', bytes, content_key, content_sha256 } as const
  await tx
    .insertInto('attachment')
    .values({ ...rowOf(form, 99, name), ...kept, field: 'receipt' })
    .execute()
}

const receiptNames: Record<Locale, string> = { it: 'ricevuta', en: 'receipt', fr: 'facture' }

function shotsIn({ shots, story }: Claim): Shot[] {
  const later = (story.steps ?? []).flatMap((step) => (step.does === 'says' ? step.shots : []))
  return [...shots, ...later, ...(story.receiptPhoto ? (['receipt'] as const) : [])]
}

function pictureOn({ story, serial, purchased }: Claim, shot: Shot) {
  return pictureOf(story, serial, shot, purchased)
}

/** Files of one form are shown in the order in which they came. */
function rowOf({ submission, ownerId, at }: Form, index: number, name: string) {
  const createdAt = new Date(at.getTime() - (100 - index) * 1000)
  return { id: idOf(`${submission} ${index}`), owner_id: ownerId, submission, name, created_at: createdAt }
}
