import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ProfileHeader } from '#app/features/people/profile/profile.tabs.tsx'
import { CompanyHistory } from '#app/features/people/company-facts/company-facts.history.tsx'
import { readHistory } from '#app/features/people/company-facts/company-facts.server.ts'
import { groupForms, groupNotices } from './actions.server.ts'
import { notices } from './company.forms.ts'
import { InviteCard, MadeLink, PendingInvites } from './invites/invites.tsx'
import { GroupNotice } from './notice.tsx'
import { PeopleTable } from './company.people.tsx'
import { companyGroup, readGroup } from './company.server.ts'
import { dealerRoles, manages } from './company.ts'
import { companyWords } from './company.words.ts'
import type { Route } from './+types/company.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { companyId, companyName } = companyGroup(viewer)
  const [group, events] = await Promise.all([
    readGroup(portal, viewer, companyId),
    readHistory(portal, companyGroup(viewer)),
  ])
  return {
    ...group,
    events,
    companyName,
    selfId: viewer.accountId,
    mayManage: manages(viewer, companyId),
    now: portal.clock.now(),
    notice: noticeIn(url.searchParams, notices)?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer, 'manage')
  const locale = localeOf(url.pathname)
  const work = { portal, viewer, locale, group: companyId, fields: await readFields(request) }
  const page = href('/:locale?/user/company', localePrefix(locale))
  return answerForm(work, groupForms, { page, notices: groupNotices })
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invites, events, companyName, selfId, mayManage, now, notice } = loaderData
  const say = useWords(companyWords)
  const locale = useLocale()
  const made = actionData && 'link' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  const linkTo = (id: number) => href('/:locale?/user/company/:id', { ...localePrefix(locale), id: String(id) })
  const table = (
    <PeopleTable caption={say('title')} people={people} selfId={selfId} linkTo={mayManage ? linkTo : undefined} />
  )
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <GroupNotice notice={notice} />
      {made ? <MadeLink key={made.link} made={made} /> : null}
      <ProfileHeader current="company" hasCompany />
      <div className="cluster">
        <h2>{companyName}</h2>
        <LinkButton size="small" to={href('/:locale?/user/company/shops', localePrefix(locale))}>
          {say('shops')}
        </LinkButton>
        {mayManage ? (
          <LinkButton size="small" to={href('/:locale?/user/company/connections', localePrefix(locale))}>
            {say('webhooks')}
          </LinkButton>
        ) : null}
      </div>
      {mayManage ? (
        <div className="columns">
          <div className="stack">
            {table}
            <PendingInvites invites={invites} now={now} refusal={refusal} />
            <CompanyHistory events={events} />
          </div>
          <aside>
            <InviteCard key={invites[0]?.id} roles={dealerRoles} refusal={refusal} />
          </aside>
        </div>
      ) : (
        table
      )}
    </div>
  )
}
