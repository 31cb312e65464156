import { makePdf, type PdfHead, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import type { PdfColumn } from '#app/kit/pdf/table.server.ts'
import { colon, dayOf, formatDate, formatDay, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { isShown, type Quote, type QuoteLine, standingOf, sumsOf } from '../quotes.ts'
import { percentOf, quoteWords } from '../quotes.words.ts'
import { outcomeOf, pageWords } from './page.words.ts'

/** What the page shows of the quote itself, in the reader's language. */
export function writeQuotePdf(
  { locale, ...made }: Pick<PdfHead, 'locale' | 'brand' | 'date'>,
  quote: Quote,
  lines: readonly QuoteLine[],
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(quoteWords, locale)
  const eyebrow = sayIn(pageWords, locale)('number.of', { number: quote.number })
  return makePdf({ locale, ...made, title: quote.title, eyebrow }, (sheet) => {
    for (const [term, detail] of factsOf(locale, quote, dayOf(made.date)))
      sheet.text(`${term}${colon(locale)} ${detail}`, { muted: true })
    if (quote.link) sheet.text(`${say('link')}${colon(locale)} ${quote.link}`, { muted: true, link: quote.link })
    sheet.space(12)
    addLines(sheet, locale, quote, lines)
    if (quote.terms) {
      sheet.space(16)
      sheet.heading(say('terms'))
      sheet.text(quote.terms)
    }
    if (quote.decidedAt) addDecision(sheet, locale, quote, quote.decidedAt)
  })
}

function factsOf(locale: Locale, quote: Quote, today: string): [string, string][] {
  const say = sayIn(quoteWords, locale)
  return [
    [say('company'), quote.companyName],
    [say('owner'), [quote.ownerName, quote.ownerEmail].filter(Boolean).join(', ')],
    [say('created'), formatDate(locale, quote.createdAt)],
    ...(quote.approvedBy !== null && quote.approvedAt !== null
      ? [[say('approved.by'), approvalAs(locale, quote.approvedBy, quote.approvedAt)] satisfies [string, string]]
      : []),
    [say('expires'), formatDay(locale, quote.expiresOn)],
    // What the house has not let out awaits no answer.
    isShown(quote.status)
      ? [say('acceptance'), say(`standing.${standingOf(quote, today)}`)]
      : [say('status'), say(`status.${quote.status}`)],
  ]
}

function approvalAs(locale: Locale, name: string, at: Date): string {
  return sayIn(quoteWords, locale)('by.at', { name, moment: formatDate(locale, at, 'moment') })
}

/** The sums of the list stand beneath the amounts they are of; what is to be paid, for itself. */
function addLines(sheet: PdfSheet, locale: Locale, quote: Quote, lines: readonly QuoteLine[]): void {
  const say = sayIn(quoteWords, locale)
  const money = (minor: number) => formatMoney(locale, { minor, currency: quote.currency })
  const { gross, onLines, onWhole } = sumsOf(lines, quote)
  const rows = lines.map((line) => [
    [line.item, line.itemNumber].filter(Boolean).join(' · '),
    formatNumber(locale, line.quantity),
    money(line.price),
    line.discount > 0 ? percentOf(locale, -line.discount) : '',
    money(line.amount),
  ])
  const sums = [
    [say('gross'), '', '', '', money(gross)],
    ...(onLines > 0 ? [[say('discounts'), '', '', '', money(-onLines)]] : []),
    ...(onWhole > 0
      ? [[say('discount.whole', { percent: percentOf(locale, -quote.discount) }), '', '', '', money(-onWhole)]]
      : []),
  ]
  const columns = [
    column(say('item'), 6, 0),
    column(say('quantity'), 1.4, 1),
    column(say('price'), 2, 2),
    column(say('discount'), 1.3, 3),
    column(say('amount'), 2.2, 4),
  ]
  if (lines.length > 0) sheet.table(columns, onLines + onWhole > 0 ? [...rows, ...sums] : rows)
  sheet.space(12)
  sheet.heading(`${say('total')}${colon(locale)} ${money(quote.amount)}`)
}

function column(label: string, share: number, at: number): PdfColumn<string[]> {
  return { label, share, value: (row) => row[at] ?? '', ...(at > 0 && { look: 'number' }) }
}

function addDecision(sheet: PdfSheet, locale: Locale, quote: Quote, decidedAt: Date): void {
  const say = sayIn(quoteWords, locale)
  const page = sayIn(pageWords, locale)
  const line = (term: string, detail: string) => sheet.text(`${term}${colon(locale)} ${detail}`)
  sheet.space(16)
  sheet.heading(page(outcomeOf(quote.acceptance)))
  line(quote.acceptance === 'withdrawn' ? page('withdrawn.by') : say('decided.name'), quote.decidedName ?? '')
  line(say('decided.at'), formatDate(locale, decidedAt, 'moment'))
  if (quote.decidedComment) line(say('decided.comment'), quote.decidedComment)
}
