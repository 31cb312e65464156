/** By what the answers of a survey are put together. */
export const groupings = ['month', 'dealer', 'family', 'part'] as const
export type Grouping = (typeof groupings)[number]

/**
 * `of`: a month, a code, or the number of a dealer, whose name alone may be another's as well. `groups`: how many there
 * are of its level.
 */
export type Group = { level: Grouping; of: string; name: string; answers: number; average: number; groups: number }
export type Totals = { invited: number; answered: number; average: number | null; low: number }
