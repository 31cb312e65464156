import path from 'node:path'
import { z } from 'zod'

/** Where the nightly backups are kept, from which time of the day on they are made, and how many. */
export type BackupSettings = { dir: string; at: string; keep: number }

/** What these settings take, each by its own; BACKUP_KEEP is a whole number, which others are as well. */
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
  DATABASE_URL?: string | undefined
}

/** @returns undefined where no schedule is wanted; a sentence where it cannot be */
export function backupFrom(read: Read): BackupSettings | undefined | string {
  if (!read.BACKUP_DIR) return undefined
  if (read.DATABASE_URL)
    return 'The setting BACKUP_DIR is set with DATABASE_URL, whose database is kept by its own means: unset it.'
  const dir = path.resolve(read.BACKUP_DIR)
  if (!path.relative(path.resolve(read.DATA_DIR), dir).startsWith('..'))
    return 'The setting BACKUP_DIR lies within DATA_DIR and would be lost with it: name a folder elsewhere, best on another disk.'
  return { dir, at: read.BACKUP_AT, keep: read.BACKUP_KEEP }
}
