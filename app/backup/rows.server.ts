import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { moveNumbersOn } from '#app/kit/db/numbers.server.ts'
import type { Archive } from './archive.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/**
 * Where the rows of a database stand in the archive: a folder a table, whose files are one text of PostgreSQL's COPY.
 */
export const rowsFolder = 'database'
const sequencesName = `${rowsFolder}/sequences.json`

/** Held in memory: a tar says how long an entry is before it comes. */
const pieceBytes = 16_000_000

type Sequence = { name: string; last: string; isCalled: boolean }

/** All rows as they are at one moment, table by table; pages read and write meanwhile. */
export async function copyRows(address: string, archive: Archive): Promise<void> {
  await connected(address, async (db) => {
    await db.query('begin isolation level repeatable read read only')
    for (const { table, columns } of await listTables(db))
      await copyTable(db.query(to(`copy ${inQuotes(table)} (${columns}) to stdout`)), table, archive)
    await archive.text(sequencesName, JSON.stringify(await readSequences(db)))
    await db.query('commit')
  })
}

async function copyTable(rows: Readable, table: string, archive: Archive): Promise<void> {
  let held: Uint8Array[] = []
  let bytes = 0
  let count = 0
  const keep = async () => {
    count += 1
    const name = `${rowsFolder}/${table}/${String(count).padStart(6, '0')}`
    await archive.file(name, bytes, Readable.from(held))
    ;[held, bytes] = [[], 0]
  }
  for await (const piece of rows as AsyncIterable<Uint8Array>) {
    held.push(piece)
    bytes += piece.length
    if (bytes >= pieceBytes) await keep()
  }
  // An empty table is written too: it has to exist after the restore.
  if (bytes > 0 || count === 0) await keep()
}

/** What every table that is being filled is called beside the others: while it is there, nobody uses the database. */
const marker = 'restore_under_way'

/** @throws Error whose message is a sentence, where the database has tables already */
export async function refuseFilled(address: string): Promise<void> {
  await connected(address, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm')",
    )
    if (rows.length > 0 && !rows.some(({ name }) => name === marker))
      throw new Error('The database of DATABASE_URL is not empty: a backup is restored into an empty one.')
  })
}

/** From here on a restore that was cut short may be done once more. */
export async function markFilling(address: string): Promise<void> {
  await connected(address, async (db) => {
    await db.query(`create table if not exists ${marker} ()`)
  })
}

/**
 * Fills a database that has the backup's migrations, all of it or nothing: rules between tables rest while its rows
 * come, and are checked when they are put back.
 */
export async function fillWithRows(address: string, folder: string): Promise<void> {
  await connected(address, async (db) => {
    await db.query('begin')
    const tables = (await listTables(db)).filter(({ table }) => table !== marker)
    const names = tables.map(({ table }) => inQuotes(table))
    const rules = await readRules(db)
    for (const { table, name } of rules) await db.query(`alter table ${table} drop constraint ${inQuotes(name)}`)
    for (const name of names) await db.query(`alter table ${name} disable trigger user`)
    await db.query(`truncate ${names.join(', ')}`)
    for (const { table, columns } of tables)
      await pipeline(
        Readable.from(contentOf(path.join(folder, table)), { objectMode: false }),
        db.query(from(`copy ${inQuotes(table)} (${columns}) from stdin`)),
      )
    for (const { table, name, rule } of rules)
      await db.query(`alter table ${table} add constraint ${inQuotes(name)} ${rule}`)
    for (const name of names) await db.query(`alter table ${name} enable trigger user`)
    const sequences = JSON.parse(await readFile(path.join(folder, 'sequences.json'), 'utf8')) as Sequence[]
    for (const { name, last, isCalled } of sequences)
      await db.query('select setval($1::regclass, $2, $3)', [inQuotes(name), last, isCalled])
    await db.query(moveNumbersOn)
    await db.query(`drop table ${marker}`)
    await db.query('commit')
    await db.query('analyze')
  })
}

async function* contentOf(folder: string): AsyncGenerator<Buffer> {
  for (const name of (await readdir(folder)).toSorted())
    yield* createReadStream(path.join(folder, name)) as AsyncIterable<Buffer>
}

/** Columns that are computed from others are left out: PostgreSQL computes them again. */
async function listTables(db: Client): Promise<{ table: string; columns: string }[]> {
  const { rows } = await db.query<{ table: string; columns: string }>(`
    select c.relname as table,
      coalesce(string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = ''), '') as columns
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`)
  return rows
}

async function readSequences(db: Client): Promise<Sequence[]> {
  const { rows } = await db.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await db.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${inQuotes(name)}`,
    )
    for (const one of found.rows) sequences.push({ name, ...one })
  }
  return sequences
}

async function readRules(db: Client): Promise<{ table: string; name: string; rule: string }[]> {
  const { rows } = await db.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`)
  return rows
}

async function connected<Result>(address: string, work: (db: Client) => Promise<Result>): Promise<Result> {
  const db = new Client({ connectionString: address, application_name: 'ammiraglia backup' })
  // The query that waits gets the error of a broken connection as well.
  db.on('error', () => undefined)
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

function inQuotes(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
