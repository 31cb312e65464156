import { openBucket, type Kept } from '#app/kit/s3/bucket.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'
import type { Archive } from './archive.server.ts'
import type { Manifest } from './manifest.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** The entry that names the files which stay in the bucket: name, length and the store's own digest, a line each. */
export const listName = 'files.txt'
const folder = 'files/'

/** After the database: whatever it knows of is in the list. */
export async function listKept(s3: S3, archive: Archive): Promise<NonNullable<Manifest['store']>> {
  const lines: string[] = []
  let bytes = 0
  for await (const kept of openBucket(s3).list(folder)) {
    lines.push(lineOf(kept))
    bytes += kept.bytes
  }
  await archive.text(listName, lines.join(''))
  const { endpoint, bucket, prefix } = s3
  return { endpoint, bucket, prefix, files: lines.length, bytes }
}

function lineOf({ name, bytes, etag }: Pick<Kept, 'name' | 'bytes' | 'etag'>): string {
  return `${name.slice(folder.length)} ${bytes} ${etag.replaceAll(/["\s]/g, '')}\n`
}

/**
 * Whether the bucket still has what a backup knew of, as it was.
 * @returns the names of the files that are gone, and of those that are others by now
 */
export async function compareKept(s3: S3, list: string): Promise<{ gone: string[]; changed: string[] }> {
  const found = new Map<string, string>()
  for await (const kept of openBucket(s3).list(folder)) {
    const [name = '', ...rest] = lineOf(kept).trim().split(' ')
    found.set(name, rest.join(' '))
  }
  const result: { gone: string[]; changed: string[] } = { gone: [], changed: [] }
  for (const line of list.split('\n').filter(Boolean)) {
    const [name = '', ...rest] = line.split(' ')
    const there = found.get(name)
    if (there === undefined) result.gone.push(name)
    else if (!isSame(rest.join(' '), there)) result.changed.push(name)
  }
  return result
}

/** What came in parts has a digest by its parts: copied in others to another bucket, it has another one. */
function isSame(was: string, is: string): boolean {
  if (was === is) return true
  const inParts = was.includes('-') || is.includes('-')
  return inParts && was.split(' ')[0] === is.split(' ')[0]
}
