import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { BackupFailed } from '#app/backup/apart.server.ts'
import { codeOf } from '#app/kit/error-code.ts'
import type { BackupSettings } from '#app/kit/settings/backup-settings.server.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'

/** The place of the nightly backups: a folder, or one in a bucket. */
export type Shelf = {
  /** What the archive of that name is called for the process that makes it. */
  addressOf(file: string): string
  /** Undefined where it is not there. */
  bytesOf(file: string): Promise<number | undefined>
  remove(file: string): Promise<void>
  /** Away with what a process that was killed has left of it. */
  discardHalf(file: string): Promise<void>
  /** @param lastBytes of the last whole one; undefined before the very first @throws where none can be made now */
  makeReady(lastBytes: number | undefined): Promise<void>
}

export function shelfOf({ dir, s3 }: BackupSettings): Shelf {
  return s3 ? bucketShelf(dir, s3) : folderShelf(dir)
}

function folderShelf(dir: string): Shelf {
  const placeOf = (file: string) => path.join(dir, path.basename(file))
  return {
    addressOf: placeOf,
    bytesOf: (file) =>
      stat(placeOf(file)).then(
        ({ size }) => size,
        () => undefined,
      ),
    remove: (file) => rm(placeOf(file), { force: true }),
    discardHalf: (file) => rm(`${placeOf(file)}.part`, { force: true }).catch(() => undefined),
    /**
     * The folder is made before the first backup, for its owner alone. Later one that is missing is a disk that is not there:
     * made again, it would fill another one. Where the last backup would not find room, none is begun: on the disk that the
     * portal works on, it would leave nothing to others.
     */
    async makeReady(lastBytes) {
      if (lastBytes === undefined) await mkdir(dir, { mode: 0o700 }).catch(unlessThere)
      const { bavail, bsize } = await statfs(dir)
      if (bavail * bsize < (lastBytes ?? 0))
        throw new BackupFailed('There is less room than the last backup took', 'ENOSPC')
    },
  }
}

/** A bucket has room, and an archive its name once it is whole; of one that was not, the parts go. */
function bucketShelf(dir: string, s3: S3): Shelf {
  const bucket = openBucket(s3)
  return {
    addressOf: (file) => dir + path.basename(file),
    bytesOf: (file) => bucket.bytesOf(path.basename(file)),
    remove: (file) => bucket.remove(path.basename(file)),
    discardHalf: (file) => bucket.sweepUnfinished(path.basename(file), new Date(8.64e15)).catch(() => undefined),
    makeReady: async () => undefined,
  }
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error
}
