import { stat } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '#app/kit/error-code.ts'
import { unlessGone } from '#app/kit/unless-gone.server.ts'
import type { Settings } from '#app/settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** What is in the folder of each portal, one of them at least. */
export function keptNames({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string[] {
  // Beside a database elsewhere each start makes the last one, and a restore the others.
  return databaseUrl ? ['files', 'secret', 'scratch'] : ['postgres/cluster']
}

/** @throws Error whose message is a sentence, where none of what a portal keeps under these names is in the folder */
export async function requireInFolder(dataDir: string, ...names: string[]): Promise<void> {
  if (await isInFolder(dataDir, ...names)) return
  throw new Error(`${dataDir} holds no portal: set DATA_DIR to the folder of the one that is meant.`)
}

/** @throws Error whose message is a sentence, where it cannot be seen */
export async function isInFolder(dataDir: string, ...names: string[]): Promise<boolean> {
  for (const name of names) if (await readUnlessGone(stat(path.join(dataDir, name)))) return true
  return false
}

/**
 * What is taken away meanwhile is nobody's loss; what is there and cannot be read would be.
 * @throws Error in a sentence, without the system's code: that would be taken for the place of the backup's
 */
export async function readUnlessGone<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await unlessGone(looking)
  } catch (cause) {
    const reason = messageOf(cause)
    throw new Error(`What the portal keeps cannot be read: ${reason}.`, { cause })
  }
}
