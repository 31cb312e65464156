import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

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

type Turns = {
  log: Logger
  /** What is said of an error, once and not at each turn, until a turn goes well. */
  broken: string
  rest: () => Promise<unknown>
}

/** @param turn answers whether there is more to do at once, without a rest */
export async function takeTurns(stopping: AbortSignal, turns: Turns, turn: () => Promise<boolean | void>) {
  let isBroken = false
  while (!stopping.aborted) {
    try {
      const isMore = await turn()
      isBroken = false
      if (isMore) continue
    } catch (error) {
      if (!isBroken && !stopping.aborted) turns.log.error({ err: error }, turns.broken)
      isBroken = true
    }
    await turns.rest()
  }
}

/** Over at once where it is stopped. */
export async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => undefined)
}
