export const locales = ['it', 'en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'it'

/** How each language calls itself. */
export const localeNames: Record<Locale, string> = { it: 'Italiano', en: 'English', fr: 'Français' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of an address: Italian has no prefix, so `/en/tickets` is English and `/tickets` Italian. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : defaultLocale
}

/** The same page in another language: `/en/tickets` in French is `/fr/tickets`, in Italian `/tickets`. */
export function pathIn(locale: Locale, pathname: string): string {
  const bare = localeOf(pathname) === defaultLocale ? pathname : pathname.slice(3) || '/'
  if (locale === defaultLocale) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

/** The language as the parameter of an address: Italian has none. */
export function localePrefix(locale: Locale): { locale?: Locale } {
  return locale === defaultLocale ? {} : { locale }
}
