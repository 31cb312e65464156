import { answerForm } from '#app/kit/forms/actions.server.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { Problem } from '#app/kit/problem.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ProfileNotice } from '../notice.tsx'
import { readProfile, readSessions } from '../profile.server.ts'
import { ProfileHeader } from '../profile.tabs.tsx'
import { hasCompanyPage, notices } from '../profile.ts'
import { forms, notices as formNotices } from './actions.server.ts'
import { EmailCard, PasswordCard, SecondFactorCard } from './security-cards.tsx'
import { securityWords } from './security.words.ts'
import { SessionsCard } from './sessions-card.tsx'
import type { Route } from './+types/security.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const token = readCookie(request, sessionCookieName(context.get(requestContext).https))
  const [{ email, hasSecondFactor }, sessions] = await Promise.all([
    readProfile(portal, viewer),
    readSessions(portal, viewer, token),
  ])
  return {
    email,
    hasSecondFactor,
    sessions,
    passwordMin: portal.settings.passwordMin,
    hasCompany: hasCompanyPage(viewer),
    notice: noticeIn(url.searchParams, notices)?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, info] = [context.get(portalContext), viewerIn(context), context.get(requestContext)]
  const locale = localeOf(url.pathname)
  const token = readCookie(request, sessionCookieName(info.https))
  const fields = await readFields(request)
  if (!Object.hasOwn(forms, intentIn(fields))) throw new Problem('not-found')
  const page = href('/:locale?/user/security', localePrefix(locale))
  return answerForm({ portal, viewer, info, locale, token, fields }, forms, { page, notices: formNotices })
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasSecondFactor, sessions, passwordMin, hasCompany, notice } = loaderData
  const say = useWords(securityWords)
  const refusalOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  // A change that was made leaves no password in its fields.
  const key = notice ?? ''
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <ProfileNotice notice={notice} />
      <ProfileHeader current="security" hasCompany={hasCompany} />
      <PasswordCard key={`password ${key}`} minimum={passwordMin} email={email} refusal={refusalOf('password')} />
      <EmailCard key={`email ${key}`} email={email} refusal={refusalOf('email')} />
      <SecondFactorCard isOn={hasSecondFactor} />
      <SessionsCard sessions={sessions} />
    </div>
  )
}
