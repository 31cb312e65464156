import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { quoteForm } from '../quotes.forms.ts'
import { changeQuote, createQuote } from './write.server.ts'

/** As `answerWritten` takes it. */
export const writing = {
  schema: quoteForm,
  create: createQuote,
  change: changeQuote,
  page: (locale: Locale, id: number) => href('/:locale?/quotes/:id', { ...localePrefix(locale), id: String(id) }),
}
