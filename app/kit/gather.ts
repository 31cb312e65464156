import { setImmediate as nextTurn } from 'node:timers/promises'

/** Takes one item at a time, and has several handled at once. */
export type Gather<Item, Result> = ((item: Item) => Promise<Result>) & {
  /** Resolves when no item waits or is being handled. */
  settled: () => Promise<void>
}

type Waiting<Item, Result> = { item: Item } & Pick<PromiseWithResolvers<Result>, 'resolve' | 'reject'>

/**
 * Items that are added in one turn of the event loop, or while others are being handled, go to `run` together, which
 * answers in their order. Where it fails, each item is tried alone, so that one spoils none of the others; a `run` that
 * fails leaves nothing behind.
 */
export function gathering<Item, Result>(
  most: number,
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): Gather<Item, Result> {
  const waiting: Waiting<Item, Result>[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn()
      await answer(waiting.splice(0, most))
    }
    working = undefined
  }

  async function answer(asked: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(asked.map(({ item }) => item))
      asked.forEach(({ resolve }, at) => resolve(results[at] as Result))
    } catch (error) {
      if (asked.length > 1) for (const one of asked) await answer([one])
      else asked[0]?.reject(error)
    }
  }

  const add = (item: Item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({ item, resolve, reject })
    working ??= work()
    return promise
  }
  return Object.assign(add, { settled: async () => working })
}
