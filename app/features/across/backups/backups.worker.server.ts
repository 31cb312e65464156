import { BackupFailed, makeBackupApart } from '#app/backup/apart.server.ts'
import { codeOf } from '#app/kit/error-code.ts'
import type { BackupSettings } from '#app/kit/settings/backup-settings.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { oneAtATime } from '#app/kit/db/one-at-a-time.server.ts'
import { pause, repeat, startLoop } from '#app/kit/loop.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Backup, type BackupError, errorOf, fileNameOf, filesErrorOf, nightAt, storeErrorOf } from './backups.ts'
import { type Shelf, shelfOf } from './shelf.server.ts'
import * as store from './store.server.ts'

const look = 5000

/** Makes the archive under that name. @throws BackupFailed */
export type MakeBackup = typeof makeBackupApart

/** Makes the backups that are due until it is stopped. Several, in one process or in many, make each once. */
export function startBackups(portal: Portal): { stop(): Promise<void> } {
  return startLoop(async (stopping) => {
    if (!portal.settings.backup) return
    const loop = { log: portal.log, broken: 'backups cannot be made', rest: () => pause(look, stopping) }
    await repeat(stopping, loop, () => backUpWhatIsDue(portal, makeBackupApart, stopping))
  })
}

/** The backup of the night, where its hour has come, and one that was asked for. */
export async function backUpWhatIsDue(portal: Portal, make: MakeBackup, stopping: AbortSignal): Promise<void> {
  const { settings, db, slowDb, clock } = portal
  const kept = settings.backup
  if (!kept) return
  const { day, isBegunNow } = nightAt(clock.now(), kept.at)
  const isBegun = !isBegunNow || (await store.hasNight(slowDb, day))
  if (isBegun && !(await store.findDue(slowDb, day, clock.now()))) return
  await oneAtATime(db, 'backups', async () => {
    const work = { portal, kept, shelf: shelfOf(kept), db: slowDb, make, stopping }
    if (isBegunNow) await beginNight(work, day)
    while (!stopping.aborted) {
      const due = await store.findDue(slowDb, day, clock.now())
      if (!due) return
      await backUp(work, due)
    }
  })
}

type Work = { portal: Portal; kept: BackupSettings; shelf: Shelf; db: Db; make: MakeBackup; stopping: AbortSignal }

async function beginNight(work: Work, day: string): Promise<void> {
  await store.addNight(work.db, day, work.portal.clock.now())
  for (const cut of await store.listCutShort(work.db, day))
    if (!(await isWholeAfterAll(work, cut))) await store.markFailed(work.db, cut.id, 'interrupted')
}

async function backUp(work: Work, due: Backup): Promise<void> {
  const { portal, kept, shelf, db, make, stopping } = work
  const { clock, log, settings } = portal
  if (await isWholeAfterAll(work, due)) return prune(work)
  const file = fileNameOf(clock.now())
  await store.markStarted(db, due.id, file, clock.now())
  try {
    const last = await store.findLastWhole(db)
    await shelf.makeReady(last && (last.bytes ?? 0))
    const { bytes } = await make(settings, shelf.addressOf(file), stopping)
    await store.markDone(db, due.id, bytes, clock.now())
    log.info({ event: 'backup made', file, bytes }, 'a backup was made')
  } catch (error) {
    await shelf.discardHalf(file)
    // Told to stop, it is taken up again by the next start.
    if (stopping.aborted) return
    const reason = reasonOf(error, kept)
    await store.markFailed(db, due.id, reason)
    log.error({ event: 'backup failed', err: error, reason, folder: kept.dir }, 'no backup could be made')
    return
  }
  await prune(work)
}

/**
 * A process was killed in the midst of it. The file has its name only once it is whole; without, what is half written goes.
 */
async function isWholeAfterAll({ shelf, db, portal }: Work, { id, file }: Backup): Promise<boolean> {
  if (!file) return false
  const found = await shelf.bytesOf(file)
  if (found !== undefined) await store.markDone(db, id, found, portal.clock.now())
  else await shelf.discardHalf(file)
  return found !== undefined
}

function reasonOf(error: unknown, { s3 }: BackupSettings): BackupError {
  const code = codeOf(error)
  if (error instanceof BackupFailed && error.isOfFiles) return filesErrorOf(code)
  return s3 ? storeErrorOf(code) : errorOf(code)
}

/** Only once a new one is whole, and only files that the portal made and knows of. */
async function prune({ kept, shelf, db, portal }: Work): Promise<void> {
  const beyond = await store.listBeyond(db, kept.keep)
  for (const { id, file } of beyond) {
    try {
      await shelf.remove(file)
      await store.forget(db, id)
    } catch (error) {
      portal.log.warn({ err: error, file }, 'an old backup could not be removed; it is tried again after the next one')
    }
  }
  if (beyond.length > 0) await store.forgetOldFailures(db)
}
