import type { ChecklistKind, CheckStep } from '#app/catalogue/catalogue.ts'
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
  /** Blank where nobody signed, or where it is not the reader's matter. */
  riderName: string
  /** Whether a rider signed, no matter who reads it. */
  riderSigned: boolean
  /** The reader may open the bicycle's own page. */
  seesBike: boolean
}

export type CheckFilter = {
  q?: string | undefined
  state?: CheckState | undefined
  kind?: ChecklistKind | undefined
  /** Of one dealer, for staff. */
  company?: number | undefined
  after?: { at: Date; id: number } | undefined
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

export type Limits = Pick<NonNullable<CheckStep['measure']>, 'lower' | 'upper'>

export function isOutside(measured: number, { lower, upper }: Limits): boolean {
  return (lower !== null && measured < lower) || (upper !== null && measured > upper)
}

/** The first that is still to be answered. */
export function nextOpen(steps: readonly CheckStep[], answered: readonly Pick<AnsweredStep, 'step'>[]) {
  return steps.find(({ code }) => !answered.some(({ step }) => step === code))
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
