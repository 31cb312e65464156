import type { Viewer } from '#app/features/people/account/account.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'

/** Companies as programs read them: to staff all, to anyone else their own. @param query.since of the moment of creation */
export async function feedOfCompanies({ db }: Portal, viewer: Viewer, query: FeedQuery) {
  const { after = 0, limit, id, since } = query
  const all = db.selectFrom('company')
  const visible = viewer.side === 'maker' ? all : all.where('id', '=', viewer.companyId)
  const found = await visible
    .select(['id', 'kind', 'name', 'customer_number as customerNumber', 'country', 'vat_number as vatNumber'])
    .select(['locale', 'street', 'postcode', 'city', 'phone', 'email', 'created_at as createdAt'])
    .where((row) =>
      row.and([
        row('id', '>', after),
        ...(id === undefined ? [] : [row('id', '=', id)]),
        ...(since === undefined ? [] : [row('created_at', '>=', since)]),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return feedOf(found, limit)
}
