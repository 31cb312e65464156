import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placesOf } from '#app/features/people/profile/data/records.fixture.ts'
import { unzip } from '#app/features/people/profile/data/zip.fixture.ts'
import { type App, carryOutErasure, landedAt } from '#app/features/people/profile/profile.fixture.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp } from './app.ts'
import {
  addPersonEverywhere,
  kindsOfPeople,
  markAll,
  markOf,
  openColumns,
  type Person,
  tracesOf,
} from './personal-data.fixture.ts'

// Red: the table or the column is new, or what happens to it has changed. Say so in docs/personal-data.md, and where a
// table is new and somebody's, put a record of theirs into personal-data.fixture.ts.

const page = readFileSync(path.join(rootDir, 'docs/personal-data.md'), 'utf8')
const [, ofPeople = '', ofNobody = ''] = page.split('\n## ')

type Row = { table: string; columns: string[]; exported: string; erased: string; kept: string }

const rows = rowsIn(ofPeople).map(([table = '', , columns = '', exported = '', erased = '', kept = '']): Row => ({
  table: codesIn(table)[0] ?? '',
  columns: codesIn(columns),
  exported,
  erased,
  kept,
}))

const said = rows.flatMap((row) => row.columns.map((column) => ({ row, column, place: `${row.table}.${column}` })))

function rowsIn(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) => line.split('|').slice(1, -1))
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** The columns a cell names; `all` stands for all of its row. */
function columnsIn(cell: string, { columns }: Row): string[] {
  return /^\s*all\b/.test(cell) ? columns : codesIn(cell)
}

/** `table.column` of each. */
function named(all: { table: string; columns: string[] }[]): string[] {
  return all.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)).toSorted()
}

function filesOf({ exported }: Row): string[] {
  return codesIn(exported).filter((code) => /\.json$|\/$/.test(code))
}

function folderOf(file: string): string {
  return file.replace(/\/.*/, '/')
}

function isExported(row: Row, column: string): boolean {
  return columnsIn(row.exported.split(':')[1] ?? '', row).includes(column)
}

function isErased(row: Row, column: string, isRider: boolean): boolean {
  const [always = '', riders = ''] = row.erased.split('a rider’s')
  const more = columnsIn(riders.replace(/^[^:]*:/, ''), row)
  return columnsIn(always, row).includes(column) || (isRider && more.includes(column))
}

async function hasRows(app: App, table: string): Promise<boolean> {
  return (await sql`select from ${sql.table(table)} limit 1`.execute(app.portal.db)).rows.length > 0
}

async function exportOf(app: App, person: Person): Promise<Map<string, string>> {
  const answer = await app.fetch('/en/user/data/export', as(person))
  const files = [...unzip(Buffer.from(await answer.arrayBuffer()))].filter(([name]) => name !== 'README.txt')
  return new Map(files.map(([name, content]) => [name, content.toString()]))
}

test('every table and every column that can hold a person’s words is in the page on personal data, and no other', async () => {
  const app = await openApp()
  const nobodys = rowsIn(ofNobody).map(([table = '', columns = '']) => ({
    table: codesIn(table)[0] ?? '',
    columns: codesIn(columns),
  }))
  const { rows: tables } = await sql<{ name: string; isSomebodys: boolean }>`
    select c.relname as name, exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
      and k.confrelid in ('account'::regclass, 'company'::regclass, 'contact'::regclass)) as "isSomebodys"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    order by c.relname`.execute(app.owner)
  expect([...rows, ...nobodys].map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name))
  const columns = await openColumns(app)
  expect(named([...rows, ...nobodys])).toEqual(columns.map(({ table, column }) => `${table}.${column}`).toSorted())
  const somebodys = new Set(tables.filter(({ isSomebodys }) => isSomebodys).map(({ name }) => name))
  expect(nobodys.filter(({ table }) => somebodys.has(table))).toEqual([])
})

test('the export holds of each table what the page on personal data says, in the file it says', async () => {
  const found = new Map<string, Set<string>>()
  const names = new Set<string>()
  const empty = new Set(rows.map(({ table }) => table))
  for (const kind of kindsOfPeople) {
    const app = await openApp()
    const { person } = await addPersonEverywhere(app, kind)
    for (const table of empty) if (await hasRows(app, table)) empty.delete(table)
    const marked = await markAll(app, person, await openColumns(app))
    const files = await exportOf(app, person)
    for (const name of files.keys()) names.add(folderOf(name))
    for (const one of marked) {
      const place = `${one.table}.${one.column}`
      const holding = [...files].filter(([, text]) => text.includes(markOf(one))).map(([name]) => folderOf(name))
      found.set(place, new Set([...(found.get(place) ?? []), ...holding]))
    }
  }
  expect([...empty]).toEqual([])
  const assessed = said.filter(({ place }) => found.has(place))
  const wrong = assessed.filter(
    ({ row, column, place }) => isExported(row, column) !== (found.get(place)?.size ?? 0) > 0,
  )
  expect(wrong.map(({ place }) => place)).toEqual([])
  const elsewhere = assessed.flatMap(({ row, place }) =>
    [...(found.get(place) ?? [])].filter((file) => !filesOf(row).includes(file)).map((file) => `${place} in ${file}`),
  )
  expect(elsewhere).toEqual([])
  expect([...names].toSorted()).toEqual([...new Set(rows.flatMap(filesOf))].toSorted())
})

test.each(kindsOfPeople)(
  'an erasure leaves what the page on personal data says, and nothing else: %s',
  async (kind) => {
    const app = await openApp()
    const { person, request } = await addPersonEverywhere(app, kind)
    await markAll(app, person, await openColumns(app))
    const traces = await tracesOf(app, person)
    const before = new Set(await placesOf(app, ...traces))
    landedAt(await carryOutErasure(app, await app.staff('admin'), request))
    await app.work()
    // The last mail, which says that it is done.
    await app.portal.db.deleteFrom('sent_mail').where('to_address', '=', person.viewer.email).execute()
    const after = new Set(await placesOf(app, ...traces))
    const goes = said.filter(({ row, column, place }) => before.has(place) && isErased(row, column, kind === 'rider'))
    const gone = [...before].filter((place) => !after.has(place))
    expect(gone.toSorted()).toEqual(goes.map(({ place }) => place).toSorted())
  },
)

test('what is kept for a time is swept after it, and what is kept for good is not', async () => {
  const app = await openApp()
  const { person } = await addPersonEverywhere(app, 'dealer')
  await markAll(app, person, await openColumns(app))
  const traces = await tracesOf(app, person)
  const tablesStanding = async () => new Set((await placesOf(app, ...traces)).map((place) => place.split('.')[0]))
  const before = await tablesStanding()
  app.clock.advance(400 * 24 * 60 * 60_000)
  // The first look after so long only sees that the clock has leapt.
  await goRound(app.portal)
  await goRound(app.portal)
  const after = await tablesStanding()
  const there = rows.filter(({ table }) => before.has(table))
  expect(there.filter(({ table }) => !after.has(table)).map(({ table }) => table)).toEqual(
    there.filter(({ kept }) => /^ \d/.test(kept)).map(({ table }) => table),
  )
  const text = readFileSync(path.join(rootDir, 'app/housekeeping.server.ts'), 'utf8')
  // What is imported and not listed never runs.
  const lists = [...text.matchAll(/^const (?:hourly|daily): [^=]*= \[$([^]*?)^\]$/gm)].map(([, listed]) => listed)
  expect(lists).toHaveLength(2)
  const sweeps = new Set(lists.join('').match(/\bsweep[A-Z]\w+/g))
  expect(new Set(page.match(/\bsweep[A-Z]\w+/g))).toEqual(sweeps)
})
