import type { SerialRange } from '#app/features/bicycles/models/models.ranges.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

export const kinds = ['recall', 'service_action', 'stop_sale'] as const
export type Kind = (typeof kinds)[number]

export const states = ['draft', 'published', 'closed'] as const
export type State = (typeof states)[number]

/** What a notice says, each in a place of its own; `reason`: why there are not two remedies to choose from. */
export const slots = ['product', 'risk', 'action', 'reason'] as const
export type Slot = (typeof slots)[number]
export type Texts = Record<Slot, Record<Locale, string>>

/** Among which the law lets a buyer choose (Regulation (EU) 2023/988, article 37). */
export const remedies = ['repair', 'replacement', 'refund'] as const
export type Remedy = (typeof remedies)[number]

/** What its form says of it. */
export type RecallFacts = {
  number: string
  kind: Kind
  texts: Texts
  remedies: Remedy[]
  families: string[]
  serials: SerialRange[]
  boughtFrom: string | null
  boughtUntil: string | null
  minutes: number
  phone: string
  email: string
  /** The code of the checklist without which none of its bicycles is done; blank: none. */
  checklist: string
}

export type RecallRow = {
  id: number
  number: string
  kind: Kind
  state: State
  texts: Texts
  createdAt: Date
  publishedAt: Date | null
  closedAt: Date | null
}

/** `serialCount`: of the numbers and ranges that it names. `correctedAt`: when its words were last, once it was published. */
export type Recall = RecallRow &
  Omit<RecallFacts, 'serials'> & { version: number; serialCount: number; correctedAt: Date | null }

/** What can be corrected of one that is published. */
export type RecallWords = Pick<RecallFacts, 'texts' | 'phone' | 'email'>

/** What the list shows of one. */
export type ListedRecall = RecallRow & { units: number; settled: number }

export const unitStates = [
  'open',
  'notified',
  'booked',
  'inspected',
  'done',
  'not_found',
  'scrapped',
  'passed_on',
] as const
export type UnitState = (typeof unitStates)[number]

/** Something is still to be done: who has it is warned and reminded. */
export const openStates = ['open', 'notified', 'booked', 'inspected'] as const satisfies readonly UnitState[]

/** What a workshop, or staff, say of one by a tap. */
export const steps = ['inspected', 'done', 'not_found', 'scrapped', 'passed_on'] as const satisfies readonly UnitState[]
export type Step = (typeof steps)[number]

/** So many numbers a notice names; of the others it says how many there are. */
export const serialsShown = 40

/** By what a bicycle was found. */
export const sources = ['registration', 'built', 'order', 'ticket', 'list'] as const
export type Source = (typeof sources)[number]

/** After so many days who has not booked is written to again. */
export const reminderDays = [14, 30, 60] as const

/** A recall that is still to be seen to on a bicycle, as pages about it warn. */
export type OpenRecall = {
  id: number
  number: string
  kind: Kind
  unitId: number
  unitState: UnitState
  action: Record<Locale, string>
}

export type Unit = {
  id: number
  serialNumber: string
  family: string
  knownFrom: Source[]
  state: UnitState
  stateAt: Date
  toldAt: Date | null
}

/** Bicycles that only a dealer can have are nobody else's matter. */
export function isPublic(kind: Kind): boolean {
  return kind !== 'stop_sale'
}

export function isOpenUnit(state: UnitState): boolean {
  return openStates.some((one) => one === state)
}

/** Only administrators publish, correct, close and discard; agents write and work. */
export function mayPublish(viewer: Viewer): boolean {
  return viewer.role === 'admin'
}

/** A stop of sales is between the maker and dealers. */
export function seesStops({ role }: Viewer): boolean {
  return role !== 'customer'
}

/** A workshop's steps are a dealer's people's, and staff's; riders read and book. */
export function mayStep(viewer: Viewer): boolean {
  return viewer.role !== 'customer'
}

/** The anchor of a recall on the page of somebody's own bicycles. */
export function recallAnchor(id: number): string {
  return `recall-${id}`
}

/** The anchor of one bicycle there: a dealer may have hundreds. */
export function unitAnchor(id: number): string {
  return `recalled-${id}`
}
