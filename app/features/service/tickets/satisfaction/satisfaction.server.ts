import type { Db } from '#app/kit/db/db.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { formWords } from '../tickets.forms.words.ts'
import { promisedDayOf } from '../tickets.promised.ts'
import { lockTicket } from '../tickets.server.ts'
import type { Ticket } from '../tickets.ts'
import type { CallBack } from '../tickets.calls.ts'
import { badMost, type Said } from './ratings.ts'
import { isAskable, lastChange } from './satisfaction.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(formWords)

/**
 * Saves how satisfied the person who opened a ticket is with it, or changes that. The same answer again does nothing.
 * @throws Problem not-found for everybody else; conflict where nothing is asked, or no longer
 */
export async function rate(portal: Portal, viewer: CompanyViewer, id: number, said: Said): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id)
    if (ticket.authorId !== viewer.accountId) throw new Problem('not-found')
    await writeRating(portal, tx, ticket, said)
  })
}

export type RatedTicket = Pick<
  Ticket,
  'id' | 'stage' | 'closeReason' | 'warrantyAccepted' | 'closedAt' | 'authorId' | 'assigneeId' | 'rating'
>

/** The same, of its author, on a ticket that the caller has locked. @throws Problem conflict */
export async function writeRating(portal: Portal, tx: Db, ticket: RatedTicket, said: Said): Promise<void> {
  const now = portal.clock.now()
  const { id: ticketId, authorId: accountId, rating } = ticket
  if (rating && rating.score === said.score && rating.comment === said.comment) return
  const today = dayOf(now)
  if (!isAskable(ticket, today)) throw conflict('rating-closed')
  if (rating && today > lastChange(rating)) throw conflict('rating-late')
  await store.saveRating(tx, { ticketId, accountId, ...said }, !rating, now)
  // That it was answered is proved for good; what was said is kept for a time.
  const actor = { accountId, side: 'company' } as const
  if (!rating) await insertEvent(tx, { ticketId, actor, kind: 'rated' }, now)
  if (said.score > badMost) await store.deleteOpenCall(tx, ticketId)
  else await store.insertCall(tx, { ticketId, dueOn: callDay(portal, now), callerId: ticket.assigneeId })
}

/** In the maker's working days. */
function callDay({ catalogues }: Portal, now: Date): string {
  const { satisfaction, working } = catalogues.current()
  const promises = [{ kind: null, country: null, days: satisfaction.callDays }]
  return promisedDayOf({ promises, working }, { kind: '', country: '' }, now) ?? dayOf(now)
}

/**
 * One of the staff takes a call-back; taken again, nothing changes.
 * @param seen who had taken it when they looked
 * @throws Problem not-found; conflict where somebody else was quicker
 */
export async function takeCall(portal: Portal, viewer: StaffViewer, id: number, seen: number | null): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const call = await lockCall(tx, viewer, id)
    if (call.doneAt) throw conflict('call-done')
    const taker = call.isTaken ? call.callerId : null
    if (taker === viewer.accountId) return
    if (taker !== seen) throw conflict('call-taken')
    await store.changeCall(tx, id, { caller_id: viewer.accountId, taken_at: now })
  })
}

/**
 * Notes that one of the staff has called the customer. The same said again does nothing.
 * @throws Problem not-found; conflict where somebody else has said so before
 */
export async function finishCall(portal: Portal, viewer: StaffViewer, id: number, note: string): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const call = await lockCall(tx, viewer, id)
    if (call.doneAt && call.doneById === viewer.accountId && call.note === note) return
    if (call.doneAt) throw conflict('call-done')
    await store.changeCall(tx, id, { done_by: viewer.accountId, done_at: now, note })
    await insertEvent(tx, { ticketId: id, actor: viewer, kind: 'called_back' }, now)
  })
}

async function lockCall(tx: Db, viewer: StaffViewer, id: number): Promise<CallBack> {
  const { rating } = await lockTicket(tx, viewer, id)
  // The customer may have changed their mind meanwhile.
  if (!rating?.call) throw conflict('call-gone')
  return rating.call
}
