import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { openPicture } from '../pictures.server.ts'
import type { Route } from './+types/picture.route'

/** The picture of a package, to whom may read it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return fileResponse(request, await openPicture(context.get(portalContext), viewerIn(context), idIn(params.id)))
}
