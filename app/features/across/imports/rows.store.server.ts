import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake, Standing } from './kind.ts'
import type { StagedData } from './imports.ts'

export type Status = 'new' | 'changed' | 'unchanged' | 'bad'
export type StagedRow = { key: string; line: number; status: Status; data: StagedData }

/** Away with what was read of an import, and what was found wrong with it. */
export async function clearRows(tx: Db, importId: number): Promise<void> {
  await tx.deleteFrom('import_row').where('import_id', '=', importId).execute()
  await tx.deleteFrom('import_mistake').where('import_id', '=', importId).execute()
}

/** Those of these keys that an earlier row of the file has already. */
export async function findStaged(tx: Db, importId: number, keys: readonly string[]): Promise<Map<string, StagedRow>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .selectFrom('import_row')
    .select(['key', 'line', 'status', 'data'])
    .where('import_id', '=', importId)
    .where('key', '=', sql<string>`any(${keys})`)
    .execute()
  return new Map(rows.map((row) => [row.key, { ...row, data: row.data as StagedData }]))
}

/** One text for all of them: a statement with a parameter a column takes longer to write than to carry out. */
export async function stageRows(tx: Db, importId: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into import_row (import_id, key, line, status, data)
    select ${importId}::bigint, key, line, status, data from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (key text, line integer, status text, data jsonb)
    on conflict (import_id, key) do update set status = excluded.status, data = excluded.data`.execute(tx)
}

export async function noteMistakes(tx: Db, importId: number, mistakes: readonly Mistake[]): Promise<void> {
  if (mistakes.length === 0) return
  await sql`insert into import_mistake (import_id, line, field, value, reason, slots, is_warning)
    select ${importId}::bigint, line, field, value, reason, coalesce(slots, '{}'), coalesce("isWarning", false)
      from jsonb_to_recordset(${JSON.stringify(mistakes)}::jsonb)
      as row (line integer, field text, value text, reason text, slots jsonb, "isWarning" boolean)
    on conflict do nothing`.execute(tx)
}

function said(name: string) {
  return sql`lower(data->'values'->>${name}::text)`
}

/** Each record that says the same in these columns as one before it, however far above, is told the first. */
export async function warnOfSame(tx: Db, importId: number, [field, ...others]: readonly [string, ...string[]]) {
  await sql`insert into import_mistake (import_id, line, field, value, reason, slots, is_warning)
    select ${importId}::bigint, line, ${field}::text, left(value, 200), 'twice', jsonb_build_object('line', first), true
      from (
        select line, status, data->'values'->>${field}::text as value,
          min(line) over (partition by ${sql.join([field, ...others].map(said))}) as first
          from import_row where import_id = ${importId} and status <> 'bad' and data->'values'->>${field}::text <> ''
      ) as row where line > first and status in ('new', 'changed')
    on conflict do nothing`.execute(tx)
}

/** What is to be written, by key, so that of two at once neither holds what the other waits for. */
export async function listToWrite(tx: Db, importId: number, after: string, most: number): Promise<StagedRow[]> {
  const rows = await tx
    .selectFrom('import_row')
    .select(['key', 'line', 'status', 'data'])
    .where('import_id', '=', importId)
    .where('key', '>', after)
    .where('status', 'in', ['new', 'changed'])
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, data: row.data as StagedData }))
}

type Done = { key: string; status: 'new' | 'changed' | 'unchanged'; before: Standing | null }

/** What they became, and what was there before: by which the import can be undone. Of new ones nothing is to be noted. */
export async function noteWritten(tx: Db, importId: number, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return
  await sql`update import_row set status = done.status, before = done.before
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as done (key text, status text, before jsonb)
    where import_row.import_id = ${importId}::bigint and import_row.key = done.key`.execute(tx)
}

export type WrittenRow = StagedRow & { before: Standing | null }

export async function listWritten(tx: Db, importId: number, after: string, most: number): Promise<WrittenRow[]> {
  const rows = await tx
    .selectFrom('import_row')
    .select(['key', 'line', 'status', 'data', 'before'])
    .where('import_id', '=', importId)
    .where('key', '>', after)
    .where('status', 'in', ['new', 'changed'])
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, data: row.data as StagedData, before: row.before as Standing | null }))
}

export async function countRows(tx: Db, importId: number) {
  const rows = await tx
    .selectFrom('import_row')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('status')
    .execute()
  const of = (status: Status) => rows.find((row) => row.status === status)?.count ?? 0
  const found = await tx
    .selectFrom('import_mistake')
    .select(sql<number>`count(*) filter (where not is_warning)`.as('mistakes'))
    .select(sql<number>`count(*) filter (where is_warning)`.as('warnings'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return { new: of('new'), changed: of('changed'), unchanged: of('unchanged'), bad: of('bad'), ...found }
}

/** The first of those that would be new, or changed. */
export async function listExamples(db: Db, importId: number, status: Status, most: number) {
  const rows = await db
    .selectFrom('import_row')
    .select(['key', 'line', 'data', 'before'])
    .where('import_id', '=', importId)
    .where('status', '=', status)
    .orderBy('line')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, data: row.data as StagedData, before: row.before as Standing | null }))
}

/** Those that keep a record out, then the others, in the order of the file; those behind a given one. */
export async function listMistakes(db: Db, importId: number, offset: number, most: number): Promise<Mistake[]> {
  const rows = await db
    .selectFrom('import_mistake')
    .select(['line', 'field', 'value', 'reason', 'slots', 'is_warning as isWarning'])
    .where('import_id', '=', importId)
    .orderBy('is_warning')
    .orderBy('line')
    .orderBy('field')
    .orderBy('reason')
    .offset(offset)
    .limit(most)
    .execute()
  // Written by the check itself.
  return rows as Mistake[]
}

/** Once this import is applied, other imports of its kind can no longer be undone, not even one that is about to be. */
export async function clearOthers(tx: Db, kind: string, importId: number): Promise<void> {
  await tx
    .deleteFrom('import_row')
    .where('import_id', 'in', (of) =>
      of
        .selectFrom('import')
        .select('id')
        .where('kind', '=', kind)
        .where('state', 'in', ['applied', 'undoing'])
        .where('id', '<>', importId),
    )
    .execute()
}

/** Whether what an import has read and replaced is there still: of a kind the one that was applied last has it. */
export async function hasRows(tx: Db, importId: number): Promise<boolean> {
  const row = await tx.selectFrom('import_row').select('line').where('import_id', '=', importId).limit(1).execute()
  return row.length > 0
}
