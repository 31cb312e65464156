import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { paperIn, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { findProduct } from '../products.server.ts'
import { writeLabel } from './label.server.ts'
import { passportAddress } from './passport.server.ts'
import { passportWords } from './passport.words.ts'
import type { Route } from './+types/label.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const product = await findProduct(portal, viewerIn(context), idIn(params.id))
  const made = await paperIn(portal, locale)
  const bytes = await writeLabel(made, product, passportAddress(portal, locale, product.passportCode))
  return pdfResponse(`${sayIn(passportWords, locale)('label.file')} ${product.serialNumber}`, bytes)
}
