import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Portal } from '#app/portal.server.ts'

/** A file of the store as one on this machine's disk, while something reads it in its own order. */
export async function withLocalFile<Made>(
  portal: Portal,
  key: string,
  use: (path: string) => Promise<Made>,
): Promise<Made | undefined> {
  const found = await portal.files.open(key)
  if (!found) return undefined
  const path = portal.scratch.newPath()
  try {
    await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await use(path)
  } finally {
    await portal.scratch.discard(path)
  }
}
