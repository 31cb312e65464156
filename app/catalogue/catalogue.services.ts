import type { Texts } from './catalogue.texts.ts'

/** What is done when a service is due; the log of a bicycle knows each by this name. */
export const plannedServices = ['first_check', 'yearly', 'headset', 'bottom_bracket', 'brakes'] as const
export type PlannedService = (typeof plannedServices)[number]

/** A service that a bicycle is due for, counted from its purchase; none of families: of any. */
export type DueService = {
  code: string
  name: Texts
  service: PlannedService
  /** Codes. */
  families: string[]
  /** So many months after the purchase, and again each so many months after that; 0: once only. */
  firstMonths: number
  everyMonths: number
  /** Or after so many kilometres, which nobody can check: it is told, and decides nothing. */
  kilometres: number | null
  /** It stands in the service book, and the extra months of a rule ask for it; else it is advice. */
  counts: boolean
  active: boolean
}

/** So many months more once every service that is due in the first so many months was kept. */
export type ExtraForServices = { extraMonths: number; withinMonths: number }
