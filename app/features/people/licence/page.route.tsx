import { noticeIn } from '#app/kit/forms/notices.ts'
import { href, redirect } from 'react-router'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ownPath } from '#app/kit/http/own-path.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { LicencePage } from './licence.page.tsx'
import { readLicence, requestModule, withdrawRequest } from './licence.server.ts'
import { isModule, notices } from './licence.ts'
import type { Route } from './+types/page.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const licence = await readLicence(context.get(portalContext), viewerIn(context))
  return { licence, notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const fields = await readFields(request)
  const isWithdrawal = fields.has('withdraw')
  const module = fields.get(isWithdrawal ? 'withdraw' : 'module')
  if (!isModule(module)) throw new Problem('body-malformed')
  const to = fields.get('to')
  const change = isWithdrawal ? withdrawRequest : requestModule
  const isDone = await change(portal, viewer, module)
  const page = href('/:locale?/license', localePrefix(localeOf(url.pathname)))
  // In the place of a locked page the licence stays there, and says itself what was asked for.
  if (to !== null) return redirect(ownPath(to), 303)
  return redirect(isDone ? `${page}?notice=${isWithdrawal ? 'withdrawn' : 'requested'}` : page, 303)
}

export default function License({ loaderData: { licence, notice } }: Route.ComponentProps) {
  return <LicencePage licence={licence} notice={notice} />
}
