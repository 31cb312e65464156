import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { sheetLimits, SheetRefused } from './sheets.ts'

/** More parts than any workbook has, or any folder of pictures that somebody packs for the portal. */
const entriesMost = 5000
const ratioCountsFrom = 20_000_000

/** An archive that was not made by us, read part by part and never further than the limits. */
export type ZipArchive = {
  names: readonly string[]
  bytesOf: (name: string) => number
  /** A part as it unpacks; undefined where there is none of that name. @throws SheetRefused, also while it is read */
  open: (name: string) => Promise<AsyncGenerator<Buffer, void, undefined> | undefined>
  close: () => void
}

/** @throws SheetRefused for what is no archive */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(broken)
  try {
    const entries = await entriesOf(zip)
    const state = { unpacked: 0 }
    return {
      names: [...entries.keys()],
      bytesOf: (name) => entries.get(sameForm(name))?.uncompressedSize ?? 0,
      async open(name) {
        const entry = entries.get(sameForm(name))
        if (!entry) return undefined
        const stream = await zip.openReadStreamPromise(entry).catch(broken)
        return unpacked(stream, entry, state)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > entriesMost) throw new SheetRefused('unpacks-too-large')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(sameForm(entry.fileName), entry)
  } catch (cause) {
    // The reader looks at each name, and names what is wrong with it.
    const isOutside =
      cause instanceof Error && /^(?:absolute path|invalid relative path|invalid characters)/.test(cause.message)
    return isOutside ? outside(cause) : broken(cause)
  }
  return entries
}

/** A Mac packs a name with its accents beside the letters. */
function sameForm(name: string): string {
  return name.normalize('NFC')
}

async function* unpacked(stream: Readable, entry: Entry, state: { unpacked: number }) {
  let own = 0
  try {
    for await (const piece of stream) {
      own += piece.length
      state.unpacked += piece.length
      const isBomb = own > ratioCountsFrom && own > entry.compressedSize * sheetLimits.packedTimes
      if (isBomb || state.unpacked > sheetLimits.unpackedBytes) throw new SheetRefused('unpacks-too-large')
      yield piece as Buffer
    }
  } catch (cause) {
    if (cause instanceof SheetRefused) throw cause
    broken(cause)
  } finally {
    stream.destroy()
  }
}

function outside(cause: unknown): never {
  throw new SheetRefused('path-outside', { cause })
}

function broken(cause: unknown): never {
  throw new SheetRefused('broken-workbook', { cause })
}
