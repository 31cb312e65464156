import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import { kinds, type PackageOrder, states } from '../packages.ts'

/** Those who are offered packages, and staff with all there are. */
export type Side = 'readers' | 'desk'

/** `families`: the codes of the catalogue. */
type Asked = { side: Side; families: readonly string[] }

export const packageList = listParams({
  state: (text: string | null, { side }: Asked) => (side === 'desk' ? oneOf(states)(text) : undefined),
  kind: oneOf(kinds),
  model: (text: string | null, { families }: Asked) => oneOf(families)(text),
})
export type PackageListView = ViewOf<typeof readPackageList>

export const ordersOfList: Orders<PackageOrder> = [
  { by: 'listed', direction: 'desc' },
  { by: 'ends', direction: 'asc', oneWay: true },
]

export function readPackageList(query: URLSearchParams, asked: Asked) {
  const { filter, view } = packageList.read(query, asked)
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...filter, sort }, view: { ...view, order } }
}
