import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { gathering } from '#app/kit/gather.ts'
import { createSemaphore } from '#app/kit/semaphore.ts'
import type { Tracer } from '#app/kit/tracing/otlp.server.ts'
import { traceParent } from '#app/kit/tracing/trace.server.ts'
import { begunMost, noteBack, noteBegun } from './begun.server.ts'
import type { Jobs, OutgoingCall } from './jobs.ts'
import * as outbox from './outbox.server.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { Undeliverable } from './undeliverable.ts'

export type World = { db: Kysely<Tables>; clock: Clock; log: Logger; tracer?: Tracer | undefined }

/** A row that is claimed, and what is to leave. */
export type Leaving = { row: outbox.Taken; leaving: OutgoingMail | OutgoingCall }

/** What is done with a row before its mail or call leaves. */
export type Prepared = 'done' | 'failed' | 'not taken' | Leaving

export type Hands = ReturnType<typeof createHands>

/**
 * What one worker does in the database: one transaction at a time, so that jobs hold one connection, however many mails
 * are under way; mails are written and claimed several at once, and noted several at once where they left together.
 */
export function createHands(world: World, jobs: Jobs) {
  const alone = createSemaphore(1)
  const prepareMail = gathering(outbox.claimedAtOnce, (ids: readonly number[]) =>
    alone(() => prepare(world, jobs, ids)),
  )
  return {
    async prepare({ id, kind, begun }: outbox.Waiting): Promise<Prepared> {
      // One that a process may have ended with goes alone, so that no other is taken for it.
      if (begun === 0 && jobFor(jobs, kind)?.kind.isMail) return prepareMail(id)
      const [prepared = 'not taken' as const] = await alone(() => prepare(world, jobs, [id]))
      return prepared
    },
    markDone: gathering(outbox.claimedAtOnce, async (rows: readonly outbox.Taken[]) => {
      await outbox.markDone(world.db, rows, world.clock.now(), true)
      return rows.map(() => undefined)
    }),
    /** Resolves once each row is known to be taken or not. */
    async settled(): Promise<void> {
      await prepareMail.settled()
      await alone(async () => undefined)
    },
  }
}

/**
 * What a job that fails has written is undone with its transaction, and the failure noted in one of its own.
 * @throws what went wrong with one of several, after which none of them is prepared
 */
async function prepare(world: World, jobs: Jobs, ids: readonly number[]): Promise<Prepared[]> {
  await noteBegun(world.db, ids)
  const taken: outbox.Taken[] = []
  const whole = world.db.transaction().execute(async (tx) => {
    taken.push(...(await outbox.take(tx, ids)))
    const now = world.clock.now()
    const due = taken.filter((row) => ['due', 'abandoned'].includes(outbox.progressOf(row, now)))
    const results = await allOf(due.map((row) => asTraced(world, row, 'consumer', () => runJob(jobs, tx, row))))
    const rowsThat = (leaves: boolean) => results.filter(({ leaving }) => !leaving !== leaves).map(({ row }) => row)
    const [leaving, done] = [rowsThat(true), rowsThat(false)]
    if (done.length > 0) await outbox.markDone(tx, done, world.clock.now(), false)
    const leavingIds = leaving.map(({ id }) => id)
    const until = leaving.length > 0 ? await outbox.claim(tx, leavingIds, world.clock.now()) : null
    return ids.map((id): Prepared => {
      const found = results.find(({ row }) => row.id === id)
      if (!found) return 'not taken'
      return found.leaving ? { leaving: found.leaving, row: { ...found.row, claimed_until: until } } : 'done'
    })
  })
  return whole.catch(async (error: unknown): Promise<Prepared[]> => {
    const [row] = taken
    const isClaimed = error instanceof outbox.SubjectClaimed
    if (ids.length > 1 || isClaimed) await noteBack(world.db, ids)
    if (ids.length > 1) throw error
    if (isClaimed) return ['not taken']
    if (!row) throw error
    await noteFailure(world, row, error)
    return ['failed']
  })
}

/**
 * Runs a step of a row under the trace of the request that put it there. @param as `client`: its mail or call leaves
 */
export function asTraced<Result>(
  { tracer }: World,
  { id, kind, trace, attempts }: outbox.Taken,
  as: 'consumer' | 'client',
  run: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return run()
  const name = as === 'client' ? `${kind} leaves` : kind
  return tracer.job(trace, { name, kind: as, attributes: { 'outbox.id': id, 'outbox.attempts': attempts } }, run)
}

async function runJob(jobs: Jobs, tx: Db, row: outbox.Taken) {
  const job = jobFor(jobs, row.kind)
  if (!job) throw new Error(`There is no job for ${row.kind}`)
  if (row.begun > begunMost)
    throw new Undeliverable(`each of ${begunMost} processes that worked on it ended in the midst`)
  const parent = traceParent()
  // Those of mails only read, several in one transaction.
  if (parent && !job.kind.isMail) await outbox.noteTrace(tx, parent)
  return { row, leaving: await job.run(row.payload, tx, row.id) }
}

function jobFor(jobs: Jobs, name: string) {
  return jobs.find(({ kind }) => kind.name === name)
}

/** Waits for the last of them: a transaction ends when nobody uses it any more. @throws what the first threw */
async function allOf<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

export async function noteFailure({ db, clock, log }: World, row: outbox.Taken, error: unknown): Promise<void> {
  const isLast = error instanceof Undeliverable || row.attempts + 1 >= outbox.mostAttempts
  log.warn({ err: error, outbox: row.id, kind: row.kind }, isLast ? 'a job was given up' : 'a job failed')
  const now = clock.now()
  const dueAt = isLast ? undefined : new Date(now.getTime() + outbox.restAfter(row.attempts))
  await outbox.markFailed(db, row, String(error), now, dueAt)
}
