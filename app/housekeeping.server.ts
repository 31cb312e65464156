import { setTimeout as sleep } from 'node:timers/promises'
import type { Portal } from '#app/portal.server.ts'
import { sweepContents, sweepFiles, sweepUnfinished } from '#app/features/attachments/attachments.sweep.server.ts'
import { sweepDrafts } from '#app/features/drafts/drafts.server.ts'
import { sweepSessions } from '#app/features/sign-in/sign-in.server.ts'
import { sweepThrottle } from '#app/kit/throttle.server.ts'

const hour = 60 * 60_000

/**
 * Once an hour, away goes what nobody will ask for again: ended sessions, old drafts, files never sent. Once a day the
 * whole store is looked through for content that nobody knows.
 */
export function startHousekeeping(portal: Portal): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = run(portal, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function run(portal: Portal, stopping: AbortSignal): Promise<void> {
  for (let round = 0; !stopping.aborted; round += 1) {
    try {
      await sweepUnfinished(portal)
      await sweepSessions(portal)
      await sweepThrottle(portal.db, portal.clock.now())
      await sweepDrafts(portal)
      await sweepFiles(portal)
      if (round % 24 === 0) await sweepContents(portal, stopping)
    } catch (error) {
      portal.log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
    }
    await sleep(hour, undefined, { signal: stopping }).catch(() => undefined)
  }
}
