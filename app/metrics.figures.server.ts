import { type Kysely, sql } from 'kysely'
import type { Tables } from './kit/db/tables.ts'

/** What only the database knows. Ages are reckoned by its own clock. In seconds and bytes. */
export type Figures = {
  outbox: { kind: string; waiting: number; dead: number; oldest: number }[]
  sessions: number
  imports: number
  backupAge: number | null
  backupBytes: number | null
  backupFailed: boolean
}

/**
 * One statement, each part by an index of few rows. A kind that an older version wrote is told by its name as well.
 * @param hasSchedule whether backups are made by themselves: before the very first, the portal's own age is told as theirs
 */
export async function readFigures(db: Kysely<Tables>, hasSchedule: boolean): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select kind, count(*) filter (where not is_dead) as waiting, count(*) filter (where is_dead) as dead,
          coalesce(extract(epoch from now() - min(created_at) filter (where not is_dead)), 0)::float as oldest
        from (
          select kind, created_at, false as is_dead from outbox where done_at is null and dead_at is null
          union all
          select kind, created_at, true from outbox where dead_at is not null and done_at is null
        ) as row group by kind
      ) one) as outbox,
      (select count(*)::int from session where idle_ends_at > now() and ends_at > now()) as sessions,
      (select count(*)::int from import where state in ('checking', 'applying', 'undoing')) as imports,
      extract(epoch from now() - coalesce(last.finished_at,
        (select min(applied_at) from migration where ${hasSchedule}::boolean)))::float as "backupAge",
      last.bytes as "backupBytes",
      coalesce((select error is not null from backup order by id desc limit 1), false) as "backupFailed"
    from (select) as nothing
      left join (select finished_at, bytes from backup where finished_at is not null order by id desc limit 1) last on true
  `.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database tells no figures')
  return figures
}
