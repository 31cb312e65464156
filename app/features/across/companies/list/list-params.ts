import { type CompanyKind, companyKinds } from '#app/features/people/company-facts/company-facts.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { CompanyFilter } from '../companies.ts'

/** What the address of the list of companies says. */
export type CompanyListView = ListView & { kind: CompanyKind | undefined }

/** Values it does not know are left out. */
export function readCompanyList(query: URLSearchParams): { filter: CompanyFilter; view: CompanyListView } {
  const { q, after, view } = readList(query)
  const kind = companyKinds.find((one) => one === query.get('kind'))
  return { filter: { q, kind, after }, view: { ...view, kind } }
}

/** The search part of the list's address, with its question mark. */
export function companyListSearch({ q, kind, ...place }: Partial<CompanyListView>): string {
  return listSearch({ q, kind }, place)
}

export function isFiltered({ q, kind }: CompanyListView): boolean {
  return Boolean(q || kind)
}
