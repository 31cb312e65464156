import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import { groupForms, groupNotices } from '../actions.server.ts'
import { notices } from '../company.forms.ts'
import type { Person } from '../company.ts'
import { InviteCard, MadeLink, PendingInvites } from '../invites/invites.tsx'
import { GroupNotice } from '../notice.tsx'
import { PeopleTable } from '../company.people.tsx'
import { readGroup } from '../company.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffWords } from '../company.staff.words.ts'
import type { Route } from './+types/staff.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const group = await readGroup(portal, viewer, null)
  return {
    ...group,
    selfId: viewer.accountId,
    now: portal.clock.now(),
    notice: noticeIn(url.searchParams, notices)?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const work = { portal, viewer, locale, group: null, fields: await readFields(request) }
  const page = href('/:locale?/console/staff', localePrefix(locale))
  return answerForm(work, groupForms, { page, notices: groupNotices })
}

export default function StaffList({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invites, selfId, now, notice } = loaderData
  const say = useWords(staffWords)
  const locale = useLocale()
  const made = actionData && 'link' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  const linkTo = (id: number) => href('/:locale?/console/staff/:id', { ...localePrefix(locale), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={say('staff.title')} />
      <GroupNotice notice={notice} />
      {made ? <MadeLink key={made.link} made={made} /> : null}
      <PageHeader eyebrow={say('console')} title={say('staff.title')}>
        <Counts people={people} invites={invites.length} />
      </PageHeader>
      <div className="columns">
        <div className="stack">
          <PeopleTable caption={say('staff.title')} people={people} selfId={selfId} linkTo={linkTo} showSecondFactor />
          <PendingInvites invites={invites} now={now} refusal={refusal} />
        </div>
        <aside>
          <InviteCard key={invites[0]?.id} roles={staffRoles} refusal={refusal} />
        </aside>
      </div>
    </div>
  )
}

/** How many there are, and what is still to be done about them. */
function Counts({ people, invites }: { people: readonly Person[]; invites: number }) {
  const say = useWords(staffWords)
  const active = people.filter(({ isDisabled }) => !isDisabled)
  const bare = active.filter(({ hasSecondFactor }) => !hasSecondFactor).length
  return [
    say('staff.count', { count: active.length }),
    bare > 0 ? say('staff.bare', { count: bare }) : '',
    invites > 0 ? say('staff.invited', { count: invites }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
