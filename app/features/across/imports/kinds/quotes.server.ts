import { linesMost } from '#app/features/trade/items/items.ts'
import {
  findQuotesByNumber,
  type QuoteByNumber,
  quotesInUse,
  removeQuotes,
  saveQuotes,
  type TableQuote,
} from '#app/features/trade/quotes/quotes.import.server.ts'
import { isShown, quoteStatuses, type QuoteStatus } from '#app/features/trade/quotes/quotes.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { currencies } from '#app/kit/words/amounts.ts'
import { changedFields, isSame } from '../comparing.ts'
import type { Candidate, Kind, Standing, Value, Values, Written } from '../kind.ts'
import { nameCompanies } from './companies-named.server.ts'
import { refuseUncountable, sortLines } from './lines.columns.ts'
import { lockByKey } from './locking.server.ts'
import { quoteColumns } from './quotes.columns.ts'
import { idIn, numberIn, textIn } from './values.ts'

/** A row a line; the rows of one quote bear its number. What is no draft any more stays as it is. */
export const quotes: Kind = {
  name: 'quotes',
  columns: quoteColumns,
  hasLines: true,
  keyOf: ({ number }) => textIn(number),
  async validate(db, candidates) {
    for (const one of candidates) complete(one)
    await nameCompanies(db, candidates, 'company')
    const there = await standingOf(
      db,
      candidates.map(({ incoming }) => incoming.key),
    )
    for (const { incoming, refuse } of candidates) {
      const standing = there.get(incoming.key)
      if (!isWritable(incoming.values['currency'], standing))
        refuse('currency', 'currency-of-quotes', { currencies: currencies.join(', ') })
      const isOpen = !standing || standing.values['status'] === 'DRAFT'
      if (!isOpen && changedFields(incoming, standing).length > 0) refuse('', 'quote-no-draft')
    }
  },
  lock: lockByKey({ table: 'quote', key: 'number' }),
  read: standingOf,
  write: (tx, records, work) => saveQuotes(tx, records.map(quoteOf), work),
  async dependents(tx, ids) {
    return (await quotesInUse(tx, ids)).map((id) => ({ id, reason: 'uses-quote' }))
  },
  async settled(tx, keys) {
    const found = await findQuotesByNumber(tx, keys)
    return [...found.values()]
      .filter(({ status }) => isShown(status))
      .map(({ number }) => ({ key: number, reason: 'quote-shown' }))
  },
  remove: removeQuotes,
}

/** Staff could neither change nor copy a quote in a currency that their form does not have; one that is there stays. */
function isWritable(currency: Value | undefined, standing: Standing | undefined): boolean {
  return currencies.some((one) => one === currency) || isSame(currency, standing?.values['currency'])
}

function complete(candidate: Candidate): void {
  const { incoming, refuse } = candidate
  sortLines(incoming)
  const { values, lines } = incoming
  // Blank, a new one is a draft of whose import it is.
  if ('status' in values) values['status'] ??= 'DRAFT'
  for (const name of ['owner_name', 'owner_email']) if ((values[name] ?? null) === null) delete values[name]
  for (const name of ['discount', 'line_discount'])
    for (const said of [values, ...lines.map((line) => line.values)]) if (name in said) said[name] ??= 0
  if (lines.length > linesMost) refuse('', 'too-many-lines', { count: linesMost })
  refuseUncountable(candidate)
}

async function standingOf(db: Db, keys: readonly string[]): Promise<Map<string, Standing>> {
  const found = await findQuotesByNumber(db, keys)
  return new Map([...found].map(([number, quote]) => [number, asStanding(quote)]))
}

/** Discounts are kept in hundredths of a percent. */
const hundredths = 100

function asStanding({ id, lines, ...quote }: QuoteByNumber): Standing {
  const { number, title, currency, status, terms, link } = quote
  const values: Values = {
    number,
    company: { id: quote.companyId, name: quote.companyName },
    title,
    currency,
    expires_on: quote.expiresOn,
    status,
    discount: quote.discount / hundredths,
    terms,
    link,
    owner_name: quote.ownerName,
    owner_email: quote.ownerEmail,
  }
  return {
    id,
    values,
    lines: lines.map(({ itemNumber, item, quantity, price, discount }) => {
      return { item_number: itemNumber, item, quantity, price, line_discount: discount / hundredths }
    }),
  }
}

function quoteOf({ key, values, lines }: Written): TableQuote {
  return {
    number: key,
    companyId: idIn(values['company']) ?? 0,
    title: textIn(values['title']),
    currency: textIn(values['currency']),
    expiresOn: textIn(values['expires_on']),
    status: statusIn(textIn(values['status'])),
    discount: Math.round(numberIn(values['discount']) * hundredths),
    terms: textIn(values['terms']),
    link: textIn(values['link']) || null,
    ownerName: textIn(values['owner_name']),
    ownerEmail: textIn(values['owner_email']),
    lines: lines.map((line) => ({
      itemNumber: textIn(line['item_number']),
      item: textIn(line['item']),
      quantity: numberIn(line['quantity']),
      price: numberIn(line['price']),
      discount: Math.round(numberIn(line['line_discount']) * hundredths),
    })),
  }
}

function statusIn(text: string): QuoteStatus {
  return quoteStatuses.find((status) => status === text) ?? 'DRAFT'
}
