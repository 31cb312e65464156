import type { Db } from '#app/kit/db/db.server.ts'
import { unlessRefused } from '#app/kit/db/savepoint.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import {
  type Actor,
  type Appointment,
  type CancelWhy,
  cancellableUntil,
  isOpen,
  type When,
  worksAtDesk,
} from './appointments.ts'
import { takenMistake } from './appointments.server.ts'
import { formWords } from './forms.words.ts'
import { freeBench, readTaken, takeBench, takeOrPass } from './bench.store.server.ts'
import { type Desk, openDesk } from './desk.server.ts'
import { boundsOf } from '#app/features/people/shops/shops.open.ts'
import { freeLanes, readWhen } from './free.ts'
import { openToken } from './links.server.ts'
import * as store from './store.server.ts'
import { tellOf, type Telling } from './telling.server.ts'

export const conflict = conflictIn(formWords)

/** Who does it, as it is noted: by a link nobody. */
function accountOf(actor: Actor): number | null {
  return actor.side === 'link' ? null : actor.accountId
}

/** @throws Problem module-missing; not-yours for staff, who only read */
function requireActor(actor: Actor): void {
  if (actor.side === 'link') return
  requireModule(actor, 'appointments')
  if (actor.side === 'maker') throw new Problem('not-yours')
}

/** One that this actor may see. @throws Problem not-found */
async function findFor(portal: Portal, actor: Actor, id: number): Promise<Appointment> {
  const found = await store.findAppointment(portal.db, actor, id)
  if (!found) throw new Problem('not-found')
  return found
}

type Work = { tx: Db; appointment: Appointment; now: Date; tell: (telling: ToTell) => Promise<void> }
type ToTell = Pick<Telling, 'what'> & { before?: When }

/** On the locked appointment; `tell` says it as it is by then. @throws Problem not-found */
export async function changing<Result>(
  portal: Portal,
  actor: Actor,
  id: number,
  change: (work: Work) => Promise<Result>,
): Promise<Result> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const locked = await store.lockAppointment(tx, actor, id)
    if (!locked) throw new Problem('not-found')
    const token = openToken(portal, locked.tokenSealed)
    const by = worksAtDesk(actor) ? 'shop' : 'person'
    const tell = async (telling: ToTell) => {
      const after = await store.findAppointment(tx, actor, id)
      if (after) await tellOf(tx, after, { portal, by, actorId: accountOf(actor), now, token, ...telling })
    }
    return change({ tx, appointment: locked.appointment, now, tell })
  })
}

/**
 * Moves it to another day or hour. @param input.seen the sequence its reader saw: of two at once the first counts
 * @throws Problem module-missing, not-found, not-yours, conflict, too-many-tries
 */
export async function move(
  portal: Portal,
  actor: Actor,
  id: number,
  input: { when: string; seen: number; beyond?: boolean | undefined },
): Promise<Mistake | undefined> {
  requireActor(actor)
  const seen = await findFor(portal, actor, id)
  const desk = await openDesk(portal, actor, seen.shopId)
  const lanes = desk.kinds.find(({ kind }) => kind === seen.kind)?.lanes ?? seen.lane ?? 1
  const wanted = { mode: seen.mode, minutes: seen.minutes, lanes }
  const when = readWhen(input.when, desk, wanted)
  if (typeof when === 'string') return { path: 'when', message: when }
  const mayPass = input.beyond === true && worksAtDesk(actor)
  const moved = await changing(portal, actor, id, async ({ tx, appointment: it, now, tell }) => {
    // As it was seen: nothing is moved. Else it was moved there meanwhile, as by the first of two presses.
    if (isSame(it, when)) return it.sequence === input.seen ? 'same' : true
    requireChangeable(actor, it, desk, now)
    if (it.sequence !== input.seen) throw conflict('moved-meanwhile')
    const put = it.mode === 'day' ? await putDay(tx, desk, it, when, mayPass) : await putHour(tx, it, when, lanes)
    if (!put) return false
    if (!worksAtDesk(actor)) await countMove(tx, id, now)
    const detail = { from: noted(it), to: noted(when), ...(put === 'beyond' && { beyond: true as const }) }
    await store.insertEvent(tx, { id, kind: 'moved', actorId: accountOf(actor), detail }, now)
    await tell({ what: 'moved', before: { day: it.day, startsAt: it.startsAt, endsAt: it.endsAt } })
    return true
  })
  if (moved === 'same') return { path: 'when', message: 'when-same' }
  return moved ? undefined : takenMistake(portal, desk, wanted, when)
}

/** Cancels it; cancelled once, it stays so. @throws Problem module-missing, not-found, not-yours, conflict */
export async function cancel(
  portal: Portal,
  actor: Actor,
  id: number,
  { reason = '', why }: { reason?: string | undefined; why?: CancelWhy | undefined },
): Promise<void> {
  requireActor(actor)
  const seen = await findFor(portal, actor, id)
  const desk = await openDesk(portal, actor, seen.shopId)
  await changing(portal, actor, id, async ({ tx, appointment: it, now, tell }) => {
    if (it.state === 'cancelled') return
    requireChangeable(actor, it, desk, now)
    const by = worksAtDesk(actor) ? 'shop' : 'person'
    const change = { state: 'cancelled', endedAt: now, cancelledBy: by } as const
    await store.updateAppointment(tx, id, { ...change, cancelWhy: why ?? null, cancelReason: reason }, true)
    if (it.mode === 'day') await freeBench(tx, it)
    await store.insertEvent(tx, { id, kind: 'cancelled', actorId: accountOf(actor) }, now)
    await tell({ what: 'cancelled' })
  })
}

/**
 * Each move is a mail to its person and to everybody at the shop, and links are passed on: between two free hours a script
 * would go on for ever. One that is refused does not count. @throws Problem too-many-tries
 */
async function countMove(tx: Db, id: number, now: Date): Promise<void> {
  const limit = { key: `appointment ${id} moved`, tries: 10, minutes: 24 * 60 }
  if (!(await consumeLimit(tx, now, limit))) throw new Problem('too-many-tries', 'moved-often')
}

/** Until when they may; the desk as long as nobody has come. @throws Problem conflict */
function requireChangeable(actor: Actor, it: Appointment, { shop, rules }: Desk, now: Date): void {
  if (!isOpen(it)) throw conflict('state-moved')
  if (worksAtDesk(actor)) return
  if (cancellableUntil(it, rules, boundsOf(shop, it.day).opens) < now) throw conflict('too-late-for-riders')
}

function isSame(it: When, when: When): boolean {
  return it.day === when.day && it.startsAt?.getTime() === when.startsAt?.getTime()
}

function noted({ day, startsAt }: When) {
  return { day, at: startsAt?.toISOString() }
}

/** The earlier of the two days is locked first, so that two who swap them do not wait for each other. */
async function putDay(tx: Db, { shop, rules }: Desk, it: Appointment, when: When, mayPass: boolean) {
  const bench = { shopId: it.shopId, day: when.day, minutes: it.minutes }
  const leave = () => freeBench(tx, it)
  if (it.day < when.day) await leave()
  const taken = await takeOrPass(tx, rules, bench, mayPass)
  if (!taken) {
    // The transaction goes on to its end: what was left is taken again.
    if (it.day < when.day) await takeBench(tx, rules, { ...bench, day: it.day, beyond: true })
    return undefined
  }
  if (it.day > when.day) await leave()
  await store.updateAppointment(tx, it.id, { day: when.day, promisedAt: boundsOf(shop, when.day).closes }, true)
  return taken
}

async function putHour(tx: Db, it: Appointment, when: When, lanes: number): Promise<boolean> {
  const { startsAt, endsAt, day } = when
  if (!startsAt || !endsAt) return false
  const { hours, days } = await readTaken(tx, it.shopId, day, day)
  // Its own old hour is no reason against the new one.
  const others = hours.filter((one) => one.lane !== it.lane || one.startsAt.getTime() !== it.startsAt?.getTime())
  for (const lane of freeLanes({ hours: others, days }, lanes, { startsAt, endsAt })) {
    const change = { day, startsAt, endsAt, lane }
    // The rule of hours refuses the one that somebody else has just taken.
    if (await unlessRefused(tx, '23P01', () => store.updateAppointment(tx, it.id, change, true))) return true
  }
  return false
}
