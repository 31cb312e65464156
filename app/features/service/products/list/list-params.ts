import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import { type ProductOrder, warrantyStates } from '../products.ts'

type Asked = Pick<Viewer, 'side'> & { families: readonly ModelFamily[] }

/** `company`: the number of a customer. */
export const productList = listParams({
  family: (text: string | null, { families }: Asked) => oneOf(families)(text),
  warranty: oneOf(warrantyStates),
  company: onlyFor('maker', maybeId),
})
export type ProductListView = ViewOf<typeof readProductList>

export const ordersOfList: Orders<ProductOrder> = [
  { by: 'bought', direction: 'desc' },
  { by: 'expiry', direction: 'asc' },
  { by: 'model', direction: 'asc' },
]

export function readProductList(query: URLSearchParams, asked: Asked) {
  const { filter, view } = productList.read(query, asked)
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...filter, sort }, view: { ...view, order } }
}
