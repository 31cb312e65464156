import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { type Answer, readAnswer, refusalIn } from './answers.ts'
import { type Ask, createAsk, S3Failed } from './ask.server.ts'
import { createUpload } from './upload.server.ts'
import type { S3 } from './s3-settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** First and last byte, both included; a last one behind the end means the end. */
type Range = { first: number; last: number }

type Kept = {
  name: string
  bytes: number
  /** The store's own digest of the content. */
  etag: string
  changedAt: Date
}

/** The names below a prefix of a bucket. What each function throws: S3Failed, BreakerOpen. */
export type Bucket = {
  /**
   * Keeps what arrives, a large one in parts: it has its name once it is whole. Longer than `atMost`, nothing is kept.
   */
  put(
    name: string,
    content: AsyncIterable<Uint8Array>,
    atMost: number,
  ): Promise<{ bytes: number; sha256: string } | 'too-large'>
  get(name: string, range?: Range): Promise<{ stream: Readable; bytes: number } | undefined>
  /** How long it is; undefined where there is none. */
  bytesOf(name: string): Promise<number | undefined>
  /** What is not there is removed. */
  remove(name: string): Promise<void>
  /** In the order of their names, a thousand at a time. */
  list(folder: string): AsyncIterable<Kept>
  /** Away with the parts of what began to arrive before then and never became whole. */
  sweepUnfinished(folder: string, before: Date): Promise<void>
}

/** Held in memory for each file on its way in; 10,000 of them are the largest file. */
const ordinaryPart = 8 * 1024 * 1024

export function openBucket(
  s3: S3,
  { ask = createAsk(s3), partBytes = ordinaryPart }: { ask?: Ask; partBytes?: number } = {},
): Bucket {
  const bytesOf = async (name: string) => {
    const found = await unlessGone(ask({ method: 'HEAD', name }))
    return found && Number(found.headers.get('content-length') ?? 0)
  }
  return {
    bytesOf,
    put: (name, content, atMost) => put({ ask, name, partBytes, bytesOf }, content, atMost),
    get: (name, range) => get(ask, bytesOf, name, range),
    async remove(name) {
      await unlessGone(ask({ method: 'DELETE', name }))
    },
    list: (folder) => list(ask, s3, folder),
    async sweepUnfinished(folder, before) {
      for await (const { name, upload, begunAt } of listUnfinished(ask, s3, folder))
        if (begunAt < before) await unlessGone(ask({ method: 'DELETE', name, query: { uploadId: upload } }))
    },
  }
}

type Putting = { ask: Ask; name: string; partBytes: number; bytesOf: (name: string) => Promise<number | undefined> }

async function put(to: Putting, content: AsyncIterable<Uint8Array>, atMost: number) {
  const { ask, name, partBytes, bytesOf } = to
  const hash = createHash('sha256')
  const upload = createUpload(ask, name)
  let bytes = 0
  let held: Uint8Array[] = []
  let heldBytes = 0
  try {
    for await (const piece of content) {
      bytes += piece.length
      if (bytes > atMost) return 'too-large' as const
      hash.update(piece)
      held.push(piece)
      heldBytes += piece.length
      // All parts but the last are of one length: some stores ask for it.
      while (heldBytes >= partBytes) {
        const all = Buffer.concat(held)
        await upload.add(new Uint8Array(all.subarray(0, partBytes)))
        held = [all.subarray(partBytes)]
        heldBytes -= partBytes
      }
    }
    await upload.finish(new Uint8Array(Buffer.concat(held)), async () => (await bytesOf(name)) === bytes)
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await upload.leave()
  }
}

async function get(ask: Ask, bytesOf: Putting['bytesOf'], name: string, range?: Range) {
  const last = range && Number.isFinite(range.last) ? range.last : ''
  const headers = range ? { range: `bytes=${range.first}-${last}` } : undefined
  let found: Response | undefined
  try {
    found = await unlessGone(ask({ method: 'GET', name, ...(headers && { headers }) }))
  } catch (error) {
    // Behind the end of the file.
    if (!(error instanceof S3Failed && error.status === 416)) throw error
    const bytes = await bytesOf(name)
    return bytes === undefined ? undefined : { stream: Readable.from([]), bytes }
  }
  if (!found) return undefined
  const bytes = Number(
    range ? /\/(\d+)$/.exec(found.headers.get('content-range') ?? '')?.[1] : found.headers.get('content-length'),
  )
  // Node's stream type and the browser's differ in name only.
  const stream = found.body ? Readable.fromWeb(found.body as WebStream) : Readable.from([])
  if (!Number.isNaN(bytes)) return { stream, bytes }
  stream.destroy()
  throw new S3Failed(`GET ${name}: an answer that does not say how long the file is`, { status: 502 })
}

async function* list(ask: Ask, { prefix }: S3, folder: string): AsyncGenerator<Kept> {
  const query: Record<string, string> = { 'list-type': '2', prefix: prefix + folder }
  for (;;) {
    const { fields, records } = await read(ask({ method: 'GET', query }), 'Contents')
    for (const { Key = '', Size, ETag = '', LastModified = '' } of records)
      yield { name: Key.slice(prefix.length), bytes: Number(Size), etag: ETag, changedAt: new Date(LastModified) }
    const next = fields['NextContinuationToken']
    if (fields['IsTruncated'] !== 'true' || !next) return
    query['continuation-token'] = next
  }
}

async function* listUnfinished(ask: Ask, { prefix }: S3, folder: string) {
  const query: Record<string, string> = { uploads: '', prefix: prefix + folder }
  for (;;) {
    const { fields, records } = await read(ask({ method: 'GET', query }), 'Upload')
    for (const { Key = '', UploadId = '', Initiated = '' } of records)
      yield { name: Key.slice(prefix.length), upload: UploadId, begunAt: new Date(Initiated) }
    if (fields['IsTruncated'] !== 'true' || !fields['NextKeyMarker']) return
    query['key-marker'] = fields['NextKeyMarker']
    query['upload-id-marker'] = fields['NextUploadIdMarker'] ?? ''
  }
}

async function read(answered: Promise<Response>, record: string): Promise<Answer> {
  const text = await (await answered).text()
  if (refusalIn(text)) throw new S3Failed('A list that was refused', { status: 500, said: text })
  return readAnswer(text, record)
}

/** Undefined where the file, or what began to arrive, is not there; a bucket that is not there is a failure. */
async function unlessGone(asked: Promise<Response>): Promise<Response | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof S3Failed && error.status === 404 && error.code !== 'NoSuchBucket') return undefined
    throw error
  }
}
