import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { claimFiles } from '#app/features/content/attachments/attachments.server.ts'
import { discardDraft } from '#app/features/content/drafts/drafts.server.ts'
import { decisionDraft, noteDraft } from '../conversation/drafts.server.ts'
import { insertMessage } from '../conversation/conversation.server.ts'
import { insertOnce } from '../conversation/once.server.ts'
import { nothingSaid, type TypedReply, wordsOf } from '../conversation/wordless.server.ts'
import { decisionChange, decisionEvent } from './decision/decision.server.ts'
import { detailOf, isSameDecision, isSameMove } from './decision/repeated.server.ts'
import * as store from '../store.server.ts'
import { refreshBicycle } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { findKnownBicycle } from '#app/features/bicycles/warranty/warranty.server.ts'
import { grantsWith, writeGrants } from '../labour/labour.server.ts'
import { clearGrants } from '../labour/store.server.ts'
import { sentAnswer } from './answers/answers.server.ts'
import { rulesOf } from './rules.server.ts'
import { verdictOn } from './bicycle/coverage.ts'
import { ticketMoved, ticketReplied } from '../tickets.outbox.ts'
import {
  canDecide,
  canReply,
  type DecisionInput,
  type Settling,
  startsAtOnce,
  type Ticket,
  type Awaiting,
} from '../tickets.ts'
import { mistakeOfMove, type MoveInput, type MoveMistake } from '../tickets.moves.ts'
import { isOpen, isUndecided, type Stage, stageWhen } from '../tickets.stages.ts'
import { addReply, announce, lockTicket, type ReplyInput } from '../tickets.server.ts'
import { requireOther } from '../appeal/appeal.server.ts'
import { isAppealOpen } from '../appeal/appeal.ts'
import { changeFor } from './changes.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { turnMergeIntoLink } from '../related/store.server.ts'

/**
 * Decides on the warranty of a new request and moves it on. Accepting with a return issues the authorisation number
 * that the parcel must bear. In the same moment the customer may be answered, and work begun and completed, unless the
 * claim is refused or a part has to come back first. The same decision sent again by the same person does nothing.
 * @throws Problem not-found, stage-moved
 */
export async function decide(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  input: DecisionInput & Settling,
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (await isSameDecision(tx, viewer, ticket, input)) return
    if (!canDecide(viewer, ticket)) throw new Problem('stage-moved')
    await requireOther(tx, viewer, ticket)
    const deed: Deed = { portal, tx, viewer, now }
    const resolution = (input.accepted && input.resolution) || null
    await writeDecision(deed, ticket, { ...input, resolution })
    await writeGrants(tx, viewer, ticket, grantsWith(input, ticket), now)
    await discardDraft(tx, viewer, decisionDraft(ticketId))
    await announce(tx, ticketMoved, { ticketId, stage: stageWhen.decided }, now)
    await sendMessage(deed, ticket, input.message)
    if (startsAtOnce(input)) await beginWork(deed, { ...ticket, stage: stageWhen.decided, resolution }, input)
  })
}

/** A change as it is made: within the transaction that holds the ticket locked. */
export type Deed = { portal: Portal; tx: Db; viewer: StaffViewer; now: Date }

type Decision = DecisionInput & Pick<Settling, 'submission'> & Pick<Ticket, 'resolution'>

async function writeDecision({ portal, tx, viewer, now }: Deed, ticket: Ticket, input: Decision) {
  const answer = await sentAnswer(tx, portal, ticket, input.reason)
  const decision = { ...input, answer }
  await store.changeTicket(tx, ticket.id, decisionChange(portal.catalogues.current(), ticket, decision, now), now)
  // What the rules said at that moment stays beside what was decided.
  const verdict = verdictOn(await rulesOf(portal, ticket), ticket, await findKnownBicycle(tx, ticket.id))
  const appeal = isAppealOpen(ticket) ? (input.accepted ? 'changed' : 'upheld') : undefined
  const by = { actor: viewer, verdict, appeal, submission: input.submission } as const
  await insertEvent(tx, decisionEvent(ticket, decision, by, now), now)
}

/** Beside the decision, which says who is to act next, and is made once: a number for the message alone. */
async function sendMessage({ portal, tx, viewer, now }: Deed, ticket: Ticket, message: Settling['message']) {
  if (!message) return
  const ticketId = ticket.id
  const messageId = await insertMessage(
    tx,
    {
      ticketId,
      authorId: viewer.accountId,
      fromStaff: true,
      internal: false,
      submission: randomUUID(),
      body: message,
      answer: await sentAnswer(tx, portal, ticket, message),
    },
    now,
  )
  if (messageId) await announce(tx, ticketReplied, { ticketId, messageId }, now)
}

/** The customer, who is told of the decision, is not told as well that work has begun. */
async function beginWork(deed: Deed, ticket: Ticket, { completes = false }: Settling) {
  const step = { reason: '', paidRepair: false }
  await writeMove(deed, ticket, { ...step, stage: stageWhen.begun })
  if (!completes) return
  const { resolution } = ticket
  const end = { ...step, stage: stageWhen.completed, resolution: resolution ?? undefined }
  await writeMove(deed, { ...ticket, stage: stageWhen.begun }, end)
  await announce(deed.tx, ticketMoved, { ticketId: ticket.id, stage: end.stage }, deed.now)
}

/**
 * Moves a ticket along the table of moves. The same move sent again by the same person does nothing.
 * @param from where the form's reader saw the ticket: when it has moved since, nothing is done
 * @returns what is still missing, or undefined when it was done
 * @throws Problem not-found, stage-moved; conflict as `writeMove`
 */
export async function moveStage(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  move: MoveInput,
  from?: Stage,
): Promise<MoveMistake | undefined> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (await isSameMove(tx, viewer, ticket, move, from)) return undefined
    if (from && from !== ticket.stage) throw new Problem('stage-moved')
    const mistake = mistakeOfMove(viewer, ticket, move)
    if (mistake) return mistake
    await writeMove({ portal, tx, viewer, now }, ticket, move)
    await announce(tx, ticketMoved, { ticketId, stage: move.stage }, now)
    return undefined
  })
}

/** @throws Problem conflict: the appeal against a decision of this person is somebody else's to end, in whatever way */
export async function writeMove({ portal, tx, viewer, now }: Deed, ticket: Ticket, move: MoveInput) {
  await requireOther(tx, viewer, ticket)
  await store.changeTicket(tx, ticket.id, changeFor(ticket, move, now), now)
  if (isUndecided(move.stage)) await clearGrants(tx, ticket.id)
  await insertEvent(
    tx,
    {
      ticketId: ticket.id,
      actor: viewer,
      kind: 'stage',
      fromStage: ticket.stage,
      toStage: move.stage,
      reason: move.reason,
      detail: detailOf(move),
    },
    now,
  )
  await refreshBicycle(tx, portal.catalogues.current(), ticket)
  if (!isOpen(ticket.stage)) await turnMergeIntoLink(tx, ticket.id)
}

/** Answers the dealer. @returns what is wrong: neither words nor a file. @throws Problem not-found, closed-meanwhile */
export async function replyAsStaff(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { awaiting = 'dealer', ...input }: TypedReply & { awaiting?: Awaiting | undefined },
): Promise<Mistake | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canReply(viewer, ticket)) throw new Problem('closed-meanwhile')
    const message = await wordsOf(tx, viewer, ticket, input)
    if (message === undefined) return nothingSaid
    const answer = await sentAnswer(tx, portal, ticket, message)
    await addReply(tx, viewer, ticket, { ...input, message, answer }, awaiting, portal.clock.now())
    return undefined
  })
}

/** A note among staff: the dealer never sees it, hears of it, or gets its files. @throws Problem not-found */
export async function addNote(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { submission, message }: ReplyInput,
) {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    const note = { ticketId, authorId: viewer.accountId, fromStaff: true, internal: true, submission, body: message }
    const added = await insertOnce(tx, viewer, note, now)
    if (!added) return
    const internal = { ticketId, companyId: ticket.companyId, messageId: added, internal: true }
    await claimFiles(tx, viewer, submission, internal)
    await discardDraft(tx, viewer, noteDraft(ticketId), submission)
  })
}

/**
 * Says who is to act next, and by when something was promised; said again, it is no news.
 * @returns what is wrong: nothing can be promised for a day that is over, but a promise may stay that was not kept; more
 * than two years ahead is a slip in the year
 * @throws Problem not-found, closed-meanwhile
 */
export async function setAwaiting(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { awaiting, promisedAt }: { awaiting: Awaiting; promisedAt: string | null },
): Promise<'promised-past' | 'promised-far' | undefined> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!isOpen(ticket.stage)) throw new Problem('closed-meanwhile')
    const isNewPromise = promisedAt !== ticket.promisedAt
    if (awaiting === ticket.awaiting && !isNewPromise) return undefined
    if (isNewPromise && promisedAt !== null) {
      if (promisedAt < dayOf(now)) return 'promised-past'
      if (promisedAt > lastPromise(dayOf(now))) return 'promised-far'
    }
    await store.changeTicket(tx, ticketId, { awaiting, promised_at: promisedAt }, now)
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'awaiting', detail: { awaiting, promisedAt } }, now)
    return undefined
  })
}

function lastPromise(today: string): string {
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
}
