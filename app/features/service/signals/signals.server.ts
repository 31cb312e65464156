import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireModule } from '#app/features/people/account/account.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import { readEvidence, type SignalTicket, ticketsOf } from './evidence.server.ts'
import { alarmsMost, look } from './look.server.ts'
import { canLook, type ClosedState, eventsMost, type Settings, signalTimes, timesMost } from './signals.ts'
import { pageWords } from './page/page.words.ts'
import * as store from './store.server.ts'

const closedShown = 50
const eventsShown = 100
const changesShown = 50

/**
 * Those that are open, the strongest first, the latest that were closed, and when it was counted last. @throws Problem
 * module-missing
 */
export async function listSignals({ db }: Portal, viewer: StaffViewer) {
  requireModule(viewer, 'tickets')
  const [open, closed, looked, settings] = await Promise.all([
    store.listOpen(db, alarmsMost),
    store.listClosed(db, closedShown),
    store.readLook(db),
    store.readSettings(db),
  ])
  return { open, closed, looked, isOn: settings.isOn }
}

/** One, with how staff went on and all that speaks for it. @throws Problem module-missing, not-found */
export async function readSignal(portal: Portal, viewer: StaffViewer, id: number) {
  requireModule(viewer, 'tickets')
  const signal = await store.findSignal(portal.db, id)
  if (!signal) throw new Problem('not-found')
  const [events, evidence] = await Promise.all([
    store.listEvents(portal.db, id, eventsShown),
    // It goes over the tickets of a whole family.
    portal.searches(() => readEvidence(portal.slowDb, signal, portal.clock.now())),
  ])
  return { signal, events, ...evidence }
}

/** All that one counts. @throws Problem module-missing, not-found */
export async function exportSignal(portal: Portal, viewer: StaffViewer, id: number) {
  requireModule(viewer, 'tickets')
  const signal = await store.findSignal(portal.db, id)
  if (!signal) throw new Problem('not-found')
  return eachRow<SignalTicket>((last, limit) =>
    ticketsOf(portal.db, signal)
      .where('ticket.id', '>', last?.id ?? 0)
      .orderBy('ticket.id')
      .limit(limit)
      .execute(),
  )
}

type Noted = { note: string; submission: string }

/** Says that this very person looks into it, or does no longer. @throws Problem not-found, conflict */
export async function lookInto(portal: Portal, viewer: StaffViewer, id: number, isLooking: boolean): Promise<void> {
  await change(portal, viewer, id, async (tx, signal, now) => {
    if (isLooking === (signal.lookerId === viewer.accountId)) return
    // When two press at once the second is told.
    if (!canLook(viewer.accountId, signal)) throw conflictIn(pageWords)('taken')
    await requireRoom(tx, id)
    const kind = isLooking ? 'looking' : 'left'
    await store.insertEvent(tx, { signalId: id, kind, actor: viewer.accountId, note: '' }, now)
    await store.setLooker(tx, id, isLooking ? viewer.accountId : null)
  })
}

/** @throws Problem not-found, conflict */
export async function note(portal: Portal, viewer: StaffViewer, id: number, noted: Noted): Promise<void> {
  const said = { ...noted, kind: 'note' } as const
  await change(
    portal,
    viewer,
    id,
    async (tx, _signal, now) => {
      await requireRoom(tx, id)
      await store.addSaid(tx, id, viewer.accountId, said, now)
    },
    said,
  )
}

/**
 * What was found, or that nothing was: for a year it rests until it rises above what it is now.
 * @throws Problem not-found, conflict
 */
export async function close(
  portal: Portal,
  viewer: StaffViewer,
  id: number,
  { state, ...noted }: Noted & { state: ClosedState },
): Promise<void> {
  const said = { ...noted, kind: state }
  await change(
    portal,
    viewer,
    id,
    async (tx, signal, now) => {
      await store.addSaid(tx, id, viewer.accountId, said, now)
      await store.closeSignal(tx, id, state, Math.min(Math.max(signalTimes(signal), 1), timesMost), now)
    },
    said,
  )
}

type Held = NonNullable<Awaited<ReturnType<typeof store.findForUpdate>>>

/** @param said a form that was carried out already is not refused */
async function change(
  portal: Portal,
  viewer: StaffViewer,
  id: number,
  act: (tx: Portal['db'], signal: Held, now: Date) => Promise<void>,
  said?: store.Said,
): Promise<void> {
  requireModule(viewer, 'tickets')
  await portal.db.transaction().execute(async (tx) => {
    const signal = await store.findForUpdate(tx, id)
    if (!signal) throw new Problem('not-found')
    if (said && (await store.wasSent(tx, id, said))) return
    if (signal.state === 'explained' || signal.state === 'no_cause') throw conflictIn(pageWords)('closed')
    await act(tx, signal, portal.clock.now())
  })
}

/** A signal can always be closed. @throws Problem conflict where its history is as long as a page shows */
async function requireRoom(tx: Portal['db'], id: number): Promise<void> {
  if ((await store.countEvents(tx, id)) >= eventsMost) throw conflictIn(pageWords)('notes-most')
}

/** @throws Problem not-found for anyone but an administrator */
export async function readSignalSettings({ db }: Portal, viewer: StaffViewer) {
  requireAdmin(viewer)
  const [settings, changes] = await Promise.all([store.readSettings(db), store.listSettings(db, changesShown)])
  return { settings, changes }
}

/**
 * What would stand today, each as often as it would be told of. @throws Problem not-found for anyone but an
 * administrator
 */
export async function foresee(portal: Portal, viewer: StaffViewer, settings: Settings) {
  requireAdmin(viewer)
  const { alarms, claims, threshold } = await portal.searches(() => look(portal.slowDb, settings, portal.clock.now()))
  const strongest = alarms.slice(0, 5).map(({ family, part, shown, observed, expected }) => ({
    family,
    part,
    prefixShown: shown,
    observed,
    expected,
  }))
  return { count: alarms.length, most: alarmsMost, claims, threshold, strongest }
}

/** From the next night on. @throws Problem not-found for anyone but an administrator */
export async function changeSettings(portal: Portal, viewer: StaffViewer, settings: Settings): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  await portal.db.transaction().execute(async (tx) => {
    await store.lockSettings(tx)
    if (JSON.stringify(await store.readSettings(tx)) === JSON.stringify(settings)) return
    const now = portal.clock.now()
    await store.insertSettings(tx, settings, accountId, now)
    await noteAct(tx, viewer, { kind: 'signals-changed' }, now)
  })
  portal.log.info({ event: 'signal settings changed', actor: accountId, ...settings }, 'signal settings changed')
}

/** How many are open, as a part of one query with others. */
export function openSignals({ db }: Portal) {
  return store.openCount(db)
}
