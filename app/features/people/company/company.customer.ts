import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** One company whose records alone staff look at. */
export type Customer = { id: number; name: string }

/** Of those whose name is searched for a list shows so many. */
export const namedMost = 5

/** The customer to whom an address narrows a list; whatever is no number counts as not there. */
export function customerIn(query: URLSearchParams): number | undefined {
  return maybeId(query.get('company'))
}

/** Where staff look at one. */
export function customerPath(locale: Locale, id: number): string {
  return href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(id) })
}
