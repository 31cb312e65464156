import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { blockedAtMost, listBlocked } from '#app/features/people/bounces/bounces.server.ts'
import * as store from './store.server.ts'

const listedAtMost = 100
const day = 24 * 60 * 60_000

/**
 * What waits for staff, the latest first, and the addresses that nothing is sent to.
 * @param q what the addresses are searched for @throws Problem not-found
 */
export async function readInbound(portal: Portal, viewer: Viewer, q: string | undefined) {
  requireStaff(viewer)
  const [mails, blocked] = await Promise.all([store.listAside(portal.db, listedAtMost), listBlocked(portal, viewer, q)])
  return { mails, blocked, blockedAtMost, folder: portal.settings.inbound?.folders.aside }
}

/** Somebody has seen to it. Said twice, it is once. @throws Problem not-found */
export async function settleMail({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireStaff(viewer)
  if (!(await store.settle(db, id, accountId, clock.now()))) throw new Problem('not-found')
  log.info({ event: 'mail settled', actor: accountId, mail: id }, 'a mail that was set aside is settled')
}

/** How many wait, as a part of one query with others. @throws Problem not-found */
export function asideCount(_portal: Portal, viewer: Viewer) {
  requireStaff(viewer)
  return store.countAside()
}

/** What was seen to is forgotten after a month, what nobody saw to after three. @returns how many went */
export function sweepInbound({ db, clock }: Portal): Promise<number> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  return store.sweep(db, ago(30), ago(90))
}
