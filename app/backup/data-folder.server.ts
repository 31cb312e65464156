import { stat } from 'node:fs/promises'
import path from 'node:path'
import { unlessGone } from '#app/kit/unless-gone.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** @throws Error whose message is a sentence, where none of what a portal keeps under these names is in the folder */
export async function requireInFolder(dataDir: string, ...names: string[]): Promise<void> {
  for (const name of names) if (await readUnlessGone(stat(path.join(dataDir, name)))) return
  throw new Error(`${dataDir} holds no portal: set DATA_DIR to the folder of the one that is meant.`)
}

/**
 * What is taken away meanwhile is nobody's loss; what is there and cannot be read would be.
 * @throws Error in a sentence, without the system's code: that would be taken for the place of the backup's
 */
export async function readUnlessGone<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await unlessGone(looking)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`What the portal keeps cannot be read: ${reason}.`, { cause })
  }
}
