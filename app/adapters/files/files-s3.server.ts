import { Readable } from 'node:stream'
import { BreakerOpen } from '#app/kit/outbound/breaker.ts'
import { Problem } from '#app/kit/problem.ts'
import { createAsk, isAway, S3Failed } from '#app/kit/s3/ask.server.ts'
import { type Bucket, openBucket } from '#app/kit/s3/bucket.server.ts'
import { checkBucket, trialOf } from '#app/kit/s3/check.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'
import type { MovableFiles, StoreOutside } from './files.ts'
import { type DiskLog, isKey, newKey } from './scratch.server.ts'

/** Below the prefix of the settings. */
export const filesFolder = 'files/'

export function s3Store(s3: S3): StoreOutside {
  const { endpoint, bucket, prefix, secretAccessKey } = s3
  return {
    name: 'S3',
    secrets: [secretAccessKey],
    place: { endpoint, bucket, prefix },
    open: (log, watch) => createS3Files({ bucket: openBucket(s3, { ask: createAsk(s3, watch) }), log }),
    check: (log) => checkBucket(s3, log),
    trial: trialOf(s3),
    async *list() {
      for await (const { name, bytes, etag } of openBucket(s3).list(filesFolder))
        yield { name: name.slice(filesFolder.length), bytes, digest: etag.replaceAll(/["\s]/g, '') }
    },
  }
}

/** Files in a bucket, `files/abcd…`: named by the portal alone, never by a person. */
export function createS3Files({ bucket, log }: { bucket: Bucket; log: DiskLog }): MovableFiles {
  const putAs: MovableFiles['putAs'] = async (key, content, atMost) => {
    // It may fail before it is read, while nobody listens to it yet: unheard, that would end the process.
    if (content instanceof Readable) content.on('error', () => undefined)
    try {
      const stored = await inStore(log, bucket.put(filesFolder + key, content, atMost))
      return stored === 'too-large' ? stored : { key, ...stored }
    } finally {
      if (content instanceof Readable) content.destroy()
    }
  }
  return {
    put: (content, atMost) => putAs(newKey(), content, atMost),
    putAs,
    async open(key, range) {
      return isKey(key) ? inStore(log, bucket.get(filesFolder + key, range)) : undefined
    },
    async remove(key) {
      try {
        if (isKey(key)) await inStore(log, bucket.remove(filesFolder + key))
      } catch (error) {
        // Left to the sweep of another day.
        if (!(error instanceof Problem)) throw error
      }
    },
    async *list() {
      for await (const { name, changedAt } of bucket.list(filesFolder)) {
        const key = name.slice(filesFolder.length)
        if (isKey(key)) yield { key, storedAt: changedAt }
      }
    },
    sweepUnfinished: (before) => inStore(log, bucket.sweepUnfinished(filesFolder, before)),
  }
}

/** A store that is away or refuses is no bug: who asked is told, and can try again; the operator hears of it. */
async function inStore<Found>(log: DiskLog, work: Promise<Found>): Promise<Found> {
  try {
    return await work
  } catch (error) {
    if (!isAway(error) && !(error instanceof S3Failed)) throw error
    // While the breaker is open, the failures that opened it have been told.
    if (!(error instanceof BreakerOpen))
      log.error({ err: error }, 'the store of files fails: a file could be neither read nor kept')
    const isFull = error instanceof S3Failed && (error.status === 507 || error.code === 'QuotaExceeded')
    throw Problem.from(error, isFull ? 'storage-full' : 'disk-fails')
  }
}
