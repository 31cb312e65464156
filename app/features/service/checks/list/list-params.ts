import { checklistKinds } from '#app/catalogue/catalogue.ts'
import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { checkStates } from '#app/features/service/checklists/checklists.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'

/** Who began it: who looks. */
export const beginners = ['me'] as const

/** `company`: the number of a dealer. */
export const checkList = listParams({
  state: oneOf(checkStates),
  kind: oneOf(checklistKinds),
  begun: onlyFor('company', oneOf(beginners)),
  company: maybeId,
})
export type CheckListView = ViewOf<typeof checkList.read>

export function readCheckList(query: URLSearchParams, viewer: Pick<Viewer, 'side' | 'accountId'>) {
  const { filter, view } = checkList.read(query, viewer)
  const { begun, ...others } = filter
  return { filter: { ...others, begunBy: begun && viewer.accountId }, view }
}
