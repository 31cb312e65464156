import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Portal } from '#app/portal.server.ts'
import { insertPrints, findUncompared, findUnprinted, pairPrints, type Printed } from './prints.store.server.ts'

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
