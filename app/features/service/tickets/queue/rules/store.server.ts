import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { worksHere } from '../agents.server.ts'

type Claim = { country: string; frameModel: string }

/**
 * To whom the rules give a new claim: what names both its country and its family counts more than the family alone, and
 * that more than the country. One whose agent has left leaves it to nobody.
 */
export function assigneeByRule({ country, frameModel }: Claim) {
  return sql<number | null>`(select case when ${worksHere('agent')} then agent.id end
    from assignment_rule as rule join account as agent on agent.id = rule.assignee_id
    where coalesce(rule.country, ${country}) = ${country} and coalesce(rule.family, ${frameModel}) = ${frameModel}
    order by rule.family is null, rule.country is null limit 1)`
}

export function listRules(db: Db) {
  return db
    .selectFrom('assignment_rule as rule')
    .innerJoin('account as agent', 'agent.id', 'rule.assignee_id')
    .select(['rule.id', 'rule.country', 'rule.family', 'agent.name as agentName'])
    .select(sql<boolean>`not ${worksHere('agent')}`.as('agentLeft'))
    .orderBy(sql`rule.family is null, rule.country is null, rule.family, rule.country`)
    .execute()
}

export type Rule = Awaited<ReturnType<typeof listRules>>[number]

type NewRule = { country: string | null; family: string | null; assigneeId: number; by: number }

/** There is one for each country and family: the later one takes the place of the earlier. */
export async function putRule(tx: Db, { country, family, assigneeId, by }: NewRule, now: Date): Promise<void> {
  const said = { assignee_id: assigneeId, created_by: by, created_at: now }
  await tx
    .insertInto('assignment_rule')
    .values({ country, family, ...said })
    .onConflict((conflict) => conflict.columns(['country', 'family']).doUpdateSet(said))
    .execute()
}

/** Whether what is said of these would take the place of what was said before. */
export async function hasRule(tx: Db, { country, family }: Pick<NewRule, 'country' | 'family'>): Promise<boolean> {
  const found = await tx
    .selectFrom('assignment_rule')
    .select('id')
    .where('country', 'is not distinct from', country)
    .where('family', 'is not distinct from', family)
    .executeTakeFirst()
  return found !== undefined
}

export async function countRules(tx: Db): Promise<number> {
  const found = tx.selectFrom('assignment_rule').select((row) => row.fn.countAll<number>().as('count'))
  return (await found.executeTakeFirstOrThrow()).count
}

/** @returns whether there was one */
export async function deleteRule(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('assignment_rule').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
