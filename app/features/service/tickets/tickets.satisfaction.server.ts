import type { Portal } from '#app/portal.server.ts'
import { monthsBefore } from '#app/kit/words/days.ts'
import { monthsKept } from './satisfaction/satisfaction.ts'
import { turnIntoFigures } from './satisfaction/figures.store.server.ts'

export { askForRatings } from './satisfaction/asking.server.ts'
export { isGuestAskedLately, lockAsking } from './satisfaction/asking.store.server.ts'

/** What was said long ago is a figure from then on: by month and kind of damage, and of nobody. */
export async function sweepRatings({ db, clock }: Portal): Promise<void> {
  const before = monthsBefore(clock.now(), monthsKept)
  while ((await turnIntoFigures(db, before, atOnce)) === atOnce);
}

const atOnce = 500
