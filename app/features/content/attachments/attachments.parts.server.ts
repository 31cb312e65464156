import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { accountLimits } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { letIn } from './attachments.prepare.server.ts'
import { addFile, itemOf, requireField, roomToBegin } from './attachments.server.ts'
import { fileLimits, type FileRefusal, mayComeLater } from './attachments.ts'
import * as store from './parts.store.server.ts'

/** `offset`: so many bytes are safe, and the next part begins there. */
export type Progress = { offset: number } | { file: StoredFile } | { refused: FileRefusal; name: string }

/** The size of one part: what a slow connection carries within seconds, and what a broken one loses. */
export const partBytes = 2_000_000

/** The parts of one file: ten times as many as the portal's own scripts send of the largest file. */
export const mostParts = 1000

/** Announces a large file, or asks how much of it has arrived. @throws Problem module-missing, not-found: another's */
export async function beginUpload(portal: Portal, viewer: Viewer, wanted: store.NewUpload): Promise<Progress> {
  requireField(viewer, wanted.field)
  if (wanted.bytes > fileLimits.video) return { refused: 'video-too-large', name: wanted.name }
  const refused = await portal.db.transaction().execute(async (tx) => {
    // As files that come whole: counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`files ${viewer.accountId}`}))`.execute(tx)
    if (await store.findUpload(tx, viewer, wanted.id)) return undefined
    const arriving = await store.sumOfArriving(tx, viewer, wanted.submission)
    if (viewer.side === 'company' && arriving.count >= accountLimits.uploads) return 'busy'
    const form = { ownerId: viewer.accountId, submission: wanted.submission, field: wanted.field }
    const already = await roomToBegin(tx, viewer, form, {
      ofForm: arriving.ofForm + wanted.bytes,
      ofAccount: arriving.bytes + wanted.bytes,
    })
    if (!already) await store.insertUpload(tx, viewer, wanted, portal.clock.now())
    return already
  })
  if (refused) return { refused, name: wanted.name }
  const upload = await requireUpload(portal, viewer, wanted.id)
  return (await doneAs(portal, viewer, upload)) ?? { offset: upload.received }
}

/**
 * Takes the part that begins at `offset`; with the last one the file is checked and kept like any other. What does not
 * go on where the last part ended is left unread: the answer says where to go on.
 * @throws Problem not-found, body-too-large, body-malformed where it brings nothing, or is one of far too many
 */
export async function addPart(
  portal: Portal,
  viewer: Viewer,
  { id, offset }: { id: string; offset: number },
  content: AsyncIterable<Uint8Array>,
): Promise<Progress> {
  const upload = await requireUpload(portal, viewer, id)
  requireField(viewer, upload.field)
  const done = await doneAs(portal, viewer, upload)
  if (done) return done
  if (offset !== upload.received) return { offset: upload.received }
  if (offset === upload.bytes) return finish(portal, viewer, upload)
  if (upload.parts.length >= mostParts) throw new Problem('body-malformed')
  const most = Math.min(partBytes, upload.bytes - offset)
  const stored = await letIn(portal, viewer, () => portal.files.put(content, most))
  if (stored === 'too-large') throw new Problem('body-too-large')
  if ('refused' in stored) return { ...stored, name: upload.name }
  if (stored.bytes === 0) {
    await portal.files.remove(stored.key)
    throw new Problem('body-malformed')
  }
  if (!(await store.appendPart(portal.db, upload, stored, portal.clock.now()))) {
    await portal.files.remove(stored.key)
    return { offset: (await requireUpload(portal, viewer, id)).received }
  }
  const received = offset + stored.bytes
  if (received < upload.bytes) return { offset: received }
  return finish(portal, viewer, await requireUpload(portal, viewer, id))
}

async function finish(portal: Portal, viewer: Viewer, upload: store.Upload): Promise<Progress> {
  try {
    return (await doneAs(portal, viewer, upload)) ?? (await keepWhole(portal, viewer, upload))
  } catch (error) {
    // Another request was at it too and is through, or its person has given it up: the parts have gone meanwhile.
    const done = await doneAs(portal, viewer, await requireUpload(portal, viewer, upload.id))
    if (done) return done
    throw error
  }
}

async function keepWhole(portal: Portal, viewer: Viewer, upload: store.Upload): Promise<Progress> {
  const { submission, field, slot, name, place, parts } = upload
  const stream = Readable.from(contentOf(portal, parts), { objectMode: false })
  const chosen = { submission, field, slot: slot ?? undefined, place: place ?? undefined }
  const added = await addFile(portal, viewer, { ...chosen, name, stream })
  // The parts stay where the portal could not see to them now.
  if ('refused' in added && mayComeLater(added.refused)) return { ...added, name }
  await ('refused' in added ? store.deleteUpload(portal.db, upload.id) : store.noteFile(portal.db, upload.id, added.id))
  for (const key of parts) await portal.files.remove(key)
  return 'refused' in added ? { ...added, name } : { file: added }
}

async function* contentOf({ files }: Portal, parts: string[]): AsyncGenerator<Buffer> {
  for (const key of parts) {
    const opened = await files.open(key)
    if (!opened) throw new Error('A part of a file has gone from the store')
    yield* opened.stream as AsyncIterable<Buffer>
  }
}

async function requireUpload({ db }: Portal, viewer: Viewer, id: string): Promise<store.Upload> {
  const upload = await store.findUpload(db, viewer, id)
  if (!upload) throw new Problem('not-found')
  return upload
}

/** The answer that may have been lost, once more. */
async function doneAs({ db }: Portal, viewer: Viewer, { fileId }: store.Upload) {
  const file = fileId === null ? undefined : await store.findFileOfOwner(db, viewer, fileId)
  return file && { file: itemOf(file) }
}

/** What has arrived of a large file goes, and it counts no longer. One that is through is a file like any other. */
export async function giveUpUpload(portal: Portal, viewer: Viewer, submission: string, id: string): Promise<void> {
  const gone = await store.deleteArriving(portal.db, viewer, submission, id)
  for (const key of gone?.parts ?? []) await portal.files.remove(key)
}

/** Away with what stopped arriving a day ago. */
export async function sweepArriving(portal: Portal): Promise<void> {
  const before = new Date(portal.clock.now().getTime() - 24 * 60 * 60_000)
  for (const { parts } of await store.deleteUntouched(portal.db, before))
    for (const key of parts) await portal.files.remove(key)
}

export { findPartKeys } from './parts.store.server.ts'
