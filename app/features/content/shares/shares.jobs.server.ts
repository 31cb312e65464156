import { addMonths } from '#app/kit/words/days.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { monthsKept } from './shares.ts'
import * as store from './store.server.ts'

const atOnce = 500

/** What ended long ago is deleted, its counts with it. */
export async function sweepShares({ db, clock }: Portal): Promise<void> {
  const before = addMonths(dayOf(clock.now()), -monthsKept)
  while ((await store.deleteOver(db, before, atOnce)) === atOnce);
}
