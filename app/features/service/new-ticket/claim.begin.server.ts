import { randomUUID } from 'node:crypto'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule, type Viewer } from '#app/features/people/account/account.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { type Attachment, fileAddress } from '#app/features/content/attachments/attachments.ts'
import { listClaimDrafts, listClaimsForCustomers } from '#app/features/content/drafts/drafts.claims.server.ts'
import { type ClaimDraft, claimDraftName, newClaim } from '#app/features/content/drafts/drafts.claims.ts'
import { readDraft, readDrafts } from '#app/features/content/drafts/drafts.server.ts'
import { offered } from '#app/catalogue/catalogue.ts'
import { familyOf, foldSerial, normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findProduct, productBearing } from '#app/features/service/products/products.server.ts'
import { rowOfClaim } from '#app/features/service/tickets/tickets.claim.ts'
import { readTicket } from '#app/features/service/tickets/tickets.server.ts'
import { writeMarks } from '#app/features/service/marks/marks.ts'
import type { Ticket } from '#app/features/service/tickets/tickets.ts'
import { deskOf, type KeptClaim } from './claim.desk.ts'
import { asksPhase } from './claim.ts'
import { type Claim, openAbout, textOf } from './claim.server.ts'
import { countryOf } from './store.server.ts'
import { alikeBicycle } from './bicycle/own-bicycle.server.ts'
import { proofOf } from './bicycle/proof.server.ts'
import { replacedNumber } from './bicycle/replaced.server.ts'
import { readValues, tellAbout } from './told/told.server.ts'

/** What the address of the page says: the ticket the claim follows, the bicycle it is to be about, or a draft. */
type Asked = { from: number | undefined; serial: string | null; draft: string | null }

/**
 * A bicycle that is named opens its own draft or a blank claim, never another's; the bare address goes on with the
 * draft that was saved last. @throws Problem not-found for a ticket or a draft this viewer may not see
 */
export async function readClaim(
  portal: Portal,
  who: Behalf,
  locale: Locale,
  { from, serial, draft: name }: Asked,
): Promise<Claim> {
  const { by, of: viewer } = who
  const customer = by.side === 'maker' ? viewer.accountId : undefined
  const { families } = portal.catalogues.current()
  const asked = serial === null ? null : normaliseSerial(serial.slice(0, 400), families)
  const [page, drafts] = await Promise.all([
    from === undefined ? undefined : readTicket(portal, viewer, from, { count: 1 }),
    listClaimDrafts(portal, who),
  ])
  const wanted = drafts.find(wantedBy({ from, asked, name }))
  if (name !== null && name !== newClaim && !wanted) throw new Problem('not-found')
  const draft =
    wanted && (await readDraft(portal, by, claimDraftName(wanted.submission, wanted.follows ?? undefined, customer)))
  const before = page ? beforeOf(page) : null
  const bike = asked && !page && !draft ? await bikeWith(portal, viewer, asked) : {}
  const begun = draft ? valuesIn(draft.fields) : await blank(portal, viewer, page?.ticket, bike)
  const initial = asksPhase(viewer) ? begun : { ...begun, damage_phase: 'field' }
  const hasOffer = before !== null && before.photos.length + before.receipts > 0
  const offer = hasOffer ? (draft ? draft.fields : [['copy_photos', 'yes'] as const]) : []
  const answers = offer.filter(([field]) => field === 'copy_photos').map(([, value]) => value)
  return {
    submission: draft?.submission ?? randomUUID(),
    initial,
    asksPhase: asksPhase(viewer),
    files: draft ? await filesOfSubmission(portal, by, draft.submission) : { attachments: [], receipt: [] },
    before,
    copyPhotos: answers.length > 0 ? answers.includes('yes') : null,
    resumedAt: draft?.savedAt ?? null,
    asked,
    desk: deskOf(who, draft?.fields),
    others: drafts.filter((one) => one !== wanted),
    same: await openAbout(portal, viewer, textOf(initial, 'serial_number')),
    alike: await alikeBicycle(portal, viewer, textOf(initial, 'serial_number')),
    replaced: await replacedNumber(portal, viewer, textOf(initial, 'serial_number')),
    proof: await proofOf(portal, viewer, textOf(initial, 'serial_number')),
    told: await tellAbout(portal, who, locale, readValues(initial)),
  }
}

/** What staff had typed for somebody for whom nothing can be opened now: to be read until the form opens again. */
export async function readKept(portal: Portal, by: Viewer, customer: number): Promise<KeptClaim[]> {
  const drafts = (await listClaimsForCustomers(portal, by)).filter((draft) => draft.customer?.id === customer)
  if (drafts.length === 0) return []
  const nameOf = ({ submission, follows }: ClaimDraft) => claimDraftName(submission, follows ?? undefined, customer)
  const kept = await readDrafts(portal, by, drafts.map(nameOf))
  return drafts.map((draft) => {
    const typed = valuesIn(kept.get(nameOf(draft))?.fields ?? [])
    const [serial, content, notes] = ['serial_number', 'content', 'notes'].map((name) => textOf(typed, name))
    return { ...draft, serial: serial || draft.serial, content: content ?? '', notes: notes ?? '' }
  })
}

type Wanted = { from: number | undefined; asked: string | null; name: string | null }

function wantedBy({ from, asked, name }: Wanted): (draft: ClaimDraft) => boolean {
  if (from !== undefined) return ({ follows }) => follows === from
  if (name !== null) return ({ follows, submission }) => follows === null && submission === name
  if (asked)
    return ({ follows, serial }) => follows === null && foldSerial(normaliseSerial(serial)) === foldSerial(asked)
  return ({ follows }) => follows === null
}

async function blank(
  portal: Portal,
  viewer: CompanyViewer,
  before: Ticket | undefined,
  bike: FormValues,
): Promise<FormValues> {
  if (before) {
    // The same damage, mostly: what was chosen is corrected faster than chosen again. What was written is written again.
    const { content: _content, notes: _notes, ...same } = rowOfClaim(before)
    return { ...same, marks: writeMarks(before.marks ?? []), date_of_purchase: before.dateOfPurchase ?? '' }
  }
  return { country: await countryOf(portal.db, viewer), ...bike }
}

/**
 * Anyone who comes from a product or an order brings its number. A registered bicycle that bears it is known with all the
 * form asks for; of another the number mostly tells the model too.
 */
async function bikeWith(portal: Portal, viewer: CompanyViewer, serial: string): Promise<FormValues> {
  const id = hasModule(viewer, 'products') ? await productBearing(portal, viewer, serial) : undefined
  if (id !== undefined) {
    const { frameModel, country, dateOfPurchase } = await findProduct(portal, viewer, id)
    return { serial_number: serial, frame_model: frameModel, country, date_of_purchase: dateOfPurchase }
  }
  const family = familyOf(offered(portal.catalogues.current().families), serial)
  return { serial_number: serial, ...(family === undefined ? {} : { frame_model: family }) }
}

function valuesIn(fields: readonly [name: string, value: string][]): FormValues {
  const parts = fields.filter(([name]) => name === 'part_involved').map(([, value]) => value)
  return { ...Object.fromEntries(fields), part_involved: parts }
}

function beforeOf({ ticket, files }: Awaited<ReturnType<typeof readTicket>>): Claim['before'] {
  const ofClaim = files.filter(({ messageId, withdrawn }) => messageId === null && !withdrawn)
  return {
    id: ticket.id,
    photos: ofClaim.filter(({ kind, field }) => kind === 'photo' && field === 'attachments').map(pictureOf),
    receipts: ofClaim.filter(({ field }) => field === 'receipt').length,
  }
}

function pictureOf(file: Attachment) {
  return { id: file.id, thumb: fileAddress(file).thumb }
}
