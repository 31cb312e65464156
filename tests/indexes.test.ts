import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'

/** What retention, an erasure or an import that is undone deletes, some hundred rows at once. */
const deleted = [
  'ticket',
  'message',
  'ticket_event',
  'attachment',
  'sales_order',
  'invoice',
  'quote',
  'lead',
  'company',
  'product',
]

test('each key that points at what is deleted has an index: without one a whole table is read for each row that goes', async () => {
  const app = await openApp()
  const { rows } = await sql<{ place: string }>`
    select concat(key.conrelid::regclass, ' (', string_agg(field.attname, ', ' order by place.nr), ')') as place
    from pg_constraint key
    cross join lateral unnest(key.conkey) with ordinality as place(attnum, nr)
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = place.attnum
    where key.contype = 'f' and key.confrelid = any(${deleted}::regclass[])
      and not exists (select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', (
          select attname from pg_attribute where attrelid = key.conrelid and attnum = key.conkey[1]))))
    group by key.oid, key.conrelid order by 1`.execute(app.portal.db)
  expect(rows.map(({ place }) => place)).toEqual([])
})
