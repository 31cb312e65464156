import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ErasureCard, ExportCard } from './data-cards.tsx'
import { dataWords } from './data.words.ts'
import { erasureForm } from '../forms.ts'
import { ProfileNotice } from '../notice.tsx'
import { readErasureRequest, requestErasure, withdrawErasure } from '../profile.server.ts'
import { ProfileHeader } from '../profile.tabs.tsx'
import { hasCompanyPage, type Notice, noticeIn } from '../profile.ts'
import { refuse, refuseFor } from '../security/security-actions.server.ts'
import type { Route } from './+types/data.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const askedAt = await readErasureRequest(context.get(portalContext), viewer)
  return { askedAt, hasCompany: hasCompanyPage(viewer), notice: noticeIn(url.searchParams) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const done = (notice: Notice) =>
    redirect(`${href('/:locale?/user/data', localePrefix(locale))}?notice=${notice}`, 303)
  const fields = await readFields(request)
  const intent = intentIn(fields)
  if (intent === 'withdraw') {
    await withdrawErasure(portal, viewer)
    return done('erasure-withdrawn')
  }
  if (intent !== 'erase') throw new Problem('not-found')
  const form = parseForm(erasureForm, fields, { secret: ['current'] })
  if (!form.ok) return data(refuse(intent, form), 400)
  const refusal = await requestErasure(portal, viewer, form.value.current)
  if (!refusal) return done('erasure-asked')
  const outcome = refuseFor(intent, portal, locale, refusal, {})
  return data(outcome, outcome.status)
}

export default function Data({ loaderData: { askedAt, hasCompany, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(dataWords)
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <ProfileNotice notice={notice} />
      <ProfileHeader current="data" hasCompany={hasCompany} />
      <ExportCard />
      <ErasureCard askedAt={askedAt} refusal={actionData} />
    </div>
  )
}
