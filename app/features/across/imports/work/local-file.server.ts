import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { onDisk } from '#app/adapters/files/scratch.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { openBundle } from '#app/kit/sheets/bundle.server.ts'
import { openSheet } from '#app/kit/sheets/open-sheet.server.ts'
import type { Sheet } from '#app/kit/sheets/sheets.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Kind, PackedFiles } from '../kind.ts'

/** The store does not give the file back now: the work begins again once it does. */
export class FileAway extends Problem {
  constructor() {
    super('unavailable')
  }
}

/** A file of the store as one on this machine's disk, while something reads it in its own order. @throws FileAway */
async function withLocalFile<Made>(portal: Portal, key: string, use: (path: string) => Promise<Made>): Promise<Made> {
  try {
    return await useLocalFile(portal, key, use)
  } catch (error) {
    throw error instanceof Problem && error.code === 'disk-fails' ? new FileAway() : error
  }
}

async function useLocalFile<Made>(portal: Portal, key: string, use: (path: string) => Promise<Made>): Promise<Made> {
  const found = await portal.files.open(key)
  // The folder of a disk that is not mounted is empty.
  if (!found) throw new FileAway()
  const path = portal.scratch.newPath()
  try {
    await onDisk(portal.log, pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })))
    return await use(path)
  } finally {
    await portal.scratch.discard(path)
  }
}

/** How many rows may name one file. */
const namedMost = 10

function notOften(open: (name: string) => ReturnType<PackedFiles>): PackedFiles {
  const named = new Map<string, number>()
  return async (name) => {
    const times = (named.get(name) ?? 0) + 1
    named.set(name, times)
    return times > namedMost ? 'too-often' : open(name)
  }
}

/** The table of a file of the store, with the files that came with it where its kind has some. @throws SheetRefused, FileAway */
export function withTable<Made>(
  portal: Portal,
  kind: Pick<Kind, 'hasFiles'>,
  key: string,
  use: (sheet: Sheet, files?: PackedFiles) => Promise<Made>,
): Promise<Made> {
  return withLocalFile(portal, key, async (path) => {
    if (!kind.hasFiles) return use(await openSheet(path))
    const tablePath = portal.scratch.newPath()
    try {
      const bundle = await openBundle(path, tablePath)
      try {
        return await use(bundle.sheet, notOften(bundle.open))
      } finally {
        bundle.close()
      }
    } finally {
      await portal.scratch.discard(tablePath)
    }
  })
}
