import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Group, Totals } from './results.ts'
import type { Answers, Scale, Texts } from './surveys.ts'

/**
 * Counts everything asked and answered, figures of long ago included. An anonymous survey has each answer in a figure
 * beside that of its invitation, since nothing ties the two. @param bad up to which score somebody was not satisfied
 */
export async function readTotals(db: Db, surveyId: number, bad: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with said as (
      select answer.score::int as score, 1 as invitations from survey_invitation one
        left join survey_answer answer on answer.invitation_id = one.id where one.survey_id = ${surveyId}
      union all
      select score, invitations from survey_figure where survey_id = ${surveyId}
    )
    select coalesce(sum(invitations) filter (where score is null
        or not (select anonymous from survey where survey.id = ${surveyId})), 0)::int as invited,
      coalesce(sum(invitations) filter (where score is not null), 0)::int as answered,
      (sum(score * invitations)::float8 / sum(invitations) filter (where score is not null)) as average,
      coalesce(sum(invitations) filter (where score <= ${bad}), 0)::int as low
    from said`.execute(db)
  return rows[0] ?? { invited: 0, answered: 0, average: null, low: 0 }
}

const groupsMost = 50

/**
 * What was said in each month of the maker's calendar, of each dealer, model and part; the largest groups first, and months
 * the latest first.
 * @param isWhole else of each level so many of the largest groups as a page shows
 */
export async function readGroups(db: Db, surveyId: number, isWhole: boolean): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with said as (
      select answer.score, to_char(answer.answered_at at time zone ${makersZone()}, 'YYYY-MM') as month,
        one.company_id::text as dealer, nullif(one.family, '') as family, one.parts
      from survey_answer answer join survey_invitation one on one.id = answer.invitation_id
      where answer.survey_id = ${surveyId}
    ), grouped as (
      select 'month' as level, month as of, score, 1 as answers from said
      union all select 'month', to_char(month, 'YYYY-MM'), score, invitations from survey_figure
        where survey_id = ${surveyId} and score is not null
      union all select 'dealer', dealer, score, 1 from said where dealer is not null
      union all select 'family', family, score, 1 from said where family is not null
      union all select 'part', part, score, 1 from said cross join lateral unnest(parts) part
    ), counted as (
      select level, of, sum(answers)::int as answers, sum(score * answers)::float8 / sum(answers) as average,
        row_number() over (partition by level order by sum(answers) desc, of) as place,
        count(*) over (partition by level)::int as groups
      from grouped group by level, of
    )
    select level, of, answers, average, groups,
      case when level = 'dealer' then (select company.name from company where company.id = of::bigint) else of end as name
    from counted where ${isWhole}::boolean or place <= ${groupsMost}
    order by level, case when level = 'month' then of end desc, answers desc, name, of`.execute(db)
  return rows
}

export type Voices = { answered: number; average: number | null; low: number; answers: Answers[] }

const voicesMost = 1000

/** What is nobody's, by numbers that say nothing of an order, figures of long ago included; nothing below so many. */
export async function readVoices(db: Db, surveyId: number, bad: number, fewest: number): Promise<Voices | undefined> {
  const {
    rows: [totals],
  } = await sql<Omit<Voices, 'answers'>>`
    with said as (
      select score, 1 as answers from survey_voice where survey_id = ${surveyId} and counted
      union all
      select score, invitations from survey_figure where survey_id = ${surveyId} and score is not null
    )
    select coalesce(sum(answers), 0)::int as answered, sum(score * answers)::float8 / sum(answers) as average,
      coalesce(sum(answers) filter (where score <= ${bad}), 0)::int as low
    from said`.execute(db)
  if (!totals || totals.answered < fewest) return undefined
  const rows = await db
    .selectFrom('survey_voice')
    .select(sql<Answers>`answers`.as('answers'))
    .where('survey_id', '=', surveyId)
    .where('counted', '=', true)
    .orderBy('id')
    .limit(voicesMost)
    .execute()
  return { ...totals, answers: rows.map(({ answers }) => answers) }
}

export type OwnSurvey = {
  id: number
  title: Texts
  scale: Scale
  answers: number
  average: number
  /** The median of the dealers' own averages; null where there are too few. */
  median: number | null
}

/** What was said of a dealer, survey by survey, beside the middle of the network. */
export async function readOwn(db: Db, companyId: number, fewest: number): Promise<OwnSurvey[]> {
  const { rows } = await sql<OwnSurvey>`
    with own as (
      select answer.survey_id, count(*)::int as answers, avg(answer.score)::float8 as average
      from survey_answer answer join survey_invitation one on one.id = answer.invitation_id
      where one.company_id = ${companyId} and one.ticket_id is null group by 1
    ), network as (
      select survey_id, percentile_cont(0.5) within group (order by average) as median, count(*) as dealers from (
        select answer.survey_id, one.company_id, avg(answer.score)::float8 as average
        from survey_answer answer join survey_invitation one on one.id = answer.invitation_id
        where one.company_id is not null and one.ticket_id is null and answer.survey_id in (select survey_id from own) group by 1, 2
      ) each_dealer group by survey_id
    )
    select survey.id, survey.title, survey.questions -> 0 ->> 'kind' as scale, own.answers, own.average,
      case when network.dealers >= ${fewest} then network.median end as median
    from own join survey on survey.id = own.survey_id join network on network.survey_id = own.survey_id
    order by survey.id desc`.execute(db)
  return rows
}
