import { answerForm } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readApplicant, searchDealers } from '../contact.staff.server.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { forms } from './actions.server.ts'
import { ApprovalPage } from './approval-page.tsx'
import { companyQueryIn, notices } from './approval.ts'
import type { Route } from './+types/approval.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const portal = context.get(portalContext)
  const { q, isTooShort } = companyQueryIn(url.searchParams)
  const [page, found] = await Promise.all([
    readApplicant(portal, viewer, idIn(params.id)),
    q && !isTooShort ? searchDealers(portal, viewer, q) : [],
  ])
  // Named and sorted here: browsers know other names.
  const countries = countriesIn(localeOf(url.pathname)).map(({ code, name }) => ({ value: code, label: name }))
  return { ...page, q, isTooShort, found, countries }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const accountId = idIn(params.id)
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/accounts', localePrefix(locale))
  const work = { portal, viewer, locale, accountId, fields: await readFields(request) }
  return answerForm(work, forms, { page, notices })
}

/** After any refusal the page is read again: the company that was chosen may be gone from those that were found. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalPage key={loaderData.applicant.accountId} page={loaderData} refusal={actionData} />
}
