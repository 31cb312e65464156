import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { isWithinHours, type ShopDay } from './shops.open.ts'
import { localIn } from './shops.time.ts'

/** An appointment that is still to come. */
export type Booked = {
  id: number
  day: string
  startsAt: Date | null
  endsAt: Date | null
  personName: string
  bicycle: string
}

/** What is to become of appointments at which the shop would be closed, and those its owner was shown. */
export type Answer = { booked?: 'keep' | 'move' | undefined; seen: readonly string[] }

/** What was not shown before, or nobody has answered for: to be asked about, with the shop's time zone. */
export type Touched = { touched: Booked[]; timeZone: string }

const most = 500

/** What is booked at a shop from a day on. */
async function listBooked(db: Db, shopId: number, today: string): Promise<Booked[]> {
  return db
    .selectFrom('appointment')
    .leftJoin('account', 'account.id', 'appointment.account_id')
    .select(['appointment.id', 'day', 'starts_at as startsAt', 'ends_at as endsAt', 'bicycle'])
    .select((row) => row.fn.coalesce('account.name', 'appointment.person_name').as('personName'))
    .where('shop_id', '=', shopId)
    .where('state', '=', 'booked')
    .where('day', '>=', today)
    .orderBy('day')
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .limit(most)
    .execute()
}

/**
 * What is booked when the shop would be closed from now on, and is open still.
 * @returns undefined where there is nothing, or its owner has been shown all of it and said what becomes of it
 */
export async function touchedBy(
  tx: Db,
  shop: ShopDay & { id: number },
  after: ShopDay,
  { booked, seen }: Answer,
  now: Date,
): Promise<Touched | undefined> {
  const { timeZone } = after
  const all = await listBooked(tx, shop.id, localIn(timeZone, now).day)
  const touched = all.filter((one) => isWithinHours(shop, one) && !isWithinHours(after, one))
  const isAnswered = booked !== undefined && touched.every(({ id }) => seen.includes(String(id)))
  return touched.length === 0 || isAnswered ? undefined : { touched, timeZone }
}

/** The question, as it comes back with the form. */
export function touchedMistake(locale: Locale, { touched, timeZone }: Touched): Mistake {
  const lines = touched.map(({ day, startsAt, personName, bicycle }) => {
    const time = startsAt ? `, ${localIn(timeZone, startsAt).time}` : ''
    return [`${formatDay(locale, day)}${time}`, personName, bicycle].filter(Boolean).join(' · ')
  })
  const submitted = { seen: touched.map(({ id }) => String(id)), lines }
  return { path: '', message: 'touched', status: 409, submitted }
}
