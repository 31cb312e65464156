import type { Score } from './ratings.ts'

/** How far back the results go, in months; 0: as far as there are any. */
export const periods = [3, 6, 12, 24, 0] as const
export type Period = (typeof periods)[number]

/** A period it does not know counts as the last twelve months. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find((one) => String(one) === query.get('months')) ?? 12
}

/** With fewer answers nothing is shown. */
export const answersLeast = 5

/** By what answers are put together. */
export const groupings = ['month', 'kind', 'agent', 'dealer'] as const
export type Grouping = (typeof groupings)[number]

/** `of`: a month, a code or a name. */
export type Group = { of: string; answers: number; average: number }

export type OpenCall = {
  ticketId: number
  companyName: string
  dueOn: string
  callerName: string | null
  score: Score
}

export type Comment = { ticketId: number; companyName: string; score: Score; comment: string; at: Date }
