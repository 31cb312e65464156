import { createHash } from 'node:crypto'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { readAnswers } from '../desk/answers/answers.server.ts'
import { isSameMove } from '../desk/decision/repeated.server.ts'
import { replyAsStaff, writeMove } from '../desk/staff.server.ts'
import { findLocaleOf } from '../conversation/locale.server.ts'
import { lockBoth } from '../related/related.server.ts'
import * as store from '../store.server.ts'
import { ticketMoved } from '../tickets.outbox.ts'
import type { CloseReason, Ticket } from '../tickets.ts'
import { type MoveInput, mistakeOfMove } from '../tickets.moves.ts'
import { announce } from '../tickets.server.ts'
import { isOpen, stageWhen } from '../tickets.stages.ts'
import { assign, take } from './assign.server.ts'
import type { Fate, Fates, Seen } from './bulk.ts'

// Each ticket goes through the verb of its own page, one after the other: what is refused of one is no matter of the others.

export function takeAll(portal: Portal, viewer: StaffViewer, ids: readonly number[]): Promise<Fates> {
  return eachOf(ids, async (id) => ((await take(portal, viewer, id)) ? 'taken' : 'done'))
}

/**
 * Gives several to one of the staff; what somebody else has taken since is left to them.
 * @param to null: to nobody
 * @param seen whose each was to the form's reader; what it does not name is given whosever it is
 */
export function assignAll(
  portal: Portal,
  viewer: StaffViewer,
  ids: readonly number[],
  to: number | null,
  seen: Seen,
): Promise<Fates> {
  return eachOf(ids, async (id) => {
    const first = await assign(portal, viewer, id, to, seen.get(id))
    // Let go of since: it is taken from nobody.
    const isFree = first !== undefined && first !== 'gone' && first.has === null
    const notGiven = isFree ? await assign(portal, viewer, id, to, null) : first
    if (notGiven === undefined) return 'done'
    return notGiven === 'gone' ? 'left' : 'taken'
  })
}

type Question = { answer: string; submission: string; locale: Locale }

/** Sends each customer a standard answer in their language, after which it says whose move follows; what was sent already is not sent again. */
export function askAll(portal: Portal, viewer: StaffViewer, ids: readonly number[], question: Question) {
  const { answer, submission, locale } = question
  return eachOf(ids, async (id) => {
    const ticket = await ticketOf(portal, viewer, id)
    const theirs = await findLocaleOf(portal.db, ticket.authorId)
    const answers = readAnswers(portal, ticket, { own: locale, theirs })
    const chosen = answers.find(({ code, kind }) => code === answer && kind === 'answer')
    if (!chosen) return 'stuck'
    const reply = { submission: submissionOf(submission, id), message: chosen.text, awaiting: chosen.next }
    await replyAsStaff(portal, viewer, id, reply)
    return 'done'
  })
}

/** Closes each as a duplicate of another, which its history names. @returns undefined where there is no such ticket */
export async function closeAllAsDuplicates(
  portal: Portal,
  viewer: StaffViewer,
  ids: readonly number[],
  duplicateOf: number,
): Promise<Fates | undefined> {
  if (!(await store.findTicket(portal.db, viewer, duplicateOf))) return undefined
  return eachOf(ids, async (id) => (id === duplicateOf ? 'itself' : closeAsDuplicate(portal, viewer, id, duplicateOf)))
}

/** Both are held: of two that are closed at one moment each as the other's duplicate, none would go on. */
function closeAsDuplicate(portal: Portal, viewer: StaffViewer, id: number, duplicateOf: number): Promise<Fate> {
  const closing = { stage: stageWhen.closed, reason: 'duplicate', closeReason: 'duplicate', paidRepair: false } as const
  const move: MoveInput = { ...closing, duplicateOf }
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const [ticket, other] = await lockBoth(tx, viewer, id, duplicateOf)
    if (await isSameMove(tx, viewer, ticket, move, undefined)) return 'done'
    if (!isOpen(ticket.stage)) return 'closed'
    if (leadsNowhere.some((reason) => reason === other.closeReason)) return 'ended'
    if (mistakeOfMove(viewer, ticket, move)) return 'stuck'
    await writeMove({ portal, tx, viewer, now }, ticket, move)
    await announce(tx, ticketMoved, { ticketId: id, stage: move.stage }, now)
    return 'done'
  })
}

/** In what was closed so, the damage was not seen to. */
const leadsNowhere: readonly CloseReason[] = ['duplicate', 'withdrawn']

async function ticketOf({ db }: Portal, viewer: StaffViewer, id: number): Promise<Ticket> {
  const ticket = await store.findTicket(db, viewer, id)
  if (!ticket) throw new Problem('not-found')
  return ticket
}

async function eachOf(ids: readonly number[], act: (id: number) => Promise<Fate>): Promise<Fates> {
  const fates: Fates = {}
  for (const id of new Set(ids)) {
    const fate = await fateOf(id, act)
    fates[fate] = (fates[fate] ?? 0) + 1
  }
  return fates
}

async function fateOf(id: number, act: (id: number) => Promise<Fate>): Promise<Fate> {
  try {
    return await act(id)
  } catch (error) {
    const fate = error instanceof Problem ? refusals[error.code] : undefined
    if (!fate) throw error
    return fate
  }
}

const refusals: Partial<Record<Problem['code'], Fate>> = {
  'not-found': 'absent',
  'closed-meanwhile': 'closed',
  'ticket-closed': 'closed',
  'stage-moved': 'stuck',
  // Only to close one meets any.
  conflict: 'appeal',
  'too-many-messages': 'many',
}

/** One message each, by the form that asked for all of them. */
function submissionOf(submission: string, id: number): string {
  const hex = createHash('sha256').update(`${submission} ${id}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
