import { staffIn } from '#app/features/people/account/account.server.ts'
import { ticketExport } from '../list/export.server.ts'
import { portalContext } from '#app/portal.server.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  return ticketExport(context.get(portalContext), staffIn(context), url)
}
