import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { states } from '../shares.ts'

export const shareList = listParams({ state: oneOf(states) })
export type ShareListView = ViewOf<typeof shareList.read>
