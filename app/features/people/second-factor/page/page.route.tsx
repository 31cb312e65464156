import { noticeIn } from '#app/kit/forms/notices.ts'
import { data, href, redirect } from 'react-router'
import { portalContext } from '#app/portal.server.ts'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readFactors } from '../factors.server.ts'
import { answerFactors } from './page-actions.server.ts'
import { FactorsPage } from './page.tsx'
import { notices } from './page.ts'
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
  const asked = { portal: context.get(portalContext), viewer: viewerIn(context), info, locale, token, request }
  const outcome = await answerFactors(asked, await readFields(request))
  if ('problems' in outcome) return data(outcome, outcome.status)
  // Recovery codes are in this answer and nowhere else, so there is nothing to redirect to.
  if ('codes' in outcome) return data(outcome)
  throw redirect(`${href('/:locale?/user/second-factor', localePrefix(locale))}?notice=${outcome.notice}`, 303)
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FactorsPage page={loaderData} outcome={actionData} />
}
