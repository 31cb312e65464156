import { isUuid } from '#app/kit/http/ids.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { sessionBy } from '#app/features/people/account/account.sessions.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { behalfIn } from '../require-opener.server.ts'
import { makeCode, readNews, revokeCode } from './camera.server.ts'
import type { Route } from './+types/code.route'

/** Asked by the page of a claim every few seconds while it shows a code. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const who = await behalfIn({ params, context })
  const submission = url.searchParams.get('submission')
  if (!isUuid(submission)) return Response.json({ state: 'over', files: [] })
  return Response.json(await readNews(context.get(portalContext), who, submission))
}

/** Makes a code for a phone, or takes it back. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const who = await behalfIn({ params, context })
  const fields = await readFields(request)
  const submission = fields.get('submission')
  if (!isUuid(submission)) throw new Problem('body-malformed')
  if (fields.get('intent') === 'revoke') {
    await revokeCode(portal, who, submission)
    return new Response(null, { status: 204 })
  }
  const sessionId = await sessionBy(portal, sessionToken(request, context.get(requestContext)))
  // It has ended since the gate let it in.
  if (sessionId === undefined) throw new Problem('not-found')
  const wanted = { submission, sessionId, locale: localeOf(url.pathname), origin: url.origin }
  return Response.json(await makeCode(portal, who, wanted))
}
