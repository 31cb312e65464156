import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from '../store.server.ts'
import { FileAway } from './local-file.server.ts'

/** The store answers, and does not give this one file back. */
export class FileLost extends Error {}

/** As long as a disk that is mounted again, or a store that changes machines, may take to give back all it has. */
const patienceMs = 10 * 60_000

/** Why the work on an import ended; its file that could not be read is waited for, unless it is lost. */
export async function reasonOf(portal: Portal, importId: number, error: unknown): Promise<unknown> {
  if (!(error instanceof FileAway)) return error
  const now = portal.clock.now()
  const { since } = await store.noteUnread(portal.db, importId, now)
  const isPatient = now.getTime() - since.getTime() < patienceMs
  return isPatient || !(await isStoreWell(portal)) ? error : new FileLost()
}

/** Whether it takes a file and gives it back. */
async function isStoreWell({ files }: Portal): Promise<boolean> {
  const content = 'taken and given back'
  try {
    const stored = await files.put(Readable.from([Buffer.from(content)]), content.length)
    if (stored === 'too-large') return false
    const found = await files.open(stored.key)
    const isSame = found !== undefined && (await text(found.stream)) === content
    await files.remove(stored.key)
    return isSame
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
