import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { accountLimits } from '#app/limits.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import { isPicture } from '#app/kit/pictures/file-kinds.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { SentFile } from '#app/kit/http/file-response.server.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { Problem } from '#app/kit/problem.ts'
import { requireOneOf } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { type Claim, claiming } from './claim.store.server.ts'
import { type Attachment, fileAddress, type FileField, fileLimits, type FileRefusal } from './attachments.ts'
import { discard, type Prepared, prepareFile, withArrived } from './attachments.prepare.server.ts'
import { comparePhoto, withUses } from './attachments.prints.server.ts'
import { byForm, type FileRow } from './page.store.server.ts'
import { insertPrints } from './prints.store.server.ts'
import { giveSlot } from './slots.store.server.ts'
import * as store from './store.server.ts'
import { moveFilesBeingAdded } from './unsent.store.server.ts'

type Incoming = {
  submission: string
  field: FileField
  /** The shot it is for: of one that the catalogue does not know, it is a photo like any other. */
  slot?: string | undefined
  place?: number | undefined
  name: string
  stream: Readable
  /** Videos and documents are refused. */
  photosOnly?: boolean
}

/**
 * Takes a file into a form that is being filled in: photos are drawn again, videos lose their position. Refused ones
 * leave nothing behind. Sent again because the answer was lost, a file is the one that is there already.
 * @throws Problem module-missing
 */
export async function addFile(
  portal: Portal,
  viewer: Viewer,
  { submission, field, slot: asked, place, name, stream, photosOnly = false }: Incoming,
): Promise<StoredFile | { refused: FileRefusal }> {
  requireField(viewer, field)
  const form = { ownerId: viewer.accountId, submission, field }
  const slot = portal.catalogues.current().shots.find(({ code }) => code === asked)?.code ?? null
  const added = await withArrived(portal, viewer, stream, async (arrived) => {
    if (photosOnly && !isPicture(arrived.format)) return { refused: 'no-photo' } as const
    const before = await placeIn(portal.db, viewer, form, { sentSha256: arrived.sha256, bytes: 0, slot })
    if (before !== 'free') return before
    const prepared = await prepareFile(portal, viewer, name, arrived)
    return 'refused' in prepared
      ? prepared
      : keepIn(portal, viewer, form, { ...prepared, place, slot: prepared.kind === 'photo' ? slot : null })
  })
  if ('refused' in added) return added
  const [file = added] = await withUses(portal, viewer, [added])
  return file
}

/** Bicycles are registered with a proof of purchase and nothing else. @throws Problem module-missing */
export function requireField(viewer: Viewer, field: FileField): void {
  requireOneOf(viewer, field === 'receipt' ? ['tickets', 'products'] : ['tickets', 'user-guides'])
}

async function keepIn(
  portal: Portal,
  viewer: Viewer,
  form: store.Form,
  prepared: Prepared & { slot: string | null },
): Promise<StoredFile | { refused: FileRefusal }> {
  const id = randomUUID()
  // What staff send goes to many; a proof of purchase looks like any other, and belongs in each claim about its bicycle.
  const prints = viewer.side === 'company' && form.field === 'attachments' ? prepared.prints : undefined
  const outcome = await portal.db.transaction().execute(async (tx) => {
    // Files of one person arrive side by side, in several forms too: counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`files ${viewer.accountId}`}))`.execute(tx)
    const found = await placeIn(tx, viewer, form, prepared)
    if (found === 'free') {
      await store.insertFile(tx, { id, ...form, ...prepared }, portal.clock.now())
      if (prints) await insertPrints(tx, id, prints)
    }
    return found
  })
  if (outcome === 'free') {
    if (prints && viewer.side === 'company') await comparePhoto(portal, { id, prints, companyId: viewer.companyId })
    return itemOf({ id, ...prepared })
  }
  await discard(portal, prepared)
  return outcome
}

type Sent = Pick<Prepared, 'sentSha256' | 'bytes'> & { slot: string | null }

/** Whether a file may come into a form, or why not; or the same file, if it came before. */
async function placeIn(
  db: Db,
  viewer: Viewer,
  form: store.Form,
  { sentSha256, bytes, slot }: Sent,
): Promise<'free' | StoredFile | { refused: FileRefusal }> {
  const twin = await store.findTwin(db, form, sentSha256)
  if (twin) return itemOf(await asSlot(db, viewer, twin, slot))
  const refused = roomFor(await sumOf(db, viewer, form), bytes) ?? (await roomForMore(db, viewer, form, bytes))
  return refused ? { refused } : 'free'
}

/** The same photo chosen for another shot is that one from now on: one photo fills one place. */
async function asSlot(db: Db, viewer: Viewer, twin: store.Twin, slot: string | null): Promise<store.Twin> {
  if (slot === null || twin.slot === slot || twin.kind !== 'photo') return twin
  return (await giveSlot(db, viewer, twin.id, slot)) ? { ...twin, slot } : twin
}

/** Whether a large file may begin to arrive, beside what does already: the bytes of its form and of its person. */
export async function roomToBegin(
  db: Db,
  viewer: Viewer,
  form: store.Form,
  arriving: { ofForm: number; ofAccount: number },
): Promise<FileRefusal | undefined> {
  const sum = await sumOf(db, viewer, form)
  return roomFor(sum, arriving.ofForm) ?? roomForMore(db, viewer, form, arriving.ofAccount)
}

const mostOf: Record<FileField, number> = { attachments: fileLimits.count, receipt: 3 }

async function sumOf(db: Db, viewer: Viewer, { submission, field }: store.Form) {
  const files = await store.readFilesBeingAdded(db, viewer, submission)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return { count: files.filter((file) => file.field === field).length, bytes, field }
}

function roomFor({ count, bytes, field }: Awaited<ReturnType<typeof sumOf>>, more: number): FileRefusal | undefined {
  if (count >= mostOf[field]) return field === 'receipt' ? 'too-many-receipts' : 'too-many'
  return bytes + more > fileLimits.total ? 'total-too-large' : undefined
}

/** What a person keeps without sending it fills the disk as well. */
async function roomForMore(db: Db, viewer: Viewer, { submission }: store.Form, more: number) {
  if (viewer.side === 'maker') return undefined
  const { otherForms, bytes } = await store.sumOfUnsent(db, viewer, submission)
  if (otherForms >= accountLimits.unsentForms) return 'unsent-forms'
  return bytes + more > accountLimits.unsentBytes ? 'unsent-bytes' : undefined
}

/** Takes a file out of a form again. @returns whether there was one */
export async function removeFile(portal: Portal, viewer: Viewer, submission: string, id: string): Promise<boolean> {
  requireOneOf(viewer, ['tickets', 'products', 'user-guides'])
  const isNamed = isUuid(submission) && isUuid(id)
  const removed = isNamed ? await store.deleteFileBeingAdded(portal.db, viewer, submission, id) : undefined
  if (removed) await discard(portal, removed)
  return removed !== undefined
}

/** What a form that is being filled in holds, field by field, as the upload field shows it. */
export async function filesOfSubmission(
  portal: Portal,
  viewer: Viewer,
  submission: string,
): Promise<Record<FileField, StoredFile[]>> {
  const files = await store.readFilesBeingAdded(portal.db, viewer, submission)
  const of = (field: FileField) => files.filter((file) => file.field === field).map(itemOf)
  return { attachments: await withUses(portal, viewer, of('attachments')), receipt: of('receipt') }
}

const looks = { photo: 'image', pdf: 'document', video: 'video' } as const

export function itemOf(file: store.Twin): StoredFile {
  const { id, name, bytes, kind, slot } = file
  return { id, name, bytes, kind: looks[kind], thumb: fileAddress(file).thumb, slot: slot ?? undefined }
}

export { type FileRow, fileRowsOfPage } from './page.store.server.ts'
export { firstPhotoOf } from './store.server.ts'

/** The files of a ticket, and those that this person's forms on its page hold so far, by the form's number. */
export function filesOfPage(rows: readonly FileRow[]): {
  files: Attachment[]
  adding: ReadonlyMap<string, StoredFile[]>
} {
  const { files, adding } = byForm(rows)
  return { files, adding: new Map([...adding].map(([form, held]) => [form, held.map(itemOf)])) }
}

/** The proof of purchase of a product this viewer may see. */
export function filesOfProduct({ db }: Portal, viewer: Viewer, productId: number): Promise<Attachment[]> {
  return store.readFilesOfProduct(db, viewer, productId)
}

/** How many photos, receipts, and receipts that are videos a form holds so far. */
export function countFiles(db: Db, viewer: Viewer, submission: string) {
  return countingFiles(db, viewer, submission).executeTakeFirstOrThrow()
}

/** As `countFiles`, to be asked together with others. */
export function countingFiles(db: Db, viewer: Viewer, submission: string) {
  return store.countsBeingAdded(db, viewer, submission)
}

/** Hands the files of a form over to what it made, in the same transaction. */
export async function claimFiles(tx: Db, viewer: Viewer, submission: string, to: Claim): Promise<void> {
  await claimingFiles(tx, viewer, submission, to).execute()
}

/** As `claimFiles`, to be written together with others. */
export function claimingFiles(tx: Db, viewer: Viewer, submission: string, to: Claim) {
  return claiming(tx, viewer, submission, to)
}

/**
 * The content of a file, or its small form. Only pictures that were redrawn here are shown in place; everything else
 * is handed over to be saved. @throws Problem module-missing, not-found
 */
export async function openFile(portal: Portal, viewer: Viewer, id: string, small: boolean): Promise<SentFile> {
  requireOneOf(viewer, ['tickets', 'products', 'quotes', 'user-guides'])
  const file = isUuid(id) ? await store.findContent(portal.db, viewer, id) : undefined
  const key = small ? file?.thumbKey : file?.contentKey
  if (!file || !key) throw new Problem('not-found')
  return {
    open: (range) => portal.files.open(key, range),
    key,
    mediaType: small ? 'image/webp' : file.mediaType,
    name: file.name,
    shown: file.kind === 'photo' ? 'in place' : 'saved',
  }
}

/** Staff take a file of a ticket out of sight, and the same one of others; the caller records why. @throws Problem not-found */
export async function withdrawFile(tx: Db, _staff: StaffViewer, file: store.FileOfTicket, now: Date) {
  const withdrawn = isUuid(file.id) ? await store.withdraw(tx, file, now) : []
  if (withdrawn.length === 0) throw new Problem('not-found')
  return withdrawn
}

/**
 * Copies the photos and the proof of purchase of what the customer may see into a new form of the person who writes it, as far as there is room
 * in it.
 * @returns how many found none
 */
export async function copyFiles(
  portal: Portal,
  { by: viewer, of }: Behalf,
  from: store.CopiedFrom,
  submission: string,
): Promise<number> {
  let leftOut = 0
  for (const { field, ...file } of await store.findFilesToCopy(portal.db, of, from)) {
    const form = { ownerId: viewer.accountId, submission, field }
    const { sentSha256, bytes } = file
    // For older files only the copying tells what they are.
    const place =
      sentSha256 === null ? 'free' : await placeIn(portal.db, viewer, form, { sentSha256, bytes, slot: null })
    const copied = place === 'free' ? await copyFile(portal, viewer, form, file) : place
    if (copied && 'refused' in copied) leftOut += 1
  }
  return leftOut
}

/** How much of a ticket `copyFiles` would take over. */
export async function countCopies({ db }: Portal, viewer: Viewer, ticketId: number) {
  const files = await store.findFilesToCopy(db, viewer, { ticket: ticketId })
  const receipts = files.filter(({ field }) => field === 'receipt').length
  return { photos: files.length - receipts, receipts }
}

/** What came for a form that turns out to have been sent already belongs to the one begun in its place. */
export async function moveFiles({ db }: Portal, viewer: Viewer, from: string, to: string): Promise<void> {
  await moveFilesBeingAdded(db, viewer, from, to)
}

type Copied = Omit<Prepared, 'sentSha256' | 'contentSha256'> & { sentSha256: string | null; slot: string | null }

async function copyFile(portal: Portal, viewer: Viewer, form: store.Form, file: Copied) {
  const content = await copyContent(portal, file.contentKey)
  if (!content) return undefined
  const thumb = file.thumbKey === null ? undefined : await copyContent(portal, file.thumbKey)
  return keepIn(portal, viewer, form, {
    ...file,
    contentKey: content.key,
    contentSha256: content.sha256,
    thumbKey: thumb?.key ?? null,
    sentSha256: file.sentSha256 ?? content.sha256,
  })
}

async function copyContent(portal: Portal, key: string) {
  const opened = await portal.files.open(key)
  const stored = opened && (await portal.files.put(opened.stream, fileLimits.video))
  return stored === 'too-large' ? undefined : stored
}
