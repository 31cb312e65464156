import type { Transaction } from 'kysely'
import { watchSignals } from '#app/features/service/signals/signals.jobs.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { portalAt } from './past.server.ts'

const [dayMs, hourMs] = [86_400_000, 3_600_000]

/** What the portal itself finds among the claims, as of its last night: the forks of one batch crack. */
export async function addSignals(portal: Portal, tx: Transaction<Tables>): Promise<void> {
  const night = Math.floor((portal.clock.now().getTime() - 3 * hourMs) / dayMs) * dayMs + 3 * hourMs
  await watchSignals(portalAt(portal, tx, new Date(night)), new AbortController().signal)
}
