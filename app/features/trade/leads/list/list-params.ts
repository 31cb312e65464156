import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type LeadOrder, type LeadStage, leadStages } from '../leads.ts'

/** What the address asks for, as the page writes it back. */
export type LeadListView = ListView &
  SortedView & {
    status: LeadStage | undefined
    overdue: boolean
    /** Whose leads alone staff ask for. */
    company: number | undefined
  }

export const listOrders: Orders<LeadOrder> = [
  { by: 'received', direction: 'desc' },
  { by: 'clock', direction: 'asc', oneWay: true },
]

/**
 * Values it does not know are left out. What only the table can be asked for shows the table.
 * @param today YYYY-MM-DD
 */
export function readLeadList(query: URLSearchParams, today: string) {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, listOrders, today)
  const { from, to, order } = sorted
  const status = leadStages.find((one) => one === query.get('status'))
  const overdue = query.get('overdue') === 'yes'
  const company = customerIn(query)
  const isList =
    query.get('view') === 'list' || Boolean(view.q || status || overdue || company || view.after || from || to || order)
  return {
    filter: { q, place: status, overdue, company, sort, period, after },
    view: { ...view, ...sorted, status, overdue, company },
    isList,
  }
}

/** The search part of the table's address. */
export function leadListSearch({ q, status, overdue, company, ...place }: Partial<LeadListView>): string {
  const whose = company === undefined ? undefined : String(company)
  return listSearch({ view: 'list', q, status, overdue: overdue ? 'yes' : undefined, company: whose }, place)
}

/** Whether a field of the filters is set; the company is not one of them. */
export function isFiltered({ q, status, overdue, from, to }: LeadListView): boolean {
  return Boolean(q || status || overdue || from || to)
}

/** What was done before the redirect to the list; for a move also to which column, and of which lead. */
export type ListNotice = { done: 'erased' } | { done: 'moved'; to: LeadStage; lead: string }

export function listNoticeIn(query: URLSearchParams): ListNotice | undefined {
  const [done, where, lead] = (query.get('notice') ?? '').split('.', 3)
  const to = leadStages.find((one) => one === where)
  if (done === 'erased') return { done }
  return done === 'moved' && to ? { done, to, lead: lead ?? '' } : undefined
}
