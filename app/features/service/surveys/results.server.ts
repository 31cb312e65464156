import { eachRow } from '#app/kit/lists/export.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findAudience, readReach } from '#app/features/people/audience/audience.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { countAsked } from './asking/subjects.store.server.ts'
import type { AnswerFilter } from './bands.ts'
import * as lists from './lists.server.ts'
import * as store from './results.store.server.ts'
import { badMost, fewest, scaleOf, type Survey } from './surveys.ts'

/** What came of one so far, for staff. @param isWhole of all groups, however many @throws Problem not-found */
export async function readResults({ db }: Portal, viewer: Viewer, survey: Survey, isWhole: boolean) {
  requireStaff(viewer)
  const bad = badMost(scaleOf(survey))
  const totals = await store.readTotals(db, survey.id, bad)
  if (!survey.anonymous) return { totals, groups: await store.readGroups(db, survey.id, isWhole), voices: undefined }
  const voices = await store.readVoices(db, survey.id, bad, fewest)
  const { answered = 0, average = null, low = 0 } = voices ?? {}
  return { totals: { invited: totals.invited, answered, average, low }, groups: [], voices: voices?.answers }
}

/** Whom a campaign would ask. @throws Problem not-found */
export async function readAudience(portal: Portal, viewer: Viewer, { audienceId }: Survey, query: URLSearchParams) {
  requireStaff(viewer)
  const [audience, reach, asked] = await Promise.all([
    findAudience(portal.db, audienceId),
    readReach(portal, viewer, audienceId, { query }),
    countAsked(portal.db, audienceId),
  ])
  return audience && { audience, reach, asked }
}

/** What was said of a dealer. @throws Problem module-missing; not-found for staff and riders */
export async function readOwn({ db }: Portal, viewer: Viewer): Promise<store.OwnSurvey[]> {
  const { companyId } = requireDealer(viewer)
  return store.readOwn(db, companyId, fewest)
}

/** One page of what was answered: for staff all, for a dealer its own. @throws Problem module-missing, not-found */
export async function listAnswers({ db }: Portal, viewer: Viewer, filter: AnswerFilter) {
  requireReader(viewer)
  return lists.listAnswers(db, viewer, filter, filter.after)
}

/** All that a list shows, whatever page. @throws Problem module-missing, not-found */
export async function exportAnswers({ db }: Portal, viewer: Viewer, filter: Omit<AnswerFilter, 'after'>) {
  requireReader(viewer)
  return eachRow<lists.ListedAnswer>((last, limit) => lists.listAfter(db, viewer, filter, last, limit))
}

function requireReader(viewer: Viewer): void {
  if (viewer.side === 'company') requireDealer(viewer)
}

/** Riders only answer. */
function requireDealer(viewer: Viewer) {
  requireModule(viewer, 'surveys')
  if (viewer.side !== 'company' || viewer.role === 'customer') throw new Problem('not-found')
  return viewer
}
