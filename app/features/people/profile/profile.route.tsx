import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { localeCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { type RequestInfo, requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { profileForm } from './forms.ts'
import { ProfileNotice } from './notice.tsx'
import { AccountCard, DetailsCard } from './profile-cards.tsx'
import { editProfile, readProfile } from './profile.server.ts'
import { ProfileHeader } from './profile.tabs.tsx'
import { hasCompanyPage, notices } from './profile.ts'
import { profileWords } from './profile.words.ts'
import type { Route } from './+types/profile.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const profile = await readProfile(context.get(portalContext), viewer)
  return { profile, hasCompany: hasCompanyPage(viewer), notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, info: context.get(requestContext), fields: await readFields(request) }
  return answerForm(work, forms, { page: href('/:locale?/user', localePrefix(locale)), otherwise: 'profile' })
}

type Work = Sent & { portal: Portal; viewer: Viewer; info: RequestInfo }

const forms: Forms<'profile', Work> = {
  profile: form(profileForm, async ({ portal, viewer, info }, value) => {
    await editProfile(portal, viewer, value)
    const { locale } = value
    info.headers.append('set-cookie', localeCookie(info.https, locale))
    return { notice: 'saved', page: href('/:locale?/user', localePrefix(locale)) }
  }),
}

export default function Profile({ loaderData: { profile, hasCompany, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(profileWords)
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <ProfileNotice notice={notice} />
      <ProfileHeader current="profile" hasCompany={hasCompany} />
      <div className="columns">
        <DetailsCard profile={profile} failure={actionData} />
        <AccountCard profile={profile} hasCompany={hasCompany} />
      </div>
    </div>
  )
}
