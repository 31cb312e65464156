import { pause, startLoop } from '#app/kit/loop.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { putPull } from './pulling.server.ts'

export { noteOutside } from './store.server.ts'

const everyMinutes = 5

/** Has the changes of a CRM outside looked for until it is stopped. Several processes have each look done once. */
export function startCrm(portal: Portal): { stop(): Promise<void> } {
  return startLoop((stopping) => run(portal, stopping))
}

async function run(portal: Portal, stopping: AbortSignal): Promise<void> {
  while (portal.crm.mirror && !stopping.aborted) {
    try {
      await putPull(portal)
    } catch (error) {
      portal.log.warn({ err: error }, 'the changes of the CRM cannot be asked for; it is tried again in some minutes')
    }
    await pause(everyMinutes * 60_000, stopping)
  }
}
