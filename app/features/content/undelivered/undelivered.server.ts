import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { shownError } from './errors.server.ts'
import { aboutOf } from './undelivered.ts'

const listedAtMost = 100

/** What could not leave the house for about a day, and what of it was discarded; the latest first. @throws Problem not-found */
export async function listUndelivered(portal: Portal, viewer: Viewer) {
  const { db } = portal
  requireAdmin(viewer)
  const rows = await outbox.listGivenUp(db, listedAtMost, 'waiting')
  const discarded = await outbox.listGivenUp(db, listedAtMost, 'discarded')
  // The subject may bear somebody's address.
  const shown = ({ subject, error, ...row }: outbox.GivenUp) => ({
    ...row,
    about: aboutOf(subject),
    error: shownError(portal, error ?? ''),
  })
  return { rows: rows.map(shown), discarded: discarded.map(shown) }
}

/** @throws Problem not-found */
export async function countUndelivered(portal: Portal, viewer: Viewer): Promise<number> {
  const { count } = await undeliveredCount(portal, viewer).executeTakeFirstOrThrow()
  return count
}

/** How much waits, as a part of one query with others. @throws Problem not-found */
export function undeliveredCount({ db }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  return outbox.givenUpCount(db)
}

/** One of them once more. Asked for twice it is done once. @throws Problem not-found */
export async function tryAgain({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const admin = requireAdmin(viewer)
  if (!(await outbox.isKnown(db, id))) throw new Problem('not-found')
  await outbox.tryAgain(db, clock.now(), { id })
  log.info({ event: 'undelivered tried again', actor: admin.accountId, outbox: id }, 'undelivered tried again')
}

/** @throws Problem not-found */
export async function tryAllAgain({ db, clock, log }: Portal, viewer: Viewer): Promise<void> {
  const admin = requireAdmin(viewer)
  await outbox.tryAgain(db, clock.now(), 'all')
  log.info({ event: 'undelivered tried again', actor: admin.accountId }, 'undelivered tried again')
}

/** One of them is never tried again. Asked for twice it is done, and logged, once. @throws Problem not-found */
export async function discard({ db, clock, log }: Portal, viewer: Viewer, id: number): Promise<void> {
  const admin = requireAdmin(viewer)
  if (!(await outbox.isKnown(db, id))) throw new Problem('not-found')
  if (await outbox.discard(db, clock.now(), id))
    log.info({ event: 'undelivered discarded', actor: admin.accountId, outbox: id }, 'undelivered discarded')
}
