import type { Cursor } from '#app/kit/lists/lists.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type ActArea, actAreas } from '#app/features/people/acts/acts.ts'

/** `by`: the account of who did it, as the address says it. No words are looked for. */
export type ActFilter = {
  q?: string | undefined
  area?: ActArea | undefined
  by?: string | undefined
  after?: Cursor | undefined
}

const isNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? text : undefined)

export const actList = listParams({ by: isNumber, area: oneOf(actAreas) })
export type ActView = ViewOf<typeof actList.read>
