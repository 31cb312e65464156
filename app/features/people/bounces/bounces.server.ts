import type { Expression } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Job, Jobs } from '#app/kit/outbox/jobs.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as store from './store.server.ts'

/** So many are listed: the others are searched for. */
export const blockedAtMost = 100

const month = 30 * 24 * 60 * 60_000

/** Other permanent refusals (a full mailbox, a rule of the server) within a month before an address is blocked. */
const mostRefusals = 3

/** There is no such mailbox, or no such server (RFC 3463): the next mail comes back as well. */
const isNobodys = (status: string) => /^5\.1\.(?:0|1|2|3|6|10)$|^5\.4\.4$/.test(status)

/**
 * Notes that a mail to an address came back for good. From the first that says that nobody is there, or the third other
 * one within a month, nothing more is sent there.
 */
export async function noteBounce(
  tx: Db,
  bounce: { address: string; status: string; words: string },
  now: Date,
): Promise<void> {
  const failures = await store.countFailure(tx, bounce, now, new Date(now.getTime() - month))
  if (isNobodys(bounce.status) || failures >= mostRefusals) await store.block(tx, bounce.address, now)
}

/** Addresses to which nothing is sent, the latest first; with `q` those it is in. @throws Problem not-found */
export async function listBlocked({ db }: Portal, viewer: Viewer, q: string | undefined) {
  requireStaff(viewer)
  return store.listBlocked(db, q, blockedAtMost)
}

/** Mails go there again. Asked for twice it is done once. @throws Problem not-found */
export async function releaseAddress({ db, log }: Portal, viewer: Viewer, address: string): Promise<void> {
  const { accountId } = requireStaff(viewer)
  if (!(await store.release(db, address))) throw new Problem('not-found')
  log.info({ event: 'address released', actor: accountId }, 'an address is written to again')
}

/** On a row with an address: mails to it came back, and none are sent. */
export function isBlocked(address: Expression<string>) {
  return store.isBlocked(address)
}

/** Which of these get no mail. */
export async function blockedAmong(db: Db, addresses: readonly string[]): Promise<string[]> {
  return addresses.length > 0 ? store.findBlocked(db, addresses) : []
}

/** How many addresses nothing is sent to. */
export function countBlocked(db: Db): Promise<number> {
  return store.countBlocked(db)
}

/** Sent because a person has just asked for it, to somebody who has nothing else to come in by, or to try whether it leaves. */
const askedFor = ['mail.invite', 'mail.test']

/**
 * The same jobs, whose mails do not leave to addresses that they came back from. What a person has asked for (a link, a new
 * password, an invitation) still does: that is how they find out.
 */
export function withoutBlocked(jobs: Jobs): Jobs {
  return jobs.map((job): Job => {
    if (!job.kind.isMail || askedFor.includes(job.kind.name)) return job
    return {
      ...job,
      async run(payload, tx, id) {
        const leaving = await job.run(payload, tx, id)
        if (!leaving || !('to' in leaving)) return leaving
        return (await store.findBlocked(tx, [leaving.to.toLowerCase()])).length > 0 ? undefined : leaving
      },
    }
  })
}

/** Single failures are forgotten after a month. */
export function sweepBounces({ db, clock }: Portal): Promise<void> {
  return store.sweep(db, new Date(clock.now().getTime() - month))
}
