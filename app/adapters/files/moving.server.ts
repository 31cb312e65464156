import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Files, MovableFiles } from './files.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

export type Moved = { copied: number; bytes: number; already: number }

/** Files under way at a time. */
const atOnce = 4

/**
 * Copies what one store has and the other has not, each file read back and compared. Killed, it goes on where it was: a
 * file has its name only once it is whole. What comes while it works is copied as well, up to the last file it sees.
 * @throws Error where a copy is not what was read
 */
export async function copyFiles(from: Files, to: MovableFiles, tell: (moved: Moved) => void): Promise<Moved> {
  const there = new Set<string>()
  for await (const { key } of to.list()) there.add(key)
  const moved: Moved = { copied: 0, bytes: 0, already: there.size }
  for (let before = -1; before < moved.copied;) {
    before = moved.copied
    await forEach(from.list(), async ({ key }) => {
      if (there.has(key)) return
      const bytes = await copyOne(from, to, key)
      there.add(key)
      if (bytes === undefined) return
      moved.copied += 1
      moved.bytes += bytes
      tell(moved)
    })
  }
  return moved
}

/**
 * Away with the files of a store that the other has as well, byte by byte. @returns how many went, and how many stayed
 */
export async function removeCopied(from: Files, kept: Files): Promise<{ removed: number; left: number }> {
  const count = { removed: 0, left: 0 }
  await forEach(from.list(), async ({ key }) => {
    const [here, there] = [await digestOf(from, key), await digestOf(kept, key)]
    if (here === undefined) return
    if (here === there) await from.remove(key)
    count[here === there ? 'removed' : 'left'] += 1
  })
  return count
}

async function copyOne(from: Files, to: MovableFiles, key: string): Promise<number | undefined> {
  const opened = await from.open(key)
  // Taken out of its form, or swept, while others were copied.
  if (!opened) return undefined
  const stored = await to.putAs(key, opened.stream, Infinity)
  const isWhole = stored !== 'too-large' && stored.bytes === opened.bytes && stored.sha256 === (await digestOf(to, key))
  if (isWhole) return stored.bytes
  await to.remove(key)
  throw new Error(`The copy of ${key} is not what was read: nothing was removed, try again.`)
}

async function digestOf(files: Files, key: string): Promise<string | undefined> {
  const opened = await files.open(key)
  return opened && sha256Of(opened.stream)
}

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}

/** A few at a time; the first failure ends it. */
async function forEach<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  const lane = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
