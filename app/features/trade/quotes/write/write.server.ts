import type { Mistake } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { readPercent } from '#app/kit/words/amounts.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { customersToWriteFor, findCustomer } from '#app/features/people/company/company.customer.server.ts'
import { addDays } from '#app/kit/words/days.ts'
import { lineCountIn } from '#app/features/trade/items/items.forms.ts'
import { amountOf, readLines } from '#app/features/trade/items/items.ts'
import { insertEvent } from '../conversation.server.ts'
import type { QuoteInput } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import { setNumber } from '../numbers.store.server.ts'
import { lockQuote } from '../quotes.server.ts'
import { canChange, numberOf, usualDays } from '../quotes.ts'
import { searchText } from '../search-text.ts'
import * as store from '../store.server.ts'

const conflict = conflictIn(formWords)

/**
 * What the form of a new quote begins with: a copy of another one, or nothing but a customer.
 * @throws Problem not-found for anyone who is not staff
 */
export async function beginQuote(portal: Portal, viewer: Viewer, asked: { copy?: number; company?: number }) {
  requireWriter(viewer)
  const copied = asked.copy === undefined ? undefined : await store.findQuote(portal.db, viewer, asked.copy)
  if (asked.copy !== undefined && !copied) throw new Problem('not-found')
  const company = copied?.companyId ?? asked.company
  const [customers, lines] = await Promise.all([
    customersToWriteFor(portal, viewer, 'quotes', company),
    copied ? store.listLines(portal.db, copied.id) : [],
  ])
  const expiresOn = addDays(dayOf(portal.clock.now()), usualDays)
  return { copied, lines, customers, company: customers.find(({ id }) => id === company)?.id, expiresOn }
}

/**
 * A quote with its lines, and whether it can still be changed: what somebody has typed meanwhile is shown to them all
 * the same. @throws Problem not-found, also for anyone not of staff
 */
export async function readDraft(portal: Portal, viewer: Viewer, id: number) {
  requireWriter(viewer)
  const quote = await store.findQuote(portal.db, viewer, id)
  if (!quote) throw new Problem('not-found')
  return { quote, lines: await store.listLines(portal.db, id), isDraft: canChange(viewer, quote) }
}

/**
 * Saves a new draft. A repeated post makes one.
 * @returns its number in addresses, which one the form has saved otherwise, or what is to be corrected
 * @throws Problem not-found for anyone who is not staff
 */
export async function createQuote(
  portal: Portal,
  viewer: Viewer,
  input: QuoteInput,
  locale: Locale,
): Promise<Made | Mistake> {
  const staff = requireWriter(viewer)
  const now = portal.clock.now()
  const customer = await findCustomer(portal, viewer, maybeId(input.company))
  if (!customer) return { path: 'company', message: 'company-gone' }
  const written = writtenOf(input, locale)
  if (written.expiresOn < dayOf(now)) return { path: 'expires_on', message: 'expires-past' }
  const { submission } = input
  const formContent = contentOf(input)
  return portal.db.transaction().execute(async (tx) => {
    const known = await store.findBySubmission(tx, submission)
    if (known) return madeBefore(known, formContent)
    const owner = { ownerName: staff.name, ownerEmail: staff.email }
    // One without a number is called by its number in addresses, which is known only once it is there.
    const draft = { companyId: customer.id, number: input.number || submission, status: 'DRAFT' as const }
    const quote = { ...written, ...owner, ...draft, submission, formContent }
    const id = await store.insertQuote(tx, quote, searchText(quote), now)
    if (id === undefined) {
      // Two posts at once: the other one is through by now.
      const other = await store.findBySubmission(tx, submission)
      return other ? madeBefore(other, formContent) : { path: 'number', message: 'number-taken' }
    }
    if (!input.number) await setNumber(tx, id, numberOf(id, now), (number) => searchText({ ...quote, number }))
    await insertEvent(tx, { quoteId: id, kind: 'written', actorId: staff.accountId }, now)
    return { id }
  })
}

/**
 * Saves a draft once more. What somebody else has saved meanwhile is not written over.
 * @throws Problem not-found, also for anyone who is not staff; conflict
 */
export async function changeQuote(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: QuoteInput,
  locale: Locale,
): Promise<Mistake | undefined> {
  const staff = requireWriter(viewer)
  const now = portal.clock.now()
  const written = writtenOf(input, locale)
  if (written.expiresOn < dayOf(now)) return { path: 'expires_on', message: 'expires-past' }
  return portal.db.transaction().execute(async (tx) => {
    const locked = await lockQuote(tx, viewer, id)
    if (!canChange(viewer, locked) || String(locked.version) !== input.version) throw conflict('quote-changed')
    await store.takeOn(tx, id, staff)
    const quote = await store.findQuote(tx, viewer, id)
    if (!quote) throw new Problem('not-found')
    await store.updateQuote(tx, id, written, searchText({ ...quote, ...written }))
    await insertEvent(tx, { quoteId: id, kind: 'written', actorId: staff.accountId }, now)
    return undefined
  })
}

function writtenOf(input: QuoteInput, locale: Locale): store.Written {
  const { title, currency, expires_on: expiresOn, discount = '', terms = '', link = '' } = input
  const lines = readLines(locale, input, lineCountIn(input.lines))
  return {
    title,
    currency,
    expiresOn,
    terms,
    link: link || null,
    discount: readPercent(locale, discount || '0') ?? 0,
    lines: lines.map((line) => ({ ...line, amount: amountOf(line) })),
  }
}

/** @throws Problem not-found for anyone who is not staff */
function requireWriter(viewer: Viewer): StaffViewer {
  if (viewer.side !== 'maker') throw new Problem('not-found')
  requireModule(viewer, 'quotes')
  return viewer
}
