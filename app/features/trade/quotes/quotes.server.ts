import { randomUUID } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Kind } from '#app/kit/outbox/kinds.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { filesOfQuote } from '#app/features/content/attachments/attachments.quotes.server.ts'
import { addDays } from '#app/kit/words/days.ts'
import { findAsk } from './ask.store.server.ts'
import { addMessage, insertEvent, listStatusEvents, readConversation } from './conversation.server.ts'
import * as lists from './lists.server.ts'
import type { DecisionInput, MessageInput } from './quotes.forms.ts'
import { quoteDecided, quoteReplied } from './quotes.outbox.ts'
import { formWords } from './quotes.forms.words.ts'
import {
  canChange,
  canDecide,
  canWithdraw,
  canWrite,
  type ExportedQuote,
  isTooLateFor,
  movesFor,
  nearDays,
  type QuoteFilter,
} from './quotes.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(formWords)

/**
 * One page, the customer to whom it is narrowed, and those of that name.
 * @throws Problem not-found for a workshop's people, module-missing
 */
export async function listQuotes(portal: Portal, viewer: Viewer, asked: QuoteFilter) {
  requireModule(viewer, 'quotes')
  return listForCustomers(portal, viewer, asked, (filter) =>
    lists.listQuotes(portal.reads.db, viewer, filter, filter.after),
  )
}

/** What the list holds by its filter, page after page. @throws Problem not-found, module-missing */
export async function exportQuotes(portal: Portal, viewer: Viewer, asked: QuoteFilter) {
  requireModule(viewer, 'quotes')
  return exportForCustomers(portal, viewer, asked, (filter, last: ExportedQuote | undefined, limit) =>
    lists.listAfter(portal.reads.db, viewer, filter, last, limit),
  )
}

/** Asked before a form is read. @throws Problem not-found, module-missing */
export async function requireQuote(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'quotes')
  if (!(await store.findQuote(portal.db, viewer, id))) throw new Problem('not-found')
}

/**
 * A quote with all its page shows, and what this viewer may do with it.
 * @param before a message: only those before it
 * @throws Problem not-found, module-missing
 */
export async function readQuote(portal: Portal, viewer: Viewer, id: number, before?: number) {
  requireModule(viewer, 'quotes')
  const quote = await store.findQuote(portal.db, viewer, id)
  if (!quote) throw new Problem('not-found')
  const [lines, conversation, events, files, ask] = await Promise.all([
    store.listLines(portal.db, id),
    readConversation(portal.db, viewer, id, before),
    viewer.side === 'maker' ? listStatusEvents(portal.db, id) : [],
    filesOfQuote(portal, viewer, id),
    viewer.side === 'maker' ? findAsk(portal.db, id) : undefined,
  ])
  const today = dayOf(portal.clock.now())
  const may = {
    decide: canDecide(viewer, quote, today),
    write: canWrite(viewer, quote),
    moves: movesFor(viewer, quote).filter((to) => !isTooLateFor(to, quote, today)),
    change: canChange(viewer, quote),
    withdraw: canWithdraw(viewer, quote),
  }
  return {
    quote,
    lines,
    conversation,
    events,
    ask,
    files: files.map(({ id: file, name, bytes, kind, turned }) => ({ id: file, name, bytes, kind, turned })),
    may,
    submissions: { decide: randomUUID(), message: randomUUID(), withdraw: randomUUID(), files: randomUUID() },
  }
}

/** A quote as its document needs it. @throws Problem not-found, module-missing */
export async function readQuoteDocument(portal: Portal, viewer: Viewer, id: number) {
  requireModule(viewer, 'quotes')
  const quote = await store.findQuote(portal.db, viewer, id)
  if (!quote) throw new Problem('not-found')
  return { quote, lines: await store.listLines(portal.db, id) }
}

/**
 * Accepts or rejects, once: of two at the same moment one comes first, and the other is told that it is decided; so is anyone
 * whose own form has decided otherwise before. The same answer once more does nothing.
 * @throws Problem not-found, also for staff; module-missing, conflict
 */
export async function decideQuote(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { decision, name, comment = '', submission }: DecisionInput,
): Promise<void> {
  requireModule(viewer, 'quotes')
  if (viewer.side === 'maker') throw new Problem('not-found')
  const { accountId } = viewer
  return portal.db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, viewer, id)
    const isRepeated = quote.decidedById === accountId && quote.decidedSubmission === submission
    const isSame = quote.acceptance === decision && quote.decidedName === name && quote.decidedComment === comment
    if (isRepeated && isSame) return
    if (quote.acceptance !== 'pending') throw conflict('quote-decided')
    const now = portal.clock.now()
    const decided = { acceptance: decision, by: accountId, name, comment, submission }
    if (!(await store.setDecision(tx, id, decided, now, dayOf(now)))) throw conflict('quote-expired')
    await insertEvent(tx, { quoteId: id, kind: decision, actorId: accountId }, now)
    await announce(tx, quoteDecided, { quoteId: id }, now)
  })
}

/**
 * Adds a message of either side. A repeated post of the same words does nothing.
 * @throws Problem not-found, module-missing, conflict, too-many-messages
 */
export async function writeMessage(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { submission, message }: MessageInput,
): Promise<void> {
  requireModule(viewer, 'quotes')
  return portal.db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, viewer, id)
    if (!canWrite(viewer, quote)) throw conflict('quote-hidden')
    const now = portal.clock.now()
    const fromStaff = viewer.side === 'maker'
    const written = { quoteId: id, authorId: viewer.accountId, fromStaff, submission, body: message }
    const messageId = await addMessage(tx, written, now)
    if (messageId === undefined) return
    await countSent(tx, viewer, 'messages', now)
    await announce(tx, quoteReplied, { quoteId: id, messageId }, now)
  })
}

/**
 * What is pending and expires within two weeks, the most urgent first: five of them, and how many there are.
 * @throws Problem not-found, module-missing
 */
export async function expiringQuotes(portal: Portal, viewer: Viewer) {
  requireModule(viewer, 'quotes')
  const today = dayOf(portal.clock.now())
  return lists.listExpiring(portal.db, viewer, { today, until: addDays(today, nearDays) })
}

/**
 * For the search everywhere: the newest quotes with these words.
 * @param q as `readList` hands it on
 * @throws Problem not-found, module-missing
 */
export async function searchQuotes(portal: Portal, viewer: Viewer, q: string, limit: number) {
  requireModule(viewer, 'quotes')
  const find = () => lists.searchLatest(portal.reads.db, viewer, q, limit)
  return searchesOf(portal, viewer, q)(find)
}

/** The quote as this viewer may see it, locked. @throws Problem not-found */
export async function lockQuote(tx: Db, viewer: Viewer, id: number) {
  const quote = await store.findQuoteForUpdate(tx, viewer, id)
  if (!quote) throw new Problem('not-found')
  return quote
}

/** What mails, and systems elsewhere, learn; a quote's leave in order. */
export function announce<About extends { quoteId: number }>(
  tx: Db,
  kind: Kind<string, About>,
  about: NoInfer<About>,
  now: Date,
) {
  return outbox.put(tx, kind.of(`quote ${about.quoteId}`, about), now)
}
