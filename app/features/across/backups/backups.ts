import { dayOf, timeOf } from '#app/kit/words/formats.ts'

/** Why a backup came to nothing, as far as somebody can do something about it. */
export type BackupError = 'full' | 'missing' | 'not-writable' | 'interrupted' | 'failed' | StoreError | FilesError

/** The same of a bucket that backups go to. */
type StoreError = 'store-away' | 'store-refuses' | 'store-missing'

/** The same of the bucket that people's files lie in, which a backup lists. */
type FilesError = 'files-away' | 'files-refuse' | 'files-missing'

export type Backup = {
  id: number
  /** The day whose nightly one it is; null where an administrator asked for it. */
  day: string | null
  askedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  file: string | null
  bytes: number | null
  error: BackupError | null
}

export type BackupState = 'done' | 'failed' | 'running' | 'waiting'

export function stateOf({ finishedAt, error, startedAt }: Backup): BackupState {
  if (finishedAt) return 'done'
  if (error) return 'failed'
  return startedAt ? 'running' : 'waiting'
}

/**
 * The day whose nightly backup is looked at now: until the hour that of the day before, which is only gone on with where it
 * was begun. Nights that were missed are not made up for.
 */
export function nightAt(now: Date, at: string): { day: string; isBegunNow: boolean } {
  const today = dayOf(now)
  if (timeOf(now) >= at) return { day: today, isBegunNow: true }
  return { day: new Date(Date.parse(today) - 24 * hour).toISOString().slice(0, 10), isBegunNow: false }
}

const hour = 60 * 60_000

/** One that failed is tried again so much later, until the next one is due. */
export const restMs = hour

/** Between two that administrators ask for. */
export const askedRestMs = hour

/** When a night went by without a whole one, and half a day more, administrators are told. */
export const tooOldMs = 36 * hour

/** The system's words for what an operator can see to. */
export function errorOf(code: string | undefined): BackupError {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full'
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing'
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'not-writable' : 'failed'
}

/** As `errorOf`, where backups go to a bucket: what it says has been put into the system's words. */
export function storeErrorOf(code: string | undefined): BackupError {
  if (code === 'ENOSPC') return 'full'
  if (code === 'EHOSTUNREACH') return 'store-away'
  if (code === 'ENOENT') return 'store-missing'
  return code === 'EACCES' ? 'store-refuses' : 'failed'
}

/** As `storeErrorOf`, of the bucket that people's files lie in. */
export function filesErrorOf(code: string | undefined): BackupError {
  if (code === 'EHOSTUNREACH') return 'files-away'
  if (code === 'ENOENT') return 'files-missing'
  return code === 'EACCES' ? 'files-refuse' : 'failed'
}

/** By the moment its copy was begun, in UTC: no two of one portal have the same. */
export function fileNameOf(now: Date): string {
  return `ammiraglia-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.zst`
}
