import { sql } from 'kysely'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { together } from '#app/kit/db/together.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertEvent, insertingEvents } from '../conversation/history.server.ts'
import { runningClock } from '../list/list-conditions.server.ts'
import { isOpen } from '../tickets.stages.ts'
import { isAppealTicket, isOpenTicket } from '../tickets.stages.server.ts'
import { lockTicket } from '../tickets.server.ts'
import { findAgent, othersWork } from './agents.server.ts'
import { canTake } from './assignment.ts'
import { findLeavers, isNobodys } from './nobodys.server.ts'

/** Why a ticket was not given: who has it by now, or whom it was for is not of the staff any more. */
export type NotGiven = { has: string | null } | 'gone'

/**
 * Assigns a ticket to one of the staff, or to nobody; assigned again, nothing changes.
 * @param seen the assignee that the form's reader saw: if it is somebody else by now, nothing is done
 * @throws Problem not-found, closed-meanwhile
 */
export async function assign(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  to: number | null,
  seen?: number | null,
): Promise<NotGiven | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!isOpen(ticket.stage)) throw new Problem('closed-meanwhile')
    if (ticket.assigneeId === to) return undefined
    if (seen !== undefined && seen !== ticket.assigneeId) return { has: ticket.assigneeName }
    if (to !== null && !(await findAgent(tx, to))) return 'gone'
    await give(tx, viewer, ticketId, to, portal.clock.now())
    return undefined
  })
}

/** Takes a ticket that nobody is at work on. Of two who do so at once one is told who has it. @throws as `assign` */
export async function take(portal: Portal, viewer: StaffViewer, ticketId: number): Promise<NotGiven | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!isOpen(ticket.stage)) throw new Problem('closed-meanwhile')
    if (!canTake(viewer.accountId, ticket)) return { has: ticket.assigneeName }
    if (ticket.assigneeId !== viewer.accountId) await give(tx, viewer, ticketId, viewer.accountId, portal.clock.now())
    return undefined
  })
}

/** Lets go of a ticket of one's own. @throws as `assign` */
export function release(portal: Portal, viewer: StaffViewer, ticketId: number): Promise<NotGiven | undefined> {
  return assign(portal, viewer, ticketId, null, viewer.accountId)
}

/**
 * Assigns the next free ticket that waits for the maker to this person: appeals first, then the one due first. Two who
 * ask at once get different tickets, and nobody gets an appeal against their own decision unless nobody else could
 * decide it. A press that comes twice takes one ticket.
 * @param submission by which the second of two posts of one form is recognised
 * @returns its number, or undefined where none is left
 */
export async function takeNext(portal: Portal, viewer: StaffViewer, submission?: string): Promise<number | undefined> {
  requireModule(viewer, 'tickets')
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const taken = submission === undefined ? undefined : await takenBy(tx, viewer, submission, now)
    if (taken !== undefined) return taken
    const isFree = isNobodys(await findLeavers(tx))
    const self = sql`${viewer.accountId}`
    const isOthers = sql`not (${isAppealTicket} and appealed_against = ${self} and ${othersWork(self)})`
    const { rows } = await sql<{ id: number }>`
      with appeal as (
        select id from ticket where ${isAppealTicket} and ${isFree} and ${isOthers}
        order by appealed_at, id limit 1 for no key update skip locked
      ), due as (
        select id from ticket
        where ${isOpenTicket} and ${isFree} and awaiting = 'maker' and ${isOthers} and not exists (select from appeal)
        order by ${runningClock}, id limit 1 for no key update skip locked
      ), next as (select id from appeal union all select id from due)
      update ticket set assignee_id = ${viewer.accountId} from next where ticket.id = next.id
      returning ticket.id`.execute(tx)
    const id = rows[0]?.id
    if (id === undefined) return undefined
    const detail = { assignee: viewer.accountId, submission }
    await insertEvent(tx, { ticketId: id, actor: viewer, kind: 'assigned', detail }, now)
    return id
  })
}

/** A browser's second press of one button is no later; a page that is gone back to may be pressed again for another. */
const doubledMilliseconds = 30_000

/** What the first of two posts of one form has just taken. The second waits for it. */
async function takenBy(tx: Db, { accountId }: StaffViewer, submission: string, now: Date): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`take ${accountId}`}))`.execute(tx)
  const found = await tx
    .selectFrom('ticket')
    .innerJoin('ticket_event as event', 'event.ticket_id', 'ticket.id')
    .select('ticket.id')
    .where('ticket.assignee_id', '=', accountId)
    .where(isOpenTicket)
    .where('event.kind', '=', 'assigned')
    .where('event.actor_id', '=', accountId)
    .where('event.at', '>', new Date(now.getTime() - doubledMilliseconds))
    .where(sql<boolean>`event.detail ->> 'submission' = ${submission}`)
    .executeTakeFirst()
  return found?.id
}

/** It is no activity of the ticket: to its customer nothing has changed, and it keeps its place in the lists. */
async function give(tx: Db, viewer: StaffViewer, ticketId: number, to: number | null, now: Date): Promise<void> {
  await together(
    tx,
    tx.updateTable('ticket').set({ assignee_id: to }).where('id', '=', ticketId),
    insertingEvents(tx, [{ ticketId, actor: viewer, kind: 'assigned', detail: { assignee: to } }], now),
  )
}
