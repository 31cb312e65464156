import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import type { Route } from './+types/live.route'

/** Stays open beside a page, which hears the numbers of tickets that changed. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const viewer = viewerIn(context)
  requireModule(viewer, 'tickets')
  const { streams } = context.get(portalContext)
  const info = context.get(requestContext)
  streams.requireRoom()
  const token = sessionToken(request, info) ?? ''
  info.stream = (outgoing) => streams.open(viewer.accountId, token, outgoing)
  // The last asks proxies that gather answers to pass this one on as it comes.
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
  return new Response(null, { headers })
}
