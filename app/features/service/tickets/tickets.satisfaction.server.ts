import type { Portal } from '#app/portal.server.ts'
import { addMonths } from '#app/features/bicycles/coverage/coverage.days.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { monthsKept } from './satisfaction/satisfaction.ts'
import { turnIntoFigures } from './satisfaction/figures.store.server.ts'

export { askForRatings } from './satisfaction/asking.server.ts'
export { isGuestAskedLately, lockAsking } from './satisfaction/asking.store.server.ts'

/** What was said long ago is a figure from then on: by month and kind of damage, and of nobody. */
export async function sweepRatings({ db, clock }: Portal): Promise<void> {
  const before = new Date(`${addMonths(dayOf(clock.now()), -monthsKept)}T00:00:00Z`)
  while ((await turnIntoFigures(db, before, atOnce)) === atOnce);
}

const atOnce = 500
