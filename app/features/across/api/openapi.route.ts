import { portalContext } from '#app/portal.server.ts'
import { preferredLocale } from '#app/kit/http/accept.server.ts'
import { openApiDocument } from './openapi.server.ts'
import { answerRefused, Refused } from './problems.server.ts'
import type { Route } from './+types/openapi.route'

/** For anybody: it says what can be called, and nothing of what is there. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(request)
  return Response.json(openApiDocument(context.get(portalContext)), {
    headers: { 'cache-control': 'no-cache' },
  })
}

export function action({ request }: Route.ActionArgs) {
  return refused(request)
}

function refused(request: Request): Response {
  const slots = { method: request.method }
  return answerRefused(
    preferredLocale(request) ?? 'en',
    new Refused('method-unknown', { slots, headers: { allow: 'GET' } }),
  )
}
