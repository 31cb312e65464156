import { customerIn } from '#app/features/company/company.customer.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type ListFilter, type Stage, stages, type Turn, turns } from '../tickets.ts'

/** By which the way back from a ticket finds where the dealer's list was left. */
export const listName = 'tickets'

/** What the address of a list of tickets asks for, as the page writes it back. */
export type TicketListView = ListView & {
  stage: Stage | undefined
  awaiting: Turn | undefined
  overdue: boolean
  /** The number of a customer, in the queue of the staff alone. */
  company?: number | undefined
  /** Turned round, in the queue of the staff alone. */
  oldestFirst?: boolean | undefined
}

/**
 * Whatever it does not understand counts as not there.
 * @param today YYYY-MM-DD: what was promised for a day before it is overdue
 */
export function readTicketList(query: URLSearchParams, today: string): { filter: ListFilter; view: TicketListView } {
  const { q, after, view } = readList(query)
  const stage = stages.find((one) => one === query.get('stage'))
  const awaiting = turns.find((one) => one === query.get('awaiting'))
  const overdue = query.get('overdue') === 'yes'
  return {
    filter: { q, stage, awaiting, overdueOn: overdue ? today : undefined, after },
    view: { ...view, stage, awaiting, overdue },
  }
}

/** The same for the queue of the staff, which may be narrowed to one customer, and turned round. */
export function readQueue(query: URLSearchParams, today: string): { filter: ListFilter; view: TicketListView } {
  const { filter, view } = readTicketList(query, today)
  const more = { company: customerIn(query), oldestFirst: query.get('order') === 'oldest' }
  return { filter: { ...filter, ...more }, view: { ...view, ...more } }
}

/** The search part of the list's address, with its question mark. */
export function ticketListSearch(view: Partial<TicketListView>): string {
  const { q, stage, awaiting, overdue, company, oldestFirst, ...place } = view
  return listSearch(
    {
      q,
      stage,
      awaiting,
      overdue: overdue ? 'yes' : undefined,
      company: company?.toString(),
      order: oldestFirst ? 'oldest' : undefined,
    },
    place,
  )
}
