import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import { isOpenTicket } from '../tickets.stages.server.ts'

/** For one step; at most one of kind and agent is set. */
export type Figure = {
  step: 'answer' | 'decision'
  kind: string | null
  agent: number | null
  name: string | null
  count: number
  ms: number | null
  promised: number
  kept: number
}

/**
 * Medians and shares of all, of each kind of damage, and of each agent or of one alone; read from one index.
 * @param agent whose figures by agent are told; undefined: everybody's
 */
export async function readFigures(db: Db, since: Date, agent: number | undefined): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select figure.*, account.name from (
      select step, kind_of_damage as kind, ${agent === undefined ? sql`agent_id` : sql`null::bigint`} as agent, count(*)::int as count,
        percentile_cont(0.5) within group (order by worked_ms) as ms,
        count(kept)::int as promised, (count(*) filter (where kept))::int as kept
      from ticket_answer where at >= ${since}
      group by grouping sets ((step), (step, kind_of_damage)${agent === undefined ? sql`, (step, agent_id)` : sql``})
      ${agent === undefined ? sql`` : ownFigures(since, agent)}
    ) as figure left join account on account.id = figure.agent
    order by account.name, figure.agent`.execute(db)
  return rows
}

function ownFigures(since: Date, agent: number) {
  return sql`union all
    select step, null, agent_id, count(*)::int, percentile_cont(0.5) within group (order by worked_ms),
      count(kept)::int, (count(*) filter (where kept))::int
    from ticket_answer where at >= ${since} and agent_id = ${agent} group by step, agent_id`
}

/** How many clocks rest, by whom they wait for; counted as far as lists count. */
export async function readResting(db: Db): Promise<{ dealer: number; courier: number; nobody: number }> {
  return db
    .selectNoFrom([
      restingOf('dealer').as('dealer'),
      restingOf('courier').as('courier'),
      restingOf('nobody').as('nobody'),
    ])
    .executeTakeFirstOrThrow()
}

function restingOf(awaiting: string) {
  return sql<number>`(select count(*)::int from (select from ticket
    where ${isOpenTicket} and awaiting = ${awaiting} limit ${sql.lit(countLimit)}) as counted)`
}
