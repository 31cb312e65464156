import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { isServiceLogged, isServiceSigned } from '#app/features/service/checks/checks.desk.server.ts'
import { logServiceDone } from '#app/features/service/products/products.service.server.ts'
import {
  type Appointment,
  endsWork,
  isLongAgo,
  isOpen,
  mayStep,
  serviceOf,
  type Step,
  worksAtDesk,
} from './appointments.ts'
import { freeBench } from './bench.store.server.ts'
import { changing, conflict } from './changes.server.ts'
import { localIn, momentIn } from '#app/features/people/shops/shops.time.ts'
import * as store from './store.server.ts'

/** The bicycle, or the person, is there. @throws Problem module-missing, not-found, not-yours, conflict */
export function arrive(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return step(portal, viewer, id, 'arrived')
}

/**
 * It can be collected; with `log` the service stands in the bicycle's log from now on, no matter who holds the bicycle and
 * when they come for it.
 * @throws Problem module-missing, not-found, not-yours, conflict
 */
export function ready(portal: Portal, viewer: Viewer, id: number, { log }: { log: boolean }): Promise<void> {
  return step(portal, viewer, id, 'ready', log)
}

/**
 * Over; with `log` the service is noted, where that was not done when it was ready. Of what was booked long ago, and forgotten,
 * it is said alone: the bicycle may be somebody else's by now.
 * @throws Problem module-missing, not-found, not-yours, conflict
 */
export function done(portal: Portal, viewer: Viewer, id: number, { log }: { log: boolean }): Promise<void> {
  return step(portal, viewer, id, 'done', log)
}

/** Nobody came: what was kept free is free again. @throws Problem module-missing, not-found, not-yours, conflict */
export function noShow(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return step(portal, viewer, id, 'no_show')
}

/**
 * It was said of the wrong one: it is booked as before, and nobody is written to. What was kept free for it still is.
 * @throws Problem module-missing, not-found, not-yours, conflict
 */
export function notArrived(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  const actor = requireDesk(viewer)
  return changing(portal, actor, id, async ({ tx, appointment: it, now }) => {
    if (isOpen(it)) return
    if (it.state !== 'arrived') throw conflict('state-moved')
    // Nobody waited for what was promised. What was promised since stands.
    const promisedAt = it.promisedAt ?? (await store.findPassedPromise(tx, id))
    await store.updateAppointment(tx, id, { state: 'booked', promiseKept: null, promisedAt })
    await store.insertEvent(tx, { id, kind: 'not_arrived', actorId: actor.accountId }, now)
  })
}

/** @param by a day and a time by the shop's clocks @throws Problem module-missing, not-found, not-yours, conflict */
export async function promise(
  portal: Portal,
  viewer: Viewer,
  id: number,
  by: { day: string; time: string },
): Promise<Mistake | undefined> {
  const actor = requireDesk(viewer)
  return changing(portal, actor, id, async ({ tx, appointment: it, now }) => {
    if (!isOpen(it) && it.state !== 'arrived') throw conflict('state-moved')
    const at = momentIn(it.timeZone, `${by.day}T${by.time}`)
    if (at === undefined) return { path: 'time', message: 'when-unreadable' }
    if (at === 'skipped') return { path: 'time', message: 'when-skipped' }
    if (by.day < it.day) return { path: 'day', message: 'promise-early' }
    if (at.getTime() === it.promisedAt?.getTime()) return undefined
    // Put off once it has passed, a promise is broken, no matter what is promised next.
    const isBroken = it.state === 'arrived' && isPast(it.promisedAt, now)
    await store.updateAppointment(tx, id, { promisedAt: at, ...(isBroken && { promiseKept: false }) })
    const detail = { to: { day: by.day, at: at.toISOString() } }
    await store.insertEvent(tx, { id, kind: 'promised', actorId: actor.accountId, detail }, now)
    return undefined
  })
}

/** Taken twice it is taken once. */
function step(portal: Portal, viewer: Viewer, id: number, to: Step, log = false): Promise<void> {
  const actor = requireDesk(viewer)
  return changing(portal, actor, id, async ({ tx, appointment: it, now, tell }) => {
    if (it.state === to) return
    const longAgo = isLongAgo(it, now)
    const wasDone = longAgo && to === 'done'
    if (!wasDone && !mayStep(it, to)) throw conflict('state-moved')
    if (to === 'no_show' && isAhead(it, now)) throw conflict('still-to-come')
    if (to === 'arrived' && longAgo) throw conflict('long-ago')
    const isEnd = to === 'done' || to === 'no_show'
    const change = promiseAt(it, to, now)
    // The bicycle left then: from now on it is nothing of this workshop's.
    const endedAt = wasDone ? (it.endsAt ?? new Date(`${it.day}T12:00:00Z`)) : now
    await store.updateAppointment(tx, id, { state: to, ...(isEnd && { endedAt }), ...change })
    if (to === 'no_show' && it.mode === 'day') await freeBench(tx, it)
    const service = endsWork(to) && log && !longAgo ? serviceOf(it.kind) : undefined
    const isLogged =
      service !== undefined &&
      it.productId !== null &&
      // A checklist that was signed for it has noted the service already, or the desk when the bicycle was ready.
      !(await isServiceSigned(tx, id)) &&
      !(await isServiceLogged(tx, id, service)) &&
      (await logServiceDone(portal, tx, { productId: it.productId, service, ...doneBy(actor, it, now) }, now))
    const passed = change.promisedAt === null ? it.promisedAt : null
    const detail = {
      ...(isLogged && { logged: true as const }),
      ...(passed && { promised: passed.toISOString() }),
    }
    await store.insertEvent(tx, { id, kind: to, actorId: actor.accountId, detail }, now)
    await tell({ what: to })
  })
}

function doneBy({ accountId }: CompanyViewer, { timeZone }: Appointment, now: Date) {
  return { actorId: accountId, day: localIn(timeZone, now).day }
}

/** What becomes of a promise. One that had passed before the bicycle came could not be kept, and is none. */
function promiseAt({ state, promisedAt, promiseKept }: Appointment, to: Step, now: Date): store.Change {
  if (to === 'arrived') return isPast(promisedAt, now) ? { promisedAt: null } : {}
  const isReady = state === 'arrived' && endsWork(to)
  return isReady && promisedAt && promiseKept === null ? { promiseKept: !isPast(promisedAt, now) } : {}
}

function isPast(at: Date | null, now: Date): boolean {
  return at !== null && at < now
}

/** Its hour, or its day at the shop, has not begun. */
export function isAhead({ timeZone, day, startsAt }: Appointment, now: Date): boolean {
  return startsAt ? startsAt > now : day > localIn(timeZone, now).day
}

/** @throws Problem module-missing; not-yours for riders and staff */
export function requireDesk(viewer: Viewer): CompanyViewer {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'company' || !worksAtDesk(viewer)) throw new Problem('not-yours')
  return viewer
}
