import { createContext, use } from 'react'
import { useBrand } from '#app/kit/brand.tsx'
import { defaultLocale, type Locale } from './locales.ts'
import { type Say, sayIn, type WordTable } from './words.ts'

/** The reader's language, provided once by the root. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The sentences of one feature in the reader's language; of a portal that sends no mail, those that promise none. */
export function useWords<const Table extends WordTable>(table: Table): Say<Table> {
  return sayIn(table, use(LocaleContext), useBrand().sendsMail)
}
