import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** The folder has to be a new one or empty: what is there already would be taken for a part of it. */
export class FolderNotEmpty extends Error {}

export type ExportSummary = { tables: number; rows: number; files: number; bytes: number; missing: number }

/**
 * Everything the portal keeps, as files that no program of ours is needed for: each table as `tables/NAME.csv`, each
 * stored file as it is, and `files.csv`, which says of which row it is. All of one moment, and never much of it in
 * memory.
 * @throws FolderNotEmpty
 */
export async function exportEverything(
  { slowDb, files }: Pick<Portal, 'slowDb' | 'files'>,
  folder: string,
): Promise<ExportSummary> {
  await takeFolder(folder)
  return slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Whatever the server's settings say, moments are written in one way that tells their zone.
      await sql`set local timezone = 'UTC'`.execute(tx)
      await sql`set local datestyle = 'ISO'`.execute(tx)
      await sql`set local bytea_output = 'hex'`.execute(tx)
      const tables = await listTables(tx)
      let rows = 0
      for (const table of tables) rows += await writeTable(tx, table, folder)
      const copied = await writeFiles({ tx, files, folder }, tables)
      // Last: a folder without it holds no whole export.
      await writeFile(path.join(folder, 'README.txt'), readme(), { mode: 0o600 })
      return { tables: tables.length, rows, ...copied }
    })
}

/** Secrets: who has one gets in with it. Nobody needs them in a list, and another portal cannot use them. */
export const secrets: Readonly<Record<string, readonly string[]>> = {
  appointment: ['token_hash', 'token_sealed'],
  calendar_key: ['key_hash'],
  camera_code: ['token_hash', 'device_hash'],
  credential: ['password_hash'],
  invite: ['token_hash'],
  one_time_link: ['token_hash'],
  media_share: ['token_hash'],
  outbox: ['payload'],
  product_transfer: ['code_hash'],
  recovery_code: ['code_hash'],
  session: ['token_hash', 'challenge'],
  survey_ballot: ['token_hash'],
  survey_invitation: ['token_hash'],
  ticket_rating: ['token_hash'],
  totp: ['secret'],
  api_token: ['token_hash'],
  webhook_endpoint: ['secret', 'former_secret'],
  inbound_mail: ['key'],
}

async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new FolderNotEmpty(folder)
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
  await mkdir(path.join(folder, 'files'), { mode: 0o700 })
}

type Table = { name: string; columns: string[]; keys: string[] }

/** As the database itself lists them, so that no new table is forgotten. */
async function listTables(tx: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select a.attname::text from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(tx)
  return rows.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => !secrets[table.name]?.includes(column)),
  }))
}

async function writeTable(tx: Db, { name, columns }: Table, folder: string): Promise<number> {
  const cells = columns.map((column) => sql`${sql.ref(column)}::text`)
  const query = sql<Cells>`select array[${sql.join(cells)}] as cells from ${sql.table(name)}`
  let rows = 0
  async function* lines() {
    yield csvLine(columns)
    for await (const { cells: found } of eachOf(tx, query)) {
      rows += 1
      yield csvLine(found)
    }
  }
  await writeLines(path.join(folder, 'tables', `${name}.csv`), lines())
  return rows
}

type Cells = { cells: (string | null)[] }

/** So few at a time, since one row may hold a long mail. */
const atOnce = 200

/** A cursor reads on where it stands: however large a table is, only some rows of it are in memory. */
async function* eachOf<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare export_rows no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from export_rows`.execute(tx)
    yield* rows
    if (rows.length < atOnce) break
  }
  await sql`close export_rows`.execute(tx)
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

/** As PostgreSQL's own CSV has it: nothing between two commas is null, and `""` a text without letters. */
function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`
}

type Copying = { tx: Db; files: Portal['files']; folder: string }

/** Every column of a store's key ends in `_key`. */
async function writeFiles({ tx, files, folder }: Copying, tables: readonly Table[]) {
  const found = { files: 0, bytes: 0, missing: 0 }
  const columns = ['path', 'table', 'row', 'column', 'name', 'media_type', 'bytes', 'sha256']
  async function* lines() {
    yield csvLine(columns)
    for (const table of tables)
      for (const column of table.columns.filter((one) => one.endsWith('_key')))
        for await (const row of eachOf(tx, filesOf(table, column))) {
          const copy = await copyFile(files, folder, row.key)
          if (copy?.isNew) {
            found.files += 1
            found.bytes += copy.bytes
          }
          if (!copy) found.missing += 1
          const { table: name, row: key, name: title, type } = row
          const told = copy ? [String(copy.bytes), copy.sha256] : [null, null]
          yield csvLine([copy ? copy.path : null, name, key, column, title, type, ...told])
        }
  }
  await writeLines(path.join(folder, 'files.csv'), lines())
  return found
}

type FileRow = { table: string; row: string; key: string; name: string | null; type: string | null }

function filesOf({ name, columns, keys }: Table, column: string) {
  const keyed = keys.map((key) => sql`${sql.lit(`${key}=`)} || ${sql.ref(key)}::text`)
  const told = (wanted: string) => (columns.includes(wanted) ? sql`${sql.ref(wanted)}::text` : sql`null::text`)
  // A form for the page and a small one are drawn by the portal: name and kind are those of the file that was sent.
  const isSent = column === 'content_key'
  return sql<FileRow>`
    select ${sql.lit(name)}::text as "table", concat_ws(' ', ${sql.join(keyed)}) as "row", ${sql.ref(column)} as key,
      ${told('name')} as name, ${isSent ? told('media_type') : sql`null::text`} as type
    from ${sql.table(name)} where ${sql.ref(column)} is not null`
}

/** Several rows may have one content: it is written once. */
async function copyFile(files: Portal['files'], folder: string, key: string) {
  const place = `files/${key.slice(0, 2)}/${key}`
  const opened = await files.open(key)
  if (!opened) return undefined
  await mkdir(path.join(folder, path.dirname(place)), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
  // Written once more where it was there already: the same bytes, and the same sum.
  const known = await readdir(path.join(folder, path.dirname(place)))
  await pipeline(opened.stream, hashing, createWriteStream(path.join(folder, place), { mode: 0o600 }))
  return { path: place, bytes: opened.bytes, sha256: hash.digest('hex'), isNew: !known.includes(key) }
}

function readme(): string {
  const left = Object.entries(secrets).flatMap(([table, columns]) => columns.map((column) => `  ${table}.${column}`))
  return `Everything this portal keeps, as it was at one moment.

tables/NAME.csv  every table of the database: UTF-8, commas, RFC 4180, the names of the columns first. Nothing between
                 two commas is null, "" is an empty text. Moments are in UTC with their offset, days are YYYY-MM-DD,
                 bytes are \\x and hexadecimal digits, JSON is JSON, lists are PostgreSQL's ({a,b}), true and false are
                 true and false, money is in the currency's smallest unit. PostgreSQL reads such a file by
                 COPY name (columns) FROM … WITH (FORMAT csv, HEADER).
files.csv        every stored file: where it lies here, of which table, row and column it is, its name, kind, size and
                 SHA-256. Without a path it was not in the store.
files/           the files themselves, as they are stored.

Left out, because who has them could pass for somebody else, or open what is not theirs:
${left.join('\n')}
A copy from which a portal can start again is made as docs/operating.md says, not from this.
`
}
