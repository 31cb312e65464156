import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Place, places } from '../leads.ts'

/** What the address asks for, as the page writes it back. */
export type LeadListView = ListView & { status: Place | undefined; overdue: boolean }

/** Whatever it does not understand counts as not there. What can only be asked of the table shows the table. */
export function readLeadList(query: URLSearchParams) {
  const { q, after, view } = readList(query)
  const status = places.find((one) => one === query.get('status'))
  const overdue = query.get('overdue') === 'yes'
  const isList = query.get('view') === 'list' || Boolean(view.q || status || overdue || view.after)
  return { filter: { q, place: status, overdue, after }, view: { ...view, status, overdue }, isList }
}

/** The search part of the table's address. */
export function leadListSearch({ q, status, overdue, ...place }: Partial<LeadListView>): string {
  return listSearch({ view: 'list', q, status, overdue: overdue ? 'yes' : undefined }, place)
}

export function isFiltered({ q, status, overdue }: LeadListView): boolean {
  return Boolean(q || status || overdue)
}

/** What was done before the redirect to the list; of a move also where to. */
export type ListNotice = { done: 'erased' } | { done: 'moved'; to: Place }

export function listNoticeIn(query: URLSearchParams): ListNotice | undefined {
  const [done, where] = (query.get('notice') ?? '').split('.', 2)
  const to = places.find((one) => one === where)
  if (done === 'erased') return { done }
  return done === 'moved' && to ? { done, to } : undefined
}
