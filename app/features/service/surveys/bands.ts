import type { Cursor } from '#app/kit/lists/lists.ts'

/** Which scores a list shows. */
export const bands = ['low', 'other'] as const
type Band = (typeof bands)[number]

export type AnswerFilter = {
  q?: string | undefined
  /** Of one survey. */
  survey?: number | undefined
  score?: Band | undefined
  after?: Cursor | undefined
}
