import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { readSurvey } from '../drafts.server.ts'
import { answersResponse } from '../export.server.ts'
import { readAnswerList } from '../list/list-params.ts'
import { exportAnswers } from '../results.server.ts'
import type { Route } from './+types/export.route'

/** What is filtered of one survey's answers, all pages of it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { id } = await readSurvey(portal, viewer, idIn(params.id))
  const { after: _, ...filter } = readAnswerList(url.searchParams).filter
  const rows = await exportAnswers(portal, viewer, { ...filter, survey: id })
  return answersResponse(portal, url, localeOf(url.pathname), { rows, isStaff: true })
}
