import { type Locale, locales, readingOrder } from './locales.ts'

/** What the maker has written, by language; '' where it has not. */
export type Texts = Record<Locale, string>

/** Languages in which nothing is written are left out. */
export function writtenTexts(read: (locale: Locale) => string | undefined): Partial<Texts> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = read(locale)
      return text ? [[locale, text]] : []
    }),
  )
}

/** @returns the reader's own language, or another it is written in */
export function languageAmong(texts: Texts, locale: Locale): Locale {
  return readingOrder(locale).find((one) => texts[one] !== '') ?? locale
}

/** As this reader reads it. */
export function textAmong(texts: Texts, locale: Locale): string {
  return texts[languageAmong(texts, locale)]
}
