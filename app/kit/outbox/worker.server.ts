import { pause, repeat, startLoop } from '#app/kit/loop.server.ts'
import type { System } from '#app/kit/outbound/breaker.ts'
import { noteBack } from './begun.server.ts'
import { type Crew, createCrew } from './crew.ts'
import { alwaysOpen, createGate, type Gate } from './gate.server.ts'
import {
  asTraced,
  createHands,
  type Hands,
  type Leaving,
  noteFailure,
  type Prepared,
  type World as InDatabase,
} from './hands.server.ts'
import type { Jobs } from './jobs.ts'
import * as outbox from './outbox.server.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** The system behind a lane, where all of its rows call one. */
export type Systems = Partial<Record<outbox.Lane, System>>

/** Which rows, and what stands before them; `idle`: ms after which it looks again where nothing waited. */
type Part = { which: outbox.Which; gate: Gate; idle: number }

type World = InDatabase & { mail: { send(mail: OutgoingMail & { id: number }): Promise<unknown> } }

/** The interval at which waiting work is looked for where there was none, in milliseconds. */
const idle = 500
/** Read at once, and done before the oldest are looked at again. */
const atOnce = 500

/**
 * Takes due rows until it is stopped, those of each lane apart: a system that is slow holds up no mail and no other
 * system, and one that is left alone keeps its rows until it is back. Several processes share the work safely.
 */
export function startWorker(world: World, jobs: Jobs, systems: Systems = {}): { stop(): Promise<void> } {
  const served = outbox.lanes.filter((lane) => jobs.some(({ kind }) => kind.name.startsWith(`${lane}.`)))
  const unserved = outbox.lanes.filter((lane) => !served.includes(lane))
  const gateOf = (lane: outbox.Lane) => {
    const system = systems[lane]
    return system ? createGate(world, lane, system) : alwaysOpen
  }
  return startLoop((stopping) =>
    Promise.all([
      run(world, jobs, { which: ['main'], gate: alwaysOpen, idle }, stopping),
      run(world, jobs, { which: ['many'], gate: alwaysOpen, idle: 4 * idle }, stopping),
      ...served.map((lane) => run(world, jobs, { which: [lane], gate: gateOf(lane), idle }, stopping)),
      // Put while there was such a system: they fail until they are given up, for a person to see.
      ...(unserved.length > 0 ? [run(world, jobs, { which: unserved, gate: alwaysOpen, idle: 60_000 }, stopping)] : []),
    ]),
  )
}

async function run(world: World, jobs: Jobs, part: Part, stopping: AbortSignal): Promise<void> {
  const crew = crewOf(part.which)
  const hands = createHands(world, jobs)
  const broken = 'the outbox cannot be read; it is tried again until it can'
  await repeat(stopping, { log: world.log, broken, rest: () => pause(part.idle, stopping) }, async () => {
    return (await part.gate.opens()) && (await beginDue(world, crew, hands, part, stopping))
  })
  await crew.finish().catch((error: unknown) => world.log.error({ err: error }, broken))
}

/**
 * Behind the webhooks stand many systems: each has a place, so that those that take their time leave one to the others. What
 * goes to many takes half of the mail server's connections.
 */
function crewOf(which: outbox.Which): Crew {
  const [most, leaving] = [outbox.claimedAtOnce, outbox.mailsAtOnce]
  const lane = which === 'all' ? 'main' : which[0]
  if (lane === 'main') return createCrew(most, leaving)
  if (lane === 'many') return createCrew(most, leaving / 2)
  return createCrew(most, lane === 'webhook' ? most : leaving, most - 1)
}

/** Works off what is due, and waits until all of it has left. @internal @returns whether there was anything to do */
export async function workThrough(world: World, jobs: Jobs): Promise<boolean> {
  const crew = crewOf('all')
  await beginDue(world, crew, createHands(world, jobs), { which: 'all', gate: alwaysOpen, idle })
  await crew.finish()
  return crew.taken() > 0
}

/**
 * Goes through what waits, the oldest first, and begins what is due, of several subjects at once. A row that stays keeps
 * back all later ones of its subject. After some hundreds it begins again, so that what was to be tried again need not
 * wait for a long queue.
 * @returns whether there was anything to do
 */
async function beginDue(
  world: World,
  crew: Crew,
  hands: Hands,
  { which, gate }: Part,
  stopping?: AbortSignal,
): Promise<boolean> {
  const kept = new Set<string>()
  const before = crew.taken()
  let page: outbox.Waiting[] = []
  do {
    page = await outbox.listWaiting(world.db, which, page.at(-1)?.id ?? 0, atOnce)
    for (const [subject, rows] of dueIn(page, kept, world.clock.now())) {
      if (stopping?.aborted || gate.isShut()) return crew.taken() > before
      if (crew.isAt(subject)) kept.add(subject)
      else await crew.begin(subject, () => workOffAll(rows, subject))
    }
  } while (page.length === atOnce && crew.taken() - before < atOnce)
  // Then those begun here are known to be taken, or not.
  await hands.settled()
  return crew.taken() > before

  async function workOffAll(rows: readonly outbox.Waiting[], subject: string): Promise<void> {
    for (const row of rows) {
      const result = stopping?.aborted || gate.isShut() ? 'not taken' : await workOff(world, crew, hands, row)
      if (result === 'done') continue
      kept.add(subject)
      return
    }
  }
}

/** By subject, in the order in which they are to leave; those that have to wait are noted in `kept`. */
function dueIn(page: readonly outbox.Waiting[], kept: Set<string>, now: Date): Map<string, outbox.Waiting[]> {
  const due = new Map<string, outbox.Waiting[]>()
  for (const row of page) {
    const { subject } = row
    if (kept.has(subject)) continue
    const progress = outbox.progressOf(row, now)
    const before = due.get(subject)
    // What was begun comes first, also before one that was tried again later: it may have left already.
    if (progress === 'abandoned') due.set(subject, [row, ...(before ?? [])])
    else if (progress !== 'under way' && before) before.push(row)
    else if (progress === 'due') due.set(subject, [row])
    else {
      due.delete(subject)
      kept.add(subject)
    }
  }
  return due
}

type Result = 'done' | 'failed' | 'not taken'

/** `not taken` is what another worker holds, or has held since it was read. */
async function workOff(world: World, crew: Crew, hands: Hands, row: outbox.Waiting): Promise<Result> {
  const prepare = async () => {
    const prepared = await hands.prepare(row)
    if (prepared !== 'not taken') crew.count()
    return prepared
  }
  const leave = async (prepared: Prepared) =>
    typeof prepared === 'string' ? prepared : sendOne(world, hands, prepared)
  // Claimed only when there is a place for it, so that it has its whole lease: nobody knows how long the calls before
  // it take.
  if (outbox.callsOut(row.kind)) return crew.sending(async () => leave(await prepare()))
  const prepared = await prepare()
  // What is sent and not yet noted is sent twice after a kill: never more than a few.
  return typeof prepared === 'string' ? prepared : crew.sending(() => leave(prepared))
}

async function sendOne(world: World, hands: Hands, { row, leaving }: Leaving): Promise<Result> {
  // Claimed together with others that took their time: the next worker that finds it has a whole lease.
  if (!outbox.isTimeLeft(row, world.clock.now())) {
    await noteBack(world.db, [row.id])
    return 'not taken'
  }
  try {
    await asTraced(world, row, 'client', async () => {
      await ('call' in leaving ? leaving.call() : world.mail.send({ id: row.id, ...leaving }))
    })
  } catch (error) {
    await noteFailure(world, row, error)
    return 'failed'
  }
  await hands.markDone(row)
  return 'done'
}
