import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '../account/account.server.ts'
import type { Viewer } from '../account/account.ts'
import { aboutOf, withoutAddresses } from './undelivered.ts'

const listedAtMost = 100

/** What could not leave the house for about a day, the latest first. @throws Problem not-found */
export async function listUndelivered({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  const rows = await outbox.listGivenUp(db, listedAtMost)
  // The subject may bear somebody's address.
  return rows.map(({ subject, error, ...row }) => ({
    ...row,
    about: aboutOf(subject),
    error: withoutAddresses(error ?? ''),
  }))
}

/** @throws Problem not-found */
export async function countUndelivered({ db }: Portal, viewer: Viewer): Promise<number> {
  requireAdmin(viewer)
  return outbox.countGivenUp(db)
}

/** One of them once more. Asked for twice it is done once. @throws Problem not-found */
export async function tryAgain({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const admin = requireAdmin(viewer)
  if (!(await outbox.isKnown(db, id))) throw new Problem('not-found')
  await outbox.tryAgain(db, clock.now(), id)
  log.info({ event: 'undelivered tried again', actor: admin.accountId, outbox: id }, 'undelivered tried again')
}

/** @throws Problem not-found */
export async function tryAllAgain({ db, clock, log }: Portal, viewer: Viewer): Promise<void> {
  const admin = requireAdmin(viewer)
  await outbox.tryAgain(db, clock.now())
  log.info({ event: 'undelivered tried again', actor: admin.accountId }, 'undelivered tried again')
}
