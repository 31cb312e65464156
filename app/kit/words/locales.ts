export const locales = ['it', 'en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'it'

/** How each language calls itself. */
export const localeNames: Record<Locale, string> = { it: 'Italiano', en: 'English', fr: 'Français' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** In which a text is looked for that need not be in every language: the reader's own, then English, which most can read. */
export function readingOrder(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en', ...locales])]
}

/** The same for each language. */
export function byLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  // Made of all of them, which the type of `fromEntries` forgets.
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>
}

/** The same as fields of a form, or columns of a row: `name_it` and so on. */
export function fieldsByLocale<Name extends string, Value>(name: Name, of: (locale: Locale) => Value) {
  // As above.
  return Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, of(locale)])) as Record<
    `${Name}_${Locale}`,
    Value
  >
}

/** The language of an address: Italian has no prefix, so `/en/tickets` is English and `/tickets` Italian. */
export function localeOf(path: string): Locale {
  const first = path.split(/[/?#]/, 2)[1]
  return isLocale(first) ? first : defaultLocale
}

/** The same page in another language: `/en/tickets?q=C68` in French is `/fr/tickets?q=C68`, in Italian `/tickets?q=C68`. */
export function pathIn(locale: Locale, path: string): string {
  const rest = localeOf(path) === defaultLocale ? path : path.slice(3)
  const bare = rest.startsWith('/') ? rest : `/${rest}`
  if (locale === defaultLocale) return bare
  // The home's address loses its slash.
  return `/${locale}${bare.replace(/^\/(?![^?#])/, '')}`
}

/** The language as the parameter of an address: Italian has none. */
export function localePrefix(locale: Locale): { locale?: Locale } {
  return locale === defaultLocale ? {} : { locale }
}
