import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { isWithinHours } from '#app/features/people/shops/shops.open.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { whenText } from '../appointments.server.ts'
import { type Appointment, type When, worksAtDesk } from '../appointments.ts'
import { readTaken } from '../bench.store.server.ts'
import { move } from '../changes.server.ts'
import { type Desk, openDesk } from '../desk.server.ts'
import { formWords } from '../forms.words.ts'
import { freeLanes, freeOn, minutesOn, type Taken } from '../free.ts'
import { wholeAppointmentsVisibleTo } from '../store.server.ts'

/** So many stand on one page; those that remain come with the next. */
const most = 40
const proposed = 3
const daysOn = 42

/** What is booked when the shop is closed, each with what is free next. */
export type ClosedAppointment = { appointment: Appointment; proposals: { value: string; when: When }[] }

/**
 * The appointments of a shop that are still to come and at which it will be closed. No place is proposed to two of them
 * first.
 * @throws Problem module-missing, not-found
 */
export async function readClosed(portal: Portal, viewer: Viewer, asked: number | undefined) {
  const desk = await openOwn(portal, viewer, asked)
  const shopId = desk.shop.id
  const today = localIn(desk.shop.timeZone, desk.now).day
  const booked = await wholeAppointmentsVisibleTo(portal.db, viewer)
    .where('appointment.shop_id', '=', shopId)
    .where('appointment.state', '=', 'booked')
    .where('appointment.day', '>=', today)
    .orderBy('appointment.day')
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
  const closed = booked.filter((one) => !isWithinHours(desk.shop, one)).slice(0, most)
  const last = addDays(closed.at(-1)?.day ?? today, daysOn)
  const all = await readTaken(portal.db, shopId, today, last)
  const taken = { days: new Map(all.days), hours: [...all.hours] }
  const appointments = closed.map((appointment): ClosedAppointment => {
    const lanes = lanesOf(desk, appointment)
    const span = { first: appointment.day, last: addDays(appointment.day, daysOn) }
    const free = freeOn({ ...desk, taken }, { ...appointment, lanes }, span).slice(0, proposed)
    if (free[0]) reserve(desk, taken, { ...appointment, lanes }, free[0])
    return { appointment, proposals: free.map((when) => ({ value: whenText(desk.shop.timeZone, when), when })) }
  })
  return { shop: { id: shopId, name: desk.shop.name, timeZone: desk.shop.timeZone }, appointments }
}

/** Where one of them goes, and the sequence its reader saw. */
type Move = { id: number; when: string; seen: number }

/** Moves what is to be moved, one after the other. @throws Problem module-missing, not-found, not-yours, conflict */
export async function moveClosed(
  portal: Portal,
  viewer: Viewer,
  asked: number | undefined,
  moves: readonly Move[],
): Promise<void> {
  await openOwn(portal, viewer, asked)
  let left = 0
  for (const { id, ...input } of moves) if (await isLeft(portal, viewer, id, input)) left += 1
  if (left > 0) throw conflictIn(formWords)('some-left', { count: left })
}

/** Whether it could not be moved: somebody else has the place, or has changed the appointment. */
async function isLeft(portal: Portal, viewer: Viewer, id: number, input: { when: string; seen: number }) {
  try {
    return (await move(portal, viewer, id, input)) !== undefined
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return true
    throw error
  }
}

/** One of the dealer's own shops, the first of them unless they say which. */
async function openOwn(portal: Portal, viewer: Viewer, asked: number | undefined): Promise<Desk> {
  const desk = requireOwn(viewer)
  const shops = await listShops(portal, desk, desk.companyId)
  const shop = asked === undefined ? shops[0] : shops.find(({ id }) => id === asked)
  if (!shop) throw new Problem('not-found')
  return openDesk(portal, desk, shop.id)
}

/** @throws Problem module-missing, not-found */
function requireOwn(viewer: Viewer): CompanyViewer {
  if (viewer.side !== 'company' || !worksAtDesk(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'appointments')
  return viewer
}

function lanesOf({ kinds }: Desk, { kind, lane }: Appointment): number {
  return kinds.find((offer) => offer.kind === kind)?.lanes ?? lane ?? 1
}

type Kept = { days: Map<string, { minutes: number; booked: number }>; hours: Taken['hours'][number][] }

function reserve({ rules }: Desk, taken: Kept, it: { minutes: number; lanes: number }, when: When): void {
  const { day, startsAt, endsAt } = when
  if (startsAt && endsAt) {
    const [lane = 1] = freeLanes(taken, it.lanes, { startsAt, endsAt })
    taken.hours.push({ lane, startsAt, endsAt })
    return
  }
  const { minutes, booked } = taken.days.get(day) ?? { minutes: minutesOn(rules, day), booked: 0 }
  taken.days.set(day, { minutes, booked: booked + it.minutes })
}
