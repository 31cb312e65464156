import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { type ProductFilter, type WarrantyState, warrantyStates } from '../products.ts'

/** What the address of the list asks for, as the page writes it back. */
export type ProductListView = ListView & {
  family: ModelFamily | undefined
  warranty: WarrantyState | undefined
  /** The number of a customer, in staff's list alone. */
  company: number | undefined
}

/** Values it does not know are left out, and so does what is for staff alone. */
export function readProductList(
  query: URLSearchParams,
  { side }: Pick<Viewer, 'side'>,
  families: readonly ModelFamily[],
): { filter: ProductFilter; view: ProductListView } {
  const { q, after, view } = readList(query)
  const asked = query.get('family')
  const family = families.find((one) => one === asked)
  const warranty = warrantyStates.find((one) => one === query.get('warranty'))
  const company = side === 'maker' ? customerIn(query) : undefined
  return { filter: { q, family, warranty, company, after }, view: { ...view, family, warranty, company } }
}

/** The search part of the list's address, with its question mark. */
export function productListSearch({ q, family, warranty, company, ...place }: Partial<ProductListView>): string {
  return listSearch({ q, family, warranty, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, family, warranty }: ProductListView): boolean {
  return Boolean(q || family || warranty)
}
