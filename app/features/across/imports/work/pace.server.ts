import type { Portal } from '#app/portal.server.ts'
import * as store from '../store.server.ts'

/** Somebody wants the work to stop. */
export class Cancelled extends Error {}

/** How often who looks at the page sees it move. */
const everyMs = 400

/** After each step of a long work: twice a second the progress is told. @throws Cancelled */
export function paced(portal: Portal, importId: number, stopping: AbortSignal) {
  let toldAt = 0
  return async (done: number, total: number): Promise<void> => {
    stopping.throwIfAborted()
    const now = performance.now()
    if (now - toldAt > everyMs) {
      toldAt = now
      if (await store.setProgress(portal.db, importId, Math.round(done), Math.round(total))) throw new Cancelled()
    }
  }
}
