import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Acceptance, acceptances, type QuoteFilter } from '../quotes.ts'

/** What the address of the list asks for, as the page writes it back. */
export type QuoteListView = ListView & { acceptance: Acceptance | undefined; expired: 'yes' | 'no' | undefined }

/** Whatever it does not understand counts as not there. @param today YYYY-MM-DD */
export function readQuoteList(query: URLSearchParams, today: string): { filter: QuoteFilter; view: QuoteListView } {
  const { q, after, view } = readList(query)
  const acceptance = acceptances.find((one) => one === query.get('acceptance'))
  const expired = (['yes', 'no'] as const).find((one) => one === query.get('expired'))
  return { filter: { q, acceptance, expired, today, after }, view: { ...view, acceptance, expired } }
}

/** The search part of the list's address, with its question mark. */
export function quoteListSearch({ q, acceptance, expired, ...place }: Partial<QuoteListView>): string {
  return listSearch({ q, acceptance, expired }, place)
}

export function isFiltered({ q, acceptance, expired }: QuoteListView): boolean {
  return Boolean(q || acceptance || expired)
}
