import { createHash } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { apiLimits } from '#app/limits.ts'
import { type Answered, findAnswer, freeKey, keepAnswer, type Keyed, takeKey } from './answers.store.server.ts'
import { Refused } from './problems.server.ts'

/** After so long without an answer its process is taken for dead: longer than any call may take. */
const lostAfterMs = 2 * 60_000

/** @throws Refused key-invalid */
export function keyIn({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7E]{1,200}$/.test(key)) throw new Refused('key-invalid')
  return key
}

/** What tells one call from another: what it is of, and all that it says. */
export function digestOf(operation: string, id: number, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([operation, id, body]))
    .digest()
}

/**
 * The name under which what a call adds is kept: the same for its repetitions, so that nothing is added twice. A key that
 * is over may come with another call, which is no repetition: what is kept outlives its key.
 */
export function submissionOf({ tokenId, key, digest }: Keyed): string {
  const hex = createHash('sha256').update(`submission ${tokenId} ${key} `).update(digest).digest('hex').slice(0, 32)
  // A UUID of version 8, which RFC 9562 leaves to its maker's own use.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

export type Outcome = Answered & { isReplayed: boolean }

/**
 * Does a call once for its key: its repetition within the time gets the answer of the first, also where that one came at
 * the same moment in another process. What came to nothing frees the key.
 * @throws Refused key-reused, key-at-work
 */
export async function once(portal: Portal, keyed: Keyed, act: () => Promise<Answered>): Promise<Outcome> {
  const now = portal.clock.now()
  const times = {
    forgotten: new Date(now.getTime() - apiLimits.keyHours * 60 * 60_000),
    lost: new Date(now.getTime() - lostAfterMs),
  }
  if (!(await takeKey(portal.db, keyed, now, times))) return repeated(portal, keyed)
  try {
    const answered = await act()
    await keepAnswer(portal.db, keyed, answered)
    return { ...answered, isReplayed: false }
  } catch (error) {
    await freeKey(portal.db, keyed)
    throw error
  }
}

async function repeated({ db }: Portal, keyed: Keyed): Promise<Outcome> {
  const found = await findAnswer(db, keyed)
  if (found && !found.digest.equals(keyed.digest)) throw new Refused('key-reused')
  if (found?.status == null) throw new Refused('key-at-work', { headers: { 'retry-after': '1' } })
  return { status: found.status, answer: found.answer, isReplayed: true }
}
