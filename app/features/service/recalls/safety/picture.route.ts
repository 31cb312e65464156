import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { portalContext } from '#app/portal.server.ts'
import { openNoticePicture } from '../recalls.pictures.server.ts'
import type { Route } from './+types/picture.route'

/** A picture of a notice that anybody may read. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { number, picture } = params
  return fileResponse(request, await openNoticePicture(context.get(portalContext), number, maybeId(picture) ?? 0))
}
