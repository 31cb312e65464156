import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressOf, type PageName, pagesFor } from '#app/features/people/pages/pages.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { as, openApp } from '#tests/app.ts'
import type { RecordKind } from './search.ts'

// Red: there is something new to search in. It becomes a kind of record in search.ts, or stands below with the reason.

/** The table each kind is kept in, and the lists on which it is searched by itself. */
const kinds: Record<RecordKind, { table: string; lists: readonly PageName[] }> = {
  tickets: { table: 'ticket', lists: ['tickets', 'queue'] },
  orders: { table: 'sales_order', lists: ['orders'] },
  quotes: { table: 'quote', lists: ['quotes'] },
  products: { table: 'product', lists: ['products'] },
  leads: { table: 'lead', lists: ['leads'] },
  resources: { table: 'resource', lists: ['media', 'manuals', 'size-guides'] },
}

/** Lists that can be searched and are of no kind of record. */
const otherLists: Partial<Record<PageName, string>> = {
  companies: 'customers, whom the search finds for staff before all records',
  licences: 'the same customers, by what they may use',
  shelves: 'the same resources, as administrators arrange them',
}

test('whatever is kept with a text to search in is found by the search everywhere', async () => {
  const app = await openApp()
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'search' order by table_name`.execute(app.owner)
  expect(rows.map(({ name }) => name)).toEqual(
    Object.values(kinds)
      .map(({ table }) => table)
      .toSorted(),
  )
})

test('whatever has a list that can be searched is found by the search everywhere', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  // Without any there is no list of them, and with some there is first a board.
  await addLead(app.portal, { of: dealer, by: admin })
  const searched = new Set<string>()
  for (const person of [dealer, admin])
    for (const page of pagesFor({ role: person.viewer.role, locked: [] })) {
      const html = await (await app.fetch(`${addressOf('en', page)}?view=list`, as(person))).text()
      if (/<input (?=[^>]*\bname="q")/.test(html)) searched.add(page)
    }
  const known = [...Object.values(kinds).flatMap(({ lists }) => lists), ...Object.keys(otherLists)]
  expect([...searched].toSorted()).toEqual(known.toSorted())
})
