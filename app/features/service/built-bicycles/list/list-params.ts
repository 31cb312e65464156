import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import type { BuiltFilter } from '../built-bicycles.ts'

/** What the address of the list asks for, as the page writes it back. */
export type BuiltListView = ListView & {
  family: string | undefined
  /** The number of a customer. */
  company: number | undefined
}

/** Values it does not know are left out. @param families the codes of the catalogue */
export function readBuiltList(
  query: URLSearchParams,
  families: readonly string[],
): { filter: BuiltFilter; view: BuiltListView } {
  const { q, after, view } = readList(query)
  const family = families.find((code) => code === query.get('family'))
  const company = customerIn(query)
  return { filter: { q, family, company, after }, view: { ...view, family, company } }
}

/** The search part of the list's address, with its question mark. */
export function builtListSearch({ q, family, company, ...place }: Partial<BuiltListView>): string {
  return listSearch({ q, family, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, family }: BuiltListView): boolean {
  return Boolean(q || family)
}
