import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { isModelFamily, type ModelFamily } from '../../models/models.ts'
import { type ProductFilter, type WarrantyState, warrantyStates } from '../products.ts'

/** What the address of the list asks for, as the page writes it back. */
export type ProductListView = ListView & { family: ModelFamily | undefined; warranty: WarrantyState | undefined }

/** Whatever it does not understand counts as not there. */
export function readProductList(query: URLSearchParams): { filter: ProductFilter; view: ProductListView } {
  const { q, after, view } = readList(query)
  const asked = query.get('family')
  const family = isModelFamily(asked) ? asked : undefined
  const warranty = warrantyStates.find((one) => one === query.get('warranty'))
  return { filter: { q, family, warranty, after }, view: { ...view, family, warranty } }
}

/** The search part of the list's address, with its question mark. */
export function productListSearch({ q, family, warranty, ...place }: Partial<ProductListView>): string {
  return listSearch({ q, family, warranty }, place)
}

export function isFiltered({ q, family, warranty }: ProductListView): boolean {
  return Boolean(q || family || warranty)
}
