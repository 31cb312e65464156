import { outsideOf } from '#app/adapters/files/choices.server.ts'
import { conflictIn } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { askedRestMs, type Backup, tooOldMs } from './backups.ts'
import { backupWords } from './page/page.words.ts'
import * as store from './store.server.ts'

const shown = 60

export type Backups = {
  /** Where and how the nightly ones are kept; undefined where there is no schedule. */
  schedule: { dir: string; at: string; keep: number } | undefined
  /** The store outside that files lie in, where a backup only lists them. */
  store: string | undefined
  rows: Backup[]
  /** No whole one has come for longer than there should be, or ever. */
  isTooOld: boolean
}

/** The latest first. @throws Problem not-found for anyone who is no administrator */
export async function readBackups({ db, clock, settings }: Portal, viewer: Viewer): Promise<Backups> {
  requireAdmin(viewer)
  const rows = await store.listLatest(db, shown)
  const longAgo = new Date(clock.now().getTime() - tooOldMs)
  return {
    schedule: settings.backup && { dir: settings.backup.dir, at: settings.backup.at, keep: settings.backup.keep },
    store: outsideOf(settings.files)?.name,
    rows,
    isTooOld: settings.backup !== undefined && (await store.isNoneSince(db, longAgo)),
  }
}

/**
 * Has the worker make one more, beside those of the nights, which it never pushes out: one at a time, and one an hour.
 * @throws Problem not-found, conflict
 */
export async function backUpNow({ db, clock, settings, log }: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const now = clock.now()
  if (!settings.backup) throw conflictIn(backupWords)('off')
  if (await store.isAskedBetween(db, new Date(now.getTime() - askedRestMs), now))
    throw conflictIn(backupWords)('recent')
  if (!(await store.addAsked(db, now))) throw conflictIn(backupWords)('recent')
  log.info({ event: 'backup asked for', actor: accountId }, 'a backup was asked for')
}

/** 1 where the last backup failed or is too old, as a part of one query with others. @throws Problem not-found */
export function backupTrouble({ clock, settings }: Portal, viewer: Viewer) {
  requireAdmin(viewer)
  // Without a schedule only a failure is told: nobody waits for the next one.
  const before = settings.backup ? clock.now().getTime() - tooOldMs : 0
  return store.troubleSince(new Date(before))
}
