import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { openFile } from './attachments.server.ts'
import type { Route } from './+types/file.route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return fileResponse(request, await openFile(context.get(portalContext), viewerIn(context), params.id, false))
}
