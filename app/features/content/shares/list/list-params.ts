import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { ShareFilter } from '../lists.server.ts'
import { type State, states } from '../shares.ts'

/** What the address of the list asks for, as the page writes it back. */
export type ShareListView = ListView & { state: State | undefined }

/** Values it does not know are left out. */
export function readShareList(query: URLSearchParams): { filter: ShareFilter; view: ShareListView } {
  const { q, after, view } = readList(query)
  const state = states.find((one) => one === query.get('state'))
  return { filter: { q, state, after }, view: { ...view, state } }
}

/** The search part of the list's address, with its question mark. */
export function shareListSearch({ q, state, ...place }: Partial<ShareListView>): string {
  return listSearch({ q, state }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state }: ShareListView): boolean {
  return Boolean(q || state)
}
