import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { paperIn, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readQuoteDocument } from '../quotes.server.ts'
import { pageWords } from './page.words.ts'
import { writeQuotePdf } from './pdf.server.ts'
import { idIn } from './actions.ts'
import type { Route } from './+types/pdf.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { quote, lines } = await readQuoteDocument(portal, viewerIn(context), idIn(params.id))
  const made = await paperIn(portal, locale)
  const name = sayIn(pageWords, locale)('number.of', { number: quote.number })
  return pdfResponse(`${made.brand.name} ${name}`, await writeQuotePdf(made, quote, lines))
}
