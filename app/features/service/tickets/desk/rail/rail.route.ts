import { staffIn } from '#app/features/people/account/account.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { readTicketList } from '../../list/list-params.ts'
import { readRows } from '../../queue/shown.server.ts'
import type { RailRow } from './rail.ts'
import type { Route } from './+types/rail.route'

/** Asked by the page of a ticket: the rows of the view of the queue that it was opened from. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const { filter } = readTicketList(url.searchParams, viewer, portal.clock.now())
  const { page } = await readRows(portal, viewer, filter, localeOf(url.pathname))
  const rows = page.rows.map(({ id, subject, companyName, serialNumber, photo, dueAt, next }): RailRow => ({
    id,
    subject,
    companyName,
    serialNumber,
    photo,
    dueAt: dueAt?.toISOString() ?? null,
    isOpen: next !== undefined,
  }))
  return Response.json({ rows })
}
