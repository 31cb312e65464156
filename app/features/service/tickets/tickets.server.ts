import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { together } from '#app/kit/db/together.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Kind } from '#app/kit/outbox/kinds.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { claimingFiles, filesOfPage } from '#app/features/content/attachments/attachments.server.ts'
import { discardingDraft, turnOf } from '#app/features/content/drafts/drafts.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { replyDraft } from './conversation/drafts.server.ts'
import { readFileRows } from './page/files.server.ts'
import { readConversation } from './conversation/conversation.server.ts'
import { insertOnce } from './conversation/once.server.ts'
import { nothingSaid, type TypedReply, wordsOf } from './conversation/wordless.server.ts'
import * as lists from './lists.server.ts'
import { type Activity, readActivity } from './activity.server.ts'
import * as store from './store.server.ts'
import type { Wanted } from './conversation/message-params.ts'
import { ticketMoved, ticketReplied } from './tickets.outbox.ts'
import {
  canReply,
  canSendBack,
  canWithdraw,
  type ListFilter,
  type SentAnswer,
  type Ticket,
  type TicketRow,
} from './tickets.ts'
import { readWaiting } from './list/waiting.server.ts'
import { stageWhen } from './tickets.stages.ts'
import { insertEvent, readHistory } from './conversation/history.server.ts'

/** @throws Problem module-missing */
export async function listTickets(portal: Portal, viewer: Viewer, filter: ListFilter) {
  requireModule(viewer, 'tickets')
  const list = () => lists.listTickets(portal.reads.db, viewer, filter)
  return searchesOf(portal, viewer, filter.q)(list)
}

/** The same with what staff see of each in their queue. */
export async function listQueue(portal: Portal, viewer: StaffViewer, filter: ListFilter) {
  const list = () => lists.listQueue(portal.reads.db, viewer, filter)
  return searchesOf(portal, viewer, filter.q)(list)
}

/** Asked before a form is read, since its files arrive with it. @throws Problem module-missing, not-found */
export async function requireTicket({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'tickets')
  if (!(await store.isVisible(db, viewer, id))) throw new Problem('not-found')
}

/**
 * A ticket with all its page shows: the messages that are wanted, the history, its files and those `adding` to the reply
 * this person is writing. @throws Problem module-missing, not-found
 */
export async function readTicket(portal: Portal, viewer: Viewer, id: number, wanted: Wanted) {
  requireModule(viewer, 'tickets')
  const ticket = await store.getTicket(portal.db, viewer, id)
  return { ticket, ...(await readTicketExtras(portal, viewer, id, wanted)) }
}

/** All of a ticket's page but the ticket, which the caller has found as this viewer may see it. */
export async function readTicketExtras(portal: Portal, viewer: Viewer, id: number, wanted: Wanted) {
  const [conversation, history, files] = await Promise.all([
    readConversation(portal.db, viewer, id, wanted),
    readHistory(portal.db, viewer, id),
    readFileRows(portal.db, viewer, id),
  ])
  return { conversation, history, ...filesOfPage(files) }
}

/** The tickets about a bicycle among those this viewer may see, the latest first; none without the module. */
export function ticketsWithSerial({ db }: Portal, viewer: Viewer, serial: string) {
  return store.findWithSerial(db, viewer, foldSerial(serial))
}

/** What waits for this viewer's side, the latest first, and how much waits for either. @throws Problem module-missing */
export function waitingFor({ db, clock }: Portal, viewer: Viewer) {
  requireModule(viewer, 'tickets')
  return readWaiting(db, viewer, clock.now(), waitingMost)
}

const waitingMost = 8

/** For the search over everything: the latest tickets these words are found in. @throws Problem module-missing */
export async function searchTickets(portal: Portal, viewer: Viewer, q: string, limit: number) {
  requireModule(viewer, 'tickets')
  const find = () => lists.findLatest(portal.reads.db, viewer, q, limit)
  return searchesOf(portal, viewer, q)(find)
}

/** Those of these tickets that this person may see now, in no order. @throws Problem module-missing */
export function ticketsById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<TicketRow[]> {
  requireModule(viewer, 'tickets')
  return store.findTickets(db, viewer, ids)
}

/** For staff's pages about companies. @throws Problem not-found */
export function activityOf(
  { db }: Portal,
  viewer: Viewer,
  companies: readonly number[],
  now: Date,
): Promise<Activity[]> {
  requireStaff(viewer)
  return readActivity(db, companies, now)
}

export type ReplyInput = {
  submission: string
  message: string
  answer?: SentAnswer | undefined
  /** Whose words they are, where they are a follower's. */
  followerId?: number | undefined
}

/**
 * Adds the reply of a dealer or rider and the files of its submission; the maker is to act next, the
 * stage stays. A repeated post of the same words does nothing.
 * @returns what is wrong: neither words nor a file
 * @throws Problem module-missing, not-found, ticket-closed, too-many-messages
 */
export async function reply(
  portal: Portal,
  viewer: Viewer,
  ticketId: number,
  input: TypedReply,
): Promise<Mistake | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    const message = await wordsOf(tx, viewer, ticket, input)
    if (message === undefined) return nothingSaid
    await addReply(tx, viewer, ticket, { ...input, message }, 'maker', portal.clock.now())
    return undefined
  })
}

/**
 * What both sides' replies do, on a ticket the caller has locked. @returns the message's number, unless it was there already
 * @throws Problem ticket-closed, too-many-messages
 */
export async function addReply(
  tx: Db,
  viewer: Viewer,
  ticket: Ticket,
  { submission, message, answer, followerId }: ReplyInput,
  awaiting: Ticket['awaiting'],
  now: Date,
): Promise<number | undefined> {
  if (!canReply(viewer, ticket)) throw new Problem('ticket-closed')
  const fromStaff = viewer.side === 'maker'
  const added = await insertOnce(
    tx,
    viewer,
    {
      ticketId: ticket.id,
      authorId: viewer.accountId,
      fromStaff,
      internal: false,
      submission,
      body: message,
      answer,
      followerId,
    },
    now,
  )
  if (!added) return undefined
  await countSent(tx, viewer, 'messages', now)
  await sql`select ${turnOf(viewer, replyDraft(ticket.id))}`.execute(tx)
  await together(
    tx,
    claimingFiles(tx, viewer, submission, { ticketId: ticket.id, companyId: ticket.companyId, messageId: added }),
    store.changingTicket(tx, ticket.id, { awaiting }, now),
    discardingDraft(tx, viewer, replyDraft(ticket.id), submission),
    announcing(tx, ticketReplied, { ticketId: ticket.id, messageId: added }, now),
  )
  return added
}

/**
 * Notes the carrier and tracking number of a part that was asked back, or corrects them; then it waits for the courier.
 * The same again changes nothing.
 * @throws Problem module-missing, not-found, stage-moved, too-many-messages
 */
export async function noteParcel(
  portal: Portal,
  viewer: Viewer,
  ticketId: number,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canSendBack(viewer, ticket)) throw new Problem('stage-moved')
    if (carrier === ticket.returnCarrier && tracking === ticket.returnTracking) return
    // Staff may have changed by hand whom it waits for.
    const awaiting = ticket.awaiting === 'dealer' ? 'courier' : ticket.awaiting
    await countSent(tx, viewer, 'messages', now)
    await store.changeTicket(tx, ticketId, { return_carrier: carrier, return_tracking: tracking, awaiting }, now)
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'return_sent', detail: { carrier, tracking } }, now)
  })
}

/** The author takes a new request back. @throws Problem module-missing, not-found, stage-moved */
export async function withdraw(portal: Portal, viewer: Viewer, ticketId: number): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canWithdraw(viewer, ticket)) throw new Problem('stage-moved')
    await store.changeTicket(
      tx,
      ticketId,
      { stage: stageWhen.closed, close_reason: 'withdrawn', awaiting: 'nobody', closed_at: now, promised_at: null },
      now,
    )
    await insertEvent(
      tx,
      {
        ticketId,
        actor: viewer,
        kind: 'stage',
        fromStage: ticket.stage,
        toStage: stageWhen.closed,
        reason: 'withdrawn',
      },
      now,
    )
    await announce(tx, ticketMoved, { ticketId, stage: stageWhen.closed }, now)
  })
}

export { findMergedInto } from './related/store.server.ts'

/** The ticket as this viewer may see it, locked. @throws Problem module-missing, not-found */
export async function lockTicket(tx: Db, viewer: Viewer, id: number): Promise<Ticket> {
  requireModule(viewer, 'tickets')
  const ticket = await store.findTicketForUpdate(tx, viewer, id)
  if (!ticket) throw new Problem('not-found')
  return ticket
}

/** What the mails are made of; a ticket's leave in order. */
export async function announce<About extends { ticketId: number }>(
  tx: Db,
  kind: Kind<string, About>,
  about: NoInfer<About>,
  now: Date,
) {
  await announcing(tx, kind, about, now).execute()
}

/** As `announce`, to be written together with others. */
export function announcing<About extends { ticketId: number }>(
  tx: Db,
  kind: Kind<string, About>,
  about: NoInfer<About>,
  now: Date,
) {
  return outbox.putting(tx, [kind.of(`ticket ${about.ticketId}`, about)], now)
}
