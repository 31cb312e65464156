import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Backup, type BackupError, restMs } from './backups.ts'

const columns = [
  'id',
  'day',
  'asked_at as askedAt',
  'started_at as startedAt',
  'finished_at as finishedAt',
  'file',
  'bytes',
  'error',
] as const

/** The latest first. */
export function listLatest(db: Db, most: number): Promise<Backup[]> {
  return db.selectFrom('backup').select(columns).orderBy('id', 'desc').limit(most).execute()
}

/** One a day, however many processes ask and whatever became of the day's first try. */
export async function addNight(db: Db, day: string, now: Date): Promise<void> {
  await db
    .insertInto('backup')
    .values({ day, asked_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

/** @returns whether it is asked for now; not where one was waiting or under way */
export async function addAsked(db: Db, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('backup')
    .values({ asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function isAskedBetween(db: Db, from: Date, to: Date): Promise<boolean> {
  const found = await db
    .selectFrom('backup')
    .select('id')
    .where('day', 'is', null)
    .where('asked_at', '>', from)
    .where('asked_at', '<=', to)
    .executeTakeFirst()
  return found !== undefined
}

/** That of the night, unless it rests after a failure, and what was asked for. A clock that was set back makes nobody wait. */
export function findDue(db: Db, day: string, now: Date): Promise<Backup | undefined> {
  const rested = new Date(now.getTime() - restMs)
  const isAsked = sql<boolean>`day is null and error is null`
  const isOfNight = sql<boolean>`day = ${day}::date
    and (error is null or started_at <= ${rested} or started_at > ${now})`
  return db
    .selectFrom('backup')
    .select(columns)
    .where('finished_at', 'is', null)
    .where((row) => row.or([isAsked, isOfNight]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function hasNight(db: Db, day: string): Promise<boolean> {
  return (await db.selectFrom('backup').select('id').where('day', '=', day).executeTakeFirst()) !== undefined
}

/** Those of other days that a process was killed with. */
export function listCutShort(db: Db, day: string): Promise<Backup[]> {
  return db
    .selectFrom('backup')
    .select(columns)
    .where('finished_at', 'is', null)
    .where('error', 'is', null)
    .where('day', '<>', day)
    .execute()
}

/** What went wrong before stands until it is whole: those who look meanwhile are not to believe that all is well. */
export async function markStarted(db: Db, id: number, file: string, now: Date): Promise<void> {
  await db.updateTable('backup').set({ file, started_at: now }).where('id', '=', id).execute()
}

export async function markDone(db: Db, id: number, bytes: number, now: Date): Promise<void> {
  await db.updateTable('backup').set({ bytes, finished_at: now, error: null }).where('id', '=', id).execute()
}

export async function markFailed(db: Db, id: number, error: BackupError): Promise<void> {
  await db.updateTable('backup').set({ error, file: null }).where('id', '=', id).execute()
}

/** The whole backups beyond the newest, nightly and asked for apart, in the order they were made: clocks err. */
export async function listBeyond(db: Db, keep: number): Promise<{ id: number; file: string }[]> {
  const { rows } = await sql<{ id: number; file: string }>`
    select id, file from (
      select id, file, row_number() over (partition by day is null order by id desc) as place
      from backup where finished_at is not null
    ) whole where place > ${keep}`.execute(db)
  return rows
}

export async function forget(db: Db, id: number): Promise<void> {
  await db.deleteFrom('backup').where('id', '=', id).execute()
}

/** Failures from before the oldest that is kept. */
export async function forgetOldFailures(db: Db): Promise<void> {
  await sql`delete from backup where finished_at is null and error is not null
    and id < (select min(id) from backup where finished_at is not null)`.execute(db)
}

/** The newest whole one. */
export function findLastWhole(db: Db): Promise<{ bytes: number | null } | undefined> {
  return db
    .selectFrom('backup')
    .select('bytes')
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** When the newest whole one was made; before the very first, when the portal began. */
const lastWhole = sql`coalesce(
  (select finished_at from backup where finished_at is not null order by id desc limit 1),
  (select min(applied_at) from migration))`

/** Whether no whole one has come since then. */
export async function isNoneSince(db: Db, then: Date): Promise<boolean> {
  const { rows } = await sql<{ isNone: boolean }>`select ${lastWhole} < ${then} as "isNone"`.execute(db)
  return rows[0]?.isNone ?? false
}

/** 1 where the last one failed, or no whole one has come since then; a part of one query with others. */
export function troubleSince(then: Date) {
  return sql<number>`(select count(*)::int from (select true where
    (select error is not null from backup order by id desc limit 1) or ${lastWhole} < ${then}) trouble)`
}
