import { createHmac, timingSafeEqual } from 'node:crypto'
import { oneAtATime } from '#app/kit/db/one-at-a-time.server.ts'
import { pause, repeat, startLoop } from '#app/kit/loop.server.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'
import { lock, readWhatIsDue } from './reading.server.ts'
import * as store from './store.server.ts'

const look = 2000

/** Reads the ERP until it is stopped. Several processes share the work, one at a time. */
export function startErp(portal: Portal): { stop(): Promise<void> } {
  return startLoop(async (stopping) => {
    if (portal.erp.name === 'none') return
    const keepListening = createListening(portal)
    const loop = { log: portal.log, broken: 'the ERP cannot be read', rest: () => pause(look, stopping) }
    await repeat(stopping, loop, async () => {
      await readWhatIsDue(portal, stopping)
      await keepListening()
    })
  })
}

const day = 24 * 60 * 60_000

/** ms that listening rests after a failure: without it all goes on, by the clock. */
const restAfterFailure = 10 * 60_000

/** Asks the ERP to say when something changes, and again long before it forgets, which it does after three days. */
export function createListening(portal: Portal): () => Promise<void> {
  const { db, slowDb, erp, clock, log } = portal
  let restUntil = 0

  const dueAmong = (kept: readonly Kept[]) =>
    erp.resources.filter((resource) => {
      const before = kept.find((one) => one.resource === resource)
      return !before || before.expiresAt.getTime() - clock.now().getTime() <= day
    })

  async function ask(resource: string, kept: readonly Kept[]): Promise<void> {
    const before = kept.find((one) => one.resource === resource)
    const isOver = before !== undefined && before.expiresAt <= clock.now()
    const to = { url: `${siteOf(portal)}${noticePath}`, secret: listeningSecret(portal) }
    try {
      await store.keepSubscription(slowDb, resource, await erp.subscribe(resource, to, isOver ? undefined : before))
    } catch (error) {
      // One that the ERP has forgotten is made new.
      if (error instanceof CallFailed && error.status === 404) await store.forgetSubscription(slowDb, resource)
      throw error
    }
  }

  return async () => {
    const now = clock.now().getTime()
    if (erp.resources.length === 0 || (now < restUntil && restUntil - now <= restAfterFailure)) return
    if (dueAmong(await store.listSubscriptions(slowDb)).length === 0) return
    try {
      await oneAtATime(db, lock, async () => {
        const kept = await store.listSubscriptions(slowDb)
        for (const resource of dueAmong(kept)) await ask(resource, kept)
      })
    } catch (error) {
      restUntil = now + restAfterFailure
      log.warn(
        { event: 'erp not listened to', err: error },
        'the ERP does not say what changes; it is read by the clock',
      )
    }
  }
}

type Kept = Awaited<ReturnType<typeof store.listSubscriptions>>[number]

/** Where the ERP says so. */
const noticePath = '/erp/notices'

/** What the ERP repeats with each notice, so that nobody else can give one. */
function listeningSecret({ secret }: Portal): string {
  return createHmac('sha256', secret).update('notices of the ERP').digest('base64url')
}

/** Compared without telling how far it fits. */
export function isListeningSecret(portal: Portal, said: unknown): boolean {
  if (typeof said !== 'string') return false
  const digest = (text: string) => createHmac('sha256', portal.secret).update(text).digest()
  return timingSafeEqual(digest(said), digest(listeningSecret(portal)))
}
