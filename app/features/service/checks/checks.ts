import type { ChecklistKind, CheckStep } from '#app/catalogue/catalogue.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import type { CheckState, ListedCheck } from '#app/features/service/checklists/checklists.ts'

export const stepAnswers = ['done', 'skipped'] as const
export type StepAnswer = (typeof stepAnswers)[number]

/** A checklist as it is gone through on one bicycle. */
export type Check = ListedCheck & {
  /** The code of the maker's list. */
  checklist: string
  catalogueVersion: number
  companyId: number
  productId: number | null
  appointmentId: number | null
  unitId: number | null
  correctsId: number | null
  /** The one that puts this one right, where there is. */
  correctedById: number | null
  signedOn: string | null
  mechanicName: string
  /** The name of the account that signed: anybody's name can be typed beside it. */
  signedByName: string | null
  /** Blank where nobody signed, or where it is not the reader's matter. */
  riderName: string
  /** Whether a rider signed, no matter who reads it. */
  riderSigned: boolean
  /** The reader may open the bicycle's own page. */
  seesBike: boolean
}

/** By what a list is ordered; `day`: when it was signed, or begun as long as it is open. */
export type CheckOrder = 'begun' | 'day' | 'model'

export type CheckFilter = {
  q?: string | undefined
  state?: CheckState | undefined
  kind?: ChecklistKind | undefined
  /** The number of who began it. */
  begunBy?: number | undefined
  /** For one dealer's checks, which staff may ask for. */
  company?: number | undefined
  sort?: Sort<CheckOrder> | undefined
  after?: Cursor | undefined
}

export type AnsweredStep = {
  step: string
  answer: StepAnswer
  measured: number | null
  reason: string
  version: number
  byName: string
  at: Date
}

/** So many photos has a step at most. */
export const photosMost = 4

/** What stands in the bicycle's log once it is signed. */
export function serviceOf(kind: ChecklistKind): 'first_check' | 'yearly' | undefined {
  return kind === 'first_check' || kind === 'yearly' ? kind : undefined
}

/** An appointment, as far as it says whether its bicycle is at the shop. */
export type Visit = { state: string; day: string; endedAt: Date | null }

/** So many days after it was handed over, or booked for, a workshop still begins a checklist on a bicycle. */
const daysToBegin = 14

/** What never came, or left long ago, may be somebody else's by now. */
export function isWithWorkshop({ state, day, endedAt }: Visit, now: Date): boolean {
  const since = new Date(now.getTime() - daysToBegin * 24 * 60 * 60_000)
  if (state === 'booked') return day >= since.toISOString().slice(0, 10)
  if (state === 'done') return endedAt !== null && endedAt >= since
  return state === 'arrived' || state === 'ready'
}

export type Limits = Pick<NonNullable<CheckStep['measure']>, 'lower' | 'upper'>

export function isOutside(measured: number, { lower, upper }: Limits): boolean {
  return (lower !== null && measured < lower) || (upper !== null && measured > upper)
}

/** Those that are still to be answered, in their order. */
export function openSteps(steps: readonly CheckStep[], answered: readonly Pick<AnsweredStep, 'step'>[]): CheckStep[] {
  return steps.filter(({ code }) => !answered.some(({ step }) => step === code))
}

/** The bicycle that a checklist is about, and where it was come from. */
export type Subject = {
  title: string
  serialNumber: string
  family: string
  productId: number | null
  appointmentId: number | null
  unitId: number | null
  /** The list that a recall asks for; of other bicycles the address says it. */
  asked?: string
}
