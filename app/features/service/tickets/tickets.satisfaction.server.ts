import type { Portal } from '#app/portal.server.ts'
import { monthsBefore } from '#app/kit/words/days.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { monthsKept } from './satisfaction/satisfaction.ts'
import { turnIntoFigures } from './satisfaction/figures.store.server.ts'
import { countCalls } from './satisfaction/results.store.server.ts'

export { askForRatings } from './satisfaction/asking.server.ts'
export { isGuestAskedLately, lockAsking } from './satisfaction/asking.store.server.ts'

/** How many who opened a ticket are still to be called back: a value of any query. @throws Problem not-found */
export function openCalls({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  requireStaff(viewer)
  return countCalls(db)
}

/** What was said long ago is a figure from then on: by month and kind of damage, and of nobody. */
export async function sweepRatings({ db, clock }: Portal): Promise<void> {
  const before = monthsBefore(clock.now(), monthsKept)
  while ((await turnIntoFigures(db, before, atOnce)) === atOnce);
}

const atOnce = 500
