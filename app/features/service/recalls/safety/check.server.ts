import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { foldSerial, normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { isAffected } from '../found.store.server.ts'
import { shownIn } from '../pictures.ts'
import { listPictures } from '../pictures.store.server.ts'
import * as store from '../store.server.ts'
import { wantedFor } from '../wanted.server.ts'

/** Checks of numbers, an address: enough for a team's bicycles, too few to list a maker's. */
const tries = { tries: 30, minutes: 15 }

/** What a form may hold of one. */
const longest = 60

/** What the public sees of a published notice. @throws Problem not-found */
export async function readNotice(portal: Portal, number: string) {
  const recall = await findNotice(portal, number)
  const [serials, pictures] = await Promise.all([
    store.firstSerials(portal.db, { recallId: recall.id }),
    listPictures(portal.db, { recallId: recall.id }),
  ])
  return { recall, pictures: shownIn(recall, pictures), serials }
}

async function findNotice({ db }: Portal, number: string) {
  const recall = await store.findNotice(db, number.slice(0, longest))
  if (!recall) throw new Problem('not-found')
  return recall
}

/**
 * Whether a bicycle is affected, and nothing else: of a number nobody knows the same is asked and answered as of any other.
 * @param number of one notice, or undefined for all of them @throws Problem not-found, too-many-tries
 */
export async function checkSerial(
  portal: Portal,
  { address }: Pick<RequestInfo, 'address'>,
  typed: string,
  number?: string,
): Promise<'affected' | 'not'> {
  const { db, clock, catalogues } = portal
  const key = `recall check ${throttleAddress(address)}`
  const [isAllowed, recalls] = await Promise.all([
    consumeLimit(db, clock.now(), { key, ...tries }),
    number === undefined ? store.listNotices(db) : findNotice(portal, number).then((recall) => [recall]),
  ])
  if (!isAllowed) throw new Problem('too-many-tries')
  const serial = normaliseSerial(typed, catalogues.current().families)
  const only = { folded: foldSerial(serial), serial, isAsked: true as const }
  let found = false
  // All of them are asked, whatever the first says.
  for (const { id, state } of recalls)
    if (number !== undefined || state === 'published')
      found = (await isAffected(db, { ...wantedFor(portal, id), only })) || found
  return found ? 'affected' : 'not'
}
