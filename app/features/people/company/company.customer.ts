import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Viewer } from '../account/account.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** One company whose records alone staff look at. */
export type Customer = { id: number; name: string }

/** Of those whose name is searched for a list shows so many. */
export const namedMost = 5

/** The customer to whom an address narrows a list; whatever is no number counts as not there. */
export function customerIn(query: URLSearchParams): number | undefined {
  return maybeId(query.get('company'))
}

/** Where staff look at one: administrators at the page of the company, agents, who have none, at its tickets. */
export function customerPath(locale: Locale, { role }: Pick<Viewer, 'role'>, id: number): string {
  const prefix = localePrefix(locale)
  return role === 'admin'
    ? href('/:locale?/console/companies/:id', { ...prefix, id: String(id) })
    : `${href('/:locale?/console/tickets', prefix)}?company=${id}`
}
