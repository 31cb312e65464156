import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, tradeScopeOf } from '#app/features/people/licence/licence.ts'
import { lessDiscount } from '#app/features/trade/items/items.ts'
import { type Acceptance, type Quote, type QuoteLine, type QuoteStatus, shownStatuses } from './quotes.ts'

export const rowColumns = [
  'quote.id',
  'quote.number',
  'quote.title',
  'company.name as companyName',
  'quote.owner_name as ownerName',
  'quote.amount',
  'quote.currency',
  'quote.status',
  'quote.created_at as createdAt',
  'quote.expires_on as expiresOn',
  'quote.acceptance',
] as const

export const exportColumns = [
  'quote.link',
  'quote.decided_at as decidedAt',
  'quote.decided_name as decidedName',
] as const

export function quoteScopeOf(viewer: Viewer): Scope {
  return tradeScopeOf(viewer, 'quotes')
}

/**
 * Every read of quotes starts here. The statuses stand in the text: of parameters PostgreSQL's general plan could not
 * know that they are those of the partial indexes.
 */
export function quotesVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('quote')
  if (scope === 'all') return all
  return all.where('quote.company_id', '=', scope.company).where('quote.status', 'in', shown)
}

export const shown = shownStatuses.map((status) => sql.lit(status))

/** The quotes of lists, as rows. */
export function quoteRowsVisibleTo(db: Db, scope: Scope) {
  return quotesVisibleTo(db, scope).innerJoin('company', 'company.id', 'quote.company_id').select(rowColumns)
}

export async function findQuote(db: Db, viewer: Viewer, id: number): Promise<Quote | undefined> {
  const found = await wholeQuotes(db, quoteScopeOf(viewer)).where('quote.id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const { approverFirstName, deciderFirstName, ...quote } = found
  if (viewer.side === 'maker') return quote
  // A dealer reads only the first name of staff; somebody who was erased has a pseudonym and no first name.
  const approvedBy = approverFirstName || quote.approvedBy
  if (quote.acceptance !== 'withdrawn') return { ...quote, approvedBy }
  const [decidedName, decidedBy] = [deciderFirstName || quote.decidedName, deciderFirstName || quote.decidedBy]
  return { ...quote, approvedBy, decidedName, decidedBy }
}

/** For the worker, which writes to people and looks for nobody. */
export function findQuoteToTellOf(db: Db, id: number) {
  return wholeQuotes(db, 'all').where('quote.id', '=', id).executeTakeFirst()
}

function wholeQuotes(db: Db, scope: Scope) {
  return quoteRowsVisibleTo(db, scope)
    .leftJoin('account as decider', 'decider.id', 'quote.decided_by')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('quote_event')
          .select(['actor_id', 'at'])
          .whereRef('quote_id', '=', 'quote.id')
          .where('to_status', 'in', shown)
          .orderBy('id', 'desc')
          .limit(1)
          .as('approval'),
      (join) => join.onTrue(),
    )
    .leftJoin('account as approver', 'approver.id', 'approval.actor_id')
    .select(exportColumns)
    .select([
      'quote.company_id as companyId',
      'quote.owner_email as ownerEmail',
      'quote.terms',
      'quote.decided_comment as decidedComment',
      'decider.name as decidedBy',
      'decider.first_name as deciderFirstName',
      'quote.discount',
      'quote.version',
      'approver.name as approvedBy',
      'approver.first_name as approverFirstName',
      'approval.at as approvedAt',
    ])
}

/**
 * What is asked before something is written, locked until the transaction ends. Of no other table: one who has waited
 * for the lock would read the other tables as they were before.
 */
export function findQuoteForUpdate(tx: Db, viewer: Viewer, id: number) {
  return quotesVisibleTo(tx, quoteScopeOf(viewer))
    .select([
      'quote.id',
      'quote.company_id as companyId',
      'quote.status',
      'quote.acceptance',
      'quote.expires_on as expiresOn',
      'quote.decided_by as decidedById',
      'quote.decided_submission as decidedSubmission',
      'quote.decided_name as decidedName',
      'quote.decided_comment as decidedComment',
      'quote.version',
      'quote.amount',
    ])
    .where('quote.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type Decision = {
  acceptance: Exclude<Acceptance, 'pending'>
  by: number
  name: string
  comment: string
  submission: string
}

/**
 * @param today where an answer must not be late
 * @returns false where it is
 */
export async function setDecision(tx: Db, id: number, decision: Decision, now: Date, today?: string): Promise<boolean> {
  const { acceptance, by, name, comment, submission } = decision
  const decided = await tx
    .updateTable('quote')
    .set({
      acceptance,
      decided_at: now,
      decided_by: by,
      decided_name: name,
      decided_comment: comment,
      decided_submission: submission,
    })
    .where('id', '=', id)
    .where('acceptance', '=', 'pending')
    .$if(today !== undefined, (query) => query.where('expires_on', '>=', String(today)))
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/**
 * @param today where it must not have expired
 * @returns false where it has
 */
export async function setStatus(tx: Db, id: number, status: QuoteStatus, today: string | undefined): Promise<boolean> {
  const moved = await tx
    .updateTable('quote')
    .set({ status })
    .where('id', '=', id)
    .$if(today !== undefined, (query) => query.where('expires_on', '>=', String(today)))
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/**
 * Quotes that can still be accepted and whose last day comes until a day, each told of once. Of those that have expired
 * already, as after a long stop, it is too late to remind.
 */
export async function takeExpiring(tx: Db, { today, until }: { today: string; until: string }, now: Date) {
  const taken = await tx
    .updateTable('quote')
    .set({ reminded_at: now })
    .where('acceptance', '=', sql.lit('pending'))
    .where('status', 'in', shown)
    .where('expires_on', '>=', today)
    .where('expires_on', '<=', until)
    .where('reminded_at', 'is', null)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

/** Anyone who hears of a quote in its last days is told then; a reminder would come on its heels. */
export async function spareReminder(tx: Db, id: number, until: string, now: Date): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('expires_on', '<=', until)
    .execute()
}

/** For a quote that the caller has already found for its viewer. */
export function listLines(db: Db, quoteId: number): Promise<QuoteLine[]> {
  return db
    .selectFrom('quote_line')
    .select(['item_number as itemNumber', 'item', 'quantity', 'price', 'discount', 'amount'])
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute()
}

export type NewQuote = Pick<
  Quote,
  'number' | 'title' | 'ownerName' | 'ownerEmail' | 'link' | 'status' | 'currency' | 'terms' | 'expiresOn'
> & {
  companyId: number
  lines: readonly NewLine[]
  discount?: number
  /** The form that made it, where a person did. */
  submission?: string
  formContent?: string
}

type NewLine = Omit<QuoteLine, 'itemNumber'> & { itemNumber?: string }

/** @returns its number in addresses, or undefined where its number or its form is there already */
export async function insertQuote(tx: Db, quote: NewQuote, search: string, now: Date): Promise<number | undefined> {
  const made = await tx
    .insertInto('quote')
    .values({
      company_id: quote.companyId,
      number: quote.number,
      owner_name: quote.ownerName,
      owner_email: quote.ownerEmail,
      status: quote.status,
      submission: quote.submission ?? null,
      form_content: quote.formContent ?? null,
      created_at: now,
      ...writtenIn(quote, search),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await insertLines(tx, made.id, quote.lines)
  return made?.id
}

/** The first of the staff to work on a request is in charge of it. */
export async function takeOn(tx: Db, id: number, { name, email }: { name: string; email: string }): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ owner_name: name, owner_email: email, search: sql`search || ' ' || ${searchable(name)}` })
    .where('id', '=', id)
    .where('owner_email', '=', '')
    .where('id', 'in', tx.selectFrom('quote_ask').select('quote_id'))
    .execute()
}

/** A draft written again: its lines are replaced. */
export async function updateQuote(tx: Db, id: number, quote: Written, search: string): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ ...writtenIn(quote, search), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('quote_line').where('quote_id', '=', id).execute()
  await insertLines(tx, id, quote.lines)
}

export type Written = Pick<NewQuote, 'title' | 'link' | 'currency' | 'terms' | 'expiresOn' | 'lines' | 'discount'>

function writtenIn({ title, link, currency, terms, expiresOn, lines, discount = 0 }: Written, search: string) {
  const sum = lines.reduce((before, { amount }) => before + amount, 0)
  const amount = lessDiscount(sum, discount)
  return { title, link, amount, currency, terms, expires_on: expiresOn, discount, search }
}

async function insertLines(tx: Db, id: number, lines: readonly NewLine[]): Promise<void> {
  const rows = lines.map(({ itemNumber = '', item, quantity, price, discount, amount }, position) => {
    return { quote_id: id, position, item_number: itemNumber, item, quantity, price, discount, amount }
  })
  if (rows.length > 0) await tx.insertInto('quote_line').values(rows).execute()
}

export function findBySubmission(tx: Db, submission: string) {
  return tx
    .selectFrom('quote')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}
