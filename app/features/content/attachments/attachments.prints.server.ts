import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Portal } from '#app/portal.server.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import {
  findUncompared,
  findUnprinted,
  insertPrints,
  ownTicketsWith,
  pairPrints,
  type Printed,
} from './prints.store.server.ts'

/** Looks for a photo that has just been kept among all others, when all who look at the same moment can see it. */
export async function comparePhoto({ db }: Portal, photo: Printed): Promise<void> {
  if (photo.prints.length > 0) await db.transaction().execute((tx) => pairPrints(tx, photo))
}

/** So many photos an hour from before prints were made, or copied from one ticket into another. */
const mostAnHour = 5000
const atOnce = 50

/** Makes the prints that are missing, of the small form of each photo, and looks for what nobody has looked for. */
export async function fillPrints(portal: Portal, stopping?: AbortSignal): Promise<void> {
  for (let done = 0; done < mostAnHour; done += atOnce) {
    const photos = await findUnprinted(portal.db, atOnce)
    for (const { id, thumbKey, isStaffs } of photos) {
      if (stopping?.aborted) return
      const prints = isStaffs || thumbKey === null ? [] : await printsOfStored(portal, thumbKey)
      if (prints) await portal.db.transaction().execute((tx) => insertPrints(tx, id, prints))
    }
    for (const photo of await findUncompared(portal.db, atOnce)) await comparePhoto(portal, photo)
    if (photos.length < atOnce) return
  }
}

/** @returns undefined where it is to be tried again; of what cannot be read there is none */
async function printsOfStored(portal: Portal, key: string): Promise<string[] | undefined> {
  const content = await portal.files.open(key)
  if (!content) return []
  const [source, shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    await pipeline(content.stream, createWriteStream(source, { flags: 'wx', mode: 0o600 }))
    const made = await portal.pictures.render({ source, shown, thumb }, 'prints')
    if (typeof made !== 'string') return made.prints
    return made === 'busy' ? undefined : []
  } finally {
    await portal.scratch.discard(source, shown, thumb)
  }
}

/** The files of a form, each with the tickets of its sender's own company that it seems to be in; others are not told. */
export async function withUses({ db }: Portal, viewer: Viewer, files: StoredFile[]): Promise<StoredFile[]> {
  const ids = files.flatMap(({ id, kind }) => (kind === 'image' ? id : []))
  if (viewer.side !== 'company' || !hasModule(viewer, 'tickets') || ids.length === 0) return files
  const found = await ownTicketsWith(db, viewer, ids)
  return files.map((file) => {
    const usedIn = found.flatMap(({ id, ticketId }) => (id === file.id ? ticketId : []))
    return usedIn.length > 0 ? { ...file, usedIn } : file
  })
}
