import { checklistKinds } from '#app/catalogue/catalogue.ts'
import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { checkStates } from '#app/features/service/checklists/checklists.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import type { CheckOrder } from '../checks.ts'

/** Who began it: who looks. */
export const beginners = ['me'] as const

/** `company`: the number of a dealer. */
export const checkList = listParams({
  state: oneOf(checkStates),
  kind: oneOf(checklistKinds),
  begun: onlyFor('company', oneOf(beginners)),
  company: maybeId,
})
export type CheckListView = ViewOf<typeof readCheckList>

export const ordersOfList: Orders<CheckOrder> = [
  { by: 'begun', direction: 'desc' },
  { by: 'day', direction: 'desc' },
  { by: 'model', direction: 'asc' },
]

export function readCheckList(query: URLSearchParams, viewer: Pick<Viewer, 'side' | 'accountId'>) {
  const { filter, view } = checkList.read(query, viewer)
  const { begun, ...others } = filter
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...others, begunBy: begun && viewer.accountId, sort }, view: { ...view, order } }
}
