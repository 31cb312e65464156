import { firstDay, isDay } from '#app/kit/words/days.ts'

/** Days of the maker's calendar as YYYY-MM-DD, both among those asked for. */
export type Period = { from: string | undefined; to: string | undefined }

export type Direction = 'asc' | 'desc'

/** What a list is ordered by, and in which direction. */
export type Sort<By extends string = string> = { by: By; direction: Direction }

/** An order in its first direction. `oneWay`: it has no other, since rows without a day always come last. */
type Order<By extends string> = Sort<By> & { oneWay?: true }

/** The orders a list can have; the first of them is the one it has unless told. */
export type Orders<By extends string> = readonly [Order<By>, ...Order<By>[]]

/** What the address says of both, and the year in which the list is read. */
export type SortedView = OrderedView & Period & { year: number }
type OrderedView = { order: string | undefined }

/**
 * Values it does not know are left out; so is a `sort` that is the default one.
 * @param today YYYY-MM-DD
 */
export function readSorted<By extends string>(query: URLSearchParams, orders: Orders<By>, today: string) {
  const { sort, order } = readOrder(query, orders)
  const period: Period = { from: dayIn(query.get('from')), to: dayIn(query.get('to')) }
  const view: SortedView = { ...period, order, year: Number(today.slice(0, 4)) }
  return { sort, period, view }
}

/** The same of a list that is not narrowed to days. */
export function readOrder<By extends string>(query: URLSearchParams, orders: Orders<By>) {
  const sort = sortIn(query.get('order'), orders)
  const order = written(sort, orders)
  return { sort: order === undefined ? undefined : sort, order }
}

export function hasDays(period: Period | undefined): boolean {
  return period?.from !== undefined || period?.to !== undefined
}

export function isReversed({ from, to }: Period): boolean {
  return from !== undefined && to !== undefined && from > to
}

/** The years that lists are narrowed to most: this one and the two before it. */
export function yearsFor(year: number): { year: number; from: string; to: string }[] {
  return [year, year - 1, year - 2].map((one) => ({ year: one, from: `${one}-01-01`, to: `${one}-12-31` }))
}

/** What the heads of the columns do; `toView` is the address of a view of the list. */
export function columnSort<By extends string, View extends OrderedView & { after: string | undefined }>(
  orders: Orders<By>,
  view: View,
  toView: (view: View) => string,
) {
  return (by: By) => {
    const { direction, order } = pressed(orders, view.order, by)
    return { direction, to: toView({ ...view, order, after: undefined }) }
  }
}

/**
 * How a column is sorted now, and what the address says after a press on its head: sorted, turned round, and then as the
 * list is unless told.
 */
function pressed<By extends string>(orders: Orders<By>, order: string | undefined, by: By) {
  const now = sortIn(order ?? null, orders)
  const first = orders.find((one) => one.by === by) ?? orders[0]
  if (now.by !== by) return { direction: undefined, order: written(first, orders) }
  const turned = { by, direction: opposite(first.direction) }
  const next = now.direction === first.direction && !first.oneWay ? turned : orders[0]
  return { direction: now.direction, order: written(next, orders) }
}

/** Every order as an address names it. */
export function ordersIn<By extends string>(orders: Orders<By>): { value: string | undefined; sort: Sort<By> }[] {
  return orders
    .flatMap(({ by, direction, oneWay }) => [
      { by, direction },
      ...(oneWay ? [] : [{ by, direction: opposite(direction) }]),
    ])
    .map((sort) => ({ value: written(sort, orders), sort }))
}

function sortIn<By extends string>(text: string | null, orders: Orders<By>): Sort<By> {
  const [name, way] = (text ?? '').split('-', 2)
  const found = orders.find(({ by }) => by === name)
  const isKnown = (way === 'asc' || way === 'desc') && (!found?.oneWay || way === found.direction)
  return found && isKnown ? { by: found.by, direction: way } : orders[0]
}

function written({ by, direction }: Sort, [usual]: Orders<string>): string | undefined {
  return by === usual.by && direction === usual.direction ? undefined : `${by}-${direction}`
}

function opposite(direction: Direction): Direction {
  return direction === 'asc' ? 'desc' : 'asc'
}

/** For `listParams`, of days beside those of `readSorted`. */
export function dayIn(text: string | null): string | undefined {
  return text && text >= firstDay && isDay(text) ? text : undefined
}
