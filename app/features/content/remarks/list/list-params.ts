import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { guides, states } from '../remarks.ts'

export const remarkList = listParams({ state: oneOf(states), guide: oneOf(guides) })
export type RemarkListView = ViewOf<typeof remarkList.read>
