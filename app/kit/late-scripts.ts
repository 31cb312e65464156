import { loaded } from './lazy-part.ts'
import { withoutReload } from './ui/reload-guard.ts'

/** Milliseconds that somebody waits for scripts without which it goes as well. */
const patience = 4000

export type LateScripts<Scripts> = {
  /** What has come. */
  there: () => Scripts | undefined
  /** They are asked for once, and again where they do not come. */
  load: () => Promise<Scripts>
  /** Through when they are there, or will not be soon. @returns undefined where there is nothing to wait for */
  soon: () => Promise<unknown> | undefined
}

/** Scripts that a page works without: they come when it is used. */
export function lateScripts<Scripts>(load: () => Promise<Scripts>): LateScripts<Scripts> {
  let there: Scripts | undefined
  let coming: Promise<Scripts> | undefined
  let firstTry: Promise<unknown> | undefined
  let hasFailed = false

  function attempt() {
    const one = withoutReload(load).then((scripts) => (there = scripts))
    firstTry ??= one.catch(() => (hasFailed = true))
    return one
  }
  const come = () => (coming ??= loaded(attempt))
  return {
    there: () => there,
    load: come,
    soon() {
      if (there !== undefined || hasFailed) return undefined
      void come()
      const pause = new Promise((resolve) => setTimeout(resolve, patience))
      return Promise.race([firstTry, pause])
    },
  }
}
