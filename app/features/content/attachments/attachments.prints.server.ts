import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { tookTooLong } from '#app/kit/db/database-away.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { clearLimit, consumeLimit } from '#app/kit/throttle.server.ts'
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
  setAside,
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
  const round: Round = { portal, stopping, failed: [], inARow: 0 }
  for (let done = 0; done < mostAnHour; done += atOnce) {
    const photos = await findUnprinted(portal.db, round.failed, atOnce)
    await each(round, photos, async ({ id, thumbKey, isStaffs }) => {
      const prints = isStaffs || thumbKey === null ? [] : await printsOfStored(portal, thumbKey)
      if (prints) await portal.db.transaction().execute((tx) => insertPrints(tx, id, prints))
    })
    const uncompared = await findUncompared(portal.db, round.failed, atOnce)
    await each(round, uncompared, (photo) => comparePhoto(portal, photo))
    if (photos.length < atOnce || stopping?.aborted) return
  }
}

type Round = {
  portal: Portal
  stopping: AbortSignal | undefined
  /** Those at which it failed: the next round has them again. */
  failed: string[]
  inARow: number
}

/** One photo after the other: one at which it fails keeps back no other. */
async function each<Photo extends { id: string }>(
  round: Round,
  photos: readonly Photo[],
  work: (photo: Photo) => Promise<void>,
): Promise<void> {
  for (const photo of photos) {
    if (round.stopping?.aborted) return
    try {
      await work(photo)
      round.inARow = 0
    } catch (error) {
      await noteFailure(round, photo.id, error)
    }
  }
}

const triesOfAPhoto = 3
const dayMinutes = 24 * 60
/** After so many in a row it is no photo's fault, and the round ends: the next one goes on. */
const mostInARow = 20

/** What has failed three times within a day is set aside: it would fail each hour. */
async function noteFailure(round: Round, id: string, error: unknown): Promise<void> {
  const { db, clock, log } = round.portal
  if (round.stopping?.aborted || isDatabaseAway(error)) throw error
  round.failed.push(id)
  const limit = { key: `print ${id}`, tries: triesOfAPhoto - 1, minutes: dayMinutes }
  if (await consumeLimit(db, clock.now(), limit)) {
    log.warn({ err: error, file: id }, 'a photo could not be looked for among the others; it is tried again in an hour')
  } else {
    await setAside(db, id)
    await clearLimit(db, limit.key)
    log.error({ err: error, file: id }, 'a photo was set aside: it could not be looked for among the others')
  }
  round.inARow += 1
  if (round.inARow >= mostInARow) throw error
}

/** Not where one statement took too long: that may be this photo's. */
function isDatabaseAway(error: unknown): boolean {
  return error instanceof Problem && error.code === 'unavailable' && !tookTooLong(error.cause)
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
