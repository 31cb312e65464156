import { portalContext } from '#app/portal.server.ts'
import { openApiDocument } from './openapi.server.ts'
import type { Route } from './+types/openapi.route'

/** For anybody: it says what can be called, and nothing of what is there. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(openApiDocument(context.get(portalContext)), {
    headers: { 'cache-control': 'no-cache' },
  })
}
