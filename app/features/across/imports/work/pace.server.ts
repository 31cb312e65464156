import { setTimeout as sleep } from 'node:timers/promises'
import type { Portal } from '#app/portal.server.ts'
import * as store from '../store.server.ts'

/** Somebody wants the work to stop. */
export class Cancelled extends Error {}

/** How often who looks at the page sees it move. */
const everyMs = 400

/**
 * Lets a long work breathe: after each step, pages have their turn for about as long as the step took away from them, and
 * twice a second the progress is told. @throws Cancelled
 */
export function paced({ db }: Portal, importId: number, stopping: AbortSignal) {
  let toldAt = 0
  let steppedAt = performance.now()
  return async (done: number, total: number): Promise<void> => {
    stopping.throwIfAborted()
    const now = performance.now()
    if (now - toldAt > everyMs) {
      toldAt = now
      if (await store.setProgress(db, importId, Math.round(done), Math.round(total))) throw new Cancelled()
    }
    await sleep(Math.min((now - steppedAt) * shareOfPages, 50))
    steppedAt = performance.now()
  }
}

const shareOfPages = 0.2
