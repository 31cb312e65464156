import path from 'node:path'
import { z } from 'zod'
import { asFolder, placeIn, type S3 } from '../s3/s3-settings.server.ts'

/** Where the nightly backups are kept, from which time of the day on they are made, and how many. */
export type BackupSettings = {
  /** A folder of this machine; of a store that speaks S3, its address. */
  dir: string
  s3?: S3 | undefined
  at: string
  keep: number
}

/** The schema of each of these settings; BACKUP_KEEP is a whole number, which others are as well. */
export const backupSettings = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'it takes a time of day, as in 03:30')
    .default('03:30'),
}

type Read = z.output<z.ZodObject<typeof backupSettings>> & {
  BACKUP_KEEP: number
  DATA_DIR: string
  BACKUP_S3?: string | undefined
}

/** @returns undefined where no schedule is wanted; a sentence where it cannot be */
export function backupFrom(read: Read, s3: S3 | undefined): BackupSettings | undefined | string {
  const { BACKUP_AT: at, BACKUP_KEEP: keep } = read
  if (read.BACKUP_S3 && s3) {
    if (read.BACKUP_DIR)
      return 'The setting BACKUP_DIR is set with BACKUP_S3: keep the one that says where the nightly backups go.'
    const dir = asFolder(read.BACKUP_S3)
    const place = placeIn(s3, dir)
    if (!place) return 'The setting BACKUP_S3 is wrong: it takes bucket and folder, as in s3://backups/portal.'
    return { dir, s3: place.s3, at, keep }
  }
  if (!read.BACKUP_DIR) return undefined
  const dir = path.resolve(read.BACKUP_DIR)
  const way = path.relative(path.resolve(read.DATA_DIR), dir)
  // On another drive of Windows there is no way.
  if (!way.startsWith('..') && !path.isAbsolute(way))
    return 'The setting BACKUP_DIR lies within DATA_DIR and would be lost with it: name a folder elsewhere, best on another disk.'
  return { dir, at, keep }
}
