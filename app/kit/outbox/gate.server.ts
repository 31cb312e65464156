import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { System } from '#app/kit/outbound/breaker.ts'
import * as outbox from './outbox.server.ts'

/** What stands before a lane: whether its rows may be begun. */
export type Gate = {
  /** Asked before each row. */
  isShut(): boolean
  /** Asked before each look at what waits; finds out whether a system that was left alone is back. */
  opens(): Promise<boolean>
}

/** For rows that call no system, or one of many. */
export const alwaysOpen: Gate = { isShut: () => false, opens: async () => true }

/**
 * While a system is left alone none of its rows is begun, so that none spends a try. Then one question that changes
 * nothing finds out whether it is back, and if so, what rested because it was not is due at once.
 */
export function createGate({ db, clock }: { db: Db; clock: Clock }, lane: outbox.Lane, system: System): Gate {
  let wasShut = false
  const isShut = () => system.state() !== 'closed'
  return {
    isShut,
    async opens() {
      if (!isShut() && !wasShut) return true
      wasShut = true
      // Whether it answers is noted by the breaker.
      if (system.state() === 'half-open') await system.health().catch(() => undefined)
      if (isShut()) return false
      await outbox.hasten(db, clock.now(), lane)
      wasShut = false
      return true
    },
  }
}
