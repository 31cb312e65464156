import type { currencies } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Money } from '#app/kit/words/money.ts'

/** What staff keep of a company, in the order of its form; each is written '' where it is not known. */
export const factNames = [
  'name',
  'customerNumber',
  'country',
  'vatNumber',
  'locale',
  'street',
  'postcode',
  'city',
  'phone',
  'email',
] as const
export type FactName = (typeof factNames)[number]
export type Facts = Record<Exclude<FactName, 'locale'>, string> & { locale: Locale }

export const companyKinds = ['dealer', 'customer'] as const
export type CompanyKind = (typeof companyKinds)[number]

export type Company = Facts & { id: number; kind: CompanyKind }

/** A company among others of its name: two that are to become one are mostly called alike. */
export function calledApart({ name, customerNumber, city }: Pick<Company, 'name' | 'customerNumber' | 'city'>): string {
  const known = [customerNumber, city].filter(Boolean).join(', ')
  return known ? `${name} (${known})` : name
}

/** What an hour of a dealer's work is worth from a day on, YYYY-MM-DD. */
export type Terms = { validFrom: string; rate: Money }

/** What changed, by field: as it was, and as it is. */
type Changes = Partial<Record<FactName | 'kind', [string, string]>>

/** What only a company of its kind has, and what keeps it of that kind. */
export const kindKeepers = ['people', 'invites', 'leads', 'shops', 'terms'] as const
export type KindKeeper = (typeof kindKeepers)[number]

/** What people fill in of a shop, and when it is closed. */
export const shopFields = [
  'name',
  'street',
  'postcode',
  'city',
  'country',
  'timeZone',
  'phone',
  'email',
  'hours',
  'closures',
  'wayIn',
] as const

/** What the page counts before two companies become one. */
export const mergeKinds = ['account', 'ticket', 'product', 'order', 'quote', 'lead', 'invite', 'shop'] as const
export type MergeCounts = Record<(typeof mergeKinds)[number], number>

export type EventDetail = {
  /** Which company went into this one. */
  merged?: { name: string; customerNumber: string; vatNumber: string; counts: MergeCounts }
  changes?: Changes
  terms?: Terms
  before?: Money
  /** What it is called, and what of it was changed. */
  shop?: { name: string; fields?: (typeof shopFields)[number][] }
}

export const eventKinds = [
  'created',
  'changed',
  'terms',
  'shop_added',
  'shop_changed',
  'shop_removed',
  'merged',
  'seen_as',
  'seen_as_ended',
] as const
export type EventKind = (typeof eventKinds)[number]

export type CompanyEvent = { id: number; kind: EventKind; at: Date; by: string; isStaffs: boolean; detail: EventDetail }

/** How many events of a company's history a page shows, the latest first. */
export const eventsMost = 50

/** As people and programs write it, with or without spaces, in any case: one number is one text. */
export function normaliseCustomerNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase()
}

/** The currency of a country's dealers, where nobody has set another. */
export function currencyOf(country: string): (typeof currencies)[number] {
  if (country === 'CH' || country === 'LI') return 'CHF'
  if (country === 'GB') return 'GBP'
  return country === 'US' ? 'USD' : 'EUR'
}

/** The one in force on a day. @param terms the latest first */
export function termsOn(terms: readonly Terms[], day: string): Terms | undefined {
  return terms.find(({ validFrom }) => validFrom <= day)
}
