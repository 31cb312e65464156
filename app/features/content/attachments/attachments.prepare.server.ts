import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fullestDisk } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StoredFile } from '#app/adapters/files/files.ts'
import { onDisk } from '#app/adapters/files/scratch.server.ts'
import { displayName } from '#app/kit/pictures/display-name.ts'
import {
  type FileKind as Format,
  isPicture,
  isVideo,
  mediaTypes,
  sniff,
  sniffBytes,
} from '#app/kit/pictures/file-kinds.ts'
import { blankPosition } from '#app/kit/pictures/videos.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { fileLimits, type FileRefusal } from './attachments.ts'
import type { NewFile } from './store.server.ts'

export type Prepared = Omit<NewFile, 'id' | 'ownerId' | 'submission' | 'field'> & {
  /** What a photo is known again by, where it has just been drawn. */
  prints?: string[]
}
type Refused = { refused: FileRefusal }

/** A file as it was sent, told by its content and never by its name; it lies on the scratch disk, never in memory. */
export type Arrived = { source: string; format: Format; bytes: number; sha256: string }

/** Bytes a video, and a photo or PDF, may have. */
export type Limits = { photo: number; video: number }

/** Lets a file of this person arrive, and hands it over for as long as it takes to make something of it. */
export async function withArrived<Made>(
  portal: Portal,
  viewer: Pick<Viewer, 'accountId'>,
  stream: Readable,
  make: (arrived: Arrived) => Promise<Made>,
  limits: Limits = fileLimits,
): Promise<Made | Refused> {
  return letIn(portal, viewer, () => arrive(portal, stream, make, limits))
}

/** Lets something of this person arrive, where the disk has room and not too much of theirs arrives already. */
export async function letIn<Made>(
  portal: Portal,
  { accountId }: Pick<Viewer, 'accountId'>,
  take: () => Promise<Made>,
): Promise<Made | Refused> {
  const taken = async () => {
    if ((await portal.scratch.usedShare()) >= fullestDisk) return { refused: 'no-room' } as const
    const made = await portal.arrivals.take(`account ${accountId}`, take)
    return made === 'busy' ? ({ refused: 'busy' } as const) : made
  }
  return unlessDiskRefuses(portal, taken())
}

/** What came of it, or why the disk does not let it: the form comes back with what was typed. */
export async function unlessDiskRefuses<Made>(
  { log }: Portal,
  work: Promise<Made>,
): Promise<Made | { refused: 'no-room' | 'disk-fails' }> {
  try {
    return await onDisk(log, work)
  } catch (error) {
    if (error instanceof Problem && error.code === 'storage-full') return { refused: 'no-room' }
    if (error instanceof Problem && error.code === 'disk-fails') return { refused: 'disk-fails' }
    throw error
  }
}

async function arrive<Made>(
  portal: Portal,
  stream: Readable,
  make: (arrived: Arrived) => Promise<Made>,
  limits: Limits,
): Promise<Made | Refused> {
  const source = portal.scratch.newPath()
  try {
    const arrived = await receive(source, stream, limits)
    return 'refused' in arrived ? arrived : await make(arrived)
  } finally {
    await portal.scratch.discard(source)
  }
}

/** Brings a file of this person that arrived into the form in which it is kept, and keeps it. */
export async function prepareFile(
  portal: Portal,
  viewer: Viewer,
  name: string,
  arrived: Arrived,
): Promise<Prepared | Refused> {
  const { source, format, sha256 } = arrived
  const named = { name: displayName(name, isPicture(format) ? 'jpeg' : format), sentSha256: sha256 }
  if (isPicture(format)) return keepPhoto(portal, viewer, source, named)
  if (isVideo(format) && (await blankPosition(source)) === 'unreadable') return { refused: 'unreadable' }
  return keepAsIs(portal, arrived, named)
}

/** Away with what lies in the store for a file. */
export async function discard(
  portal: Portal,
  { contentKey, thumbKey }: Pick<Prepared, 'contentKey' | 'thumbKey'>,
): Promise<void> {
  await portal.files.remove(contentKey)
  if (thumbKey) await portal.files.remove(thumbKey)
}

/** Writes what arrives to a path, as far as files of its kind may go. */
async function receive(source: string, stream: Readable, limits: Limits): Promise<Arrived | Refused> {
  const hash = createHash('sha256')
  const state: { start: Buffer; format?: Format | undefined; bytes: number; refused?: FileRefusal | undefined } = {
    start: Buffer.alloc(0),
    bytes: 0,
  }
  async function* watched(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      state.bytes += chunk.length
      if (state.start.length < sniffBytes) {
        state.start = Buffer.concat([state.start, chunk.subarray(0, sniffBytes)])
        state.format = sniff(state.start)
      }
      state.refused = refusalSoFar(state, limits)
      // What follows is left unread; the reader of the form passes over it.
      if (state.refused) return
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(watched(stream), createWriteStream(source, { flags: 'wx', mode: 0o600 }))
  const { bytes, format, refused } = state
  if (refused) return { refused }
  if (bytes === 0) return { refused: 'empty' }
  return format ? { source, format, bytes, sha256: hash.digest('hex') } : { refused: 'kind' }
}

type Seen = { start: Buffer; format?: Format | undefined; bytes: number }

function refusalSoFar({ start, format, bytes }: Seen, limits: Limits): FileRefusal | undefined {
  if (!format) return start.length >= sniffBytes ? 'kind' : undefined
  if (isVideo(format)) return bytes > limits.video ? 'video-too-large' : undefined
  return bytes > limits.photo ? 'photo-too-large' : undefined
}

type Named = Pick<Prepared, 'name' | 'sentSha256'>

async function keepPhoto(
  portal: Portal,
  { accountId }: Viewer,
  source: string,
  named: Named,
): Promise<Prepared | Refused> {
  const [shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    const picture = await portal.pictures.render({ source, shown, thumb }, `account ${accountId}`)
    if (typeof picture === 'string') return { refused: picture }
    const { width, height, bytes, capturedAt = null, prints } = picture
    const content = await keep(portal, shown)
    return {
      ...named,
      kind: 'photo',
      mediaType: 'image/jpeg',
      bytes,
      contentKey: content.key,
      contentSha256: content.sha256,
      thumbKey: (await keep(portal, thumb)).key,
      width,
      height,
      capturedAt,
      prints,
    }
  } finally {
    await portal.scratch.discard(shown, thumb)
  }
}

async function keepAsIs(portal: Portal, { source, format, bytes }: Arrived, named: Named): Promise<Prepared> {
  const kind = isVideo(format) ? 'video' : 'pdf'
  const content = await keep(portal, source)
  return {
    ...named,
    kind,
    mediaType: mediaTypes[format],
    bytes,
    contentKey: content.key,
    contentSha256: content.sha256,
    thumbKey: null,
    width: null,
    height: null,
    capturedAt: null,
  }
}

export async function keep(portal: Portal, path: string): Promise<StoredFile> {
  const stored = await portal.files.put(createReadStream(path), fileLimits.video)
  if (stored === 'too-large') throw new Error('A prepared file cannot be larger than what was let in')
  return stored
}
