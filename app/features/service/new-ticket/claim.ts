import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** A ticket as the person who writes the claim sees it. */
export function ticketPath(locale: Locale, id: number, forCustomer: boolean): string {
  const place = { ...localePrefix(locale), id: String(id) }
  return forCustomer ? href('/:locale?/console/tickets/:id', place) : href('/:locale?/tickets/:id', place)
}

/** Whether damage may have been found before the sale: a rider's own bicycle has been sold. */
export function asksPhase({ role }: Pick<Viewer, 'role'>): boolean {
  return role !== 'customer'
}

/** The name of the buttons that put a bicycle of one's own into the claim. */
export const ownBicycleField = 'pick_bicycle'
