import type { Semaphore } from '#app/kit/semaphore.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Scope } from './licence.ts'

type Searching = Pick<Portal, 'searches'>

/** Staff search through everybody's records, and each search takes its turn; one company's records are few. */
export function searchesOf({ searches }: Searching, { side }: Pick<Viewer, 'side'>, q: string | undefined): Semaphore {
  return side === 'maker' && q !== undefined ? searches : atOnce
}

/** So does what goes through them without a search, as reports do. */
export function turnsOf({ searches }: Searching, scope: Scope): Semaphore {
  return scope === 'all' ? searches : atOnce
}

const atOnce: Semaphore = (run) => run()
