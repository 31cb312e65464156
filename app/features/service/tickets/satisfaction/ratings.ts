import type { CallBack } from '../tickets.calls.ts'

/** The id of the card on the pages of a ticket. */
export const ratingPlace = 'rating-card'

/** From not at all to very much. */
export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

/** Up to this somebody was not satisfied, and is called. */
export const badMost = 2

export type Said = { score: Score; comment: string }

/** An answer; `at`: when it was given first. */
export type Rating = Said & { at: string; call: CallBack | null }

/** `until`: the last day on which what was said can be changed; null: it cannot any more. */
export type PageRating = { question: string; said: Said | null; until: string | null }
