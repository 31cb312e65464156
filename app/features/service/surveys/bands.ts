import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'

/** Which scores a list shows. */
export const bands = ['low', 'other'] as const
type Band = (typeof bands)[number]

/** By what a list is ordered. */
export type AnswerOrder = 'answered' | 'score'

export type AnswerFilter = {
  q?: string | undefined
  /** For one survey. */
  survey?: number | undefined
  score?: Band | undefined
  sort?: Sort<AnswerOrder> | undefined
  after?: Cursor | undefined
}
