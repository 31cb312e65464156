import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { readContact } from '../contact.server.ts'
import { personOf } from './session-person.server.ts'
import type { Route } from './+types/contact-record.route'

/** The person's own contact; whatever else is asked for, and anyone who asks, the answer is the same. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const person = await personOf(portal, context.get(requestContext), request)
  const contact = person ? await readContact(portal, person, params.id) : undefined
  return contact ? Response.json(contact) : Response.json(null, { status: 404 })
}
