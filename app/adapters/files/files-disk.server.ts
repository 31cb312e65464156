import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open as openFile, mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { codeOf } from '#app/kit/error-code.ts'
import type { ByteRange } from '#app/kit/http/file-response.server.ts'
import { unlessGone } from '#app/kit/unless-gone.server.ts'
import type { MovableFiles, StoredFile } from './files.ts'
import { changedAt, type DiskLog, isKey, newKey, onDisk, openScratch, removeOrLeave } from './scratch.server.ts'

/** Files in a folder of this machine, `ab/cd/abcd…`: named by the portal alone, never by a person. */
export async function createDiskFiles({ folder, log }: { folder: string; log: DiskLog }): Promise<MovableFiles> {
  const scratch = await openScratch(path.join(folder, 'arriving'), log)
  const putAs: MovableFiles['putAs'] = async (key, content, atMost) => {
    const arriving = scratch.newPath()
    // It may fail before it is read, while nobody listens to it yet: unheard, that would end the process.
    if (content instanceof Readable) content.on('error', () => undefined)
    try {
      return await onDisk(log, keep({ folder, key, arriving }, content, atMost))
    } finally {
      if (content instanceof Readable) content.destroy()
      await scratch.discard(arriving)
    }
  }
  return {
    put: (content, atMost) => putAs(newKey(), content, atMost),
    putAs,
    open: (key, range) => onDisk(log, openIfThere(folder, key, range)),
    async remove(key) {
      if (isKey(key)) await removeOrLeave(log, pathOf(folder, key))
    },
    list: () => listKeys(folder),
    sweepUnfinished: (before) => scratch.sweep(before),
  }
}

type Arriving = { folder: string; key: string; arriving: string }

async function keep(
  { folder, key, arriving }: Arriving,
  content: AsyncIterable<Uint8Array>,
  atMost: number,
): Promise<StoredFile | 'too-large'> {
  const written = await write(arriving, content, atMost)
  if (written === 'too-large') return written
  await settle(folder, arriving, pathOf(folder, key))
  return { key, ...written }
}

async function write(
  target: string,
  content: AsyncIterable<Uint8Array>,
  atMost: number,
): Promise<Omit<StoredFile, 'key'> | 'too-large'> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await openFile(target, 'wx', 0o600)
  try {
    for await (const piece of content) {
      bytes += piece.length
      if (bytes > atMost) return 'too-large'
      hash.update(piece)
      await file.writeFile(piece)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Renamed only when complete and flushed, then the folders are flushed too: the name must survive a power cut. */
async function settle(folder: string, arriving: string, target: string): Promise<void> {
  const inner = path.dirname(target)
  const isNew = [await makeFolder(path.dirname(inner)), await makeFolder(inner)].includes(true)
  await rename(arriving, target)
  await syncFolder(inner)
  if (!isNew) return
  await syncFolder(path.dirname(inner))
  await syncFolder(folder)
}

/** Node's own way of making the folders above as well answers ENOENT to whatever a failing disk says. */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot flush a folder, and journals its names by itself.
  if (process.platform === 'win32') return
  const handle = await openFile(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Opened and read up to its first bytes: on a failing disk a file may open and then not be read, and once an answer has
 * begun it counts as a success.
 */
async function openIfThere(folder: string, key: string, range?: ByteRange) {
  const file = isKey(key) ? await unlessGone(openFile(pathOf(folder, key), 'r')) : undefined
  if (!file) return undefined
  const stream = file.createReadStream(range ? { start: range.first, end: range.last } : {})
  try {
    await once(stream, 'readable')
    const { size } = await file.stat()
    return { stream, bytes: size }
  } catch (error) {
    stream.destroy()
    throw error
  }
}

/** Folder by folder; whatever else somebody has put there is passed over. */
async function* listKeys(folder: string): AsyncGenerator<{ key: string; storedAt: Date }> {
  for (const outer of await namesIn(folder)) {
    if (!isPair(outer)) continue
    for (const inner of await namesIn(path.join(folder, outer))) {
      if (!isPair(inner)) continue
      for (const key of await namesIn(path.join(folder, outer, inner))) {
        if (!isKey(key) || !key.startsWith(outer + inner)) continue
        const storedAt = await changedAt(pathOf(folder, key))
        if (storedAt) yield { key, storedAt }
      }
    }
  }
}

/** Some dozens, or 256: the store spreads its files. */
async function namesIn(folder: string): Promise<string[]> {
  return (await unlessGone(readdir(folder))) ?? []
}

function isPair(name: string): boolean {
  return /^[0-9a-f]{2}$/.test(name)
}

function pathOf(folder: string, key: string): string {
  return path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
}
