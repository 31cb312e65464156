/** Runs something when one of its slots is free. */
export type Semaphore = <Result>(run: () => Promise<Result>) => Promise<Result>

/** At most `most` at a time; the others wait in line. */
export function createSemaphore(most: number): Semaphore {
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
