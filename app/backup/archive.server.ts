import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { clusterFolder, isEntryName, type Manifest, manifestName } from './manifest.ts'
import type { Place } from './place.server.ts'

/** What an archive is filled with, one entry after the other. */
export type Archive = {
  folder(name: string): Promise<void>
  /**
   * A file of the length it had when it was looked at: of one that grows meanwhile the rest is left out, and one that
   * shrinks is filled up with zeros.
   */
  file(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void>
  text(name: string, content: string): Promise<void>
}

/** Both ends of what packs and unpacks: with the 64 kB that are usual, half of the time goes into handing pieces on. */
const pieces = { chunkSize: 1_048_576, highWaterMark: 4_194_304 }

/**
 * Writes a tar, compressed by zstd, with a manifest of digests as its last entry.
 * @param stopping ends it as a failure would, with the reason that it gives
 * @throws what the place or `fill` throw; then nothing is left
 */
export async function writeArchive(
  place: Place,
  fill: (archive: Archive) => Promise<Omit<Manifest, 'files'>>,
  stopping?: AbortSignal,
): Promise<{ bytes: number }> {
  stopping?.throwIfAborted()
  const { readable, controller } = createTarPacker()
  const compress = createZstdCompress({ ...pieces, params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  // The place hears of a failure.
  pipeline(Readable.from(readable), compress).catch(() => undefined)
  const written = place.keep(compress)
  stopping?.addEventListener('abort', () => compress.destroy(stopping.reason))
  // Who writes to a stream that has ended waits for ever: each step waits for the failure too.
  const failed = written.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  const files: Manifest['files'] = {}
  const archive: Archive = {
    folder: async (name) => {
      requireEntryName(name)
      await Promise.race([controller.add({ name: `${name}/`, size: 0, type: 'directory' }).close(), failed])
    },
    async file(name, bytes, content) {
      requireEntryName(name)
      const body = controller.add({ name, size: bytes, mode: 0o600 }).getWriter()
      const hash = createHash('sha256')
      for await (const piece of exactly(bytes, content)) {
        hash.update(piece)
        await Promise.race([body.write(piece), failed])
      }
      await Promise.race([body.close(), failed])
      files[name] = { bytes, sha256: hash.digest('hex') }
    },
    async text(name, content) {
      const bytes = Buffer.from(content)
      await archive.file(name, bytes.length, Readable.from([bytes]))
    },
  }
  try {
    const facts = await fill(archive)
    await archive.text(manifestName, JSON.stringify({ ...facts, files: { ...files } }))
    controller.finalize()
    return { bytes: await written }
  } catch (error) {
    controller.error(error)
    // Where the disk failed, the one who filled the archive heard only that there is none any more.
    const reason: unknown = await written.then(
      () => error,
      (failure: unknown) => failure,
    )
    throw reason
  }
}

/** @throws Error in a sentence: better now than at the restore, which takes no other names */
function requireEntryName(name: string): void {
  if (name !== clusterFolder && !isEntryName(name))
    throw new Error(`${JSON.stringify(name)} is no name that a restore takes: give it another one.`)
}

async function* exactly(bytes: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const piece of content) {
    if (left === 0) return
    yield piece.subarray(0, left)
    left -= Math.min(left, piece.length)
  }
  for (const zeros = Buffer.alloc(65_536); left > 0; left -= Math.min(left, zeros.length)) yield zeros.subarray(0, left)
}

/** `name` without a slash at its end; the content has to be read before the next entry is asked for. */
export type Entry = { name: string; isFolder: boolean; content: AsyncIterable<Uint8Array> }

/** @throws where the file cannot be read, or is no such archive, or ends too early */
export async function* readArchive(place: Place): AsyncGenerator<Entry> {
  const plain = createZstdDecompress(pieces)
  // The one who reads hears of a failure.
  pipeline(await place.read(), plain).catch(() => undefined)
  const entries = streamOf(plain).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of entries)
    yield { name: header.name.replace(/\/$/, ''), isFolder: header.type === 'directory', content: body }
}

function streamOf(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
