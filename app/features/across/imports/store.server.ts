import { type Kysely, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Choices } from './columns.ts'
import {
  type Counts,
  type FileFacts,
  type Import,
  type ImportProblem,
  type ImportState,
  workStates,
} from './imports.ts'
import type { KindName } from './kind-names.ts'

const columns = [
  'import.id',
  'import.kind',
  'import.state',
  'import.file_name as fileName',
  'import.bytes',
  'import.facts',
  'import.choices',
  'import.counts',
  'import.problem',
  'import.good_only as goodOnly',
  'import.created_at as createdAt',
  'import.finished_at as finishedAt',
  'account.name as createdBy',
] as const

function imports(db: Db) {
  return db.selectFrom('import').innerJoin('account', 'account.id', 'import.created_by').select(columns)
}

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

/** What the portal itself has written as JSON. */
function importOf(row: Row): Import {
  const { kind, facts, choices, counts, problem, ...rest } = row
  return {
    ...rest,
    kind: kind as KindName,
    facts: facts as FileFacts,
    choices: choices as Partial<Choices>,
    counts: counts as Counts,
    problem: problem as ImportProblem | null,
  }
}

/** The latest first, those before a given one. */
export async function listImports(db: Db, before: number | undefined, most: number): Promise<Import[]> {
  let query = imports(db).orderBy('import.id', 'desc').limit(most)
  if (before !== undefined) query = query.where('import.id', '<', before)
  return (await query.execute()).map(importOf)
}

export async function findImport(db: Db, id: number): Promise<Import | undefined> {
  const row = await imports(db).where('import.id', '=', id).executeTakeFirst()
  return row && importOf(row)
}

export async function findImportForUpdate(tx: Db, id: number): Promise<Import | undefined> {
  const row = await imports(tx).where('import.id', '=', id).forNoKeyUpdate('import').executeTakeFirst()
  return row && importOf(row)
}

/** The file whose import is on its way already. */
export function findRunning(db: Db, kind: string, sha256: string) {
  return db
    .selectFrom('import')
    .select('id')
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .where('state', 'in', ['columns', 'checking', 'ready', 'applying', 'undoing'])
    .executeTakeFirst()
}

export type NewImport = Pick<Import, 'kind' | 'fileName' | 'bytes' | 'facts'> & {
  sha256: string
  contentKey: string
  choices: Choices
  createdBy: number
  submission: string
}

/** @returns undefined where the same file is on its way, or the same form has been sent before */
export async function insertImport(tx: Db, one: NewImport, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('import')
    .values({
      kind: one.kind,
      state: 'columns',
      file_name: one.fileName,
      bytes: one.bytes,
      sha256: one.sha256,
      content_key: one.contentKey,
      facts: JSON.stringify(one.facts),
      choices: JSON.stringify(one.choices),
      created_by: one.createdBy,
      created_at: now,
      submission: one.submission,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await tx.insertInto('import_progress').values({ import_id: row.id }).execute()
  return row?.id
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('import')
    .select(['id', 'kind', 'sha256'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

type Changes = {
  state?: ImportState
  choices?: Choices
  counts?: Counts
  problem?: ImportProblem | null
  goodOnly?: boolean
  contentKey?: null
  finishedAt?: Date | null
}

export async function changeImport(tx: Db, id: number, changes: Changes): Promise<void> {
  const { state, choices, counts, problem, goodOnly, contentKey, finishedAt } = changes
  await tx
    .updateTable('import')
    .set({
      ...(state && { state }),
      ...(choices && { choices: JSON.stringify(choices) }),
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(problem !== undefined && { problem: problem && JSON.stringify(problem) }),
      ...(goodOnly !== undefined && { good_only: goodOnly }),
      ...(contentKey === null && { content_key: null }),
      ...(finishedAt !== undefined && { finished_at: finishedAt }),
    })
    .where('id', '=', id)
    .execute()
}

export async function contentKeyOf(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('import').select('content_key').where('id', '=', id).executeTakeFirst()
  return row?.content_key ?? undefined
}

/** Who of the files' names is known here: the sweep of the store asks. */
export async function findImportContents(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import')
    .select('content_key')
    .where('content_key', '=', sql<string>`any(${keys})`)
    .execute()
  return new Set(rows.flatMap(({ content_key: key }) => (key === null ? [] : [key])))
}

/** In their order; those that a process has ended with come last, for they may end the next one as well. */
export async function listWaiting(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('import')
    .innerJoin('import_progress', 'import_progress.import_id', 'import.id')
    .select('import.id')
    .where('import.state', 'in', [...workStates])
    .orderBy('import_progress.begun')
    .orderBy('import.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One that waits, held until the transaction ends: another worker passes it over, and a killed one lets it go. */
export async function takeWaiting(tx: Db, id: number) {
  const row = await tx
    .selectFrom('import')
    .select(['id', 'kind', 'state', 'choices', 'facts', 'counts'])
    .select(['content_key as contentKey', 'created_by as createdBy', 'good_only as goodOnly'])
    .where('id', '=', id)
    .where('state', 'in', [...workStates])
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...row,
    kind: row.kind as KindName,
    choices: row.choices as Choices,
    facts: row.facts as FileFacts,
    counts: row.counts as Counts,
  }
}

export type Progress = { done: number; total: number; isCancelled: boolean }

export async function readProgress(db: Db, id: number): Promise<Progress> {
  const row = await db
    .selectFrom('import_progress')
    .select(['done', 'total', 'is_cancelled as isCancelled'])
    .where('import_id', '=', id)
    .executeTakeFirst()
  return row ?? { done: 0, total: 0, isCancelled: false }
}

/** @returns whether somebody wants it to stop */
export async function setProgress(db: Kysely<Tables>, id: number, done: number, total: number): Promise<boolean> {
  const row = await db
    .updateTable('import_progress')
    .set({ done, total })
    .where('import_id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst()
  return row?.is_cancelled ?? true
}

export async function askToCancel(db: Db, id: number): Promise<void> {
  await db.updateTable('import_progress').set({ is_cancelled: true }).where('import_id', '=', id).execute()
}

/** Nobody wants the next work to stop, its file has not been looked for, and no process has ended with it. */
export async function resetProgress(db: Db, id: number): Promise<void> {
  const fresh = { is_cancelled: false, unread_since: null, begun: 0 }
  await db.updateTable('import_progress').set(fresh).where('import_id', '=', id).execute()
}

/** @returns how often it has begun without coming back, this time among them, and whether somebody wants it to stop */
export function noteBegun(db: Kysely<Tables>, id: number): Promise<{ begun: number; isCancelled: boolean }> {
  return db
    .updateTable('import_progress')
    .set((row) => ({ begun: row('begun', '+', 1) }))
    .where('import_id', '=', id)
    .returning(['begun', 'is_cancelled as isCancelled'])
    .executeTakeFirstOrThrow()
}

/** The work that was begun last has come back, and waits to be begun once more. */
export async function noteBack(db: Kysely<Tables>, id: number): Promise<void> {
  const before = sql<number>`greatest(begun - 1, 0)`
  await db.updateTable('import_progress').set({ begun: before }).where('import_id', '=', id).execute()
}

/** @returns since when the file cannot be read */
export function noteUnread(db: Kysely<Tables>, id: number, now: Date): Promise<{ since: Date }> {
  return db
    .updateTable('import_progress')
    .set({ unread_since: sql<Date>`coalesce(unread_since, ${now})` })
    .where('import_id', '=', id)
    .returning(sql<Date>`unread_since`.as('since'))
    .executeTakeFirstOrThrow()
}

/** Its file can be read, so that when it cannot be once more it is waited for from then on. */
export async function noteRead(db: Kysely<Tables>, id: number): Promise<void> {
  const unread = db.updateTable('import_progress').set({ unread_since: null }).where('unread_since', 'is not', null)
  await unread.where('import_id', '=', id).execute()
}

/** The column each head was taken for the last time, by the head's key. */
export async function rememberedColumns(db: Db, kind: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('import_column').select(['header', 'field']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ header, field }) => [header, field]))
}

export async function rememberColumns(tx: Db, kind: string, chosen: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...chosen].map(([header, field]) => ({ kind, header, field }))
  if (rows.length === 0) return
  await tx
    .insertInto('import_column')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'header']).doUpdateSet((row) => ({ field: row.ref('excluded.field') })),
    )
    .execute()
}

/** Lets go of those that nobody goes on with, not even this very moment. @returns the names their files have in the store */
export async function cancelLeft(db: Db, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    with left_behind as (
      select id, content_key from import where state in ('columns', 'ready') and created_at < ${before}
      order by id for no key update)
    update import set state = 'cancelled', content_key = null, finished_at = ${now}
      from left_behind where import.id = left_behind.id
    returning left_behind.content_key as key`.execute(db)
  return rows.flatMap(({ key }) => (key === null ? [] : [key]))
}

/** Those of which something is still kept. */
export function listFinished(db: Db, before: Date) {
  return db
    .selectFrom('import')
    .select('id')
    .where('finished_at', '<', before)
    .where(
      sql<boolean>`(exists (select from import_row where import_id = import.id)
        or exists (select from import_mistake where import_id = import.id))`,
    )
    .execute()
}
