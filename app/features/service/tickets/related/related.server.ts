import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { writeMove } from '../desk/staff.server.ts'
import { changeTicket } from '../store.server.ts'
import { mistakeOfMove } from '../tickets.moves.ts'
import { ticketRelated } from '../tickets.outbox.ts'
import { announce, lockTicket } from '../tickets.server.ts'
import { isOpen, stageWhen } from '../tickets.stages.ts'
import type { Ticket } from '../tickets.ts'
import { formWords } from '../tickets.forms.words.ts'
import { mergedInto, relatedMost } from './related.ts'
import { deleteLink, insertRelation } from './store.server.ts'

export type RelateMistake = 'related-itself' | 'related-absent' | 'related-many' | 'merge-owners' | 'merge-in-work'

const conflict = conflictIn(formWords)

/** Both tickets, locked always in the same order: two agents who relate them the other way round wait. */
export async function lockBoth(tx: Db, viewer: StaffViewer, id: number, otherId: number): Promise<Both> {
  const lower = await lockTicket(tx, viewer, Math.min(id, otherId))
  const higher = await lockTicket(tx, viewer, Math.max(id, otherId))
  return id < otherId ? [lower, higher] : [higher, lower]
}

/**
 * Links two tickets, of any customers: both desks show it, and a customer's page where both are theirs. Linked
 * again, it is no news.
 * @throws Problem not-found
 */
export function link(portal: Portal, viewer: StaffViewer, id: number, otherId: number) {
  return withBoth(portal, viewer, id, otherId, async (tx, [ticket, other]) => {
    if (ticket.related.some((one) => one.id === otherId)) return undefined
    if (isFull(ticket) || isFull(other)) return 'related-many'
    const now = portal.clock.now()
    const [ticketId, higher] = [Math.min(id, otherId), Math.max(id, otherId)]
    await insertRelation(tx, { kind: 'linked', ticketId, otherId: higher }, viewer.accountId, now)
    await noteLink(tx, viewer, 'linked', [ticket, other], now)
    if (isSameOwner(ticket, other))
      await announce(tx, ticketRelated, { ticketId, relation: 'linked', otherId: higher }, now)
    return undefined
  })
}

/** Takes a link away; where none is, it is no news. @throws Problem not-found */
export function unlink(portal: Portal, viewer: StaffViewer, id: number, otherId: number) {
  return withBoth(portal, viewer, id, otherId, async (tx, both) => {
    if (await deleteLink(tx, id, otherId)) await noteLink(tx, viewer, 'unlinked', both, portal.clock.now())
    return undefined
  })
}

/**
 * Merges a ticket into another of the same customer: it is closed, both stay as they were written, and its customer reads
 * where it goes on. The same merge sent again does nothing.
 * @throws Problem not-found; closed-meanwhile; conflict where the other is closed, or as `writeMove`
 */
export function merge(portal: Portal, viewer: StaffViewer, id: number, otherId: number) {
  return withBoth(portal, viewer, id, otherId, async (tx, [ticket, other]) => {
    if (mergedInto(ticket.related) === otherId) return undefined
    if (!isSameOwner(ticket, other)) return 'merge-owners'
    if (!isOpen(ticket.stage)) throw new Problem('closed-meanwhile')
    if (!isOpen(other.stage)) throw conflict('merge-closed')
    const closing = {
      stage: stageWhen.closed,
      reason: 'duplicate',
      closeReason: 'duplicate',
      paidRepair: false,
    } as const
    const move = { ...closing, mergedInto: otherId }
    if (mistakeOfMove(viewer, ticket, move)) return 'merge-in-work'
    if (isFull(other)) return 'related-many'
    const now = portal.clock.now()
    await deleteLink(tx, id, otherId)
    await insertRelation(tx, { kind: 'merged', ticketId: id, otherId }, viewer.accountId, now)
    await writeMove({ portal, tx, viewer, now }, ticket, move)
    await insertEvent(tx, { ticketId: otherId, actor: viewer, kind: 'merged', detail: { other: id } }, now)
    await changeTicket(tx, otherId, {}, now)
    await announce(tx, ticketRelated, { ticketId: otherId, relation: 'merged', otherId: id }, now)
    return undefined
  })
}

type Both = readonly [Ticket, Ticket]

async function withBoth(
  portal: Portal,
  viewer: StaffViewer,
  id: number,
  otherId: number,
  act: (tx: Db, both: Both) => Promise<RelateMistake | undefined>,
): Promise<RelateMistake | undefined> {
  if (id === otherId) return 'related-itself'
  try {
    return await portal.db.transaction().execute(async (tx) => act(tx, await lockBoth(tx, viewer, id, otherId)))
  } catch (error) {
    // The page's own ticket was found before: it is the other that is not there.
    if (error instanceof Problem && error.code === 'not-found') return 'related-absent'
    throw error
  }
}

/** The customer of one of them may not even hear that the other exists. */
async function noteLink(tx: Db, viewer: StaffViewer, kind: 'linked' | 'unlinked', [one, other]: Both, now: Date) {
  const apart = isSameOwner(one, other) ? {} : { apart: true as const }
  await insertEvent(tx, { ticketId: one.id, actor: viewer, kind, detail: { other: other.id, ...apart } }, now)
  await insertEvent(tx, { ticketId: other.id, actor: viewer, kind, detail: { other: one.id, ...apart } }, now)
  if (!isSameOwner(one, other)) return
  for (const { id } of [one, other]) await changeTicket(tx, id, {}, now)
}

function isSameOwner(one: Ticket, other: Ticket): boolean {
  return one.companyId === other.companyId
}

function isFull({ related }: Ticket): boolean {
  return related.length >= relatedMost
}
