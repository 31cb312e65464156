import type { Fate, Inbox, InboxMail } from '#app/adapters/inbox/inbox.ts'
import { oneAtATime } from '#app/kit/db/one-at-a-time.server.ts'
import { startLoop, takeTurns } from '#app/kit/loop.server.ts'
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
    const stumbled = new Map<number, number>()
    const broken = 'the mailbox cannot be read; it is tried again until it can'
    const turns = { log, broken, rest: () => inbox.wait(look, stopping) }
    await takeTurns(stopping, turns, async () => (await readInbox(portal, inbox, stumbled, stopping)) > 0)
    await inbox.close()
  })
}

/** Sees to what lies there, unless another process is at it. @returns how many were seen to */
export async function readInbox(
  portal: Portal,
  inbox: Inbox,
  stumbled: Map<number, number>,
  stopping: AbortSignal,
): Promise<number> {
  const visit = () => inbox.visit((mail) => receive(portal, mail, stumbled), stopping)
  return (await oneAtATime(portal.db, 'inbound mail', visit)) ?? 0
}

/** A mail that is a stumbling block, and no line that broke, must not keep those behind it for ever. */
async function receive(portal: Portal, mail: InboxMail, stumbled: Map<number, number>): Promise<Fate> {
  const { uid } = mail.place
  try {
    const fate = await receiveMail(portal, mail)
    stumbled.delete(uid)
    return fate
  } catch (error) {
    const count = (stumbled.get(uid) ?? 0) + 1
    stumbled.set(uid, count)
    if (count < tries) throw error
    stumbled.delete(uid)
    portal.log.error({ err: error }, 'a mail could not be seen to; it was set aside')
    return noteUnreadable(portal, mail)
  }
}
