import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { showFilesOfQuotes } from '#app/features/content/attachments/attachments.quotes.server.ts'
import { amountOf, lessDiscount } from '#app/features/trade/items/items.ts'
import { quoteShown } from './quotes.outbox.ts'
import { announce } from './quotes.server.ts'
import { isShown, type Quote, type QuoteLine } from './quotes.ts'
import { searchText } from './search-text.ts'

// Quotes as tables bring them, many at a time.

/** Without an owner it is whose import it is. */
export type TableQuote = Pick<
  Quote,
  'companyId' | 'number' | 'title' | 'currency' | 'expiresOn' | 'status' | 'discount' | 'terms' | 'link'
> &
  Pick<Quote, 'ownerName' | 'ownerEmail'> & { lines: Omit<QuoteLine, 'amount'>[] }

export type QuoteByNumber = TableQuote & { id: number; companyName: string }

/** Those with these numbers, each by its own. */
export async function findQuotesByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, QuoteByNumber>> {
  const rows = await db
    .selectFrom('quote')
    .innerJoin('company', 'company.id', 'quote.company_id')
    .select(['quote.id', 'company_id as companyId', 'company.name as companyName', 'number', 'title', 'currency'])
    .select(['expires_on as expiresOn', 'status', 'discount', 'terms', 'link'])
    .select(['owner_name as ownerName', 'owner_email as ownerEmail', linesOf.as('lines')])
    .where('number', '=', sql<string>`any(${numbers})`)
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

const linesOf = sql<TableQuote['lines']>`(
  select coalesce(jsonb_agg(jsonb_build_object('itemNumber', item_number, 'item', item, 'quantity', quantity,
    'price', price, 'discount', discount) order by position), '[]')
  from quote_line where quote_id = quote.id)`

type Saving = { actorId: number; now: Date }

/** Writes quotes down, or writes drafts once more, as if staff had typed them; dealers hear of what they can answer. */
export async function saveQuotes(tx: Db, quotes: readonly TableQuote[], { actorId, now }: Saving): Promise<void> {
  const before = await findQuotesByNumber(
    tx,
    quotes.map(({ number }) => number),
  )
  const ids = await upsert(tx, quotes, { actorId, now })
  await replaceLines(tx, quotes, ids)
  await noteEvents(tx, quotes, { before, ids, actorId, now })
  const shown = quotes.filter(({ status }) => isShown(status))
  await showFilesOfQuotes(
    tx,
    shown.flatMap(({ number }) => ids.get(number) ?? []),
  )
  for (const { number, expiresOn } of shown) {
    const id = ids.get(number)
    if (id !== undefined && expiresOn >= dayOf(now)) await announce(tx, quoteShown, { quoteId: id }, now)
  }
}

async function upsert(tx: Db, quotes: readonly TableQuote[], { actorId, now }: Saving): Promise<Map<string, number>> {
  const rows = quotes.map(({ lines, ...quote }) => {
    const whole = lines.map((line) => ({ ...line, amount: amountOf(line) }))
    const sum = whole.reduce((all, { amount }) => all + amount, 0)
    const search = searchText({ ...quote, lines: whole })
    return { ...quote, amount: lessDiscount(sum, quote.discount), search }
  })
  const { rows: saved } = await sql<{ id: number; number: string }>`
    insert into quote (company_id, number, title, owner_name, owner_email, link, status, amount, currency, terms,
      expires_on, discount, search, created_at)
    select "companyId", number, title, coalesce(nullif("ownerName", ''), actor.name),
      coalesce(nullif("ownerEmail", ''), actor.email), link, status, amount, currency, terms, "expiresOn", discount,
      row.search, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("companyId" bigint, number text, title text,
      "ownerName" text, "ownerEmail" text, link text, status text, amount bigint, currency text, terms text,
      "expiresOn" date, discount integer, search text)
      join account actor on actor.id = ${actorId}
    on conflict (number) do update set company_id = excluded.company_id, title = excluded.title,
      owner_name = excluded.owner_name, owner_email = excluded.owner_email, link = excluded.link,
      status = excluded.status, amount = excluded.amount, currency = excluded.currency, terms = excluded.terms,
      expires_on = excluded.expires_on, discount = excluded.discount, search = excluded.search,
      version = quote.version + 1
    returning id, number`.execute(tx)
  return new Map(saved.map(({ id, number }) => [number, id]))
}

async function replaceLines(tx: Db, quotes: readonly TableQuote[], ids: ReadonlyMap<string, number>): Promise<void> {
  await tx
    .deleteFrom('quote_line')
    .where('quote_id', '=', sql<number>`any(${[...ids.values()]})`)
    .execute()
  const rows = quotes.flatMap(({ number, lines }) =>
    lines.map((line, position) => ({ ...line, quoteId: ids.get(number), position, amount: amountOf(line) })),
  )
  await sql`insert into quote_line (quote_id, position, item_number, item, quantity, price, discount, amount)
    select "quoteId", position, "itemNumber", item, quantity, price, discount, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line ("quoteId" bigint, position integer,
      "itemNumber" text, item text, quantity integer, price bigint, discount integer, amount bigint)`.execute(tx)
}

type Noting = Saving & { before: ReadonlyMap<string, QuoteByNumber>; ids: ReadonlyMap<string, number> }

/** That they were written, and of what is no draft any more who has said so. */
async function noteEvents(tx: Db, quotes: readonly TableQuote[], { before, ids, actorId, now }: Noting): Promise<void> {
  const events = quotes.flatMap(({ number, status }) => {
    const from = before.get(number)?.status ?? 'DRAFT'
    const quoteId = ids.get(number)
    const written = { quoteId, kind: 'written', from: null, to: null }
    return status === from ? [written] : [written, { quoteId, kind: 'status', from, to: status }]
  })
  await sql`insert into quote_event (quote_id, kind, actor_id, at, from_status, to_status)
    select "quoteId", kind, ${actorId}::bigint, ${now}::timestamptz, "from", "to"
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event ("quoteId" bigint, kind text, "from" text,
      "to" text)`.execute(tx)
}

/** Which of them the dealer has answered, or somebody has written a message about. */
export async function quotesInUse(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from quote where id = any(${ids})
    and (acceptance <> 'pending' or exists (select from quote_message where quote_id = quote.id))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Quotes that nobody has answered, with what the portal itself keeps of them. */
export async function removeQuotes(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('quote_event')
    .where('quote_id', '=', sql<number>`any(${ids})`)
    .execute()
  await tx
    .deleteFrom('quote')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
