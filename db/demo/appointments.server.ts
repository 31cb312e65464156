import type { Transaction } from 'kysely'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { shopsById } from '#app/features/people/shops/shops.by-id.server.ts'
import { type Kind, usualOffers } from '#app/features/service/appointments/appointments.ts'
import { book } from '#app/features/service/appointments/appointments.server.ts'
import { isOpenOn, type ShopDay } from '#app/features/people/shops/shops.open.ts'
import { putKind } from '#app/features/service/appointments/settings/store.server.ts'
import { localIn, momentIn } from '#app/features/people/shops/shops.time.ts'
import { arrive, done, noShow, ready } from '#app/features/service/appointments/steps.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { idOf } from './claims.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'

/** What the shop takes appointments for, and whether riders choose it themselves. */
const offers: readonly { kind: Kind; forRiders: boolean; lanes?: number; words?: string }[] = [
  { kind: 'yearly', forRiders: true, words: 'Lavaggio compreso.' },
  { kind: 'first_check', forRiders: true },
  { kind: 'repair', forRiders: false },
  { kind: 'warranty_inspection', forRiders: false },
  { kind: 'recall', forRiders: true },
  { kind: 'fitting', forRiders: true, words: 'Portare scarpe e pedali.' },
  { kind: 'test_ride', forRiders: true, lanes: 2 },
  { kind: 'handover', forRiders: false },
]

type Booked = {
  /** Counted in days on which the shop is open: 0 is today or the next, -1 the one before. */
  day: number
  /** Where it is by the hour. */
  time?: string
  kind: Kind
  name: string
  phone: string
  /** Who has said yes at the counter to being asked by mail how it went. */
  email?: string
  bicycle: string
  message?: string
  /** How far it has come, once its day is there. */
  state?: 'arrived' | 'ready' | 'done' | 'no-show'
}

const week: readonly Booked[] = [
  {
    day: -2,
    kind: 'yearly',
    name: 'Luca Ferrari',
    phone: '+39 333 555 0101',
    email: 'luca.ferrari@guest.example',
    bicycle: 'V4R · 54',
    state: 'done',
  },
  { day: -1, kind: 'repair', name: 'Sara Conti', phone: '+39 333 555 0102', bicycle: 'C68 · 48', state: 'done' },
  { day: -1, time: '10:00', kind: 'test_ride', name: 'Paolo Greco', phone: '', bicycle: 'V4R', state: 'no-show' },
  {
    day: 0,
    kind: 'yearly',
    name: 'Anna Moretti',
    phone: '+39 333 555 0103',
    bicycle: 'C68 Allroad · 51',
    message: 'Il cambio salta sul 28: controllare anche il forcellino.',
    state: 'ready',
  },
  {
    day: 0,
    kind: 'repair',
    name: 'Giorgio Vitale',
    phone: '+39 333 555 0104',
    bicycle: 'Bici di altra marca · 56',
    message: 'Raggio rotto, ruota posteriore.',
    state: 'arrived',
  },
  { day: 0, kind: 'first_check', name: 'Elena Marchi', phone: '+39 333 555 0105', bicycle: 'V3R' },
  { day: 0, time: '11:00', kind: 'handover', name: 'Davide Costa', phone: '+39 333 555 0106', bicycle: 'V3 · 54' },
  { day: 1, kind: 'warranty_inspection', name: 'Irene Sala', phone: '+39 333 555 0107', bicycle: 'C68 · 51' },
  { day: 1, time: '09:00', kind: 'fitting', name: 'Matteo Rinaldi', phone: '+39 333 555 0108', bicycle: 'V4R · 51' },
  { day: 2, kind: 'yearly', name: 'Chiara Longo', phone: '+39 333 555 0109', bicycle: 'C68 Strada · 54' },
  { day: 3, time: '10:00', kind: 'test_ride', name: 'Fabio Neri', phone: '+39 333 555 0110', bicycle: 'V4R' },
  { day: 3, time: '10:00', kind: 'test_ride', name: 'Marta Neri', phone: '+39 333 555 0110', bicycle: 'V3R' },
]

type Stage = { portal: Portal; tx: Transaction<Tables>; cast: Cast; now: Date }
type Desk = { viewer: CompanyViewer; shop: ShopDay & { id: number } }

/** A week at the workshop of a dealer, the rider's own appointment among it. */
export async function addAppointments(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const stage = { portal, tx, cast, now: portal.clock.now() }
  const viewer = memberOf(stage, 'dealer')
  const first = await tx
    .selectFrom('shop')
    .select('id')
    .where('company_id', '=', viewer.companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [shop] = await shopsById(tx, [first.id], '2000-01-01')
  if (!shop) return
  for (const { kind, forRiders, lanes = 1, words = '' } of offers)
    await putKind(tx, shop.id, { kind, ...usualOffers[kind], lanes, words, forRiders, active: true })
  const desk = { viewer, shop }
  for (const booked of week) await play(stage, desk, booked)
  const { kind, day } = { kind: 'yearly', day: openDay(stage, shop, 4) } as const
  const then = portalAt(portal, tx, daysBefore(stage.now, 1))
  const phone = '+39 333 555 0111'
  const rider = memberOf(stage, 'customer')
  const ridden = await tx
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', rider.companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  await book(then, rider, {
    submission: idOf('own appointment'),
    shop: shop.id,
    kind,
    when: day,
    phone,
    product: ridden?.id,
  })
  // It was booked long before anybody looks here.
  await tx.deleteFrom('outbox').where('subject', 'like', 'appointment %').execute()
}

/** Booked some days before; on its day what the workshop does with it. */
async function play(stage: Stage, { viewer, shop }: Desk, booked: Booked): Promise<void> {
  const { time, kind, name, phone, email, bicycle, message, state } = booked
  const day = openDay(stage, shop, booked.day)
  const opens = momentIn(shop.timeZone, `${day}T09:00`)
  if (!(opens instanceof Date)) return
  const asked = portalAt(
    stage.portal,
    stage.tx,
    daysBefore(new Date(Math.min(opens.getTime(), stage.now.getTime())), 4),
  )
  const found = await book(asked, viewer, {
    submission: idOf(`appointment ${day} ${name}`),
    shop: shop.id,
    kind,
    when: time ? `${day}T${time}` : day,
    bicycle,
    name,
    phone,
    email: email ?? (phone ? '' : 'paolo.greco@guest.example'),
    surveys: email !== undefined,
    locale: 'it',
    message,
    beyond: true,
  })
  if (!('id' in found)) throw new Error(`${name}: ${JSON.stringify(found)}`)
  const isOver = booked.day < 0
  const hours = (count: number) => new Date(Math.min(opens.getTime() + count * 3_600_000, stage.now.getTime()))
  const at = (count: number) => portalAt(stage.portal, stage.tx, hours(isOver ? count : 0))
  if (state === 'no-show') return noShow(at(9), viewer, found.id)
  if (!state || (!isOver && day !== localIn(shop.timeZone, stage.now).day)) return undefined
  await arrive(at(0), viewer, found.id)
  if (state !== 'arrived') await ready(at(6), viewer, found.id, { log: false })
  if (state === 'done') await done(at(9), viewer, found.id, { log: false })
}

function memberOf({ cast }: Stage, name: string): CompanyViewer {
  const viewer = cast.members.get(`${name}@demo.example`)
  if (!viewer) throw new Error(`Nobody in the demonstration is called ${name}`)
  return viewer
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 86_400_000)
}

/** The nth day from today on which the shop is open, forwards or back. */
function openDay({ now }: Stage, shop: ShopDay, nth: number): string {
  const step = nth < 0 ? -1 : 1
  let day = localIn(shop.timeZone, now).day
  if (nth < 0) day = addDays(day, -1)
  for (let left = nth < 0 ? -nth - 1 : nth; ; day = addDays(day, step)) {
    if (!isOpenOn(shop, day)) continue
    if (left === 0) return day
    left -= 1
  }
}
