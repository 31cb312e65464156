import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import { plannedServices } from '#app/catalogue/catalogue.services.ts'
import type { OpenRecall } from '#app/features/service/recalls/recalls.ts'
import type { CompanyViewer, StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { daysLeft, expiryWarningDays } from '#app/features/bicycles/coverage/coverage.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'

/** Who vouches for a registration beside who made it: a proof of purchase, the dealer who sold the bicycle, or staff. */
export type Confirmation = 'receipt' | 'dealer' | 'staff'

/** Where the warranty of a bicycle stands; `ending`: within the days of the expiry warning. */
export const warrantyStates = ['running', 'ending', 'expired'] as const
export type WarrantyState = (typeof warrantyStates)[number]

/** What the log of a bicycle takes as a service: repairs beside those that can be due. */
export const services = [...plannedServices, 'repair'] as const
export type Service = (typeof services)[number]

export const consumables = ['chain', 'cassette', 'brake_pads', 'tyres', 'bar_tape'] as const
export type Consumable = (typeof consumables)[number]

/** What wears, and after how many kilometres it is looked at. */
export const consumableKilometres: Record<Consumable, number> = {
  chain: 3000,
  cassette: 8000,
  brake_pads: 2500,
  tyres: 4000,
  bar_tape: 5000,
}

export const consumableStates = ['good', 'worn', 'replace', 'replaced'] as const
export type ConsumableState = (typeof consumableStates)[number]

export const eventKinds = [
  'registered',
  'code',
  'code_withdrawn',
  'transferred',
  'passport',
  'service',
  'consumable',
  'accessory',
  'note',
  'consent',
  'corrected',
  'attributes',
  'confirmed',
  'given_way',
] as const
export type EventKind = (typeof eventKinds)[number]

/** What each changed field held before, and since; blank where it was empty. */
export type Changes = Record<string, readonly [before: string, after: string]>

/** On an earlier holder's events only what is technical: `actorName` is null then, and `body` blank. */
export type ProductEvent = {
  id: number
  kind: EventKind
  subject: string
  state: string
  day: string
  body: string
  actorName: string | null
  at: Date
  /** Staff did it, whose names only staff read. */
  byMaker: boolean
  changes: Changes
}

/** A product as lists show it. */
export type ProductRow = {
  id: number
  companyName: string
  frameModel: ModelFamily
  name: string
  size: string
  colour: string
  serialNumber: string
  country: string
  dateOfPurchase: string
  /** The last day that is certain. */
  warrantyExpiry: string
  /** The last day if the registration were confirmed. */
  longestExpiry: string
  isConfirmed: boolean
}

export type Product = ProductRow & {
  companyId: number
  registeredOn: string
  firstOwner: boolean
  heldSince: Date
  heldByName: string | null
  safetyContact: boolean
  /** As they are stored: which of them count, the family says. */
  attributes: unknown
  passportCode: string
  /** Counts the corrections, so that none overwrites another that its reader had not seen. */
  version: number
  /** What is still to be seen to on it. */
  recalls: OpenRecall[]
}

/** A transfer's code is good for two weeks. */
export const transferDays = 14

/** By what a list is ordered. */
export type ProductOrder = 'bought' | 'expiry' | 'model'

/** What a list shows. `q` is lower case, as the search column is. */
export type ProductFilter = {
  q?: string | undefined
  family?: ModelFamily | undefined
  warranty?: WarrantyState | undefined
  /** One customer's; staff alone ask for it. */
  company?: number | undefined
  sort?: Sort<ProductOrder> | undefined
  after?: Cursor | undefined
}

/** `isOpen`: over for certain only if the registration stays unconfirmed. */
export type Warranty = { state: WarrantyState; expiry: string; days: number; isConfirmed: boolean; isOpen: boolean }

type Expiring = Pick<ProductRow, 'warrantyExpiry' | 'longestExpiry' | 'isConfirmed'>

/** @param today YYYY-MM-DD where the bicycle was bought */
export function warrantyOn({ warrantyExpiry: expiry, longestExpiry, isConfirmed }: Expiring, today: string): Warranty {
  const days = daysLeft(expiry, today)
  const state = days < 0 ? 'expired' : days <= expiryWarningDays ? 'ending' : 'running'
  return { state, expiry, days, isConfirmed, isOpen: !isConfirmed && days < 0 && longestExpiry >= today }
}

/** A bicycle by its name, size and colour: 'C68 Strada · 51s · Blu notte'. */
export function productTitle({ name, size, colour }: Pick<ProductRow, 'name' | 'size' | 'colour'>): string {
  // A line never begins with the point.
  return [name, size, colour].filter(Boolean).join('\u00a0· ')
}

/** What a history may tell of: news are agreed to by a subscription now, and were by a bicycle once. */
export const consents = ['safety_contact', 'marketing'] as const

/** Anyone who holds bicycles registers them and keeps their log; staff look on, and correct. */
export function canRegister(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company'
}

/** Staff correct what was registered wrongly, and see to it that a bicycle comes to whom it belongs. */
export function canCorrect(viewer: Viewer): viewer is StaffViewer {
  return viewer.side === 'maker'
}

/** To give a bicycle away, or to make its sticker void, is not the workshop's. */
export function canTransfer(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company' && viewer.role !== 'workshop'
}
