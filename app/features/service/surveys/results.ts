/** By what the answers of a survey are put together. */
export const groupings = ['month', 'dealer', 'family', 'part'] as const
export type Grouping = (typeof groupings)[number]

export type Group = { level: Grouping; of: string; answers: number; average: number }
export type Totals = { invited: number; answered: number; average: number | null; low: number }
