import { isYes, listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { unitStates } from '../recalls.ts'

export const unitList = listParams({ state: oneOf(unitStates), nobody: isYes })
export type UnitListView = ViewOf<typeof unitList.read>
