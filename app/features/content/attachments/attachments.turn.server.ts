import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { onDisk } from '#app/adapters/files/scratch.server.ts'
import { turnedJpeg } from '#app/kit/pictures/turned-jpeg.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { discard, keep } from './attachments.prepare.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import { findPhoto, type StoredPhoto, turn } from './turn.store.server.ts'
import { findKnownKeys } from './sweep.store.server.ts'

/**
 * Turns a photo of a ticket that the caller has found by a quarter, clockwise, and its small form with it. Sent twice at
 * once, it is turned once.
 * @throws Problem not-found, storage-full, disk-fails, unavailable
 */
export function turnPhoto(portal: Portal, staff: StaffViewer, ticketId: number, id: string): Promise<void> {
  return onDisk(portal.log, turnOnDisk(portal, staff, ticketId, id))
}

async function turnOnDisk(portal: Portal, staff: StaffViewer, ticketId: number, id: string): Promise<void> {
  const photo = isUuid(id) ? await findPhoto(portal.db, ticketId, id) : undefined
  const content = photo && (await portal.files.open(photo.contentKey))
  if (!content) throw new Problem('not-found')
  const [source, shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    await writeFile(source, turnedJpeg(await buffer(content.stream)), { flag: 'wx', mode: 0o600 })
    const made = await portal.pictures.render({ source, shown, thumb }, `account ${staff.accountId}`)
    if (typeof made === 'string') throw new Problem('unavailable')
    const turnedContent = await keep(portal, source)
    const turned = { contentKey: turnedContent.key, thumbKey: (await keep(portal, thumb)).key }
    const isDone = await turn(
      portal.db,
      staff,
      photo,
      { ...turned, contentSha256: turnedContent.sha256 },
      portal.clock.now(),
    )
    await discardUnknown(portal, isDone ? photo : turned)
  } finally {
    await portal.scratch.discard(source, shown, thumb)
  }
}

/** Rows may share their content: it goes with the last of them. */
async function discardUnknown(portal: Portal, { contentKey, thumbKey }: StoredPhoto): Promise<void> {
  const known = await findKnownKeys(portal.db, [contentKey, ...(thumbKey ? [thumbKey] : [])])
  if (known.size === 0) await discard(portal, { contentKey, thumbKey })
}
