import { type Locale } from './locales.ts'

/** The zone of a portal that was told of none. */
export const defaultTimeZone = 'Europe/Rome'

let zone = defaultTimeZone

/** The maker's, as the settings name it: server and browser must write the same text, whatever the machine's is. */
export function timeZone(): string {
  return zone
}

/** Once, before anything is written: as a portal is made, and by what its document says as a browser takes that over. */
export function setTimeZone(chosen: string): void {
  zone = chosen
  cache.clear()
  dates.clear()
}

export const tags: Record<Locale, string> = { it: 'it-IT', en: 'en-GB', fr: 'fr-FR' }

const dateStyles = {
  /** 21 nov 2026 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 21 nov */
  dayOfYear: { day: 'numeric', month: 'short' },
  /** 21 novembre 2026 */
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 nov 2026, 09:30 */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 09:30 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/** Making an Intl formatter costs some 50 µs, using one less than 1: each is made once. */
const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules | Intl.ListFormat>()

/** The same moments are written on page after page. */
const dates = new Map<string, string>()
const mostDates = 20_000

export function formatDate(locale: Locale, date: Date, style: DateStyle = 'day'): string {
  const key = `${locale} ${style} ${date.getTime()}`
  const known = dates.get(key)
  if (known !== undefined) return known
  if (dates.size >= mostDates) dates.clear()
  const written = writeDate(locale, date, style)
  dates.set(key, written)
  return written
}

function writeDate(locale: Locale, date: Date, style: DateStyle): string {
  const options = { ...dateStyles[style], timeZone: zone }
  const written = cached(`${locale} ${style}`, () => new Intl.DateTimeFormat(tags[locale], options)).format(date)
  // French counts the first of a month; Intl does not.
  return locale === 'fr' ? written.replace(/^1(?!\d)/, '1er') : written
}

/** What a browser's own clock shows: of that alone, since the server does not know where the reader is. */
export function formatOwnTime(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(tags[locale], dateStyles.time).format(date)
}

/** A calendar day such as '2026-11-21', which belongs to no time zone. */
export function formatDay(locale: Locale, day: string): string {
  return formatDate(locale, new Date(`${day}T12:00:00Z`))
}

/** A date that stands in running text: a line ends before or after it, or between day and hour. */
export function unbroken(date: string): string {
  return date.replaceAll(/(?<!,) /g, '\u00a0')
}

export function formatNumber(locale: Locale, value: number): string {
  const format = cached(`${locale} number`, () => new Intl.NumberFormat(tags[locale], { useGrouping: 'always' }))
  return widened(format.format(value))
}

/** French parts thousands by a space that the portal's typeface draws too narrow to be seen: 11970 for 11 970. */
export function widened(written: string): string {
  return written.replaceAll('\u202f', '\u00a0')
}

/** Amounts of a currency, by ISO 4217. */
export function currencyFormat(locale: Locale, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const
  return cached(`${locale} ${currency}`, () => new Intl.NumberFormat(tags[locale], options))
}

/** A size in the unit a person would use: 350 kB, 12,4 MB; whatever is there at all is 1 kB. */
export function formatBytes(locale: Locale, bytes: number): string {
  const [unit, value] =
    bytes < 999_500 ? (['kilobyte', bytes && Math.max(1, bytes / 1000)] as const) : (['megabyte', bytes / 1e6] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
  return widened(cached(`${locale} ${unit}`, () => new Intl.NumberFormat(tags[locale], options)).format(value))
}

/** 'telaio, forcella e manubrio' */
export function formatList(locale: Locale, items: readonly string[]): string {
  return cached(`${locale} list`, () => new Intl.ListFormat(tags[locale], { type: 'conjunction' })).format(items)
}

/** What stands between a label and its value: French keeps a space before the colon, one that does not break. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}

export function pluralOf(locale: Locale, count: number): 'one' | 'other' {
  return cached(`${locale} plural`, () => new Intl.PluralRules(tags[locale])).select(count) === 'one' ? 'one' : 'other'
}

/** Today's date in the maker's zone, as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return cached('iso day', () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone })).format(date)
}

/** A day of the week by its number; 1 is Monday. */
export function weekdayName(locale: Locale, number: number): string {
  const format = () => new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return cached(`${locale} weekday`, format).format(new Date(Date.UTC(2024, 0, number)))
}

/** The time of day in the maker's zone, as HH:MM. */
export function timeOf(date: Date): string {
  const format = cached(
    'iso time',
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  )
  return format.format(date)
}

function cached<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules | Intl.ListFormat>(
  key: string,
  make: () => Formatter,
): Formatter {
  const known = cache.get(key)
  // The key names the kind of formatter, so what was stored under it is of the kind `make` returns.
  if (known) return known as Formatter
  const made = make()
  cache.set(key, made)
  return made
}
