import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { RemarkFilter } from '../lists.server.ts'
import { type GuideKind, guides, type State, states } from '../remarks.ts'

/** What the address of the list asks for, as the page writes it back. */
export type RemarkListView = ListView & { state: State | undefined; guide: GuideKind | undefined }

/** Values it does not know are left out. */
export function readRemarkList(query: URLSearchParams): { filter: RemarkFilter; view: RemarkListView } {
  const { q, after, view } = readList(query)
  const state = states.find((one) => one === query.get('state'))
  const guide = guides.find((one) => one === query.get('guide'))
  return { filter: { q, state, guide, after }, view: { ...view, state, guide } }
}

/** The search part of the list's address, with its question mark. */
export function remarkListSearch({ q, state, guide, ...place }: Partial<RemarkListView>): string {
  return listSearch({ q, state, guide }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, guide }: RemarkListView): boolean {
  return Boolean(q || state || guide)
}
