import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { verifyContact } from '../contact.server.ts'
import { personOf } from './session-person.server.ts'
import type { Route } from './+types/verify.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const person = await personOf(portal, context.get(requestContext), request)
  if (!person) return Response.json(null, { status: 401 })
  return Response.json(await verifyContact(portal, person, url.searchParams.get('email') ?? ''))
}
