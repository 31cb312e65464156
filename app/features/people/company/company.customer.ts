import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** One company whose records alone staff look at. */
export type Customer = { id: number; name: string }

/** How many a list shows of those whose name is searched for. */
export const namedMost = 5

/**
 * Whether a list shows nothing but its rows. To staff it names the customer it is narrowed to and those a search finds,
 * and such a search waits for its turn.
 */
export function showsRowsAlone(
  { side }: Pick<Viewer, 'side'>,
  { company, q }: { company?: number | undefined; q?: string | undefined },
): boolean {
  return side !== 'maker' || (company === undefined && q === undefined)
}

/** Where staff look at one. */
export function customerPath(locale: Locale, id: number): string {
  return href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(id) })
}
