import { data, type RouterContextProvider } from 'react-router'
import { accessBy } from '#app/features/people/account/account.sessions.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { frameOf } from '../frame.server.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The answer of an address that names nothing: anyone with full access keeps the menu around it. Who shows no cookie
 * costs the database nothing. @throws always
 */
export async function notFound({ request, context }: Arguments): Promise<never> {
  const info = context.get(requestContext)
  info.isUnknownAddress = true
  const portal = context.get(portalContext)
  const access = await accessBy(portal, sessionToken(request, info))
  throw data(access.state === 'full' ? { frame: frameOf(access.viewer, portal.settings) } : null, { status: 404 })
}
