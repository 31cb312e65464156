import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { answersResponse } from '../export.server.ts'
import { exportAnswers } from '../results.server.ts'
import { readAnswerList } from './list-params.ts'
import type { Route } from './+types/export.route'

/** What is filtered of a dealer's own, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { after: _, ...filter } = readAnswerList(url.searchParams).filter
  const rows = await exportAnswers(portal, viewerIn(context), filter)
  return answersResponse(portal, url, localeOf(url.pathname), { rows, isStaff: false })
}
