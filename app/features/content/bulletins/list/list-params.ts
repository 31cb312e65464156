import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import type { BulletinOrder } from '../bulletins.ts'

/** The states by which readers narrow their list, and staff that of the desk. */
export const shownStates = { readers: ['open'], desk: ['draft', 'published'] } as const
export type Side = keyof typeof shownStates

/** `families`: the codes of the catalogue. */
type Asked = { side: Side; families: readonly string[] }

export const bulletinList = listParams({
  state: (text: string | null, { side }: Asked) => oneOf(shownStates[side])(text),
  model: (text: string | null, { families }: Asked) => oneOf(families)(text),
})
export type BulletinListView = ViewOf<typeof readBulletinList>

export const ordersOfList: Orders<BulletinOrder> = [
  { by: 'listed', direction: 'desc' },
  { by: 'number', direction: 'asc' },
]

export function readBulletinList(query: URLSearchParams, asked: Asked) {
  const { filter, view } = bulletinList.read(query, asked)
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...filter, sort }, view: { ...view, order } }
}
