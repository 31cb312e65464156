import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { BulletinFilter } from '../lists.server.ts'

/** By what readers narrow the list, and staff that of the desk. */
export const shownStates = { readers: ['open'], desk: ['draft', 'published'] } as const
export type Side = keyof typeof shownStates
type ShownState = (typeof shownStates)[Side][number]

/** What the address of the list asks for, as the page writes it back. */
export type BulletinListView = ListView & { state: ShownState | undefined; model: string | undefined }

/** Values it does not know are left out. @param families the codes of the catalogue */
export function readBulletinList(
  query: URLSearchParams,
  side: Side,
  families: readonly string[],
): { filter: BulletinFilter; view: BulletinListView } {
  const { q, after, view } = readList(query)
  const states: readonly ShownState[] = shownStates[side]
  const state = states.find((one) => one === query.get('state'))
  const model = families.find((one) => one === query.get('model'))
  return { filter: { q, state, family: model, after }, view: { ...view, state, model } }
}

/** The search part of the list's address, with its question mark. */
export function bulletinListSearch({ q, state, model, ...place }: Partial<BulletinListView>): string {
  return listSearch({ q, state, model }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state, model }: BulletinListView): boolean {
  return Boolean(q || state || model)
}
