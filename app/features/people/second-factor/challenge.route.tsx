import { portalContext } from '#app/portal.server.ts'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { accessBy, sessionBy } from '#app/features/people/account/account.sessions.server.ts'
import { onlyLooks } from '#app/features/people/account/account.ts'
import { passwordProblem } from './factors.server.ts'
import { beginAuthentication, beginRegistration, relyingPartyOf } from './passkeys.server.ts'
import type { Route } from './+types/challenge.route'

/**
 * What the browser hands to an authenticator. Outside the gate, since it is part of the way in: how far somebody has
 * come decides whether they may show a passkey or make one. Somebody inside says their password for it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const token = readCookie(request, sessionCookieName(context.get(requestContext).https))
  const [access, sessionId] = [await accessBy(portal, token), await sessionBy(portal, token)]
  if (access.state === 'anonymous' || sessionId === undefined) return refuse('session-ended', 401)
  const rp = relyingPartyOf(portal, request)
  if (!rp) return refuse('passkey-unsupported', 400)
  if (access.state === 'second-factor')
    return Response.json(await beginAuthentication(portal, access.person, sessionId, rp))
  if (access.state === 'second-factor-missing')
    return Response.json(await beginRegistration(portal, access.person, sessionId, rp))
  if (access.state !== 'full') throw new Problem('not-yours')
  if (onlyLooks(access)) throw new Problem('only-looking')
  const password = (await readFields(request)).get('password') ?? ''
  const problem = await passwordProblem(portal, access.viewer, password.slice(0, 1024))
  if (problem) return refuse(problem, problem === 'too-many-tries' ? 429 : 400)
  return Response.json(await beginRegistration(portal, access.viewer, sessionId, rp))
}

export function loader() {
  throw new Problem('not-found')
}

function refuse(problem: string, status: number): Response {
  return Response.json({ problem }, { status })
}
