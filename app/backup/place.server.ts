import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#app/kit/error-code.ts'
import { type Bucket, openBucket } from '#app/kit/s3/bucket.server.ts'
import { placeIn, type S3 } from '#app/kit/s3/s3-settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** Where an archive is written to or read from: a file of this machine, or one in a bucket. */
export type Place = {
  /** As it is told to people. */
  shown: string
  isThere(): Promise<boolean>
  /** Keeps all of it; it has its name only once it is whole, and of what fails nothing is left. @returns its length */
  keep(content: Readable): Promise<number>
  read(): Promise<Readable>
}

/**
 * The size of a part of an archive that is sent to a bucket: ten thousand parts are the most, so an archive has 320 GB
 * at most.
 */
const archivePart = 32 * 1024 * 1024

/** @param target a path, or a name such as s3://bucket/folder/name @throws Error whose message is a sentence */
export function placeOf(target: string, s3: S3 | undefined): Place {
  if (!target.startsWith('s3://')) return onDisk(path.resolve(target))
  if (!s3)
    throw new Error(
      `${target} is in a store: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, which lead there.`,
    )
  const found = placeIn(s3, target)
  if (!found?.name) throw new Error(`${target} names no file of a store: it is written as in s3://bucket/folder/name.`)
  return inBucket(target, openBucket(found.s3, { partBytes: archivePart }), found.name)
}

/** With the system's code: by it the nightly backup says what is to be done. */
function toldOfDisk(error: unknown, part: string, file: string): unknown {
  const code = codeOf(error)
  if (!(error instanceof Error) || !code) return error
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  if (!isFull && Reflect.get(error, 'path') !== part) return error
  const told = isFull ? `The disk that holds ${file} is full.` : `${file} cannot be written: ${error.message}.`
  return Object.assign(new Error(told, { cause: error }), { code })
}

function onDisk(file: string): Place {
  const part = `${file}.part`
  return {
    shown: file,
    isThere: () =>
      stat(file).then(
        () => true,
        () => false,
      ),
    async keep(content) {
      try {
        // Nobody but its owner reads it: it holds the secret, and people's data.
        await pipeline(content, createWriteStream(part, { mode: 0o600, flags: 'w' }))
        await flush(part)
        await rename(part, file)
        if (process.platform !== 'win32') await flush(path.dirname(file))
        return (await stat(file)).size
      } catch (error) {
        await rm(part, { force: true })
        throw toldOfDisk(error, part, file)
      }
    },
    read: async () => createReadStream(file),
  }
}

function inBucket(shown: string, bucket: Bucket, name: string): Place {
  return {
    shown,
    isThere: async () => (await bucket.bytesOf(name)) !== undefined,
    async keep(content) {
      const kept = await bucket.put(name, content, Infinity)
      if (kept === 'too-large') throw new Error('Nothing is too large for it')
      return kept.bytes
    },
    async read() {
      const found = await bucket.get(name)
      if (!found) throw new Error(`${shown} is not there.`)
      return found.stream
    },
  }
}

async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
