import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type Crew, createCrew } from './crew.ts'
import * as outbox from './outbox.server.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { Undeliverable } from './undeliverable.ts'

/**
 * Does what a row asks for in the database, in a short transaction, and returns the mail that is to leave: that is sent
 * afterwards, without a transaction. It bears being run twice: `id` names the row, and is what a receiver tells doubles
 * by. What it writes through `tx` is kept exactly when the row counts as done; where it returns a mail, before that.
 * @throws whatever went wrong; the row is tried again later, or given up where it is `Undeliverable`
 */
export type Job = (payload: unknown, tx: Db, id: number) => Promise<OutgoingMail | undefined>
export type Jobs = Record<string, Job>

type World = {
  db: Kysely<Tables>
  clock: Clock
  log: Logger
  mail: { send(mail: OutgoingMail & { id: number }): Promise<unknown> }
}

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
  const crew = createCrew(outbox.mailsAtOnce)
  const complain = (error: unknown) =>
    world.log.error({ err: error }, 'the outbox cannot be read; it is tried again until it can')
  let isBroken = false
  while (!stopping.aborted) {
    try {
      const worked = await beginDue(world, jobs, crew, stopping)
      isBroken = false
      if (worked) continue
    } catch (error) {
      // A database that is away is said once, not twice a second.
      if (!isBroken) complain(error)
      isBroken = true
    }
    await sleep(idle, undefined, { signal: stopping }).catch(() => undefined)
  }
  await crew.finish().catch(complain)
}

/** Works off what is due, and waits until all of it has left. @returns whether there was anything to do */
export async function workThrough(world: World, jobs: Jobs): Promise<boolean> {
  const crew = createCrew(outbox.mailsAtOnce)
  await beginDue(world, jobs, crew)
  await crew.finish()
  return crew.taken() > 0
}

/**
 * Goes through what waits, the oldest first, and begins what is due, of several subjects at once. A row that stays keeps
 * back all later ones of its subject. After some hundreds it begins again, so that what was to be tried again need not
 * wait for a long queue.
 * @returns whether there was anything to do
 */
async function beginDue(world: World, jobs: Jobs, crew: Crew, stopping?: AbortSignal): Promise<boolean> {
  const kept = new Set<string>()
  const before = crew.taken()
  let page: outbox.Waiting[] = []
  do {
    page = await outbox.listWaiting(world.db, page.at(-1)?.id ?? 0, atOnce)
    for (const [subject, ids] of dueIn(page, kept, world.clock.now())) {
      if (stopping?.aborted) return crew.taken() > before
      if (crew.isAt(subject)) kept.add(subject)
      else await crew.begin(subject, () => workOffAll(ids, subject))
    }
  } while (page.length === atOnce && crew.taken() - before < atOnce)
  // Each stands in line: then those begun here are known to be taken, or not.
  await crew.alone(async () => undefined)
  return crew.taken() > before

  async function workOffAll(ids: readonly number[], subject: string): Promise<void> {
    for (const id of ids) {
      const result = stopping?.aborted ? 'not taken' : await workOff(world, jobs, crew, id)
      if (result === 'done') continue
      kept.add(subject)
      return
    }
  }
}

/** By subject, in the order in which they are to leave; those that have to wait are noted in `kept`. */
function dueIn(page: readonly outbox.Waiting[], kept: Set<string>, now: Date): Map<string, number[]> {
  const due = new Map<string, number[]>()
  for (const row of page) {
    const { id, subject } = row
    if (kept.has(subject)) continue
    const progress = outbox.progressOf(row, now)
    const before = due.get(subject)
    // What was begun comes first, also before one that was tried again later: it may have left already.
    if (progress === 'abandoned') due.set(subject, [id, ...(before ?? [])])
    else if (progress !== 'under way' && before) before.push(id)
    else if (progress === 'due') due.set(subject, [id])
    else {
      due.delete(subject)
      kept.add(subject)
    }
  }
  return due
}

/** `not taken` is what another worker holds, or has held since it was read. */
async function workOff(world: World, jobs: Jobs, crew: Crew, id: number): Promise<'done' | 'failed' | 'not taken'> {
  const prepared = await crew.alone(() => prepare(world, jobs, id))
  if (prepared === 'not taken') return prepared
  crew.count()
  if (typeof prepared === 'string') return prepared
  const { row, mail } = prepared
  try {
    await world.mail.send({ id, ...mail })
  } catch (error) {
    await noteFailure(world, row, error)
    return 'failed'
  }
  await outbox.markDone(world.db, row, world.clock.now())
  return 'done'
}

/**
 * One at a time in a worker: jobs hold one connection, however many mails are under way. What a job that fails has written
 * is undone with its transaction, and the failure noted in one of its own.
 */
async function prepare(world: World, jobs: Jobs, id: number) {
  const taken: { row?: outbox.Taken } = {}
  const whole = world.db.transaction().execute(async (tx) => {
    const row = await outbox.take(tx, id)
    const now = world.clock.now()
    if (!row || !['due', 'abandoned'].includes(outbox.progressOf(row, now))) return 'not taken'
    taken.row = row
    const job = jobs[row.kind]
    if (!job) throw new Error(`There is no job for ${row.kind}`)
    const mail = await job(row.payload, tx, row.id)
    if (mail) return { mail, row: { ...row, ...(await outbox.claim(tx, row.id, world.clock.now())) } }
    await outbox.markDone(tx, row, world.clock.now())
    return 'done'
  })
  return whole.catch(async (error: unknown) => {
    if (error instanceof outbox.SubjectClaimed) return 'not taken' as const
    if (!taken.row) throw error
    await noteFailure(world, taken.row, error)
    return 'failed' as const
  })
}

async function noteFailure({ db, clock, log }: World, row: outbox.Taken, error: unknown) {
  const isLast = error instanceof Undeliverable || row.attempts + 1 >= outbox.mostAttempts
  log.warn({ err: error, outbox: row.id, kind: row.kind }, isLast ? 'a job was given up' : 'a job failed')
  const now = clock.now()
  const dueAt = isLast ? undefined : new Date(now.getTime() + outbox.restAfter(row.attempts))
  await outbox.markFailed(db, row, String(error), now, dueAt)
}
