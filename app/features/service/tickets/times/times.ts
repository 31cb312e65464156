/** How many days back the figures look. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The period that the address asks for; one it does not know counts as 90 days. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find((period) => String(period) === query.get('days')) ?? 90
}

export function timesSearch(period: Period): string {
  return period === 90 ? '' : `?days=${period}`
}

/** With fewer cases nothing is shown: one slow case would be somebody's figure. */
export const casesLeast = 5

/** `hours`: working hours that half of them took at most; `kept`: the share of what was promised, 0 to 1. */
export type Step = { count: number; hours: number | null; kept: number | null }

/** `of`: a kind of damage, or the name of one of the staff; null: all there are. */
export type TimesRow = { group: 'all' | 'kind' | 'agent'; key: string; of: string | null; answer: Step; decision: Step }
