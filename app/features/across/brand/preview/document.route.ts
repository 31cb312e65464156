import { paperOf } from '#app/brand/letterhead.server.ts'
import { makePdf } from '#app/kit/pdf/pdf.server.ts'
import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readBrandDraft } from '../brand.server.ts'
import { previewWords } from './preview.words.ts'
import type { Route } from './+types/document.route'

/** A page as the draft would have it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { content } = await readBrandDraft(portal, viewerIn(context))
  const locale = localeOf(url.pathname)
  const say = sayIn(previewWords, locale)
  const brand = await paperOf(portal.brands, content, locale)
  const title = say('pdf.title')
  const bytes = await makePdf({ locale, brand, title, date: portal.clock.now() }, (sheet) =>
    sheet.text(say('pdf.text')),
  )
  return pdfResponse(`${content.name} ${title}`, bytes)
}
