import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { noteRegistration } from '../contact.server.ts'
import { readRegistration } from './registration.server.ts'
import type { Route } from './+types/create.route'

/** Open to everybody, so it says nothing: known and unknown addresses read alike, and cost alike. */
export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext)
  await noteRegistration(context.get(portalContext), address, await readRegistration(request))
  return Response.json({}, { status: 202 })
}

export function loader() {
  return Response.json(null, { status: 405, headers: { allow: 'POST' } })
}
