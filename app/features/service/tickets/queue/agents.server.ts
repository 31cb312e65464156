import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Agent } from './assignment.ts'

/** On an account: it belongs to one of the staff who has not left. */
export function worksHere(account: string) {
  const of = (column: string) => sql.ref(`${account}.${column}`)
  return sql<boolean>`(${of('role')} in ('agent', 'admin') and ${of('disabled_at')} is null)`
}

/** Somebody beside this account is at work here: then nobody decides on an appeal against themselves. */
export function othersWork(account: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from account as other where other.id <> ${account} and ${worksHere('other')})`
}

/** All to whom a ticket can be given, by name. */
export const agentsColumn = sql<Agent[]>`(select
  coalesce(json_agg(json_build_object('id', agent.id, 'name', agent.name) order by agent.name, agent.id), '[]')
  from account as agent where ${worksHere('agent')})`

/** One of the staff who has not left, and does not while the transaction runs. */
export function findAgent(tx: Db, id: number): Promise<Agent | undefined> {
  return tx
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where(worksHere('account'))
    .forShare()
    .executeTakeFirst()
}

export async function listAgents(db: Db): Promise<Agent[]> {
  return (await db.selectNoFrom(agentsColumn.as('agents')).executeTakeFirstOrThrow()).agents
}
