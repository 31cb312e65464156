import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addPersonEverywhere } from '#tests/personal-data.fixture.ts'
import { readCommand } from './admin.server.ts'
import { exportEverything, secrets } from './export.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** RFC 4180, by a reader that knows nothing of the writer; null where a cell has no quotation marks at all. */
function readCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = []
  let row: (string | null)[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, bare, end] = found
    row.push(quoted === undefined ? bare || null : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function tableIn(folder: string, name: string): Record<string, string | null>[] {
  const [head = [], ...rows] = readCsv(readFileSync(path.join(folder, name), 'utf8'))
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column ?? '', row[at] ?? null])))
}

async function countsOf(app: App): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.owner)
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(app.owner)
    counts.set(name, counted.rows[0]?.count ?? 0)
  }
  return counts
}

test('everything out: each table of the database is a file with as many rows, and none is forgotten', async () => {
  const app = await openApp()
  await addPersonEverywhere(app, 'staff')
  const folder = newFolder()
  const counts = await countsOf(app)
  const told = await exportEverything(app.portal, folder)
  const written = readdirSync(path.join(folder, 'tables')).map((name) => name.replace('.csv', ''))
  expect(written.toSorted()).toEqual([...counts.keys()].toSorted())
  const found = new Map(written.map((name) => [name, tableIn(folder, `tables/${name}.csv`).length]))
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(counts))
  expect(told).toMatchObject({ tables: counts.size, rows: [...counts.values()].reduce((sum, count) => sum + count) })
})

test('everything out: what a file says is what the database has, letter by letter, and PostgreSQL reads it again', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Zoë "Lo" Rossi, figlia' })
  const body = 'Prima riga,\r\n"seconda"; è tutto\nnull'
  const draft = { account_id: dealer.viewer.accountId, form: 'ticket', submission: randomUUID(), page: null }
  await app.portal.db
    .insertInto('draft')
    .values({ ...draft, fields: JSON.stringify([['content', body]]), saved_at: app.clock.now() })
    .execute()
  await app.portal.db.updateTable('account').set({ country: '' }).execute()
  const folder = newFolder()
  await exportEverything(app.portal, folder)
  const [account] = tableIn(folder, 'tables/account.csv')
  expect(account).toMatchObject({
    name: 'Zoë "Lo" Rossi, figlia',
    country: '',
    disabled_at: null,
    email_verified: 'true',
    created_at: '2026-11-21 09:00:00+00',
  })
  const [kept] = tableIn(folder, 'tables/draft.csv')
  expect(kept?.['page']).toBeNull()
  expect(JSON.parse(kept?.['fields'] ?? '')).toEqual([['content', body]])
  expect(readFileSync(path.join(folder, 'tables/draft.csv'))[0]).toBe('"'.charCodeAt(0))
})

test('everything out: what opens something for who has it is left out, and the folder says so', async () => {
  const app = await openApp()
  await addPersonEverywhere(app, 'dealer')
  const folder = newFolder()
  await exportEverything(app.portal, folder)
  const readme = readFileSync(path.join(folder, 'README.txt'), 'utf8')
  for (const [table, columns] of Object.entries(secrets)) {
    const [head] = readCsv(readFileSync(path.join(folder, `tables/${table}.csv`), 'utf8'))
    expect(columns.filter((column) => head?.includes(column))).toEqual([])
    for (const column of columns) expect(readme).toContain(`${table}.${column}`)
  }
  // By their names, whatever tables are to come.
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(hash|token|secret|challenge)' or data_type = 'bytea')`.execute(
    app.owner,
  )
  const left = Object.entries(secrets).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
  // The public half of a passkey's key, the maker's logos, digests and the number of a token, which open nothing.
  const open = rows.map(({ place }) => place).filter((place) => !left.includes(place))
  const digests = [
    'api_answer.digest',
    'api_answer.token_id',
    'crm_notice.digest',
    'log_seal.digest',
    'log_seal_head.head',
    'ticket_chain.head',
    'ticket_log.content',
    'ticket_log.digest',
  ]
  expect(open.toSorted()).toEqual(['brand_picture.content', ...digests, 'passkey.public_key'].toSorted())
})

test('everything out: each stored file is there byte for byte, and a table says of which row it is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const content = Buffer.from('%PDF-1.7 prova d’acquisto')
  const stored = await app.portal.files.put([content] as unknown as AsyncIterable<Uint8Array>, 1000)
  if (stored === 'too-large') throw new Error('not kept')
  const file = {
    owner_id: dealer.viewer.accountId,
    submission: randomUUID(),
    field: 'receipt',
    name: 'scontrino.pdf',
    kind: 'pdf',
    media_type: 'application/pdf',
    bytes: content.length,
    created_at: app.clock.now(),
  } as const
  const [id, lost] = [randomUUID(), randomUUID()]
  await app.portal.db
    .insertInto('attachment')
    .values([
      { ...file, id, content_key: stored.key },
      { ...file, id: lost, content_key: '0'.repeat(32) },
    ])
    .execute()
  const folder = newFolder()
  expect(await exportEverything(app.portal, folder)).toMatchObject({ files: 1, bytes: content.length, missing: 1 })
  const rows = tableIn(folder, 'files.csv')
  const found = rows.find(({ row }) => row === `id=${id}`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(found).toMatchObject({ table: 'attachment', column: 'content_key', name: 'scontrino.pdf', sha256 })
  expect(readFileSync(path.join(folder, found?.['path'] ?? ''))).toEqual(content)
  expect(rows.find(({ row }) => row === `id=${lost}`)).toMatchObject({ path: null, sha256: null })
})

test('everything out is of one moment: of what is written together there is all or nothing', async () => {
  const app = await openApp()
  const { viewer } = await app.dealer()
  const folder = newFolder()
  const exporting = { isOver: false }
  const running = exportEverything(app.portal, folder).finally(() => {
    exporting.isOver = true
  })
  // The one table is read long before the other.
  for (let at = 0; !exporting.isOver; at += 1)
    await app.portal.db.transaction().execute(async (tx) => {
      const draft = { account_id: viewer.accountId, form: `form ${at}`, submission: randomUUID() }
      await tx
        .insertInto('draft')
        .values({ ...draft, fields: '[]', saved_at: app.clock.now() })
        .execute()
      await tx
        .insertInto('throttle')
        .values({ key: `key ${at}`, tries: 1, ends_at: app.clock.now() })
        .execute()
    })
  await running
  expect(tableIn(folder, 'tables/draft.csv').length).toBe(tableIn(folder, 'tables/throttle.csv').length)
})

test('everything out goes into a new or an empty folder only', async () => {
  const app = await openApp()
  const folder = newFolder()
  writeFileSync(path.join(folder, 'mine.txt'), 'mine')
  await expect(exportEverything(app.portal, folder)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['mine.txt'])
  expect(readCommand(['export', '--to', folder])).toEqual({ command: 'export', to: folder })
  expect(() => readCommand(['export'])).toThrow('--to is missing.')
})
