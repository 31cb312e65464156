// Writes app/kit/db/tables.ts from the migrated schema: `npm run db:types`. With --check it only says whether the file
// is what it would write. --migrations and --out name another folder and file.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDb } from '../app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '../app/kit/db/embedded.server.ts'
import { migrate } from '../app/kit/db/migrate.server.ts'
import { rootDir } from '../app/kit/root-dir.server.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    migrations: { type: 'string', default: path.join(rootDir, 'db/migrations') },
    out: { type: 'string', default: path.join(rootDir, 'app/kit/db/tables.ts') },
  },
})

async function main() {
  const text = formatted(fileOf(await readColumns()))
  const isFresh = existsSync(options.out) && readFileSync(options.out, 'utf8') === text
  if (!options.check) writeFileSync(options.out, text)
  else if (!isFresh) {
    console.error(`${path.relative(rootDir, options.out)} is not what the migrations make of it: run npm run db:types`)
    process.exitCode = 1
  }
}

/** Migrates an empty PostgreSQL and reads what came out. */
async function readColumns() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-types-'))
  // Started as root, PostgreSQL's own user has to get through.
  chmodSync(dataDir, 0o755)
  const log = { info() {}, warn: console.error }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } })
    const db = openDb({ connection: postgres.connection })
    try {
      await migrate(db, options.migrations)
      return (await columnQuery.execute(db)).rows
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const columnQuery = sql`
  select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as "isNullable",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated", a.atthasdef or a.attidentity = 'd' as "hasDefault",
    (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels,
    (select jsonb_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.relname <> 'migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`

/** As app/kit/db/column-types.server.ts has them arrive; what PostgreSQL takes and does not give is named beside it. */
const typeNames = named({
  number: ['int2', 'int4', 'int8', 'float4', 'float8', 'oid'],
  string: [
    'text',
    'varchar',
    'bpchar',
    'name',
    'citext',
    'uuid',
    'numeric',
    'date',
    'time',
    'timestamp',
    'inet',
    'tsvector',
  ],
  Date: ['timestamptz'],
  boolean: ['bool'],
  Buffer: ['bytea'],
  unknown: ['json', 'jsonb'],
  'string[]': ['_text', '_varchar', '_uuid', '_int8'],
  'number[]': ['_int2', '_int4', '_float8'],
  'boolean[]': ['_bool'],
})
// pg makes of a list a PostgreSQL array, and not JSON: only text that JSON.stringify wrote goes in.
const inputNames = { numeric: 'number | string', json: 'string', jsonb: 'string' }

function fileOf(columns) {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const body = [...tables].map(([table, own]) => `${table}: {\n${own.map(lineOf).join('\n')}\n}`).join('\n')
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const kysely = used.length > 0 ? `import type { ${used.join(', ')} } from 'kysely'\n\n` : ''
  return `// Written by \`npm run db:types\` from the migrated schema.\n${kysely}export type Tables = {\n${body}\n}\n`
}

function lineOf(column) {
  return `${column.column}: ${typeOf(column)}`
}

function typeOf(column) {
  const orNull = column.isNullable ? ' | null' : ''
  const read = `${unionOf(column) ?? typeNames[column.type] ?? unknownType(column)}${orNull}`
  if (column.isAlwaysGenerated) return `GeneratedAlways<${read}>`
  const input = inputNames[column.type]
  if (!input) return column.hasDefault ? `Generated<${read}>` : read
  const given = `${input}${orNull}`
  const shown = read.startsWith('unknown') ? 'unknown' : read
  return `ColumnType<${shown}, ${given}${column.hasDefault ? ' | undefined' : ''}, ${given}>`
}

/** The values that an enum, or a check of nothing else than them, lets through. */
function unionOf({ column, type, labels, checks }) {
  if (labels) return labels.map(literal).join(' | ')
  const isList = type === '_text'
  if (!isList && type !== 'text') return undefined
  const values = (checks ?? []).map((check) => valuesIn(check, column, isList)).find(Boolean)
  if (!values) return undefined
  const union = values.map(literal).join(' | ')
  return isList ? `(${union})[]` : union
}

function valuesIn(check, column, isList) {
  const own = `"?${column}"?`
  const list = /ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]/.source
  const rule = isList ? `${own} <@ ${list}` : `${own} = ANY \\(${list}\\)|${own} = ('(?:[^']|'')*'::text)`
  const found = new RegExp(`^CHECK \\(\\((?:\\(${own} IS NULL\\) OR )?\\(?(?:${rule})\\)?\\)\\)$`).exec(check)
  const source = found?.slice(1).find(Boolean)
  return source && [...source.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value.replaceAll("''", "'"))
}

function literal(value) {
  return JSON.stringify(value)
}

function unknownType({ table, column, type }) {
  throw new Error(
    `${table}.${column} is of type ${type}, which bin/db-types.mjs and column-types.server.ts do not know`,
  )
}

/** The formatter of the gate has the last word, so that the file passes it. */
function formatted(text) {
  const file = path.join(rootDir, 'app/kit/db/tables.ts')
  const program = path.join(rootDir, 'node_modules/oxfmt/bin/oxfmt')
  const result = spawnSync(process.execPath, [program, '--stdin-filepath', file], {
    input: text,
    encoding: 'utf8',
    cwd: rootDir,
  })
  if (result.status !== 0) throw new Error(`oxfmt: ${result.stderr}`)
  return result.stdout
}

function named(types) {
  return Object.fromEntries(Object.entries(types).flatMap(([name, list]) => list.map((type) => [type, name])))
}

await main()
