import { readText } from '#app/kit/http/json.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { hearNotice } from './crm.notices.server.ts'
import type { Route } from './+types/notices.route'

/** More than a hundred events need. */
const most = 500_000

export async function action({ request, context }: Route.ActionArgs) {
  const body = (await readText(request, most)) ?? ''
  const { address } = context.get(requestContext)
  const timestamp = request.headers.get('x-hubspot-request-timestamp')
  const signature = request.headers.get('x-hubspot-signature-v3')
  const outcome = await hearNotice(context.get(portalContext), { body, timestamp, signature, address })
  return new Response(null, { status: outcome === 'heard' ? 204 : 401 })
}

export function loader() {
  return Response.json(null, { status: 405, headers: { allow: 'POST' } })
}
