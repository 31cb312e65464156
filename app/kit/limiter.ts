/** Runs something when its turn comes. */
export type Limiter = <Result>(run: () => Promise<Result>) => Promise<Result>

/** At most `most` at a time; the others wait in line. */
export function createLimiter(most: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
