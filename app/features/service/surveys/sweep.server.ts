import { sql } from 'kysely'
import { monthsBefore } from '#app/kit/words/days.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { monthsKept } from './surveys.ts'

const atOnce = 500

/** What was asked long ago is a figure from then on, by month and of nobody. */
export async function sweepSurveys({ db, clock }: Portal): Promise<void> {
  const before = monthsBefore(clock.now(), monthsKept)
  while ((await turnIntoFigures(db, before)) === atOnce);
  await turnVoicesIntoFigures(db, before)
}

/** Some of them, in one statement: none is lost, and none counts twice. An answer counts from its own day. */
async function turnIntoFigures(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select one.id, one.survey_id, answer.score,
        date_trunc('month', coalesce(answer.answered_at, one.invited_at) at time zone ${makersZone()})::date as month
      from survey_invitation one left join survey_answer answer on answer.invitation_id = one.id
      where coalesce(answer.answered_at, one.invited_at) < ${before}
      order by one.id limit ${atOnce} for update of one skip locked
    ), gone as (
      delete from survey_invitation where id in (select id from old)
    ), counted as (
      insert into survey_figure (survey_id, month, score, invitations)
      select survey_id, month, score, count(*) from old group by 1, 2, 3
      on conflict (survey_id, month, score) do update set invitations = survey_figure.invitations + excluded.invitations
    )
    select count(*)::int as count from old`.execute(db)
  return rows[0]?.count ?? 0
}

/** What has no time of its own counts from the day on which its survey was opened. */
async function turnVoicesIntoFigures(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (select id, date_trunc('month', opened_at at time zone ${makersZone()})::date as month
      from survey where anonymous and opened_at < ${before} and state = 'closed'
    ), gone as (
      delete from survey_voice where survey_id in (select id from old) returning survey_id, score, counted
    ), ballots as (
      delete from survey_ballot where survey_id in (select id from old)
    )
    insert into survey_figure (survey_id, month, score, invitations)
    select gone.survey_id, old.month, gone.score, count(*) from gone join old on old.id = gone.survey_id
    where gone.counted group by 1, 2, 3
    on conflict (survey_id, month, score) do update set invitations = survey_figure.invitations + excluded.invitations`.execute(
    db,
  )
}
