import { noticeIn } from '#app/kit/forms/notices.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { freshnessOf } from '#app/features/trade/freshness/freshness.server.ts'
import { requestsOfOrder } from '../again/requests.server.ts'
import { invoicesOfOrder } from '#app/features/trade/invoices/invoices.server.ts'
import { stockOf } from '#app/features/trade/items/items.stock.server.ts'
import { readOrder } from '../orders.server.ts'
import { isCancelled, outstandingOf, shippingOf, toPageOrder } from '../orders.ts'
import { DetailPage } from './detail-page.tsx'
import { notices } from './notices.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const portal = context.get(portalContext)
  const order = await readOrder(portal, viewer, params.id)
  const toCome = isCancelled(order) ? [] : order.lines.filter((line) => outstandingOf(line) > 0)
  const open = toCome.map(({ itemNumber }) => itemNumber)
  const [asking, invoices, stock] = await Promise.all([
    requestsOfOrder(portal, viewer, order),
    invoicesOfOrder(portal, viewer, order),
    stockOf(portal, viewer, open),
  ])
  const isStaff = viewer.side === 'maker'
  return {
    order: toPageOrder(order),
    customer: isStaff ? { id: order.companyId, name: order.companyName } : undefined,
    shipping: shippingOf(order.lines),
    ...asking,
    invoices,
    stock,
    // What staff write here themselves is never old.
    asOf: order.byHand ? undefined : freshnessOf(portal, order.changedAt, order.readAt),
    isStaff,
    forStaff: isStaff ? { byHand: order.byHand } : undefined,
    notice: noticeIn(url.searchParams, notices),
    // Where this person's links lead: staff open no tickets.
    leadsTo: { product: hasModule(viewer, 'products'), newTicket: !isStaff && hasModule(viewer, 'tickets') },
  }
}

export default function OrderDetail({ loaderData }: Route.ComponentProps) {
  return <DetailPage page={loaderData} />
}
