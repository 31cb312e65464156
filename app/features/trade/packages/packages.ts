import type { Money } from '#app/kit/words/money.ts'
import type { Texts } from '#app/kit/words/texts.ts'
import { seesTrade, type StaffViewer, type Viewer } from '#app/features/people/account/account.ts'

/** What a dealer orders as a set, or what is done to a bicycle in a workshop. */
export const kinds = ['supply', 'service'] as const
export type Kind = (typeof kinds)[number]

export const states = ['draft', 'published', 'ended'] as const
export type State = (typeof states)[number]

/** As what a service is booked: kinds of appointment that a bicycle's own log, or a person, has something of. */
export const bookedAs = ['first_check', 'yearly', 'repair', 'fitting'] as const
export type BookedAs = (typeof bookedAs)[number]

/** What may be left to choose of a line. */
export const choiceKinds = ['size', 'colour', 'variant'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

export type PackageLine = {
  itemNumber: string
  words: Texts
  /** In one package. */
  quantity: number
  choices: Record<ChoiceKind, string[]>
}

/** `country` is '' for all that are not named. */
export type CountryPrice = { country: string; currency: string; amount: number }

/** What its form says of it. */
export type PackageFacts = {
  kind: Kind
  titles: Texts
  bodies: Texts
  families: string[]
  /** The first and the last day on which it is offered, YYYY-MM-DD. */
  validFrom: string | null
  validUntil: string | null
  /** For a service alone. */
  books: BookedAs | null
  minutes: number | null
  /** The code of a checklist; '' where there is none. */
  checklist: string
  lines: PackageLine[]
  prices: CountryPrice[]
  /** A picture of the library. */
  pictureId: number | null
}

/** By what a list is ordered: since when they stand there, or the last day on which they are offered. */
export type PackageOrder = 'listed' | 'ends'

export type PackageRow = Pick<PackageFacts, 'kind' | 'titles' | 'families' | 'validFrom' | 'validUntil'> & {
  id: number
  state: State
  listedAt: Date
}

export type Package = PackageFacts & {
  id: number
  state: State
  revision: number
  audienceId: number
  publishedAt: Date | null
  endedAt: Date | null
  /** For a package that has ended. */
  successor: { id: number; titles: Texts } | null
}

/** The price at which a dealer does a service, and how long it takes there. */
export type DealerPrice = { amount: number; currency: string; minutes: number }

/** A dealer's price with the shop where it holds; null: wherever no shop has its own. */
/** `isBookable`: riders can book it there; of what holds for all shops that is said of each. */
export type NamedPrice = DealerPrice & { shopId: number | null; shopName: string | null; isBookable: boolean }

/** A picture of the library: its title tells what is in it. */
export type ShownPicture = { title: string; width: number | null; height: number | null }

export const titleMost = 200
export const bodyMost = 10_000
export const linesMost = 50
export const quantityMost = 999
export const minutesLeast = 5
export const minutesMost = 960

/** A rider, and a mechanic, see what is done in a workshop; sets are for anyone who buys. */
export function seesSupply(viewer: Viewer): boolean {
  return seesTrade(viewer) && viewer.role !== 'customer'
}

/** Who names a dealer's price for a service, and asks for a set. */
export function sells(viewer: Viewer): boolean {
  return viewer.role === 'owner' || viewer.role === 'sales'
}

/** Agents write; what others read by then is an administrator's. */
export function mayChange(viewer: StaffViewer, { state }: Pick<Package, 'state'>): boolean {
  return state === 'draft' || (state === 'published' && viewer.role === 'admin')
}

/** Only administrators publish, end and discard. */
export function mayPublish(viewer: StaffViewer): boolean {
  return viewer.role === 'admin'
}

type Term = { state: State; validFrom: string | null; validUntil: string | null }

/** Whether it can be asked for and booked on this day. */
export function isOffered({ state, validFrom, validUntil }: Term, today: string): boolean {
  return state === 'published' && (validFrom ?? today) <= today && (validUntil ?? today) >= today
}

/** What it costs where this company is; undefined: on request. */
export function priceIn(prices: readonly CountryPrice[], country: string): Money | undefined {
  const found = prices.find((one) => one.country === country) ?? prices.find((one) => one.country === '')
  return found && { minor: found.amount, currency: found.currency }
}
