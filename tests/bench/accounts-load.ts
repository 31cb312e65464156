import { createHash } from 'node:crypto'
import { findSession } from '#app/features/people/account/store.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { emailOf, password, tokenOf } from './accounts-seed.ts'
import { addressOf, fieldsOf, percentile, send } from './load.ts'
import { type Served, tell, withHook } from './processes.ts'

export type LoopDelay = { p50: number; p99: number; longest: number }

/** What a page begins with, asked for sessions from all over the table, over one connection. */
export async function timeSessionQuery(connection: Connection, sessions: number, count: number) {
  const db = openDb({ connection, poolSize: 1 })
  const latencies: number[] = []
  for (let at = 0; at < count; at += 1) {
    const tokenHash = createHash('sha256')
      .update(tokenOf(1 + ((at * 7919) % sessions)))
      .digest()
    const begun = performance.now()
    const found = await findSession(db, tokenHash, new Date())
    latencies.push(performance.now() - begun)
    if (!found) throw new Error('A seeded session was not found')
  }
  await db.destroy()
  // Until the compiler has seen everything and the upper pages of the indexes are in memory.
  const counted = latencies.slice(Math.floor(count / 10))
  return { p50: percentile(counted, 0.5), p95: percentile(counted, 0.95) }
}

export const atOnce = 50

/** What a portal needs to be asked by `delayDuringSignIns`. */
export const withDelayHook = withHook('loop-delay-hook.ts')

/**
 * Fifty people sign in at the same moment, so many times over.
 * @param first number of the people who have not signed in yet
 */
export async function delayDuringSignIns(portal: Served, first: number, rounds: number): Promise<LoopDelay> {
  const signInAll = async (round: number) => {
    const people = Array.from({ length: atOnce }, (_, at) => first + round * atOnce + at)
    await Promise.all(people.map(signIn(portal.origin)))
  }
  await signInAll(0)
  await tell(portal, 'begin')
  for (let round = 1; round <= rounds; round += 1) await signInAll(round)
  const delay = await tell(portal, 'end')
  if (typeof delay !== 'object' || delay === null) throw new Error('The server did not say how late its loop was')
  // What the hook sends.
  return delay as LoopDelay
}

function signIn(origin: string): (person: number) => Promise<void> {
  return async (person) => {
    const { status } = await send(origin, {
      path: '/tickets?sign-in=',
      from: addressOf(person),
      status: 303,
      form: () => fieldsOf({ email: emailOf(person), password }),
    })
    if (status !== 303) throw new Error(`Signing in answered ${status}`)
  }
}
