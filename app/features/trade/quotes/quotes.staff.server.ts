import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  giveToQuote,
  showFilesOfQuotes,
  takeFromQuote,
} from '#app/features/content/attachments/attachments.quotes.server.ts'
import { findAsk } from './ask.store.server.ts'
import { insertEvent, insertMessage, isLatestStep } from './conversation.server.ts'
import { announce, lockQuote } from './quotes.server.ts'
import type { FilesInput, StatusInput, WithdrawalInput } from './quotes.forms.ts'
import { formWords } from './quotes.forms.words.ts'
import { quoteReplied, quoteShown } from './quotes.outbox.ts'
import { canChange, canWithdraw, goesOn, isShown, movesFor } from './quotes.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(formWords)

/**
 * Takes a quote from one internal status to the next. A repeated post does nothing; of two who take the same step, each with
 * a reason, the second is told.
 * @throws Problem not-found, also for who is not staff; module-missing, conflict
 */
export async function moveStatus(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { status, reason = '' }: StatusInput,
): Promise<void> {
  requireModule(viewer, 'quotes')
  if (viewer.side !== 'maker') throw new Problem('not-found')
  return portal.db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, viewer, id)
    const step = { actorId: viewer.accountId, toStatus: status, reason }
    if (quote.status === status && (await isLatestStep(tx, id, step))) return
    if (!movesFor(viewer, quote).includes(status)) throw conflict('quote-moved')
    // What was asked for costs nothing until somebody has said what it costs.
    if (goesOn(status) && quote.amount === 0 && (await findAsk(tx, id))) throw conflict('draft-unpriced')
    const now = portal.clock.now()
    const isMoved = await store.setStatus(tx, id, status, goesOn(status) ? dayOf(now) : undefined)
    if (!isMoved) throw conflict('draft-expired')
    await store.takeOn(tx, id, viewer)
    await insertEvent(tx, { quoteId: id, kind: 'status', fromStatus: quote.status, ...step }, now)
    if (!isShown(status)) return
    await showFilesOfQuotes(tx, [id])
    await announce(tx, quoteShown, { quoteId: id }, now)
  })
}

/**
 * Takes back what the dealer has seen and not answered: they read why as a message, and the quote stays for them to
 * read. A repeated post with the same reason does nothing.
 * @throws Problem not-found, also for anyone but staff; module-missing, conflict
 */
export async function withdrawQuote(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { reason, submission }: WithdrawalInput,
): Promise<void> {
  requireModule(viewer, 'quotes')
  if (viewer.side !== 'maker') throw new Problem('not-found')
  const { accountId, name } = viewer
  return portal.db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, viewer, id)
    if (quote.decidedSubmission === submission && quote.decidedComment === reason) return
    if (!canWithdraw(viewer, quote)) throw conflict('quote-answered')
    const now = portal.clock.now()
    await store.setDecision(tx, id, { acceptance: 'withdrawn', by: accountId, name, comment: reason, submission }, now)
    await insertEvent(tx, { quoteId: id, kind: 'withdrawn', actorId: accountId, reason }, now)
    const message = { quoteId: id, authorId: accountId, fromStaff: true, submission, body: reason }
    const messageId = await insertMessage(tx, message, now)
    if (messageId !== undefined) await announce(tx, quoteReplied, { quoteId: id, messageId }, now)
  })
}

/**
 * Puts files with a draft: its customer gets them with it. A repeated post does nothing.
 * @returns what is wrong with them
 * @throws Problem not-found, also for anyone but staff; module-missing, conflict
 */
export async function addFiles(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { submission }: FilesInput,
): Promise<Mistake | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const { staff, companyId } = await lockDraft(tx, viewer, id)
    const refused = await giveToQuote(tx, staff, submission, { quoteId: id, companyId })
    if (refused) return { path: 'attachments', message: refused }
    await insertEvent(tx, { quoteId: id, kind: 'written', actorId: staff.accountId }, portal.clock.now())
    return undefined
  })
}

/** Takes a file off a draft. A repeated post does nothing. @throws as `addFiles` */
export async function removeFile(portal: Portal, viewer: Viewer, id: number, file: string): Promise<void> {
  const discard = await portal.db.transaction().execute(async (tx) => {
    await lockDraft(tx, viewer, id)
    return takeFromQuote(portal, tx, id, file)
  })
  await discard()
}

/** Once its customer has seen a quote, what goes with it stays as they saw it. */
async function lockDraft(tx: Db, viewer: Viewer, id: number) {
  requireModule(viewer, 'quotes')
  if (viewer.side !== 'maker') throw new Problem('not-found')
  const quote = await lockQuote(tx, viewer, id)
  if (!canChange(viewer, quote)) throw conflict('quote-changed')
  return { staff: viewer, companyId: quote.companyId }
}

/** Takes up a quote made in another system. @param tx a transaction @returns its number in addresses */
export async function addQuote(tx: Db, quote: store.NewQuote, now: Date): Promise<number> {
  const id = await store.insertQuote(tx, quote, searchText(quote), now)
  if (id === undefined) throw new Error(`There is a quote ${quote.number} already`)
  if (isShown(quote.status)) await announce(tx, quoteShown, { quoteId: id }, now)
  return id
}
