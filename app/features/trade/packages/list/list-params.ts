import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { PackageFilter } from '../lists.server.ts'
import { kinds, type Kind, states, type State } from '../packages.ts'

/** Those who are offered packages, and staff with all there are. */
export type Side = 'readers' | 'desk'

/** What the address of the list asks for, as the page writes it back. */
export type PackageListView = ListView & {
  state: State | undefined
  kind: Kind | undefined
  model: string | undefined
}

/** Values it does not know are left out. @param families the codes of the catalogue */
export function readPackageList(
  query: URLSearchParams,
  side: Side,
  families: readonly string[],
): { filter: PackageFilter; view: PackageListView } {
  const { q, after, view } = readList(query)
  const state = side === 'desk' ? states.find((one) => one === query.get('state')) : undefined
  const kind = kinds.find((one) => one === query.get('kind'))
  const model = families.find((one) => one === query.get('model'))
  return { filter: { q, state, kind, family: model, after }, view: { ...view, state, kind, model } }
}

/** The search part of the list's address, with its question mark. */
export function packageListSearch({ q, state, kind, model, ...place }: Partial<PackageListView>): string {
  return listSearch({ q, state, kind, model }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, kind, model }: PackageListView): boolean {
  return Boolean(q || state || kind || model)
}
