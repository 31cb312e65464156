import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { openOwnPicture } from '../recalls.pictures.server.ts'
import type { Route } from './+types/picture.route'

/** A picture of a recall that its reader may read: a draft, to staff, or a stop of sales as well. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const picture = maybeId(params.picture) ?? 0
  return fileResponse(request, await openOwnPicture(portal, viewer, idIn(params.id), picture))
}
