import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'

/**
 * Some of the answers that were given before, by months of the maker's calendar, in one statement: none is lost, and none
 * counts twice. @returns how many
 */
export async function turnIntoFigures(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select ticket_id from ticket_rating where coalesce(answered_at, mailed_at) < ${before} order by ticket_id limit ${most}
      for update skip locked
    ), gone as (
      delete from ticket_rating where ticket_id in (select ticket_id from old) returning ticket_id, score, answered_at
    ), counted as (
      insert into rating_figure (month, kind_of_damage, score, answers)
      select date_trunc('month', gone.answered_at at time zone ${makersZone()})::date, ticket.kind_of_damage, gone.score, count(*)
      from gone join ticket on ticket.id = gone.ticket_id
      where gone.score is not null
      group by 1, 2, 3
      on conflict (month, kind_of_damage, score) do update set answers = rating_figure.answers + excluded.answers
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
