import type { Shop } from './shops.ts'
import { boundIn, weekdayOf } from './shops.time.ts'

export type ShopDay = Pick<Shop, 'timeZone' | 'hours' | 'closures'>

/** When somebody comes: the day by the shop's clocks, and of an hour its moments. */
type Visit = { day: string; startsAt: Date | null; endsAt: Date | null }

export function isOpenOn({ hours, closures }: ShopDay, day: string): boolean {
  return (hours[weekdayOf(day)] ?? []).length > 0 && !closures.some(({ from, to }) => from <= day && day <= to)
}

/** When the shop opens and closes on a day, for the first and the last time; a shop that is closed: by the whole day. */
export function boundsOf(shop: ShopDay, day: string): { opens: Date; closes: Date } {
  const spans = shop.hours[weekdayOf(day)] ?? []
  return {
    opens: boundIn(shop.timeZone, day, spans[0]?.[0] ?? '00:00'),
    closes: boundIn(shop.timeZone, day, spans.at(-1)?.[1] ?? '24:00'),
  }
}

/** Whether the shop is open on that day, and of an hour from its beginning to its end. */
export function isWithinHours(shop: ShopDay, { day, startsAt, endsAt }: Visit): boolean {
  if (!isOpenOn(shop, day)) return false
  if (!startsAt || !endsAt) return true
  return (shop.hours[weekdayOf(day)] ?? []).some(
    ([opens, closes]) =>
      startsAt >= boundIn(shop.timeZone, day, opens) && endsAt <= boundIn(shop.timeZone, day, closes),
  )
}
