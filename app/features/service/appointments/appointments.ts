import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isWithWorkshop } from '#app/features/service/checks/checks.ts'

export const kinds = [
  'first_check',
  'yearly',
  'repair',
  'warranty_inspection',
  'recall',
  'fitting',
  'test_ride',
  'handover',
] as const
export type Kind = (typeof kinds)[number]

/** By the day a bicycle is dropped off; by the hour a person comes. */
export const modes = ['day', 'hour'] as const
export type Mode = (typeof modes)[number]

/** What a shop takes appointments for. */
export type KindOffer = {
  kind: Kind
  mode: Mode
  minutes: number
  /** How many may come at the same hour. */
  lanes: number
  /** The shop's own words for it. */
  words: string
  forRiders: boolean
  active: boolean
}

/** What the form of a kind begins with where the shop has said nothing. */
export const usualOffers: Record<Kind, Pick<KindOffer, 'mode' | 'minutes'>> = {
  first_check: { mode: 'day', minutes: 45 },
  yearly: { mode: 'day', minutes: 120 },
  repair: { mode: 'day', minutes: 60 },
  warranty_inspection: { mode: 'day', minutes: 45 },
  recall: { mode: 'day', minutes: 60 },
  fitting: { mode: 'hour', minutes: 90 },
  test_ride: { mode: 'hour', minutes: 60 },
  handover: { mode: 'hour', minutes: 45 },
}

/** Riders book from `hoursAhead` to `daysAhead`, and cancel until `cancelHours` before. */
export type Rules = {
  hoursAhead: number
  daysAhead: number
  cancelHours: number
  /** Minutes at the bench on a usual day, from Monday on. */
  benchMinutes: number[]
}

export const usualRules: Rules = {
  hoursAhead: 24,
  daysAhead: 60,
  cancelHours: 24,
  benchMinutes: [480, 480, 480, 480, 480, 240, 0],
}

/** The desk plans so far ahead. */
export const deskDaysAhead = 365

export const states = ['booked', 'arrived', 'ready', 'done', 'cancelled', 'no_show'] as const
export type State = (typeof states)[number]

/** When it is: the day by the shop's clocks, and of an hour its moments. */
export type When = { day: string; startsAt: Date | null; endsAt: Date | null }

export type BookedPackage = { id: number; amount: number; currency: string }

export type Appointment = When & {
  id: number
  shopId: number
  shopName: string
  companyId: number
  companyName: string
  timeZone: string
  kind: Kind
  /** The shop's own words for the kind, or the title of the package that was booked. */
  kindWords: string
  /** What was booked as a package: for so much, in the currency's smallest unit. */
  package: BookedPackage | null
  mode: Mode
  minutes: number
  lane: number | null
  promisedAt: Date | null
  /** Null: nothing was promised, or it is not ready yet. */
  promiseKept: boolean | null
  bicycle: string
  serialNumber: string
  productId: number | null
  ticketId: number | null
  leadId: number | null
  accountId: number | null
  personName: string
  personPhone: string
  personEmail: string
  locale: Locale
  message: string
  state: State
  cancelledBy: 'shop' | 'person' | null
  cancelWhy: CancelWhy | null
  cancelReason: string
  sequence: number
  createdAt: Date
  endedAt: Date | null
}

/** The number, unless it stands in the words for the bicycle: who comes from a recall or a ticket finds it typed there. */
export function numberBeside({ bicycle, serialNumber }: Pick<Appointment, 'bicycle' | 'serialNumber'>): string {
  return bicycle.includes(serialNumber) ? '' : serialNumber
}

/** One as the list of the desk and of staff shows it. */
export type ListedAppointment = When &
  Pick<Appointment, 'id' | 'kind' | 'state' | 'bicycle' | 'serialNumber' | 'shopName' | 'timeZone'> &
  Pick<Appointment, 'companyName' | 'personName'>

/** By what that list is ordered: when they are for, or in which order they were booked. */
export type ListedOrder = 'day' | 'booked'

/** What that list shows; `company`: of one dealer, for staff. */
export type ListedFilter = {
  q?: string | undefined
  state?: State | undefined
  company?: number | undefined
  sort?: Sort<ListedOrder> | undefined
  after?: Cursor | undefined
}

/** Why one is cancelled, as each side may choose; nobody has to. */
export const cancelWhysOf = {
  person: ['unable', 'not_needed', 'elsewhere', 'mistake', 'other'],
  shop: ['asked', 'shop_closed', 'no_parts', 'no_staff', 'mistake', 'other'],
} as const
export type CancelWhy = (typeof cancelWhysOf)['person' | 'shop'][number]

export const eventKinds = [
  'booked',
  'moved',
  'promised',
  'arrived',
  'ready',
  'done',
  'cancelled',
  'no_show',
  'relinked',
  'surveys_yes',
  'surveys_no',
  'not_arrived',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Moments as ISO text, days as YYYY-MM-DD: nothing that tells who it is for. */
export type EventDetail = {
  from?: { day: string; at?: string | undefined }
  to?: { day: string; at?: string | undefined }
  /** Beyond the day's minutes, as the desk said. */
  beyond?: true
  /** The service is in the bicycle's log. */
  logged?: true
  /** What had been promised, and had passed when the bicycle came. */
  promised?: string
}

export type AppointmentEvent = {
  id: number
  kind: EventKind
  at: Date
  /** Null: by the link, or somebody whose name this reader is not told. */
  actorName: string | null
  detail: EventDetail
}

/** Somebody who came by the link of one appointment, and has no account that matters. */
export type ByLink = { side: 'link'; tokenHash: Buffer }

/** Who does something with an appointment. */
export type Actor = Viewer | ByLink

/** The steps of the shop, from state to state. */
const steps = {
  arrived: ['booked'],
  ready: ['arrived'],
  done: ['arrived', 'ready'],
  no_show: ['booked'],
} as const satisfies Partial<Record<State, readonly State[]>>
export type Step = keyof typeof steps

/** Whether it stands where this step begins. */
export function mayStep({ state }: Pick<Appointment, 'state'>, step: Step): boolean {
  return steps[step].some((from) => from === state)
}

/** From this step on the work is done, and its service can be noted: a bicycle may be collected days after it was ready. */
export function endsWork(step: Step): boolean {
  return step === 'ready' || step === 'done'
}

/** Booked for a day so long ago that its bicycle may be somebody else's by now: nobody says any more that it is there. */
export function isLongAgo({ state, day, endedAt }: Pick<Appointment, 'state' | 'day' | 'endedAt'>, now: Date): boolean {
  return state === 'booked' && !isWithWorkshop({ state, day, endedAt }, now)
}

/**
 * What one tap does next: of a person who comes by the hour nothing becomes ready.
 * @param longAgo as `isLongAgo` says: what is left then is to say that it was done, or that nobody came
 */
export function nextStep({ state, mode }: Pick<Appointment, 'state' | 'mode'>, longAgo: boolean): Step | undefined {
  if (state === 'booked') return longAgo ? undefined : 'arrived'
  if (state === 'arrived') return mode === 'day' ? 'ready' : 'done'
  return state === 'ready' ? 'done' : undefined
}

/** A dealer's people, all of them. */
export function worksAtDesk(actor: Actor): boolean {
  return actor.side === 'company' && actor.role !== 'customer'
}

/** It can still be moved and cancelled. */
export function isOpen({ state }: Pick<Appointment, 'state'>): boolean {
  return state === 'booked'
}

/** Until when riders, and people with the link, cancel and move it. @param opens when the shop opens on its day */
export function cancellableUntil({ startsAt }: When, { cancelHours }: Rules, opens: Date): Date {
  return new Date((startsAt ?? opens).getTime() - cancelHours * 60 * 60_000)
}

/** What is written into a bicycle's log when the work is done. */
export function serviceOf(kind: Kind): 'first_check' | 'yearly' | 'repair' | undefined {
  return kind === 'first_check' || kind === 'yearly' || kind === 'repair' ? kind : undefined
}

export function isKind(text: string | null): text is Kind {
  return kinds.some((kind) => kind === text)
}
