import { formatMoney, type Money } from '#app/kit/words/money.ts'
import { formatNumber, tags, widened } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { capitalised, kindIn, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { ticketWords } from '#app/features/service/tickets/tickets.words.ts'
import { formatMonth } from './months.ts'
import type { Count, Figure, Report } from './reports.ts'
import { reportWords } from './reports.words.ts'

/** `days`: a time, which the page writes to a tenth. */
export type Cell = string | number | Money | { days: number } | null

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const tenths = new Map<Locale, Intl.NumberFormat>()

/** A figure as a table: the first cell of a row names it, the others are numbers. */
export type FigureTable = { columns: string[]; rows: Cell[][] }

/** The same for page and export, save that a file (`bare`) has months that sort and amounts whose currency is in the head. */
export function tableOf(locale: Locale, labels: Labels, report: Report, figure: Figure, bare = false): FigureTable {
  const say = sayIn(reportWords, locale)
  switch (figure) {
    case 'flow':
      return {
        columns: [monthHead(locale, bare), say('flow.opened'), say('flow.closed'), say('flow.before')],
        rows: report.flow.map(({ month, opened, closed, before }) => [
          monthCell(locale, month, bare),
          opened,
          closed,
          before,
        ]),
      }
    case 'times':
      return timesTable(locale, report)
    case 'stages':
    case 'parts':
    case 'damage':
      return {
        columns: [say(`${figure}.of`), say('tickets')],
        rows: labelled(locale, labels, report, figure).map(({ label, count }) => [label, count]),
      }
    case 'deals':
      return dealsTable(locale, report, bare)
  }
}

/** The counts of a figure with what they are of, in the reader's words. */
export function labelled(locale: Locale, labels: Labels, report: Report, figure: 'stages' | 'parts' | 'damage') {
  switch (figure) {
    case 'stages':
      return named(report.stages, (stage) => sayIn(ticketWords, locale)(`stage.${stage}`))
    case 'parts':
      return named(report.parts, (part) => nameOf(labels.parts, part))
    case 'damage':
      return named(report.damage, (kind) => capitalised(kindIn(labels, kind)))
  }
}

export function writeCell(locale: Locale, cell: Cell): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return formatNumber(locale, cell)
  return 'days' in cell ? formatTenths(locale, cell.days) : formatMoney(locale, cell)
}

/** To a tenth of a day: more would feign an accuracy that nobody needs. */
export function inDays(days: number | null): number | null {
  return days === null ? null : Math.round(days * 10) / 10
}

export function currenciesOf(deals: NonNullable<Report['deals']>): string[] {
  return [...new Set(deals.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)))].toSorted()
}

function dayCell(value: number | null): Cell {
  const days = inDays(value)
  return days === null ? null : { days }
}

function monthHead(locale: Locale, bare: boolean): string {
  return sayIn(reportWords, locale)(bare ? 'flow.month.file' : 'flow.month')
}

/** @param month YYYY-MM, which is what a file says */
function monthCell(locale: Locale, month: string, bare: boolean): string {
  return bare ? month : formatMonth(locale, month)
}

/** 22,0 under 5,5: figures of one column have as many decimals. */
function formatTenths(locale: Locale, value: number): string {
  const format = tenths.get(locale) ?? new Intl.NumberFormat(tags[locale], { ...oneDecimal, useGrouping: 'always' })
  tenths.set(locale, format)
  return widened(format.format(value))
}

/** The two ways side by side: so it fits a phone. */
function timesTable(locale: Locale, { times: { decision, closing } }: Report): FigureTable {
  const say = sayIn(reportWords, locale)
  const daysOf = (part: 'median' | 'p90' | 'dealers') => [dayCell(decision[part]), dayCell(closing[part])]
  return {
    columns: [say('times.what'), say('times.decision'), say('times.closing')],
    rows: [
      [say('times.count'), decision.count, closing.count],
      [say('times.median'), ...daysOf('median')],
      [say('times.p90'), ...daysOf('p90')],
      [say('times.dealers'), ...daysOf('dealers')],
    ],
  }
}

function dealsTable(locale: Locale, { deals = [] }: Report, bare: boolean): FigureTable {
  const say = sayIn(reportWords, locale)
  const currencies = currenciesOf(deals)
  const heads =
    currencies.length === 1 && !bare
      ? [say('deals.amount')]
      : currencies.map((currency) => say('deals.amount.in', { currency }))
  return {
    columns: [monthHead(locale, bare), say('deals.won'), ...heads],
    rows: deals.map(({ month, won, amounts }) => [
      monthCell(locale, month, bare),
      won,
      ...currencies.map((currency) => amounts.find((amount) => amount.currency === currency) ?? null),
    ]),
  }
}

function named<Of extends string>(counts: Count<Of>[], name: (of: Of) => string): { label: string; count: number }[] {
  return counts.map(({ of, count }) => ({ label: name(of), count }))
}
