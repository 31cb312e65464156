import { href } from 'react-router'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeLines, lineCountIn } from '../../items/items.forms.ts'
import { quoteForm } from '../quotes.forms.ts'
import { changeQuote, createQuote } from './write.server.ts'

/** Without an id it is a new one. */
type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number | undefined }

/** A form with lines as it was sent; of one with very many lines as well. */
export async function readQuoteForm(request: Request, url: URL) {
  return { locale: localeOf(url.pathname), ...changeLines(await readFields(request)) }
}

export const forms: Forms<'save', Work> = {
  save: form(
    ({ locale, fields }: Work) => quoteForm(locale, lineCountIn(fields.get('lines'))),
    async ({ portal, viewer, locale, id }, value) => {
      const outcome =
        id === undefined
          ? await createQuote(portal, viewer, value, locale)
          : ((await changeQuote(portal, viewer, id, value, locale)) ?? id)
      if (typeof outcome !== 'number') return outcome
      const page = href('/:locale?/quotes/:id', { ...localePrefix(locale), id: String(outcome) })
      return { notice: 'saved', page }
    },
  ),
}
