import { answerFormWith } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import { href } from 'react-router'
import { portalContext } from '#app/portal.server.ts'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readFactors } from '../factors.server.ts'
import { forms, withSetup } from './page-actions.server.ts'
import { FactorsPage } from './page.tsx'
import { noticeOf, notices } from './page.ts'
import { relyingPartyOf } from '../passkeys.server.ts'
import { beginTotp } from '../totp.server.ts'
import type { Route } from './+types/page.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const factors = await readFactors(portal, viewer)
  const token = readCookie(request, sessionCookieName(context.get(requestContext).https)) ?? ''
  return {
    email: viewer.email,
    factors,
    isRequired: viewer.side === 'maker' && !portal.settings.demo,
    canMakePasskeys: relyingPartyOf(portal, request) !== undefined,
    setup: beginTotp(portal, viewer, token, factors.totpSince),
    notice: noticeIn(url.searchParams, notices)?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext)
  const locale = localeOf(url.pathname)
  const token = readCookie(request, sessionCookieName(info.https)) ?? ''
  const [portal, viewer, fields] = [context.get(portalContext), viewerIn(context), await readFields(request)]
  if (!Object.hasOwn(forms, intentIn(fields))) throw new Problem('not-found')
  const page = href('/:locale?/user/second-factor', localePrefix(locale))
  const work = { portal, viewer, info, locale, token, request, fields }
  return answerFormWith(work, forms, { page, notices: noticeOf }, withSetup)
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FactorsPage page={loaderData} outcome={actionData} />
}
