import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../../account/account.server.ts'
import { ticketExport } from './tickets.export.server.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return ticketExport(context.get(portalContext), viewerIn(context), url)
}
