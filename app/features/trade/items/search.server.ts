import { sql } from 'kysely'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Item } from './items.ts'

const most = 12
/** Only the latest orders and quotes with the words are looked into: what was not sold for long is typed. */
const latest = 200

/**
 * The items of earlier orders and quotes with these words in their number or name, those found most often first.
 * @param q as `readList` hands it on
 * @throws Problem not-found for anyone who is not staff
 */
export async function searchItems(portal: Portal, viewer: Viewer, q: string): Promise<Item[]> {
  if (viewer.side !== 'maker') throw new Problem('not-found')
  const words = anywhere(q)
  // What an index of the searched texts finds, before its lines are read: there are many more of those.
  const query = sql<Item>`
    select line.number, line.name from (
      select sales_order_line.item_number as number, sales_order_line.item_name as name
      from sales_order_line where order_id in (
        select id from sales_order where search like ${words} order by order_date desc, id desc limit ${latest})
      union all
      select quote_line.item_number, quote_line.item
      from quote_line where quote_id in (
        select id from quote where search like ${words} order by created_at desc, id desc limit ${latest})
    ) as line
    where searchable(line.number || ' ' || line.name) like ${words}
    group by line.number, line.name
    order by count(*) desc, line.name, line.number
    limit ${most}`
  const { rows } = await portal.searches(() => query.execute(portal.db))
  return rows
}
