import { idIn } from '#app/kit/http/ids.ts'
import { data, href, redirect } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readApplicant, searchDealers } from '#app/features/people/contact/contact.staff.server.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { carryOut } from './approval-actions.server.ts'
import { ApprovalPage } from './approval-page.tsx'
import { companyQueryIn } from './approval.ts'
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
  const fields = await readFields(request)
  const outcome = await carryOut({ portal: context.get(portalContext), viewer, accountId, fields })
  if ('status' in outcome) return data(outcome, outcome.status)
  return redirect(
    `${href('/:locale?/console/accounts', localePrefix(localeOf(url.pathname)))}?notice=${outcome.notice}`,
    303,
  )
}

/** After a refusal the page is read anew as well: somebody else may have answered, which is what the message says. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalPage key={loaderData.applicant.accountId} page={loaderData} refusal={actionData} />
}
