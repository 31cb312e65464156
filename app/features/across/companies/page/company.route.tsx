import { href, redirect } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { mergedInto } from '#app/features/people/company-facts/company-facts.merge.server.ts'
import { readFacts } from '#app/features/people/company-facts/company-facts.server.ts'
import { termsOn } from '#app/features/people/company-facts/company-facts.ts'
import { peopleOf, readGroup } from '#app/features/people/company/company.server.ts'
import { seeAs } from '#app/features/people/see-as/see-as.server.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { activityOf } from '#app/features/service/tickets/tickets.server.ts'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { notices } from '../companies.ts'
import { CompanyPage } from './company-page.tsx'
import type { Route } from './+types/company.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const into = await mergedInto(portal, viewer, idIn(params.id))
  if (into !== undefined) {
    const prefix = localePrefix(localeOf(url.pathname))
    throw redirect(href('/:locale?/console/companies/:id', { ...prefix, id: String(into) }))
  }
  const { company, terms, events } = await readFacts(portal, viewer, idIn(params.id))
  const now = portal.clock.now()
  const [people, shops, [activity]] = await Promise.all([
    peopleOf(portal, viewer, company.id),
    listShops(portal, viewer, company.id),
    activityOf(portal, viewer, [company.id], now),
  ])
  const notice = noticeIn(url.searchParams, notices)?.done
  const mayChange = viewer.role === 'admin'
  const { invites } = mayChange ? await readGroup(portal, viewer, company.id) : { invites: [] }
  return {
    company,
    people,
    shops,
    activity,
    events,
    rate: termsOn(terms, dayOf(now)),
    mayChange,
    invited: invites.map(({ email }) => email),
    notice,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const token = sessionToken(request, context.get(requestContext)) ?? ''
  const work = { portal, viewer, locale, token, companyId: idIn(params.id), fields: await readFields(request) }
  return answerForm(work, forms, { page: pathIn(locale, '/'), notices: null, replaces: false })
}

type Work = Sent & { portal: Portal; viewer: StaffViewer; companyId: number; token: string }

const forms: Forms<'see-as', Work> = {
  'see-as': button(({ portal, viewer, companyId, token }) => seeAs(portal, viewer, companyId, token)),
}

export default function Company({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
