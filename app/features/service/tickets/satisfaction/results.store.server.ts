import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import { answersLeast, type Comment, type Grouping, type OpenCall } from './results.ts'
import { scores } from './ratings.ts'

/** Those due first before all. */
export function listCalls(db: Db, most: number): Promise<OpenCall[]> {
  return db
    .selectFrom('call_back')
    .innerJoin('ticket_rating as rating', 'rating.ticket_id', 'call_back.ticket_id')
    .innerJoin('ticket', 'ticket.id', 'call_back.ticket_id')
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .leftJoin('account as caller', 'caller.id', 'call_back.caller_id')
    .select(['ticket.id as ticketId', 'company.name as companyName', 'call_back.due_on as dueOn'])
    .select(['caller.name as callerName', sql<OpenCall['score']>`rating.score`.as('score')])
    .where('call_back.done_at', 'is', null)
    .orderBy('call_back.due_on')
    .orderBy('call_back.ticket_id')
    .limit(most)
    .execute()
}

/** How many there are: a value of any query. */
export function countCalls(db: Db) {
  return db
    .selectFrom('call_back')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
}

type GroupRow = { level: 'all' | Grouping; of: string | null; answers: number; average: number; spread: number[] }

/** All answers together, and by month, kind of damage, agent and dealer; no group of fewer than five. */
export async function readGroups(db: Db, since: Date): Promise<GroupRow[]> {
  const spread = sql.join(
    scores.map((score) => sql`coalesce(sum(said.answers) filter (where said.score = ${score}), 0)::int`),
  )
  const { rows } = await sql<GroupRow>`
    with said as (
      select rating.score, 1 as answers, to_char(rating.answered_at at time zone ${makersZone()}, 'YYYY-MM') as month,
        ticket.kind_of_damage as kind, ticket.assignee_id as agent,
        case when company.kind = 'dealer' then ticket.company_id end as dealer
      from ticket_rating rating
        join ticket on ticket.id = rating.ticket_id
        join company on company.id = ticket.company_id
      where rating.answered_at >= ${since}
      union all
      select score, answers, to_char(month, 'YYYY-MM'), kind_of_damage, null, null from rating_figure
      where month >= (${since}::timestamptz at time zone ${makersZone()})::date
    ), grouped as (
      select month, kind, agent, dealer, grouping(month, kind, agent, dealer) as level, sum(answers)::int as answers,
        (sum(score * answers)::float8 / sum(answers)) as average, array[${spread}] as spread
      from said
      group by grouping sets ((), (month), (kind), (agent), (dealer))
      having sum(answers) >= ${answersLeast}
    )
    select case level when 15 then 'all' when 7 then 'month' when 11 then 'kind' when 13 then 'agent' else 'dealer' end
        as level,
      coalesce(grouped.month, grouped.kind, account.name, company.name) as "of", answers, average, spread
    from grouped
      left join account on account.id = grouped.agent
      left join company on company.id = grouped.dealer
    order by grouped.month desc, answers desc, "of"`.execute(db)
  return rows
}

/** The latest first. */
export function listComments(db: Db, since: Date, most: number): Promise<Comment[]> {
  return db
    .selectFrom('ticket_rating as rating')
    .innerJoin('ticket', 'ticket.id', 'rating.ticket_id')
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .select(['ticket.id as ticketId', 'company.name as companyName', 'rating.comment'])
    .select([sql<Comment['score']>`rating.score`.as('score'), sql<Date>`rating.answered_at`.as('at')])
    .where('rating.answered_at', '>=', since)
    .where('rating.comment', '<>', '')
    .orderBy('rating.answered_at', 'desc')
    .orderBy('rating.ticket_id', 'desc')
    .limit(most)
    .execute()
}
