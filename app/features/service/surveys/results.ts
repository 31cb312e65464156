/** By what the answers of a survey are put together. */
export const groupings = ['month', 'dealer', 'family', 'part'] as const
export type Grouping = (typeof groupings)[number]

/** `of`: a month, a code, or the number of a dealer, whose name alone may be another's as well. */
export type Group = { level: Grouping; of: string; name: string; answers: number; average: number }
export type Totals = { invited: number; answered: number; average: number | null; low: number }
