import { portalContext } from '#app/portal.server.ts'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { preferredLocale } from '#app/kit/http/accept.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import type { Refusal } from '#app/adapters/identity/identity.ts'
import { authStatus } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { signOut } from '#app/features/people/account/account.sessions.server.ts'
import { enterByToken, tokenIn } from './session.server.ts'
import { sessionToken } from './sign-in.gate.server.ts'
import type { Route } from './+types/session.route'

/** For clients that hold tokens of the identity service themselves: one of them becomes the portal's session. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext)
  const caller = {
    address: info.address,
    userAgent: request.headers.get('user-agent') ?? '',
    // When somebody comes for the first time it becomes the language in which they are written to.
    locale: preferredLocale(request) ?? defaultLocale,
  }
  const outcome = await enterByToken(context.get(portalContext), caller, await tokenIn(request))
  if ('refused' in outcome) return Response.json({ error: `auth/${outcome.refused}` }, { status: statusOf(outcome) })
  // They ask at every change of person or token: the session before this one is over.
  await signOut(context.get(portalContext), sessionToken(request, info))
  info.headers.append('set-cookie', sessionCookie(info.https, outcome.token, outcome.maxAge))
  return new Response(null, { status: 204 })
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}

function statusOf(refusal: Refusal): number {
  return refusal.refused === 'operation-not-allowed' ? 400 : authStatus(refusal, 401)
}
