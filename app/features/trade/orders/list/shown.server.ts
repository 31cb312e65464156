import type { Viewer } from '#app/features/people/account/account.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { listOrders } from '../orders.server.ts'
import type { readOrderList } from './list-params.ts'
import { rowOf } from './list-table.tsx'

/** A page of the list, as it is shown. */
export const shownOrders = readingAhead(readShown)

type Asked = ReturnType<typeof readOrderList>

async function readShown(portal: Portal, viewer: Viewer, { filter, after }: Asked, locale: Locale) {
  const { page, ...customers } = await listOrders(portal, viewer, filter, after)
  return { ...customers, page: { ...page, rows: page.rows.map((row) => rowOf(locale, row, viewer.side === 'maker')) } }
}
