import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { paperIn, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { invoicesOfOrder } from '#app/features/trade/invoices/invoices.server.ts'
import { readOrder } from '../orders.server.ts'
import { orderWords } from '../orders.words.ts'
import { writeOrderPdf } from './pdf.server.ts'
import type { Route } from './+types/pdf.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const order = await readOrder(portal, viewer, params.id)
  const invoices = await invoicesOfOrder(portal, viewer, order)
  const made = await paperIn(portal, locale)
  const bytes = await writeOrderPdf(made, order, invoices, viewer.side === 'maker')
  const name = sayIn(orderWords, locale)('number.of', { number: order.number })
  return pdfResponse(`${made.brand.name} ${name}`, bytes)
}
