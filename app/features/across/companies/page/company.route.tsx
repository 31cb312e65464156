import { staffIn } from '#app/features/people/account/account.server.ts'
import { readFacts } from '#app/features/people/company-facts/company-facts.server.ts'
import { termsOn } from '#app/features/people/company-facts/company-facts.ts'
import { peopleOf } from '#app/features/people/company/company.server.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { activityOf } from '#app/features/service/tickets/tickets.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { portalContext } from '#app/portal.server.ts'
import { notices } from '../companies.ts'
import { CompanyPage } from './company-page.tsx'
import type { Route } from './+types/company.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { company, terms, events } = await readFacts(portal, viewer, idIn(params.id))
  const today = dayOf(portal.clock.now())
  const [people, shops, [activity]] = await Promise.all([
    peopleOf(portal, viewer, company.id),
    listShops(portal, viewer, company.id),
    activityOf(portal, viewer, [company.id], today),
  ])
  const notice = noticeIn(url.searchParams, notices)?.done
  return {
    company,
    people,
    shops,
    activity,
    events,
    rate: termsOn(terms, today),
    mayChange: viewer.role === 'admin',
    notice,
  }
}

export default function Company({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
