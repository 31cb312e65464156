import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { StoredFile } from '#app/kit/forms/upload-queue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer, Viewer } from '../account/account.ts'
import { type Attachment, fileAddress, type FileField, fileLimits, type FileRefusal } from './attachments.ts'
import { prepareFile } from './prepare.server.ts'
import * as store from './store.server.ts'

type Incoming = { submission: string; field: FileField; name: string; stream: Readable }

/**
 * Takes a file into a form that is being filled in: photos are drawn anew, videos lose their position. Refused ones
 * leave nothing behind.
 * @throws Problem storage-full
 */
export async function addFile(
  portal: Portal,
  viewer: Viewer,
  { submission, field, name, stream }: Incoming,
): Promise<StoredFile | { refused: FileRefusal }> {
  const before = roomFor(await sumOf(portal.db, viewer, submission, field), 0)
  if (before) return { refused: before }
  const prepared = await prepareFile(portal, name, stream)
  if ('refused' in prepared) return prepared
  const id = randomUUID()
  const refused = await portal.db.transaction().execute(async (tx) => {
    // Files of one form arrive side by side: counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${submission}))`.execute(tx)
    const full = roomFor(await sumOf(tx, viewer, submission, field), prepared.bytes)
    if (full) return full
    await store.insertFile(tx, { id, ownerId: viewer.accountId, submission, field, ...prepared }, portal.clock.now())
    return undefined
  })
  if (!refused) return itemOf({ id, ...prepared })
  await discard(portal, prepared)
  return { refused }
}

const mostOf: Record<FileField, number> = { attachments: fileLimits.count, receipt: 3 }

async function sumOf(db: Db, viewer: Viewer, submission: string, field: FileField) {
  const files = await store.readFilesBeingAdded(db, viewer, submission)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return { count: files.filter((file) => file.field === field).length, bytes, most: mostOf[field] }
}

function roomFor({ count, bytes, most }: Awaited<ReturnType<typeof sumOf>>, more: number): FileRefusal | undefined {
  if (count >= most) return 'too-many'
  return bytes + more > fileLimits.total ? 'total-too-large' : undefined
}

/** Takes a file out of a form again. @returns whether there was one */
export async function removeFile(portal: Portal, viewer: Viewer, submission: string, id: string): Promise<boolean> {
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
  return { attachments: of('attachments'), receipt: of('receipt') }
}

const looks = { photo: 'image', pdf: 'document', video: 'video' } as const

function itemOf(file: Pick<Attachment, 'id' | 'name' | 'bytes' | 'kind'>): StoredFile {
  const { id, name, bytes, kind } = file
  return { id, name, bytes, kind: looks[kind], thumb: fileAddress(file).thumb }
}

/** The files of a ticket, and those that the form named by its draft holds so far. */
export async function filesOfPage(
  portal: Portal,
  viewer: Viewer,
  ticketId: number,
  draft: string,
): Promise<{ files: Attachment[]; adding: StoredFile[] }> {
  const { files, adding } = await store.readFilesOfPage(portal.db, viewer, ticketId, draft)
  return { files, adding: adding.map(itemOf) }
}

/** How many photos and receipts a form holds so far. */
export async function countFiles(db: Db, viewer: Viewer, submission: string) {
  const files = await store.readFilesBeingAdded(db, viewer, submission)
  return {
    photos: files.filter((file) => file.field === 'attachments' && file.kind === 'photo').length,
    receipts: files.filter((file) => file.field === 'receipt').length,
  }
}

/** Hands the files of a form over to what it made, in the same transaction. */
export async function claimFiles(tx: Db, viewer: Viewer, submission: string, to: store.Claim): Promise<void> {
  await store.claim(tx, viewer, submission, to)
}

export type OpenFile = { stream: Readable; bytes: number; mediaType: string; name: string; isPhoto: boolean }

/** The content of a file, or its small form. @throws Problem not-found */
export async function openFile(portal: Portal, viewer: Viewer, id: string, small: boolean): Promise<OpenFile> {
  const file = isUuid(id) ? await store.findContent(portal.db, viewer, id) : undefined
  const key = small ? file?.thumbKey : file?.contentKey
  const opened = key ? await portal.files.open(key) : undefined
  if (!file || !opened) throw new Problem('not-found')
  const mediaType = small ? 'image/webp' : file.mediaType
  return { ...opened, mediaType, name: file.name, isPhoto: file.kind === 'photo' }
}

/** Staff take a file of a ticket out of sight; the caller records why. @throws Problem not-found */
export async function withdrawFile(tx: Db, _staff: StaffViewer, ticketId: number, id: string, now: Date) {
  const name = isUuid(id) ? await store.withdraw(tx, ticketId, id, now) : undefined
  if (name === undefined) throw new Problem('not-found')
  return name
}

/** Copies the photos of a ticket this viewer may see into a new form. */
export async function copyFiles(portal: Portal, viewer: Viewer, ticketId: number, submission: string): Promise<void> {
  for (const photo of await store.findPhotosToCopy(portal.db, viewer, ticketId)) {
    const content = await copyContent(portal, photo.content_key)
    const thumb = photo.thumb_key ? await copyContent(portal, photo.thumb_key) : null
    if (!content) continue
    await store.insertFile(
      portal.db,
      {
        id: randomUUID(),
        ownerId: viewer.accountId,
        submission,
        field: 'attachments',
        name: photo.name,
        kind: photo.kind,
        mediaType: photo.media_type,
        bytes: photo.bytes,
        contentKey: content,
        thumbKey: thumb ?? null,
        width: photo.width,
        height: photo.height,
        capturedAt: photo.captured_at,
      },
      portal.clock.now(),
    )
  }
}

async function copyContent(portal: Portal, key: string): Promise<string | undefined> {
  const opened = await portal.files.open(key)
  const stored = opened && (await portal.files.put(opened.stream, fileLimits.video))
  return stored === undefined || stored === 'too-large' ? undefined : stored.key
}

/** Away with files of forms that were never sent and that no draft still holds. */
export async function sweepFiles(portal: Portal): Promise<void> {
  const dayAgo = new Date(portal.clock.now().getTime() - 24 * 60 * 60_000)
  for (const file of await store.deleteUnclaimed(portal.db, dayAgo)) await discard(portal, file)
}

async function discard(portal: Portal, { contentKey, thumbKey }: { contentKey: string; thumbKey: string | null }) {
  await portal.files.remove(contentKey)
  if (thumbKey) await portal.files.remove(thumbKey)
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}
