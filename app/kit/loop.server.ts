import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Problem } from '#app/kit/problem.ts'

/** Begins what goes on beside the answers; to stop it is to wait for its end. */
export function startLoop(run: (stopping: AbortSignal) => Promise<unknown>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = run(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

type Loop = {
  log: Logger
  /** What is said of an error, once and not at each round, until a round goes well. */
  broken: string
  rest: () => Promise<unknown>
}

/** @param round answers whether there is more to do at once, without a rest */
export async function repeat(stopping: AbortSignal, loop: Loop, round: () => Promise<boolean | void>) {
  let isBroken = false
  while (!stopping.aborted) {
    try {
      const isMore = await round()
      isBroken = false
      if (isMore) continue
    } catch (error) {
      // That the database is away is no fault of the portal's.
      const isAway = error instanceof Problem && error.code === 'unavailable'
      if (!isBroken && !stopping.aborted) loop.log[isAway ? 'warn' : 'error']({ err: error }, loop.broken)
      isBroken = true
    }
    await loop.rest()
  }
}

/** Over at once where it is stopped. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => undefined)
}
