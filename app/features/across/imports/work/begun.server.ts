import type { Portal } from '#app/portal.server.ts'
import * as store from '../store.server.ts'
import { Cancelled } from './pace.server.ts'

/**
 * Work on it ended in the midst of it, time after time: its processes, or a statement of it that took too long. It may be
 * the file that does that.
 */
export class Unfinished extends Error {}

/** A process may also be ended by what has nothing to do with its import. */
const begunMost = 3

/**
 * Counts a work as begun before anything of it is done, by a connection of its own: of one that ends its process nothing
 * else is known afterwards. @throws Unfinished, Cancelled
 */
export async function countBegun({ db }: Portal, importId: number): Promise<void> {
  const { begun, isCancelled } = await store.noteBegun(db, importId)
  // A work that ends early, or waits for its file, never comes to tell its progress, where a wish to stop is found otherwise.
  if (isCancelled) throw new Cancelled()
  if (begun > begunMost) throw new Unfinished()
}
