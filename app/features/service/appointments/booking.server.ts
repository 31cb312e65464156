import type { Db } from '#app/kit/db/db.server.ts'
import { type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { accountLimits } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { holdShop } from '#app/features/people/shops/shops.by-id.server.ts'
import { wantSurveys } from '#app/features/service/surveys/surveys.guests.server.ts'
import type { KindOffer } from './appointments.ts'
import { takeOrPass } from './bench.store.server.ts'
import type { Desk } from './desk.server.ts'
import { makeToken } from './links.server.ts'
import * as store from './store.server.ts'
import { tellOf } from './telling.server.ts'

export type New = {
  desk: Desk
  offer: KindOffer
  row: Omit<store.NewAppointment, 'lane' | 'tokenHash' | 'tokenSealed' | 'bookedBy'>
  /** Although the day's minutes are used, as only the desk may say. */
  beyond: boolean
  /** They want to be asked by mail how it went. */
  surveys: boolean
}

/** Ends the transaction, so that nothing of the booking stays. */
class NotBooked extends Error {
  readonly why: 'taken' | 'too-many'
  constructor(why: 'taken' | 'too-many') {
    super(why)
    this.why = why
  }
}

/**
 * Writes it where there is room. Sent twice at once, the second waits for the first, and what it has counted goes with its
 * transaction. @returns its number, or which one this form has booked otherwise
 * @throws Problem too-many-appointments, not-found
 */
export async function putBooking(
  portal: Portal,
  viewer: CompanyViewer,
  input: New,
): Promise<Made | 'taken' | 'too-many'> {
  try {
    const id = await portal.db.transaction().execute((tx) => insert(portal, tx, viewer, input))
    return { id }
  } catch (error) {
    if (!(error instanceof NotBooked || error instanceof Problem)) throw error
    const before = await store.findBySubmission(portal.db, viewer.accountId, input.row.submission)
    if (before) return madeBefore(before, input.row.formContent)
    if (error instanceof NotBooked) return error.why
    throw error
  }
}

async function insert(portal: Portal, tx: Db, viewer: CompanyViewer, { desk, offer, row, beyond, surveys }: New) {
  const { accountId, role } = viewer
  const { now } = desk
  // Two of one person wait for each other here: the count below holds for both.
  await countSent(tx, viewer, 'appointments', now)
  if (role === 'customer' && (await store.countOpen(tx, accountId, now)) >= accountLimits.appointmentsOpen)
    throw new NotBooked('too-many')
  // Its owner may have removed it since it was read.
  if (!(await holdShop(tx, row.shopId))) throw new Problem('not-found')
  const { token, ...link } = makeToken(portal)
  const id = await insertInLane(tx, { ...row, ...link, bookedBy: accountId }, offer, now)
  if (id === undefined) throw new NotBooked('taken')
  const isBeyond = offer.mode === 'day' && (await takeDay(tx, benchOf(desk, row), beyond && role !== 'customer'))
  const detail = isBeyond ? { beyond: true as const } : {}
  await store.insertEvent(tx, { id, kind: 'booked', actorId: accountId, detail }, now)
  if (surveys) await wantSurveys(tx, id, accountId, now)
  const appointment = await store.findAppointment(tx, viewer, id)
  const by = role === 'customer' ? 'person' : 'shop'
  if (appointment) await tellOf(tx, appointment, { portal, what: 'booked', by, actorId: accountId, now, token })
  return id
}

async function insertInLane(
  tx: Db,
  row: Omit<store.NewAppointment, 'lane'>,
  { mode, lanes }: KindOffer,
  now: Date,
): Promise<number | undefined> {
  if (mode === 'day') return store.insertAppointment(tx, { ...row, lane: null }, now)
  for (let lane = 1; lane <= lanes; lane += 1) {
    const id = await store.insertAppointment(tx, { ...row, lane }, now)
    if (id !== undefined) return id
  }
  return undefined
}

function benchOf({ rules }: Desk, { shopId, day, minutes }: New['row']) {
  return { rules, bench: { shopId, day, minutes } }
}

/** @returns whether it is beyond the day's minutes */
async function takeDay(tx: Db, { rules, bench }: ReturnType<typeof benchOf>, mayBeyond: boolean): Promise<boolean> {
  const taken = await takeOrPass(tx, rules, bench, mayBeyond)
  if (!taken) throw new NotBooked('taken')
  return taken === 'beyond'
}
