import { type ChecklistKind, checklistKinds } from '#app/catalogue/catalogue.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type CheckState, checkStates } from '#app/features/service/checklists/checklists.ts'
import type { CheckFilter } from '../checks.ts'

/** What the address of the list asks for, as the page writes it back. */
export type CheckListView = ListView & {
  state: CheckState | undefined
  kind: ChecklistKind | undefined
  /** The number of a dealer. */
  company: number | undefined
}

/** Whatever it does not understand counts as not there. */
export function readCheckList(query: URLSearchParams): { filter: CheckFilter; view: CheckListView } {
  const { q, after, view } = readList(query)
  const state = checkStates.find((one) => one === query.get('state'))
  const kind = checklistKinds.find((one) => one === query.get('kind'))
  const company = customerIn(query)
  return { filter: { q, state, kind, company, after }, view: { ...view, state, kind, company } }
}

/** The search part of the list's address, with its question mark. */
export function checkListSearch({ q, state, kind, company, ...place }: Partial<CheckListView>): string {
  return listSearch({ q, state, kind, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, kind }: CheckListView): boolean {
  return Boolean(q || state || kind)
}
