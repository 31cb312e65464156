import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../account/account.server.ts'
import { openAbout } from './claim.server.ts'
import { openerIn } from './opener.server.ts'
import type { Route } from './+types/same-bike.route'

/** Asked by the form while somebody types: the open tickets about what may be the same bicycle. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = openerIn(viewerIn(context))
  return Response.json(await openAbout(context.get(portalContext), viewer, url.searchParams.get('serial') ?? ''))
}
