import type { shopFields } from '#app/features/people/company-facts/company-facts.ts'

/** From Monday on; a day's spans in their order, each as HH:MM to HH:MM. */
export type Span = [string, string]
export type Hours = Span[][]

/** What a person fills in of a shop. */
type ShopField = (typeof shopFields)[number]
export type ShopFacts = Record<Exclude<ShopField, 'hours' | 'closures'>, string> & { hours: Hours }

/** Days on which it is closed, as YYYY-MM-DD; the last one among them. */
export type Closure = { id: number; from: string; to: string }

export type Shop = ShopFacts & { id: number; closures: Closure[] }

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The shops of one company, and the closed days of one shop from today on. */
export const shopsMost = 50
export const closuresMost = 60

/** In a day: somebody closes for lunch, nobody five times. */
const spansMost = 4

/**
 * A day's hours as people write them: `9-12:30, 15-19`, `9.00 – 12.30 / 15.00 – 19.00`. Nothing at all is closed.
 * @returns undefined for what is no hours, ends before it begins or overlaps
 */
export function readSpans(typed: string): Span[] | undefined {
  const parts = typed
    .normalize('NFKC')
    .trim()
    .split(/\s*[,;/]\s*|\s+(?=\d{1,2}[.:h]?\d{0,2}\s*[\p{Pd}])/u)
  const spans = parts.filter(Boolean).map(readSpan)
  if (spans.length > spansMost) return undefined
  const known = spans.filter((span) => span !== undefined)
  const times = known.flat()
  const isInOrder = times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))
  return known.length === spans.length && isInOrder ? known : undefined
}

export function writeSpans(spans: readonly Span[]): string {
  return spans.map(([from, to]) => `${from}–${to}`).join(', ')
}

function readSpan(text: string): Span | undefined {
  const [, from = '', to = ''] = /^([\d.:h]+)\s*\p{Pd}\s*([\d.:h]+)$/u.exec(text) ?? []
  const [begins, ends] = [readTime(from), readTime(to)]
  return begins !== undefined && ends !== undefined ? [begins, ends] : undefined
}

function readTime(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:h](\d{2})?)?$/.exec(text) ?? []
  if (hour === undefined) return undefined
  const time = `${hour.padStart(2, '0')}:${minute}`
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined
}

/** What the pages of shops announce. */
export const shopNotices = ['added', 'saved', 'removed', 'closure', 'open'] as const
export type ShopNotice = (typeof shopNotices)[number]
