import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { answerCall } from './call.server.ts'
import type { Route } from './+types/call.route'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerCall(context.get(portalContext), context.get(requestContext), request)
}

export function action({ request, context }: Route.ActionArgs) {
  return answerCall(context.get(portalContext), context.get(requestContext), request)
}
