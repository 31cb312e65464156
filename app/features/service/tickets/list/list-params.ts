import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import { type ListFilter, type TicketOrder, type Awaiting, awaitings } from '../tickets.ts'
import { type Stage, stages } from '../tickets.stages.ts'

/** By which the way back from a ticket finds where the dealer's list was left. */
export const listName = 'tickets'

/** What the address of a list of tickets asks for, as the page writes it back. */
export type TicketListView = ListView &
  SortedView & {
    stage: Stage | undefined
    awaiting: Awaiting | undefined
    overdue: boolean
    /** The number of a customer, in the queue of the staff alone. */
    company?: number | undefined
  }

export const listOrders: Orders<TicketOrder> = [
  { by: 'activity', direction: 'desc' },
  { by: 'number', direction: 'desc' },
]

/** Staff see until when something was promised. */
export const queueOrders: Orders<TicketOrder> = [...listOrders, { by: 'promised', direction: 'asc', oneWay: true }]

/**
 * Whatever it does not understand counts as not there.
 * @param today YYYY-MM-DD: what was promised for a day before it is overdue
 */
export function readTicketList(query: URLSearchParams, today: string, orders = listOrders): Reading {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, orders, today)
  const stage = stages.find((one) => one === query.get('stage'))
  const awaiting = awaitings.find((one) => one === query.get('awaiting'))
  const overdue = query.get('overdue') === 'yes'
  return {
    filter: { q, stage, awaiting, overdueOn: overdue ? today : undefined, sort, period, after },
    view: { ...view, ...sorted, stage, awaiting, overdue },
  }
}

type Reading = { filter: ListFilter; view: TicketListView }

/** The same for the queue of the staff, which may be narrowed to one customer. */
export function readQueue(query: URLSearchParams, today: string): Reading {
  const { filter, view } = readTicketList(query, today, queueOrders)
  const company = customerIn(query)
  return { filter: { ...filter, company }, view: { ...view, company } }
}

/** The search part of the list's address, with its question mark. */
export function ticketListSearch(view: Partial<TicketListView>): string {
  const { q, stage, awaiting, overdue, company, ...place } = view
  return listSearch({ q, stage, awaiting, overdue: overdue ? 'yes' : undefined, company: company?.toString() }, place)
}

/** Whether the fields narrow the list. */
export function isFiltered({ q, stage, awaiting, overdue, from, to }: TicketListView): boolean {
  return Boolean(q || stage || awaiting || overdue || from || to)
}
