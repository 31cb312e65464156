import { addDays } from '#app/kit/words/days.ts'
import { boundsOf, isOpenOn, isWithinHours, type ShopDay } from '#app/features/people/shops/shops.open.ts'
import { boundIn, isNearDay, localIn, momentIn, weekdayOf } from '#app/features/people/shops/shops.time.ts'
import type { KindOffer, Rules, When } from './appointments.ts'

/** From when to when somebody may book. */
export type Window = { from: Date; lastDay: string }

/** What is taken already, on days and in lanes. */
export type Taken = {
  days: ReadonlyMap<string, { minutes: number; booked: number; own?: boolean }>
  hours: readonly { lane: number; startsAt: Date; endsAt: Date }[]
}

const hour = 60 * 60_000

export function windowFor(who: 'rider' | 'desk', shop: ShopDay, rules: Rules, days: number, now: Date): Window {
  const { day } = localIn(shop.timeZone, now)
  if (who === 'desk') return { from: now, lastDay: addDays(day, days) }
  return { from: new Date(now.getTime() + rules.hoursAhead * hour), lastDay: addDays(day, rules.daysAhead) }
}

/** Whether a day is one on which a bicycle can be dropped off: until the shop closes, or, with time ahead, as it opens. */
function isDayWithin(shop: ShopDay, day: string, who: 'rider' | 'desk', { from, lastDay }: Window): boolean {
  const { opens, closes } = boundsOf(shop, day)
  return day <= lastDay && (who === 'desk' ? closes > from : opens >= from)
}

export function minutesOn(rules: Rules, day: string): number {
  return rules.benchMinutes[weekdayOf(day)] ?? 0
}

/** The hours of one day at which a kind can begin, whether or not they are taken. */
function hoursOf(shop: ShopDay, day: string, minutes: number): { startsAt: Date; endsAt: Date }[] {
  if (!isOpenOn(shop, day)) return []
  return (shop.hours[weekdayOf(day)] ?? []).flatMap(([opens, closes]) => {
    const [first, end] = [boundIn(shop.timeZone, day, opens), boundIn(shop.timeZone, day, closes)]
    const count = Math.max(0, Math.floor((end.getTime() - first.getTime()) / (minutes * 60_000)))
    return Array.from({ length: count }, (_, at) => lasting(new Date(first.getTime() + at * minutes * 60_000), minutes))
  })
}

function lasting(startsAt: Date, minutes: number): { startsAt: Date; endsAt: Date } {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
}

/** The lanes nobody has at that time, the first of them first. */
export function freeLanes({ hours }: Taken, lanes: number, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  const busy = hours.filter((one) => one.startsAt < endsAt && one.endsAt > startsAt).map(({ lane }) => lane)
  return Array.from({ length: lanes }, (_, at) => at + 1).filter((lane) => !busy.includes(lane))
}

type Wanted = Pick<KindOffer, 'mode' | 'minutes' | 'lanes'>
type Span = { first: string; last: string }

/** All that can be booked on some days: days, or hours of them. */
export function freeOn(
  {
    shop,
    rules,
    taken,
    window,
    who,
  }: { shop: ShopDay; rules: Rules; taken: Taken; window: Window; who: 'rider' | 'desk' },
  wanted: Wanted,
  { first, last }: Span,
): When[] {
  const until = last < window.lastDay ? last : window.lastDay
  const free: When[] = []
  for (let day = first; day <= until; day = addDays(day, 1)) {
    if (!isOpenOn(shop, day)) continue
    if (wanted.mode === 'day') {
      const { minutes, booked } = taken.days.get(day) ?? { minutes: minutesOn(rules, day), booked: 0 }
      if (isDayWithin(shop, day, who, window) && booked + wanted.minutes <= minutes)
        free.push({ day, startsAt: null, endsAt: null })
      continue
    }
    for (const at of hoursOf(shop, day, wanted.minutes))
      if (at.startsAt >= window.from && freeLanes(taken, wanted.lanes, at).length > 0) free.push({ day, ...at })
  }
  return free
}

/** The nearest in time, as they follow each other. */
export function nearest(free: readonly When[], when: When, count: number): When[] {
  const far = (one: When) => Math.abs(atOf(one) - atOf(when))
  return [...free]
    .sort((one, other) => far(one) - far(other))
    .slice(0, count)
    .sort((one, other) => atOf(one) - atOf(other))
}

function atOf({ day, startsAt }: When): number {
  return startsAt?.getTime() ?? Date.parse(`${day}T12:00:00Z`)
}

/** The key of a sentence that says why this cannot be. */
export type WhenWrong =
  | 'when-missing'
  | 'when-unreadable'
  | 'when-skipped'
  | 'when-closed'
  | 'when-past'
  | 'when-too-soon'
  | 'when-too-late'

/** Reads what a form names, a day or a moment, and asks whether the shop is there then. */
export function readWhen(
  text: string,
  { shop, window, who, now }: { shop: ShopDay; window: Window; who: 'rider' | 'desk'; now: Date },
  wanted: Wanted,
): When | WhenWrong {
  if (text === '') return 'when-missing'
  const when = wanted.mode === 'day' ? dayNamed(text) : hourNamed(text, shop, wanted.minutes)
  if (typeof when === 'string') return when
  const isOver = when.endsAt ? when.endsAt <= now : boundsOf(shop, when.day).closes <= now
  if (when.day > window.lastDay) return 'when-too-late'
  if (!isWithinHours(shop, when)) return isOver ? 'when-past' : 'when-closed'
  if (isOver) return 'when-past'
  if (who === 'rider' && (when.startsAt ?? boundsOf(shop, when.day).opens) < window.from) return 'when-too-soon'
  return when
}

function dayNamed(text: string): When | WhenWrong {
  return isNearDay(text) ? { day: text, startsAt: null, endsAt: null } : 'when-unreadable'
}

function hourNamed(text: string, { timeZone }: ShopDay, minutes: number): When | WhenWrong {
  const at = momentIn(timeZone, text)
  if (at === undefined) return 'when-unreadable'
  if (at === 'skipped') return 'when-skipped'
  return { day: localIn(timeZone, at).day, ...lasting(at, minutes) }
}
