import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { profileWords } from '#app/features/people/profile/profile.words.ts'
import { personForms, personNotices } from './actions.server.ts'
import { notices } from './company.forms.ts'
import { GroupNotice } from './notice.tsx'
import { PersonFacts, PersonFold, RoleCard } from './person.tsx'
import { companyGroup, readPerson } from './company.server.ts'
import { dealerRoles } from './company.ts'
import type { Route } from './+types/person.route'
import { idIn } from '#app/kit/http/ids.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer)
  const found = await readPerson(context.get(portalContext), viewer, companyId, idIn(params.id))
  return { ...found, notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer, 'manage')
  const personId = idIn(params.id)
  const locale = localeOf(url.pathname)
  const prefix = localePrefix(locale)
  const work = { portal, viewer, locale, group: companyId, personId, fields: await readFields(request) }
  return answerForm(work, personForms, {
    // Anyone who is no longer there, or no longer an owner, has no page of this kind.
    page: ({ intent }) =>
      intent === 'remove' || personId === viewer.accountId
        ? href('/:locale?/user/company', prefix)
        : href('/:locale?/user/company/:id', { ...prefix, id: params.id }),
    notices: personNotices,
  })
}

export default function CompanyPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isLast, notice } = loaderData
  const profile = useWords(profileWords)
  const name = person.name || person.email
  const back = { to: href('/:locale?/user/company', localePrefix(useLocale())), label: profile('tab.company') }
  return (
    <div className="stack" key={person.id}>
      <PageTitle title={name} />
      <GroupNotice notice={notice} />
      <PageHeader back={back} title={name} />
      <div className="columns">
        <div className="stack">
          <PersonFacts person={person} />
          <RoleCard person={person} roles={dealerRoles} isLast={isLast} refusal={actionData} />
        </div>
        <aside>{isLast ? null : <PersonFold intent="remove" person={person} refusal={actionData} />}</aside>
      </div>
    </div>
  )
}
