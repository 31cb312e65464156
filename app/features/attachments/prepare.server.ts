import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Portal } from '#app/portal.server.ts'
import { asStorageProblem } from '#app/adapters/files/scratch.server.ts'
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
import { fileLimits, type FileRefusal } from './attachments.ts'
import type { NewFile } from './store.server.ts'

export type Prepared = Omit<NewFile, 'id' | 'ownerId' | 'submission' | 'field'>
type Refused = { refused: FileRefusal }

/**
 * Brings a file that arrives into the form in which it is kept: it lies on the scratch disk meanwhile, never in memory,
 * and is told by its content, never by its name.
 * @throws Problem storage-full
 */
export async function prepareFile(portal: Portal, name: string, stream: Readable): Promise<Prepared | Refused> {
  const source = portal.scratch.newPath()
  try {
    const arrived = await receive(source, stream)
    if ('refused' in arrived) return arrived
    const { format } = arrived
    const named = { name: displayName(name, isPicture(format) ? 'jpeg' : format) }
    if (isPicture(format)) return await keepPhoto(portal, source, named)
    if (isVideo(format) && (await blankPosition(source)) === 'unreadable') return { refused: 'unreadable' }
    return await keepAsIs(portal, source, { ...named, format, bytes: arrived.bytes })
  } catch (error) {
    throw asStorageProblem(error)
  } finally {
    await rm(source, { force: true })
  }
}

/** Writes what arrives to a path, as far as files of its kind may go. */
async function receive(path: string, stream: Readable): Promise<{ format: Format; bytes: number } | Refused> {
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
      state.refused = refusalSoFar(state)
      // What follows is left unread; the reader of the form passes over it.
      if (state.refused) return
      yield chunk
    }
  }
  await pipeline(watched(stream), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (state.refused) return { refused: state.refused }
  if (state.bytes === 0) return { refused: 'empty' }
  return state.format ? { format: state.format, bytes: state.bytes } : { refused: 'kind' }
}

type Seen = { start: Buffer; format?: Format | undefined; bytes: number }

function refusalSoFar({ start, format, bytes }: Seen): FileRefusal | undefined {
  if (!format) return start.length >= sniffBytes ? 'kind' : undefined
  if (isVideo(format)) return bytes > fileLimits.video ? 'video-too-large' : undefined
  return bytes > fileLimits.photo ? 'photo-too-large' : undefined
}

async function keepPhoto(portal: Portal, source: string, { name }: { name: string }): Promise<Prepared | Refused> {
  const [shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    const picture = await portal.pictures.render({ source, shown, thumb })
    if (typeof picture === 'string') return { refused: picture === 'timeout' ? 'unreadable' : picture }
    const { width, height, bytes, capturedAt = null } = picture
    const contentKey = await keep(portal, shown)
    return {
      name,
      kind: 'photo',
      mediaType: 'image/jpeg',
      bytes,
      contentKey,
      thumbKey: await keep(portal, thumb),
      width,
      height,
      capturedAt,
    }
  } finally {
    await rm(shown, { force: true })
    await rm(thumb, { force: true })
  }
}

type AsIs = { name: string; format: Format; bytes: number }

async function keepAsIs(portal: Portal, source: string, { name, format, bytes }: AsIs): Promise<Prepared> {
  const kind = isVideo(format) ? 'video' : 'pdf'
  const contentKey = await keep(portal, source)
  return {
    name,
    kind,
    mediaType: mediaTypes[format],
    bytes,
    contentKey,
    thumbKey: null,
    width: null,
    height: null,
    capturedAt: null,
  }
}

async function keep(portal: Portal, path: string): Promise<string> {
  const stored = await portal.files.put(createReadStream(path), fileLimits.video)
  if (stored === 'too-large') throw new Error('A prepared file cannot be larger than what was let in')
  return stored.key
}
