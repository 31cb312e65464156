import { maybeId } from '#app/kit/http/ids.ts'
import { isYes, listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readSorted } from '#app/kit/lists/sorted.ts'
import { type LeadOrder, type LeadStage, leadStages } from '../leads.ts'

/** `company`: whose leads alone staff ask for. */
const leadList = listParams({ status: oneOf(leadStages), overdue: isYes, company: maybeId })
export type LeadListView = ViewOf<typeof readLeadList>

export const listOrders: Orders<LeadOrder> = [
  { by: 'received', direction: 'desc' },
  { by: 'clock', direction: 'asc', oneWay: true },
]

/**
 * What only the table can be asked for shows the table.
 * @param today YYYY-MM-DD
 */
export function readLeadList(query: URLSearchParams, today: string) {
  const { filter, view: listed } = leadList.read(query)
  const { sort, period, view: sorted } = readSorted(query, listOrders, today)
  const { status, ...others } = filter
  const view = { ...listed, ...sorted }
  const isAsked = isFiltered(view) || Boolean(view.company || view.after || view.order)
  return {
    filter: { ...others, stage: status, sort, period },
    view,
    isList: isAsked || query.get('view') === 'list',
  }
}

/** The search part of the table's address. */
export function leadListSearch(view: Partial<LeadListView>): string {
  const search = leadList.search(view)
  return `?view=list${search && `&${search.slice(1)}`}`
}

export const { isFiltered } = leadList

/** What was done before the redirect to the list; for a move also to which column, and of which lead. */
export type ListNotice = { done: 'erased' } | { done: 'moved'; to: LeadStage; lead: string }

export function listNoticeIn(query: URLSearchParams): ListNotice | undefined {
  const [done, where, lead] = (query.get('notice') ?? '').split('.', 3)
  const to = leadStages.find((one) => one === where)
  if (done === 'erased') return { done }
  return done === 'moved' && to ? { done, to, lead: lead ?? '' } : undefined
}
