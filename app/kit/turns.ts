/** Work that waits for its turn, so that one account's does not stand in the way of another's. */
export type Turns = {
  /** Runs when it is this one's turn; 'busy' when as many of theirs wait already. */
  take<Result>(who: string, run: () => Promise<Result>): Promise<Result | 'busy'>
  /** How many run and wait at this moment. */
  line(): { running: number; waiting: number }
}

type Limits = {
  /** In all, and of one. */
  atOnce: number
  each: number
  /** Those that wait for one, beside those that run. */
  waiting: number
}

/** Those who wait come in turn, one each, no matter how many each has asked for. */
export function createTurns({ atOnce, each, waiting }: Limits): Turns {
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let free = atOnce

  const mayBegin = (who: string) => free > 0 && (running.get(who) ?? 0) < each

  function begin(who: string): void {
    free -= 1
    running.set(who, (running.get(who) ?? 0) + 1)
  }

  function end(who: string): void {
    free += 1
    const left = (running.get(who) ?? 1) - 1
    if (left > 0) running.set(who, left)
    else running.delete(who)
    for (const [next, line] of lines) {
      if (!mayBegin(next)) continue
      const go = line.shift()
      // Behind all the others, if more of theirs wait.
      lines.delete(next)
      if (line.length > 0) lines.set(next, line)
      begin(next)
      go?.()
      return
    }
  }

  return {
    line() {
      return { running: sum(running.values()), waiting: sum([...lines.values()].map(({ length }) => length)) }
    },
    async take(who, run) {
      if (mayBegin(who)) begin(who)
      else {
        const line = lines.get(who) ?? []
        if (line.length >= waiting) return 'busy'
        const { promise, resolve } = Promise.withResolvers<void>()
        lines.set(who, [...line, resolve])
        await promise
      }
      try {
        return await run()
      } finally {
        end(who)
      }
    },
  }
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0)
}
