import type { Clock } from '#app/kit/clock.ts'
import { CallFailed } from './call.server.ts'

/** A system that keeps failing is left alone for a while: nothing was asked. */
export class BreakerOpen extends Error {
  override readonly name = 'BreakerOpen'
}

export type BreakerState = 'closed' | 'open' | 'half-open'

/** A system as far as those need to know who wait for it. */
export type System = {
  state(): BreakerState
  /** One question through its breaker that changes nothing. @throws what keeps it from answering */
  health(): Promise<void>
}

/** Stands before all calls to one system, and lets them through while it is well. */
export type Breaker = {
  /** @throws BreakerOpen at once while it is open; else what the call throws */
  run<Result>(call: () => Promise<Result>): Promise<Result>
  state(): BreakerState
}

type Limits = {
  /** Faults in a row after which it opens. */
  faults: number
  /** ms that it stays open, unless the system names its own time; then one call is let through to see. */
  rest: number
}

export function createBreaker(clock: Clock, { faults: most, rest }: Limits = { faults: 5, rest: 20_000 }): Breaker {
  let faults = 0
  let openUntil = 0
  let isTrying = false

  function state(): BreakerState {
    if (openUntil === 0) return 'closed'
    const left = openUntil - clock.now().getTime()
    // A clock that was set back must not leave it open.
    return left > 0 && left <= longestRest ? 'open' : 'half-open'
  }

  function noteFault(retryAfter: number | undefined): void {
    faults += 1
    if (retryAfter === undefined && faults < most && openUntil === 0) return
    openUntil = clock.now().getTime() + Math.min(retryAfter ?? rest, longestRest)
  }

  return {
    state,
    async run(call) {
      const before = state()
      if (before === 'open' || (before === 'half-open' && isTrying)) throw new BreakerOpen('the system is left alone')
      isTrying = before === 'half-open'
      try {
        const result = await call()
        faults = 0
        openUntil = 0
        return result
      } catch (error) {
        if (!(error instanceof CallFailed) || error.isFault)
          noteFault(error instanceof CallFailed ? error.retryAfter : undefined)
        // It answered, if only with a refusal: it is there.
        else [faults, openUntil] = [0, 0]
        throw error
      } finally {
        if (before === 'half-open') isTrying = false
      }
    },
  }
}

/** ms. What a system may ask for at most. */
const longestRest = 10 * 60_000
