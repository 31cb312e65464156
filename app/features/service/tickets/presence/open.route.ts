import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { openTickets } from './here.server.ts'
import type { Route } from './+types/open.route'

/** Asked by the queue as it opens; what changes later comes to it by its stream. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json({ tickets: openTickets(context.get(portalContext), staffIn(context)) })
}
