import { randomUUID } from 'node:crypto'
import { textIn } from '#app/catalogue/catalogue.ts'
import { claimFiles, countFiles } from '#app/features/content/attachments/attachments.server.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import type { CompanyViewer, StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { rulesOf } from '../desk/rules.server.ts'
import { findLocaleOf } from './locale.server.ts'
import * as store from '../store.server.ts'
import { ticketReplied } from '../tickets.outbox.ts'
import { announce, lockTicket } from '../tickets.server.ts'
import { type Awaiting, canReply, type Question, type Ticket } from '../tickets.ts'
import { insertMessage, type NewMessage } from './conversation.server.ts'
import { isShown, messageOf, questionOf } from './questions.store.server.ts'
import { sayAnswer, sayQuestion } from './questions.words.ts'

/**
 * Asks the dealer or rider for one of the maker's shots; the ball is theirs. Asked again before it was answered, it is no
 * news. @throws Problem not-found, closed-meanwhile
 */
export async function askPhoto(portal: Portal, viewer: StaffViewer, ticketId: number, slot: string): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canReply(viewer, ticket)) throw new Problem('closed-meanwhile')
    const shot = (await rulesOf(portal, ticket)).shots.find(({ code }) => code === slot)
    if (!shot) throw new Problem('not-found')
    if (ticket.openQuestions.some(({ question }) => question.slot === slot)) return
    const question: Question = { kind: 'photo', slot, why: (await isShown(tx, ticketId, slot)) ? 'again' : 'missing' }
    // Pages word it in their reader's language: the body is for whatever holds texts alone.
    const locale = await findLocaleOf(tx, ticket.authorId)
    const body = sayQuestion(locale, question, textIn(locale, shot.name))
    await send(tx, viewer, ticket, { submission: randomUUID(), body, question }, 'dealer', portal.clock.now())
  })
}

type AnswerInput = { submission: string; question: string }

/**
 * Brings what was asked for; the maker is to act next unless something else is still asked for. A repeated post adds
 * nothing but the files that came since. @throws Problem not-found, ticket-closed, too-many-messages
 */
export async function answerPhoto(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  ticketId: number,
  { submission, question: id }: AnswerInput,
): Promise<Mistake | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    const asked = await questionOf(tx, ticketId, Number(id))
    if (!asked) throw new Problem('not-found')
    if (!canReply(viewer, ticket)) throw new Problem('ticket-closed')
    const { companyId } = ticket
    const { photos } = await countFiles(tx, viewer, submission)
    const sent = await messageOf(tx, viewer.accountId, submission)
    if (sent) {
      if (photos === 0 || sent.ticketId !== ticketId) return undefined
      // Each window of this person has the same form: what another one brings is no less an answer.
      await countSent(tx, viewer, 'messages', portal.clock.now())
      await claimFiles(tx, viewer, submission, { ticketId, companyId, messageId: sent.id, slot: asked.slot })
      return undefined
    }
    if (photos === 0) return { path: 'attachments', message: 'photos-missing', slots: { count: 1 } }
    const shot = (await rulesOf(portal, ticket)).shots.find(({ code }) => code === asked.slot)
    const body = sayAnswer(locale, shot ? textIn(locale, shot.name) : asked.slot)
    const answersId = Number(id)
    const isLast = ticket.openQuestions.every((one) => one.id === answersId)
    const awaiting = isLast ? 'maker' : ticket.awaiting
    const messageId = await send(tx, viewer, ticket, { submission, body, answersId }, awaiting, portal.clock.now())
    await claimFiles(tx, viewer, submission, { ticketId, companyId, messageId, slot: asked.slot })
    return undefined
  })
}

type Sent = Pick<NewMessage, 'submission' | 'body' | 'question' | 'answersId'>

/** As a reply, but what somebody has begun to write stays their draft. @throws Problem too-many-messages */
async function send(tx: Db, viewer: Viewer, { id: ticketId }: Ticket, sent: Sent, awaiting: Awaiting, now: Date) {
  const fromStaff = viewer.side === 'maker'
  const message = { ticketId, authorId: viewer.accountId, fromStaff, internal: false, ...sent }
  const messageId = await insertMessage(tx, message, now)
  // The ticket is locked, and the submission was looked for since.
  if (messageId === undefined) throw new Error(`The submission ${sent.submission} has made a message already`)
  await countSent(tx, viewer, 'messages', now)
  await store.changeTicket(tx, ticketId, { awaiting }, now)
  await announce(tx, ticketReplied, { ticketId, messageId }, now)
  return messageId
}
