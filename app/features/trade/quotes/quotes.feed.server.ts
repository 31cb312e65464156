import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'
import { exportColumns, quoteRowsVisibleTo, quoteScopeOf } from './store.server.ts'

/**
 * Quotes as programs read them; a company's are those that have left the maker's house.
 * @param query.since of the last change, by which a draft leaves the maker's house as well
 * @throws Problem not-found for a workshop's people, module-missing
 */
export async function feedOfQuotes({ db }: Portal, viewer: Viewer, query: FeedQuery) {
  requireModule(viewer, 'quotes')
  const { after = 0, limit, id, since } = query
  const found = await quoteRowsVisibleTo(db, quoteScopeOf(viewer))
    .select(exportColumns)
    .select('quote.company_id as companyId')
    .where((row) =>
      row.and([
        row('quote.id', '>', after),
        ...(id === undefined ? [] : [row('quote.id', '=', id)]),
        ...(since === undefined ? [] : [row('quote.touched_at', '>=', since)]),
      ]),
    )
    .orderBy('quote.id')
    .limit(limit + 1)
    .execute()
  return feedOf(found, limit)
}
