import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RecordKind } from '#app/features/across/search/search.ts'
import { addressOf, type PageName, pagesFor } from '#app/features/people/pages/pages.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp } from './app.ts'

// What a new list has to have. Red: it becomes a kind of record in the search, or stands below with the reason.

/** The table each kind is kept in, the column it is searched in, and the lists on which it is searched by itself. */
const kinds: Record<RecordKind, { table: string; column?: string; lists: readonly PageName[] }> = {
  tickets: { table: 'ticket', lists: ['tickets', 'queue'] },
  appointments: { table: 'appointment', column: 'lookup', lists: ['appointments'] },
  orders: { table: 'sales_order', lists: ['orders'] },
  invoices: { table: 'invoice', lists: ['invoices'] },
  quotes: { table: 'quote', lists: ['quotes'] },
  products: { table: 'product', lists: ['products'] },
  checks: { table: 'bicycle_check', column: 'words', lists: ['checks'] },
  recalls: { table: 'recall', column: 'words', lists: ['recall-desk'] },
  leads: { table: 'lead', lists: ['leads'] },
  resources: { table: 'resource', lists: ['media', 'manuals', 'size-guides'] },
  packages: { table: 'package', lists: ['packages', 'package-desk'] },
  bulletins: { table: 'bulletin', lists: ['bulletins', 'bulletin-desk'] },
  remarks: { table: 'remark', lists: ['remarks'] },
  shares: { table: 'media_share', lists: ['shares', 'share-desk'] },
}
const tables = Object.values(kinds).map(({ table }) => table)

/** Lists that can be searched and are of no kind of record. */
const otherLists: Partial<Record<PageName, string>> = {
  companies: 'customers, whom the search finds for staff before all records',
  licences: 'the same customers, by what they may use',
  shelves: 'the same resources, as administrators arrange them',
  'for-customer': 'people: staff look one up who is on the phone',
  'built-bicycles': 'not records of work: staff look one up by its number',
  surveys: 'what was said of a dealer, not its records of work: it reads them here, and staff with their survey',
}

/** Lists that leave as no file. */
const notExported: Partial<Record<PageName, string>> = {
  media: 'what it holds is downloaded itself',
  manuals: 'what it holds is downloaded itself',
  'size-guides': 'what it holds is downloaded itself',
  shelves: 'what it holds is downloaded itself',
  'for-customer': 'whom staff have on the phone is a list of nothing',
  appointments: 'they leave with their list, which has an address of its own',
  licences: 'the same customers leave with the list of companies',
}

test('whatever is kept with a text to search in is found by the search everywhere', async () => {
  const app = await openApp()
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'search' order by table_name`.execute(app.owner)
  const named = Object.values(kinds).filter(({ column = 'search' }) => column === 'search')
  expect(rows.map(({ name }) => name)).toEqual(named.map(({ table }) => table).toSorted())
})

test('whatever has a list that can be searched is found by the search everywhere, and leaves as a file', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  // Without any there is no list of them, and with some there is first a board.
  await addLead(app.portal, { of: dealer, by: admin })
  const [searched, exported] = [new Set<PageName>(), new Set<PageName>()]
  for (const person of [dealer, admin])
    for (const page of pagesFor({ role: person.viewer.role, locked: [] })) {
      const address = addressOf('en', page)
      const html = await (await app.fetch(`${address}?view=list`, as(person))).text()
      if (!/<input (?=[^>]*\bname="q")/.test(html)) continue
      searched.add(page)
      const file = await app.fetch(`${address}/export.csv`, as(person))
      if (file.headers.get('content-type')?.includes('text/csv')) exported.add(page)
      await file.body?.cancel()
    }
  const known = [...Object.values(kinds).flatMap(({ lists }) => lists), ...Object.keys(otherLists)]
  expect([...searched].toSorted()).toEqual(known.toSorted())
  expect([...searched].filter((page) => !exported.has(page)).toSorted()).toEqual(Object.keys(notExported).toSorted())
})

/** Where each part of a list stands, in every feature. */
const listFiles = [
  'list.route.tsx',
  'list-params.ts',
  'list-filters.tsx',
  'list-table.tsx',
  'list.words.ts',
  'list.test.ts',
  'export.route.ts',
]

test('the field in which a list is searched says in what in a few words, which a phone has room for', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const lists = ['tickets', 'orders', 'checks', 'appointments/list', 'packages']
  for (const list of lists) {
    const page = await (await app.fetch(`/${list}`, as(dealer))).text()
    const [, said] = /<input(?=[^>]*name="q")[^>]*placeholder="([^"]*)"/.exec(page) ?? []
    expect([list, said]).toEqual([list, expect.stringMatching(/^\p{Lu}.{3,32}$/u)])
  }
})

test('a list has the same files in every feature, is read by the kit’s query and drawn by the kit’s page', () => {
  const features = foldersWith('app/features/*/*/lists.server.ts').toSorted()
  expect(features.length).toBeGreaterThan(4)
  expect(
    foldersWith('app/features/*/*/list/list.route.tsx')
      .map((folder) => path.dirname(folder))
      .toSorted(),
  ).toEqual(features)
  const missing = features.flatMap((feature) => listFiles.map((file) => `${feature}/list/${file}`))
  expect(missing.filter((file) => !existsSync(path.join(rootDir, file)))).toEqual([])
  expect(features.filter((feature) => !textOf(`${feature}/lists.server.ts`).includes('kit/lists/keyset'))).toEqual([])
  expect(features.filter((feature) => !textOf(`${feature}/list/*.tsx`).includes('kit/lists/list-page.tsx'))).toEqual([])
})

test('the benchmark measures every list with many of what it shows', () => {
  const sources = globSync('tests/bench/*seed.ts', { cwd: rootDir }).concat('tests/bench/records-rows.ts')
  const seeded = sources.map((file) => textOf(file)).join('\n')
  expect(tables.filter((table) => !seeded.includes(`insert into ${table} (`))).toEqual([])
})

function foldersWith(pattern: string): string[] {
  return globSync(pattern, { cwd: rootDir }).map((file) => path.dirname(file))
}

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: rootDir })
  return files.map((file) => readFileSync(path.join(rootDir, file), 'utf8')).join('\n')
}
