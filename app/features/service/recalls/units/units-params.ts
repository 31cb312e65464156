import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type UnitState, unitStates } from '../recalls.ts'

/** What the address of the list asks for, as the page writes it back. */
export type UnitListView = ListView & { state: UnitState | undefined; nobody: boolean }

/** Values it does not know are left out. */
export function readUnitList(query: URLSearchParams) {
  const { q, after, view } = readList(query)
  const state = unitStates.find((one) => one === query.get('state'))
  const nobody = query.get('nobody') === 'yes'
  return { filter: { q, state, nobody, after }, view: { ...view, state, nobody } }
}

/** The search part of the list's address, with its question mark. */
export function unitListSearch({ q, state, nobody, ...place }: Partial<UnitListView>): string {
  return listSearch({ q, state, nobody: nobody ? 'yes' : undefined }, place)
}
