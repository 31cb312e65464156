import { modelFamilies, type ModelFamily } from '#db/template/codes.ts'
import { type Claim, serialOf } from '../claims.ts'
import { createRandom, type Random } from '../drawings/random.ts'
import type { Customer } from './customers.ts'
import { bikes, colourOf, colours, type Item, parts } from './items.ts'

/** What becomes of an order. */
export type Fate = 'open' | 'unpaid' | 'confirmed' | 'checked' | 'partly' | 'shipped' | 'invoiced' | 'cancelled'

export type Wanted = { item: Item; name: string; number: string; quantity: number; serials: string[] }

/** An order as one can tell it: so many days before today, and what came of it. */
export type Plan = { ago: number; fate: Fate; wanted: Wanted[]; random: Random }

/** The customer's orders of the last eighteen months, the oldest first. */
export function plansOf(customer: Customer, claims: readonly Claim[], now: Date): Plan[] {
  const bought = bikesOf(customer, claims, now)
  const plans = [...bought, ...stockOf(customer, now)]
  return plans.toSorted((one, other) => other.ago - one.ago)
}

const dayMs = 86_400_000
const longestAgo = 545

/** The bicycles the customer's claims are about came with an order, some weeks before they were sold. */
function bikesOf({ company, language, members }: Customer, claims: readonly Claim[], now: Date): Plan[] {
  const seen = new Set<string>()
  const sold = claims.flatMap(({ story, serial, purchased, openedAt }) => {
    if (!members.includes(story.by) || seen.has(serial)) return []
    seen.add(serial)
    const random = createRandom(`order of ${serial}`)
    const soldAt = purchased ? new Date(purchased) : openedAt
    const ago = daysBetween(soldAt, now) + Math.round(random.between(60, 110))
    return ago > longestAgo ? [] : { ago, bike: story.bike, serial }
  })
  const plans: Plan[] = []
  let next = sold.toSorted((one, other) => other.ago - one.ago)
  while (next[0]) {
    const random = createRandom(`${company} bikes ${plans.length}`)
    const { ago } = next[0]
    // Those that were ordered within three weeks came together, three at most.
    const together = next.slice(0, random.pick([1, 2, 3])).filter((one) => one.ago > ago - 21)
    next = next.slice(together.length)
    const wanted = together.map(({ bike, serial }) => bikeOf(language, bike, [serial], 1, random))
    plans.push({ ago, fate: 'invoiced', wanted, random })
  }
  return plans
}

/** The same all day long, so that the demonstration is, too. */
function daysBetween(earlier: Date, later: Date): number {
  return Math.floor(later.getTime() / dayMs) - Math.floor(earlier.getTime() / dayMs)
}

/** What a shop orders all the year round, and what is on its way just now. */
function stockOf({ company, language }: Customer, now: Date): Plan[] {
  const year = String(now.getUTCFullYear()).slice(2)
  const fates: readonly (readonly [ago: number, fate: Fate])[] =
    company === 'bellavista' ? [...recent, ...pastOf(company, 26)] : [...recentAbroad, ...pastOf(company, 5)]
  return fates.map(([ago, fate], index): Plan => {
    const random = createRandom(`${company} stock ${index}`)
    const isPrevious = fate === 'invoiced' && ago > 60
    const wanted = isPrevious ? partsOf(language, random) : mixOf(language, fate, year, random)
    return { ago, fate, wanted, random }
  })
}

const recent: readonly (readonly [number, Fate])[] = [
  [0, 'open'],
  [2, 'open'],
  [4, 'unpaid'],
  [6, 'confirmed'],
  [9, 'checked'],
  [11, 'confirmed'],
  [15, 'partly'],
  [19, 'confirmed'],
  [22, 'shipped'],
  [27, 'partly'],
  [31, 'shipped'],
  [36, 'invoiced'],
  [43, 'partly'],
  [48, 'invoiced'],
  [57, 'cancelled'],
  [204, 'cancelled'],
]

const recentAbroad: readonly (readonly [number, Fate])[] = [
  [3, 'open'],
  [13, 'confirmed'],
  [24, 'partly'],
  [39, 'shipped'],
  [51, 'invoiced'],
]

function pastOf(company: string, count: number): (readonly [number, Fate])[] {
  const random = createRandom(`${company} past`)
  const step = (longestAgo - 70) / count
  return Array.from({ length: count }, (_, index) => [
    Math.round(65 + index * step + random.between(0, step * 0.8)),
    'invoiced',
  ])
}

function partsOf(language: 'it' | 'en', random: Random): Wanted[] {
  const items = new Set<Item>()
  const count = Math.floor(random.between(1, 6))
  while (items.size < count) items.add(random.pick(parts))
  return [...items].map((item) => ({
    item,
    name: item[language],
    number: item.number,
    quantity: item.price > 10_000 ? random.pick([1, 1, 2]) : random.pick([2, 3, 5, 10]),
    serials: [],
  }))
}

/** Bicycles with some parts beside them. */
function mixOf(language: 'it' | 'en', fate: Fate, year: string, random: Random): Wanted[] {
  const families = [...new Set([1, 2].map(() => random.pick<ModelFamily>(modelFamilies)))]
  const ordered = families.map((bike) => {
    const quantity = random.pick([1, 2, 2, 4])
    return bikeOf(language, bike, alike(bike, quantity, year, random), quantity, random)
  })
  const isSmall = fate === 'open' || fate === 'unpaid'
  return isSmall ? ordered : [...ordered, ...partsOf(language, random).slice(0, 3)]
}

/** Serial numbers of bicycles of one size. */
function alike(bike: ModelFamily, count: number, year: string, random: Random): string[] {
  const serials = [serialOf(bike, year, random)]
  while (serials.length < count) {
    const another = serialOf(bike, year, random)
    if (sizeIn(bike, another) === sizeIn(bike, serials[0] ?? '')) serials.push(another)
  }
  return serials
}

function bikeOf(language: 'it' | 'en', bike: ModelFamily, serials: string[], quantity: number, random: Random): Wanted {
  const item = bikes[bike]
  const [serial = ''] = serials
  const size = sizeIn(bike, serial) ?? random.pick(['51', '54', '56'])
  const colour = serial ? colourOf(serial) : random.pick(colours)
  const name = `${item[language]} ${size} ${colour[language]}`
  return { item, name, number: `${item.number}-${size}-${colour.code}`, quantity, serials }
}

/** Most serial numbers tell the size. */
function sizeIn(bike: ModelFamily, serial: string): string | undefined {
  if (bike === 'V3R') return undefined
  return bike === 'TT1' ? serial.charAt(3) : /(?:[.-]0?)(48|51|54|56|58)/.exec(serial)?.[1]
}
