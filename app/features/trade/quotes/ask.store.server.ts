import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { QuoteAsk } from './quotes.ts'

export async function insertAsk(tx: Db, quoteId: number, ask: QuoteAsk, by: number, now: Date): Promise<void> {
  const lines = ask.lines.map(({ itemNumber, item, quantity }) => ({ itemNumber, item, quantity }))
  await tx
    .insertInto('quote_ask')
    .values({
      quote_id: quoteId,
      source: ask.source,
      source_id: ask.sourceId,
      title: ask.title,
      lines: JSON.stringify(lines),
      note: ask.note,
      asked_by: by,
      asked_at: now,
    })
    .execute()
}

/** Looks in this company alone: a number of somebody else's form tells nothing. */
export function findAskBySubmission(db: Db, { companyId }: CompanyViewer, submission: string) {
  return db
    .selectFrom('quote')
    .innerJoin('quote_ask', 'quote_ask.quote_id', 'quote.id')
    .select(['quote.id', 'quote.form_content as formContent'])
    .where('quote.submission', '=', submission)
    .where('quote.company_id', '=', companyId)
    .executeTakeFirst()
}

/** What was asked for before this quote was written; undefined where staff wrote it by themselves. */
export function findAsk(db: Db, quoteId: number) {
  return db
    .selectFrom('quote_ask')
    .innerJoin('account', 'account.id', 'quote_ask.asked_by')
    .select(['source', 'source_id as sourceId', 'title', 'note', 'asked_at as askedAt', 'account.name as askedBy'])
    .select(sql<QuoteAsk['lines']>`lines`.as('lines'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
}

const asksShown = 5

export function listAsks(db: Db, companyId: number, { source, sourceId }: Pick<QuoteAsk, 'source' | 'sourceId'>) {
  return db
    .selectFrom('quote_ask')
    .innerJoin('quote', 'quote.id', 'quote_ask.quote_id')
    .select(['quote.id', 'quote.number', 'quote.status', 'quote_ask.asked_at as askedAt'])
    .where('quote.company_id', '=', companyId)
    .where('quote_ask.source', '=', source)
    .where('quote_ask.source_id', '=', sourceId)
    .orderBy('quote_ask.asked_at', 'desc')
    .limit(asksShown)
    .execute()
}

/** How many wait for somebody of staff to take them on. */
export function countWaiting(db: Db) {
  return db
    .selectFrom('quote_ask')
    .innerJoin('quote', 'quote.id', 'quote_ask.quote_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('quote.status', '=', sql.lit('DRAFT'))
    .where('quote.owner_email', '=', sql.lit(''))
}
