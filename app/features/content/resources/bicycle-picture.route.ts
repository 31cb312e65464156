import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { openBicyclePicture } from './resources.bicycles.server.ts'
import { numberIn } from './resources.ts'
import type { Route } from './+types/bicycle-picture.route'

/** The picture of a bicycle of one model and colour. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return fileResponse(request, await openBicyclePicture(context.get(portalContext), numberIn(params.id)))
}
