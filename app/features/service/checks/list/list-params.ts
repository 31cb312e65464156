import { type ChecklistKind, checklistKinds } from '#app/catalogue/catalogue.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type CheckState, checkStates } from '#app/features/service/checklists/checklists.ts'
import type { CheckFilter } from '../checks.ts'

/** Who began it: who looks. */
export const beginners = ['me'] as const

/** What the address of the list asks for, as the page writes it back. */
export type CheckListView = ListView & {
  state: CheckState | undefined
  kind: ChecklistKind | undefined
  /** In a workshop's list alone. */
  begun: (typeof beginners)[number] | undefined
  /** The number of a dealer. */
  company: number | undefined
}

/** Whatever it does not understand counts as not there, and so does what is for a workshop alone. */
export function readCheckList(
  query: URLSearchParams,
  { side, accountId }: Pick<Viewer, 'side' | 'accountId'>,
): { filter: CheckFilter; view: CheckListView } {
  const { q, after, view } = readList(query)
  const state = checkStates.find((one) => one === query.get('state'))
  const kind = checklistKinds.find((one) => one === query.get('kind'))
  const begun = side === 'company' ? beginners.find((one) => one === query.get('begun')) : undefined
  const company = customerIn(query)
  const begunBy = begun && accountId
  return { filter: { q, state, kind, begunBy, company, after }, view: { ...view, state, kind, begun, company } }
}

/** The search part of the list's address, with its question mark. */
export function checkListSearch({ q, state, kind, begun, company, ...place }: Partial<CheckListView>): string {
  return listSearch({ q, state, kind, begun, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, kind, begun }: CheckListView): boolean {
  return Boolean(q || state || kind || begun)
}
