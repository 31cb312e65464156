/** Tells long work in this process when somebody is being answered, so that it can stand aside. */
export type PagesFirst = {
  answering: <Answer>(answer: () => Promise<Answer>) => Promise<Answer>
  /** Comes back once nobody is being answered, or after so many milliseconds: who always asks must not stop all else. */
  giveWay: (most: number) => Promise<void>
}

export function createPagesFirst(): PagesFirst {
  const waiting = new Set<() => void>()
  let answering = 0
  return {
    async answering(answer) {
      answering += 1
      try {
        return await answer()
      } finally {
        answering -= 1
        if (answering === 0) for (const go of waiting) go()
      }
    },
    async giveWay(most) {
      // What has come in meanwhile is read first.
      await new Promise((go) => void setImmediate(go))
      if (answering === 0) return
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, most)
        waiting.add(go)
      })
    },
  }
}
