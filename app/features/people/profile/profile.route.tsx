import { noticeIn } from '#app/kit/forms/notices.ts'
import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import { localeCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../account/account.server.ts'
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

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(profileForm, await readFields(request))
  if (!form.ok) return data({ problems: form.problems, typed: form.typed }, 400)
  await editProfile(context.get(portalContext), viewerIn(context), form.value)
  const { locale } = form.value
  const info = context.get(requestContext)
  info.headers.append('set-cookie', localeCookie(info.https, locale))
  return redirect(`${href('/:locale?/user', localePrefix(locale))}?notice=saved`, 303)
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
