import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { kinds, states } from '../recalls.ts'

export const recallList = listParams({ state: oneOf(states), kind: oneOf(kinds) })
export type RecallListView = ViewOf<typeof recallList.read>
