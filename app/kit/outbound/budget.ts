import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#app/kit/clock.ts'
import { createSemaphore } from '#app/kit/semaphore.ts'

/** Lets calls through as fast as a system allows them; the others wait for their turn. */
export type Budget = <Result>(call: () => Promise<Result>) => Promise<Result>

type Limits = {
  /** Calls in any `ms`. */
  most: number
  ms: number
  /** Calls under way. */
  atOnce: number
  /** ms between the beginnings of two calls: a backlog that is sent in bursts slows people's pages. */
  apart?: number
}

export function createBudget(
  clock: Clock,
  { most, ms, atOnce, apart = 0 }: Limits,
  rest: (ms: number) => Promise<unknown> = (left) => sleep(left),
): Budget {
  const slot = createSemaphore(atOnce)
  const inTurn = createSemaphore(1)
  /** When the last ones began, the oldest first. */
  const begun: number[] = []
  let lastTick = -Infinity

  async function begin(): Promise<void> {
    const early = lastTick + apart - performance.now()
    if (early > 0) await rest(early)
    for (;;) {
      const now = clock.now().getTime()
      // Beginnings in the future are of a clock that was set back.
      while (begun[0] !== undefined && (begun[0] <= now - ms || begun[0] > now)) begun.shift()
      const [oldest] = begun
      if (begun.length < most || oldest === undefined) break
      await rest(oldest + ms - now)
    }
    begun.push(clock.now().getTime())
    lastTick = performance.now()
  }

  return (call) =>
    slot(async () => {
      await inTurn(begin)
      return call()
    })
}
