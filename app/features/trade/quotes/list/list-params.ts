import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readSorted } from '#app/kit/lists/sorted.ts'
import { acceptances, type QuoteOrder, quoteStatuses } from '../quotes.ts'

export const expiredValues = ['no', 'yes'] as const
export const askedValues = ['waiting'] as const

/** `company`: the number of a customer. */
export const quoteList = listParams({
  status: onlyFor('maker', oneOf(quoteStatuses)),
  asked: onlyFor('maker', oneOf(askedValues)),
  acceptance: oneOf(acceptances),
  expired: oneOf(expiredValues),
  company: onlyFor('maker', maybeId),
})
export type QuoteListView = ViewOf<typeof readQuoteList>

export const listOrders: Orders<QuoteOrder> = [
  { by: 'created', direction: 'desc' },
  { by: 'expires', direction: 'asc' },
]

/** @param today YYYY-MM-DD */
export function readQuoteList(query: URLSearchParams, viewer: Pick<Viewer, 'side'>, today: string) {
  const { filter, view } = quoteList.read(query, viewer)
  const { sort, period, view: sorted } = readSorted(query, listOrders, today)
  return { filter: { ...filter, today, sort, period }, view: { ...view, ...sorted } }
}
