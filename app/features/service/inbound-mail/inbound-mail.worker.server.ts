import type { Fate, Inbox, InboxMail } from '#app/adapters/inbox/inbox.ts'
import { oneAtATime } from '#app/kit/db/one-at-a-time.server.ts'
import { repeat, startLoop } from '#app/kit/loop.server.ts'
import { clearLimit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { noteUnreadable, receiveMail } from './receive.server.ts'

/** ms between two looks where the mailbox tells of nothing, and after one that failed. */
const look = 30_000

/** So often a mail is tried that the portal stumbles over; then staff see to it, and those behind it have their turn. */
const tries = 3

/** Reads the mailbox until it is stopped, where there is one. Of several processes one does so at a time. */
export function startInbox(portal: Portal): { stop(): Promise<void> } {
  return startLoop(async (stopping) => {
    const { inbox, log } = portal
    if (!inbox) return
    const broken = 'the mailbox cannot be read; it is tried again until it can'
    const loop = { log, broken, rest: () => inbox.wait(look, stopping) }
    await repeat(stopping, loop, async () => (await readInbox(portal, inbox, stopping)) > 0)
    await inbox.close()
  })
}

/** Sees to what lies there, unless another process is at it. @returns how many were seen to */
export async function readInbox(portal: Portal, inbox: Inbox, stopping: AbortSignal): Promise<number> {
  const visit = () => inbox.visit((mail) => receive(portal, mail), stopping)
  return (await oneAtATime(portal.db, 'inbound mail', visit)) ?? 0
}

/** A mail that is a stumbling block, or ends the process, and no line that broke, must not keep those behind it for ever. */
async function receive(portal: Portal, mail: InboxMail): Promise<Fate> {
  const { db, clock, log } = portal
  const { validity, uid } = mail.place
  // Counted before it is read: of a mail that ends the process nothing else is known afterwards.
  const begun = { key: `mail begun ${validity} ${uid}`, tries, minutes: 24 * 60 }
  const isTried = await consumeLimit(db, clock.now(), begun)
  if (!isTried) log.error({ mail: uid }, 'a mail could not be seen to; it was set aside')
  const fate = isTried ? await receiveMail(portal, mail) : await noteUnreadable(portal, mail)
  await clearLimit(db, begun.key)
  return fate
}
