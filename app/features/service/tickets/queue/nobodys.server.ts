import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isOpenTicket } from '../tickets.stages.server.ts'
import { worksHere } from './agents.server.ts'

// On a ticket whose agent has left nobody is at work either: it stands among the unassigned, as `canTake` has it.

/**
 * Who has open tickets and is of the staff no more. It goes from one assignee to the next by their index, whatever each
 * of them has.
 */
export const leavers = sql<number[]>`array(with recursive holder(id) as (
  select min(ticket.assignee_id) from ticket where ${isOpenTicket}
  union all
  select (select min(ticket.assignee_id) from ticket where ${isOpenTicket} and ticket.assignee_id > holder.id)
    from holder where holder.id is not null
) select holder.id from holder where holder.id is not null
  and not exists (select from account as agent where agent.id = holder.id and ${worksHere('agent')}))`

/**
 * Asked before what is read by them: as long as there are none, which is nearly always, the planner is to see the index of
 * what has no assignee.
 */
export async function findLeavers(db: Db): Promise<number[]> {
  // As JSON, for pg hands out an array of `bigint` as texts.
  const found = db.selectNoFrom(sql<number[]>`array_to_json(${leavers})`.as('ids'))
  return (await found.executeTakeFirstOrThrow()).ids
}

/** @param left those of `findLeavers` */
export function isNobodys(left: readonly number[]): RawBuilder<boolean> {
  return left.length === 0
    ? sql<boolean>`ticket.assignee_id is null`
    : sql<boolean>`(ticket.assignee_id is null or ticket.assignee_id in (${sql.join(left)}))`
}
