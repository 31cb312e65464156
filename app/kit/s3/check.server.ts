import { randomBytes } from 'node:crypto'
import { StartError } from '../db/start-error.ts'
import { CallFailed } from '../outbound/call.server.ts'
import { isAway, S3Failed } from './ask.server.ts'
import { openBucket } from './bucket.server.ts'
import type { S3 } from './s3-settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

type Log = { warn: (facts: { err: unknown }, message: string) => void }

/**
 * Writes, reads, lists and removes a small file. A store that refuses will do so tomorrow: the start ends. One that does not
 * answer may come back: the portal starts, and files are away until then.
 * @throws StartError with what to do
 */
export async function checkBucket(s3: S3, log: Log): Promise<void> {
  try {
    await probe(s3)
    for await (const _ of openBucket(s3).list('check-'));
  } catch (cause) {
    if (isAway(cause))
      return log.warn({ err: cause }, 'the store of files does not answer: files are away until it does')
    if (cause instanceof S3Failed) throw new StartError(refusal(s3, cause), { cause })
    throw cause
  }
}

/** How an operator tries a bucket. @param setting which names it */
export function trialOf(s3: S3, setting?: string) {
  const where = s3.prefix ? `${s3.bucket}/${s3.prefix.replace(/\/$/, '')}` : s3.bucket
  return {
    what: `the bucket ${where} at ${s3.endpoint}`,
    run: () => probe(s3),
    remedy(error: unknown, reason: string): string {
      if (isAway(error))
        return `the store at ${s3.endpoint} does not answer (${reason}): see to it, or correct S3_ENDPOINT.`
      return error instanceof S3Failed ? refusal(s3, error, setting) : `${reason}.`
    },
  }
}

/** Puts a small file, reads it back and removes it. */
async function probe(s3: S3): Promise<void> {
  const bucket = openBucket(s3)
  const name = `check-${randomBytes(8).toString('hex')}`
  await bucket.put(name, piece(name), 100)
  try {
    const said = (await bucket.get(name))?.stream.setEncoding('utf8').toArray()
    if ((await said)?.join('') !== name)
      throw new StartError(
        `The store at ${s3.endpoint} handed out another file than it was given: see whether S3_ENDPOINT is that of a store.`,
      )
  } finally {
    await bucket.remove(name)
  }
}

async function* piece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** What an operator can do about a refusal, in one sentence. @param setting which names the bucket */
export function refusal(
  { endpoint, bucket, region }: S3,
  { code = '', status }: S3Failed,
  setting = 'S3_BUCKET',
): string {
  const known: Record<string, string> = {
    SignatureDoesNotMatch:
      'The setting S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID: the store refuses the signature.',
    InvalidAccessKeyId: 'The setting S3_ACCESS_KEY_ID is not known to the store.',
    RequestTimeTooSkewed: `The clock of this machine differs from that of ${endpoint}: set it by NTP.`,
    RequestExpired: `The clock of this machine differs from that of ${endpoint}: set it by NTP.`,
    NoSuchBucket: `The store at ${endpoint} has no bucket ${bucket}: make it, or correct ${setting}.`,
    AccessDenied: `The store lets this key do nothing in the bucket ${bucket}: allow it to list, read, write and remove there.`,
    AuthorizationHeaderMalformed: `The setting S3_REGION is ${region}, which is not the region of the bucket ${bucket}.`,
    PermanentRedirect: `The bucket ${bucket} is of another region: correct S3_REGION and S3_ENDPOINT.`,
  }
  const otherwise = `The store at ${endpoint} refuses what the portal needs of the bucket ${bucket} (${code || String(status)}).`
  return known[code] ?? otherwise
}

/** As the error code that a disk would give, so that backups report a store and a disk in the same words. */
export function asDiskError(error: unknown): string | undefined {
  if (isAway(error)) return error instanceof CallFailed && error.status === 507 ? 'ENOSPC' : 'EHOSTUNREACH'
  if (!(error instanceof S3Failed)) return undefined
  if (error.code === 'QuotaExceeded') return 'ENOSPC'
  return error.status === 404 ? 'ENOENT' : 'EACCES'
}
