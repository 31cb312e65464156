import { monthsBefore } from '#app/kit/words/days.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(formWords)

const openMost = 200
const doneMost = 50
/** The months for which it is told how many were called in time. */
const measuredMonths = 12

/** Whom to call, who was called lately, and how many of them in time. @throws Problem not-found */
export async function readTasks({ db, clock }: Portal, viewer: Viewer) {
  requireStaff(viewer)
  const now = clock.now()
  const [today, since] = [dayOf(now), monthsBefore(now, measuredMonths)]
  const [open, done, measure] = await Promise.all([
    store.listTasks(db, 'open', openMost),
    store.listTasks(db, 'done', doneMost),
    store.readInTime(db, since, today),
  ])
  return { today, open, done, measure }
}

/** @throws Problem not-found */
export async function findTask({ db }: Portal, viewer: Viewer, id: number): Promise<store.Task> {
  requireStaff(viewer)
  const task = await store.findTask(db, id)
  if (!task) throw new Problem('not-found')
  return task
}

const eventsShown = 100

/** Who has taken a call on and who made it, the latest first. @throws Problem not-found */
export function readHistory({ db }: Portal, viewer: Viewer, { id }: store.Task) {
  requireStaff(viewer)
  return store.listEvents(db, id, eventsShown)
}

/**
 * One of the staff says that they will call. Said again it is no news.
 * @param seen who had said so when they looked
 * @throws Problem not-found; conflict where somebody else was quicker
 */
export async function takeTask(portal: Portal, viewer: StaffViewer, id: number, seen: number | null): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const { call } = await lockTask(tx, id)
    if (call.doneAt) throw conflict('call-done')
    const taker = call.isTaken ? call.callerId : null
    if (taker === viewer.accountId) return
    if (taker !== seen) throw conflict('call-taken')
    const now = portal.clock.now()
    await store.changeTask(tx, id, { caller_id: viewer.accountId, taken_at: now })
    await store.insertEvent(tx, id, { kind: 'taken', actorId: viewer.accountId, beforeId: taker }, now)
  })
}

/** The customer was called. The same said again does nothing. @throws Problem not-found, conflict */
export async function finishTask(portal: Portal, viewer: StaffViewer, id: number, note: string): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const { call } = await lockTask(tx, id)
    if (call.doneAt && call.doneById === viewer.accountId && call.note === note) return
    if (call.doneAt) throw conflict('call-done')
    const now = portal.clock.now()
    await store.changeTask(tx, id, { done_by: viewer.accountId, done_at: now, note })
    await store.insertEvent(tx, id, { kind: 'done', actorId: viewer.accountId }, now)
  })
}

async function lockTask(tx: Db, id: number): Promise<store.Task> {
  const task = await store.lockTask(tx, id)
  // The customer may have changed their mind meanwhile.
  if (!task) throw new Problem('not-found')
  return task
}
