import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { intentIn } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { authMistake } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { ErasureCard, ExportCard } from './data-cards.tsx'
import { dataWords } from './data.words.ts'
import { erasureForm } from '../forms.ts'
import { ProfileNotice } from '../notice.tsx'
import { readErasureRequest, requestErasure, withdrawErasure } from '../profile.server.ts'
import { ProfileHeader } from '../profile.tabs.tsx'
import { hasCompanyPage, notices as shown } from '../profile.ts'
import type { Route } from './+types/data.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const askedAt = await readErasureRequest(context.get(portalContext), viewer)
  return { askedAt, hasCompany: hasCompanyPage(viewer), notice: noticeIn(url.searchParams, shown)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const fields = await readFields(request)
  if (!Object.hasOwn(forms, intentIn(fields))) throw new Problem('not-found')
  const page = href('/:locale?/user/data', localePrefix(locale))
  const notices = { erase: 'erasure-asked', withdraw: 'erasure-withdrawn' }
  return answerForm({ portal, viewer, locale, fields }, forms, { page, notices })
}

const forms: Forms<'erase' | 'withdraw', Sent & { portal: Portal; viewer: Viewer }> = {
  erase: form(
    erasureForm,
    async (work, { current }) => {
      const refusal = await requestErasure(work.portal, work.viewer, current)
      return refusal && authMistake(work, refusal)
    },
    { secret: ['current'] },
  ),
  withdraw: button(({ portal, viewer }) => withdrawErasure(portal, viewer)),
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
