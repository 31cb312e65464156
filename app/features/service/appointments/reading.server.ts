import type { Portal } from '#app/portal.server.ts'
import { sql } from 'kysely'
import { Problem } from '#app/kit/problem.ts'
import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { type Appointment, type AppointmentEvent, type EventDetail, isLongAgo, isOpen } from './appointments.ts'
import { findRules, readTaken } from './bench.store.server.ts'
import { isOpenOn, isWithinHours } from '#app/features/people/shops/shops.open.ts'
import { minutesOn } from './free.ts'
import { findFacts } from './mails/facts.store.server.ts'
import { cancelledUntil } from './mails/person.server.ts'
import { isNearDay, localIn, mondayOf } from '#app/features/people/shops/shops.time.ts'
import { appointmentsVisibleTo, findAppointment, wholeAppointmentsVisibleTo } from './store.server.ts'

const most = 100

/** A rider's own: what is to come first. @throws Problem module-missing */
export async function listAppointments({ db, clock }: Portal, viewer: Viewer): Promise<Appointment[]> {
  requireModule(viewer, 'appointments')
  const today = clock.now()
  return wholeAppointmentsVisibleTo(db, viewer)
    .orderBy(sql`coalesce(starts_at, appointment.day::timestamptz) < ${today}::timestamptz - interval '1 day'`)
    .orderBy(sql`abs(appointment.day - ${localIn('UTC', today).day}::date)`)
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .limit(most)
    .execute()
}

export type Shown = { day: string; isOpen: boolean; used: number; total: number; own: boolean; count: number }

/** A day of one of a dealer's shops, with its week; undefined while they have no shop. @throws Problem module-missing */
export async function readSheet(
  portal: Portal,
  viewer: CompanyViewer,
  asked: { shop?: number | undefined; day: string },
) {
  requireModule(viewer, 'appointments')
  const { db, clock } = portal
  const shops = await listShops(portal, viewer, viewer.companyId)
  const shop = asked.shop === undefined ? shops[0] : shops.find(({ id }) => id === asked.shop)
  if (!shop) {
    if (asked.shop !== undefined) throw new Problem('not-found')
    return undefined
  }
  const today = localIn(shop.timeZone, clock.now()).day
  const day = isNearDay(asked.day) ? asked.day : today
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  const [rules, taken, appointments, toCome] = await Promise.all([
    findRules(db, shop.id),
    readTaken(db, shop.id, monday, sunday),
    wholeAppointmentsVisibleTo(db, viewer)
      .where('appointment.shop_id', '=', shop.id)
      .where('appointment.day', '>=', monday)
      .where('appointment.day', '<=', sunday)
      .orderBy('starts_at')
      .orderBy('lane')
      .orderBy('appointment.id')
      .execute(),
    // On all days, like the page that the count leads to.
    appointmentsVisibleTo(db, viewer)
      .select(['appointment.day', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('appointment.shop_id', '=', shop.id)
      .where('appointment.state', '=', 'booked')
      .where('appointment.day', '>=', today)
      .execute(),
  ])
  const on = (date: string) => appointments.filter((one) => one.day === date && one.state !== 'cancelled')
  const week = Array.from({ length: 7 }, (_, at): Shown => {
    const date = addDays(monday, at)
    const { minutes, booked, own = false } = taken.days.get(date) ?? { minutes: minutesOn(rules, date), booked: 0 }
    return { day: date, isOpen: isOpenOn(shop, date), used: booked, total: minutes, own, count: on(date).length }
  })
  return {
    shop: { id: shop.id, name: shop.name, timeZone: shop.timeZone },
    shops: shops.map(({ id, name }) => ({ id, name })),
    day,
    today,
    week,
    outside: toCome.filter((one) => !isWithinHours(shop, one)).length,
    appointments: on(day),
    longAgo: on(day).flatMap((one) => (isLongAgo(one, clock.now()) ? [one.id] : [])),
  }
}

/** What a rider can no longer change here, they ask their shop for; undefined as long as they can. */
export async function whomToCall({ db, clock }: Portal, viewer: Viewer, appointment: Appointment) {
  if (viewer.role !== 'customer' || !isOpen(appointment)) return undefined
  const facts = await findFacts(db, appointment.id)
  if (!facts || (await cancelledUntil(db, facts)) >= clock.now()) return undefined
  return { shop: facts.shopName, phone: facts.phone }
}

/** With its history; a rider is not told who of the shop did what. @throws Problem module-missing, not-found */
export async function readAppointment({ db }: Portal, viewer: Viewer, id: number) {
  requireModule(viewer, 'appointments')
  const appointment = await findAppointment(db, viewer, id)
  if (!appointment) throw new Problem('not-found')
  const rows = await db
    .selectFrom('appointment_event')
    .leftJoin('account', 'account.id', 'appointment_event.actor_id')
    .select(['appointment_event.id', 'appointment_event.kind', 'appointment_event.at', 'appointment_event.detail'])
    .select(['appointment_event.actor_id as actorId', 'account.name as actorName'])
    .where('appointment_id', '=', id)
    .orderBy('appointment_event.id', 'desc')
    .limit(most)
    .execute()
  const isTold = (actorId: number | null) => viewer.role !== 'customer' || actorId === viewer.accountId
  const events = rows.map(({ actorId, actorName, detail, ...row }): AppointmentEvent => ({
    ...row,
    actorName: isTold(actorId) ? actorName : null,
    // Only `insertEvent` writes the column.
    detail: detail as EventDetail,
  }))
  return { appointment, events }
}
