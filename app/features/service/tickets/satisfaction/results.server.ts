import { monthsBefore } from '#app/kit/words/days.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Group, type Grouping, type Period } from './results.ts'
import * as store from './results.store.server.ts'

const shown = 50

/** Whom to call, and what those who opened tickets said of them. @throws Problem not-found for anyone who is no staff */
export async function readResults({ db, clock }: Portal, viewer: Viewer, months: Period) {
  requireStaff(viewer)
  const since = months === 0 ? new Date(0) : monthsBefore(clock.now(), months)
  const [calls, groups, comments] = await Promise.all([
    store.listCalls(db, shown),
    store.readGroups(db, since),
    store.listComments(db, since, shown),
  ])
  const all = groups.find(({ level }) => level === 'all')
  // What belongs to none, as the tickets that are nobody's, is no group.
  const by = (grouping: Grouping): Group[] =>
    groups.flatMap(({ level, of, answers, average }) =>
      level === grouping && of !== null ? [{ of, answers, average }] : [],
    )
  return {
    calls,
    comments,
    all: all && { answers: all.answers, average: all.average, spread: all.spread },
    groups: { month: by('month'), kind: by('kind'), agent: by('agent'), dealer: by('dealer') },
  }
}
