import { noticeIn } from '#app/kit/forms/notices.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { readOrder } from '../orders.server.ts'
import { toPageOrder, shippingOf } from '../orders.ts'
import { DetailPage } from './detail-page.tsx'
import { notices } from './notices.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const order = await readOrder(context.get(portalContext), viewer, params.id)
  const isStaff = viewer.side === 'maker'
  return {
    order: toPageOrder(order),
    customer: isStaff ? { id: order.companyId, name: order.companyName } : undefined,
    shipping: shippingOf(order.lines),
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
