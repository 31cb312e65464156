import type { DamageKind, BikePart } from '#app/catalogue/catalogue.ts'
import type { MonthOfDeals } from '#app/features/trade/leads/leads.server.ts'
import type { Stage } from '#app/features/service/tickets/tickets.stages.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** How far back a report looks, in months, this one included. */
export const periods = [3, 6, 12, 24] as const
export type Period = (typeof periods)[number]

/**
 * The figures of a report, by their names in addresses. One more is asked for by the types: in `Report`, its query
 * (`store.server.ts`) and who puts the report together (`reports.server.ts`), as a table (`tables.ts`), with its chart
 * (`page/figures.tsx`) and its words.
 */
export const figures = ['flow', 'times', 'stages', 'parts', 'damage', 'deals'] as const
export type Figure = (typeof figures)[number]

export type Count<Of extends string> = { of: Of; count: number }

/** How long something took, in days: of half of the tickets, of nine in ten; and of half of the dealers. */
export type Spread = {
  count: number
  median: number | null
  p90: number | null
  /** Null while fewer than five dealers have figures: nobody's own can be told from it. */
  dealers: number | null
}

export type Report = {
  /** Whose figures they are, where staff chose one. */
  company: number | undefined
  /** `before`: opened in the same month a year earlier. */
  flow: { month: string; opened: number; closed: number; before: number }[]
  stages: Count<Stage>[]
  parts: Count<BikePart>[]
  damage: Count<DamageKind>[]
  times: { decision: Spread; closing: Spread }
  /** Undefined for anyone who has no leads. */
  deals: MonthOfDeals[] | undefined
}

/** What the address asks for; whatever it does not understand counts as not there. */
export type ReportView = { months: Period; company: number | undefined }

export function readReportView(query: URLSearchParams): ReportView {
  const months = periods.find((period) => String(period) === query.get('months')) ?? 12
  return { months, company: maybeId(query.get('company')) }
}

export function reportSearch({ months, company }: ReportView, figure?: Figure): string {
  const query = new URLSearchParams()
  if (figure) query.set('figure', figure)
  if (months !== 12) query.set('months', String(months))
  if (company !== undefined) query.set('company', String(company))
  return query.size > 0 ? `?${query.toString()}` : ''
}

export function figureIn(query: URLSearchParams): Figure | undefined {
  return figures.find((figure) => figure === query.get('figure'))
}

/** The latest months as YYYY-MM, the oldest first. @param today YYYY-MM-DD */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}

/** @param month YYYY-MM */
export function yearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/** @param month YYYY-MM */
export function monthAfter(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7)
}

/** Whether there is anything to draw. What was opened before the period may have been decided in it. */
export function isEmpty({ flow, times, deals }: Report): boolean {
  const hasFlow = flow.some(({ opened, closed }) => opened + closed > 0)
  return !hasFlow && times.decision.count === 0 && !deals?.some(({ won }) => won > 0)
}
