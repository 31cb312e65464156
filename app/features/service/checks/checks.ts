import type { Checklist, ChecklistKind, CheckStep, Texts } from '#app/catalogue/catalogue.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'

export const checkStates = ['open', 'signed'] as const
export type CheckState = (typeof checkStates)[number]

export const stepAnswers = ['done', 'skipped'] as const
export type StepAnswer = (typeof stepAnswers)[number]

/** A checklist as it is gone through on one bicycle. */
export type Check = {
  id: number
  /** The code of the maker's list. */
  checklist: string
  names: Texts
  kind: ChecklistKind
  catalogueVersion: number
  companyId: number
  companyName: string
  productId: number | null
  serialNumber: string
  family: string
  appointmentId: number | null
  unitId: number | null
  correctsId: number | null
  /** The one that puts this one right, where there is. */
  correctedById: number | null
  state: CheckState
  begunAt: Date
  begunByName: string
  signedAt: Date | null
  signedOn: string | null
  mechanicName: string
  /** Blank where nobody signed, or where it is not the reader's matter. */
  riderName: string
  /** Whether a rider signed, no matter who reads it. */
  riderSigned: boolean
  /** The reader may open the bicycle's own page. */
  seesBike: boolean
}

/** One as lists show it. */
export type ListedCheck = Pick<
  Check,
  'id' | 'names' | 'kind' | 'companyName' | 'serialNumber' | 'family' | 'state' | 'begunAt' | 'begunByName' | 'signedAt'
>

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

/** A dealer's people go through checklists; riders and staff read them. */
export function mayFill(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company' && viewer.role !== 'customer'
}

/** What stands in the bicycle's log once it is signed. */
export function serviceOf(kind: ChecklistKind): 'first_check' | 'yearly' | undefined {
  return kind === 'first_check' || kind === 'yearly' ? kind : undefined
}

/** Those that are for a bicycle of this family; the one made for it before one for all. */
export function listsFor(checklists: readonly Checklist[], family: string): Checklist[] {
  const fits = checklists.filter(
    ({ active, families, steps }) => active && steps.length > 0 && (families.length === 0 || families.includes(family)),
  )
  return fits.toSorted((one, other) => Number(one.families.length === 0) - Number(other.families.length === 0))
}

/** The one of a kind that this family has. */
export function listOfKind(
  checklists: readonly Checklist[],
  family: string,
  kind: ChecklistKind,
): Checklist | undefined {
  return listsFor(checklists, family).find((one) => one.kind === kind)
}

export type Limits = Pick<NonNullable<CheckStep['measure']>, 'lower' | 'upper'>

export function isOutside(measured: number, { lower, upper }: Limits): boolean {
  return (lower !== null && measured < lower) || (upper !== null && measured > upper)
}

/** The first that is still to be answered. */
export function nextOpen(steps: readonly CheckStep[], answered: readonly Pick<AnsweredStep, 'step'>[]) {
  return steps.find(({ code }) => !answered.some(({ step }) => step === code))
}
