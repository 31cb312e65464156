import { addDays } from '#app/kit/words/days.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { isOpen, type When } from '../appointments.ts'
import { whenText } from '../appointments.server.ts'
import { writeEntry } from '../calendar/ics.server.ts'
import { nearestFree, openDesk } from '../desk.server.ts'
import { bearerOf } from '../links.server.ts'
import { type Facts, findFactsByLink } from '../mails/facts.store.server.ts'
import { cancelledUntil, ownEntry } from '../mails/person.server.ts'

/** Links that lead nowhere, of one address. */
const tries = { tries: 30, minutes: 15 }
/** So long a link still leads to what is over: after its day, or after the day on which it ended where that was later. */
const livesDays = 30

/**
 * The appointment of a link. One that never was, was replaced or is over are the same.
 * @returns undefined for all of these @throws Problem too-many-tries
 */
export async function readLink(
  { db, clock }: Portal,
  info: Pick<RequestInfo, 'address'>,
  token: string,
): Promise<Facts | undefined> {
  const key = `appointment link ${throttleAddress(info.address)}`
  const now = clock.now()
  if (!(await consumeLimit(db, now, { key, ...tries }))) throw new Problem('too-many-tries')
  const found = await findFactsByLink(db, bearerOf(token))
  if (!found || isLongOver(found, now)) return undefined
  await refundLimit(db, key)
  return found
}

/** A bicycle at the shop may wait there for a part for weeks: mails go on leading to it. */
function isLongOver({ state, day, endedAt }: Facts, now: Date): boolean {
  if (state === 'arrived' || state === 'ready') return false
  const ended = endedAt ? dayOf(endedAt) : day
  return now >= new Date(`${addDays(ended > day ? ended : day, livesDays + 1)}T00:00:00Z`)
}

/** Until when it can be changed here, and to what; `free` is empty once it cannot. */
export async function readChoices(
  portal: Portal,
  token: string,
  facts: Facts,
): Promise<{ until: Date; mayChange: boolean; free: { value: string; when: When }[] }> {
  const until = await cancelledUntil(portal.db, facts)
  const mayChange = isOpen(facts) && until >= portal.clock.now()
  if (!mayChange) return { until, mayChange, free: [] }
  const desk = await openDesk(portal, bearerOf(token), facts.shopId)
  const offer = desk.kinds.find(({ kind }) => kind === facts.kind)
  if (!offer) return { until, mayChange, free: [] }
  const free = await nearestFree(portal, desk, { ...offer, mode: facts.mode, minutes: facts.minutes }, facts, offered)
  const others = free.filter((when) => !isAt(facts, when))
  return { until, mayChange, free: others.map((when) => ({ value: whenText(facts.timeZone, when), when })) }
}

/** So many days or hours are proposed. */
const offered = 12

function isAt(it: When, { day, startsAt }: When): boolean {
  return it.day === day && it.startsAt?.getTime() === startsAt?.getTime()
}

/** As a file that any calendar opens. */
export function fileOf(portal: Portal, facts: Facts): string {
  return writeEntry(ownEntry(portal, facts))
}
