import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { RecallFilter } from '../lists.server.ts'
import { type Kind, kinds, type State, states } from '../recalls.ts'

/** What the address of the list asks for, as the page writes it back. */
export type RecallListView = ListView & { state: State | undefined; kind: Kind | undefined }

/** Values it does not know are left out. */
export function readRecallList(query: URLSearchParams): { filter: RecallFilter; view: RecallListView } {
  const { q, after, view } = readList(query)
  const state = states.find((one) => one === query.get('state'))
  const kind = kinds.find((one) => one === query.get('kind'))
  return { filter: { q, state, kind, after }, view: { ...view, state, kind } }
}

/** The search part of the list's address, with its question mark. */
export function recallListSearch({ q, state, kind, ...place }: Partial<RecallListView>): string {
  return listSearch({ q, state, kind }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, kind }: RecallListView): boolean {
  return Boolean(q || state || kind)
}
