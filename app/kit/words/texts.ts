import { type Locale, readingOrder } from './locales.ts'

/** What the maker has written, by language; '' where it has not. */
export type Texts = Record<Locale, string>

/** @returns the reader's own language, or another it is written in */
export function languageAmong(texts: Texts, locale: Locale): Locale {
  return readingOrder(locale).find((one) => texts[one] !== '') ?? locale
}

/** As this reader reads it. */
export function textAmong(texts: Texts, locale: Locale): string {
  return texts[languageAmong(texts, locale)]
}
