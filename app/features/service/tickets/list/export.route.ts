import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ticketExport } from './export.server.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return ticketExport(context.get(portalContext), viewerIn(context), url)
}
