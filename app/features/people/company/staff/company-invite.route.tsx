import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { groupForms, groupNotices } from '../actions.server.ts'
import { notices } from '../company.forms.ts'
import { companyFor, readGroup } from '../company.server.ts'
import { dealerRoles, inChargeOf } from '../company.ts'
import { companyWords } from '../company.words.ts'
import { InviteCard, MadeLink, PendingInvites } from '../invites/invites.tsx'
import { GroupNotice } from '../notice.tsx'
import type { Route } from './+types/company-invite.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const company = await companyFor(portal, viewer, idIn(params.id))
  const { people, invites } = await readGroup(portal, viewer, company.id)
  // A rider is a company of one: what an import sent them is sent again or withdrawn, and nobody else is invited.
  if (company.kind !== 'dealer' && invites.length === 0) throw new Problem('not-found')
  const hasOwner = inChargeOf(company.id, people).length > 0
  return { company, invites, hasOwner, now: portal.clock.now(), notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const work = { portal, viewer, locale, group: idIn(params.id), fields: await readFields(request) }
  const page = href('/:locale?/console/companies/:id/invite', { ...localePrefix(locale), id: params.id })
  return answerForm(work, groupForms, { page, notices: groupNotices })
}

export default function CompanyInvite({ loaderData, actionData }: Route.ComponentProps) {
  const { company, invites, hasOwner, now, notice } = loaderData
  const say = useWords(companyWords)
  const made = actionData && 'link' in actionData ? actionData : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  const to = href('/:locale?/console/companies/:id', { ...localePrefix(useLocale()), id: String(company.id) })
  return (
    <div className="stack">
      <PageTitle title={say('invite.title')} />
      <GroupNotice notice={notice} />
      {made ? <MadeLink key={made.link} made={made} /> : null}
      <PageHeader back={{ to, label: company.name }} title={say('invite.title')} />
      {company.kind === 'dealer' ? (
        <InviteCard
          key={invites[0]?.id}
          roles={dealerRoles}
          initial={{ locale: company.locale, ...(hasOwner ? {} : { role: 'owner' }) }}
          refusal={refusal}
        />
      ) : null}
      <PendingInvites invites={invites} now={now} refusal={refusal} />
    </div>
  )
}
