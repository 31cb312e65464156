import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import * as outbox from './outbox.server.ts'
import { Undeliverable } from './undeliverable.ts'

/**
 * Does what a row asks for. It bears being run twice: `id` names the row, and is what a receiver tells doubles by. What
 * it writes through `tx` is kept exactly when the row counts as done.
 * @throws whatever went wrong; the row is tried again later, or given up where it is `Undeliverable`
 */
export type Job = (payload: unknown, id: number, tx: Db) => Promise<void>
export type Jobs = Record<string, Job>

type World = { db: Kysely<Tables>; clock: Clock; log: Logger }

const idle = 500
/** Read at once, and done before the oldest are looked at again. */
const atOnce = 500

/** Takes due rows until it is stopped. Several workers, in one process or in many, share the work safely. */
export function startWorker(world: World, jobs: Jobs): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = run(world, jobs, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function run(world: World, jobs: Jobs, stopping: AbortSignal): Promise<void> {
  let isBroken = false
  while (!stopping.aborted) {
    try {
      const worked = await workThrough(world, jobs, stopping)
      isBroken = false
      if (worked) continue
    } catch (error) {
      // A database that is away is said once, not twice a second.
      if (!isBroken) world.log.error({ err: error }, 'the outbox cannot be read; it is tried again until it can')
      isBroken = true
    }
    await sleep(idle, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/**
 * Goes through what waits, the oldest first, and works off what is due. A row that stays keeps back all later ones of its
 * subject. After some hundreds it begins again, so that what was to be tried again need not wait for a long queue.
 * @returns whether there was anything to do
 */
export async function workThrough(world: World, jobs: Jobs, stopping?: AbortSignal): Promise<boolean> {
  const kept = new Set<string>()
  let worked = 0
  let page: outbox.Waiting[] = []
  do {
    page = await outbox.listWaiting(world.db, page.at(-1)?.id ?? 0, atOnce)
    for (const row of page) {
      if (stopping?.aborted) return worked > 0
      if (kept.has(row.subject)) continue
      const result = outbox.isDue(row, world.clock.now()) ? await workOff(world, jobs, row.id) : 'not taken'
      if (result !== 'not taken') worked += 1
      if (result !== 'done') kept.add(row.subject)
    }
  } while (page.length === atOnce && worked < atOnce)
  return worked > 0
}

/** `not taken` is what another worker holds, or has held since it was read. */
function workOff({ db, clock, log }: World, jobs: Jobs, id: number): Promise<'done' | 'failed' | 'not taken'> {
  return db.transaction().execute(async (tx) => {
    const row = await outbox.take(tx, id)
    if (!row || !outbox.isDue(row, clock.now())) return 'not taken'
    // A statement that fails would spoil the transaction, and with it the note that it failed.
    await sql`savepoint job`.execute(tx)
    try {
      const job = jobs[row.kind]
      if (!job) throw new Error(`There is no job for ${row.kind}`)
      await job(row.payload, row.id, tx)
      await outbox.markDone(tx, row.id, clock.now())
      return 'done'
    } catch (error) {
      await sql`rollback to savepoint job`.execute(tx)
      const isLast = error instanceof Undeliverable || row.attempts + 1 >= outbox.mostAttempts
      log.warn({ err: error, outbox: row.id, kind: row.kind }, isLast ? 'a job was given up' : 'a job failed')
      const now = clock.now()
      const dueAt = isLast ? undefined : new Date(now.getTime() + outbox.restAfter(row.attempts))
      await outbox.markFailed(tx, row.id, String(error), now, dueAt)
      return 'failed'
    }
  })
}
