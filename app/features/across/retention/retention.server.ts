import { cosmeticKinds } from '#app/catalogue/catalogue.cosmetic.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { versionOf } from '#app/kit/forms/version.server.ts'
import { conflictIn } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { countAbsent, eraseAbsent, findAbsent } from '#app/features/people/profile/profile.absent.server.ts'
import { retentionWords } from './page/page.words.ts'
import {
  inviteDays,
  type PeriodChange,
  periodKinds,
  type Periods,
  type RemovedKind,
  type RetentionRun,
  type SweptKind,
  yearsBefore,
} from './retention.ts'
import * as store from './store.server.ts'

const hour = 60 * 60_000
/** People are few and each is erased by themselves; of the rest so many leave in one transaction. */
const atOnce = 200
/** Shorter than the hour between two looks: a run that was killed is taken up at the next one. */
const standstill = 50 * 60_000
const runsShown = 30
const changesShown = 100

/** How long things are kept, and what the latest runs removed. @throws Problem not-found for anyone no administrator */
export async function readRetention({ db, catalogues }: Portal, viewer: Viewer): Promise<Retention> {
  requireAdmin(viewer)
  const [periods, runs, changes] = await Promise.all([
    store.readPeriods(db),
    store.listRuns(db, runsShown),
    store.listChanges(db, changesShown),
  ])
  return {
    periods,
    version: versionIn(periods),
    runs,
    changes,
    hasCosmetic: cosmeticKinds(catalogues.current()).length > 0,
  }
}

type Retention = {
  periods: Periods
  /** What a form that changes them has seen of them. */
  version: string
  runs: RetentionRun[]
  changes: PeriodChange[]
  /** Without such a kind of damage its period is of nothing. */
  hasCosmetic: boolean
}

function versionIn(periods: Periods): string {
  return versionOf(periodKinds.map((kind) => periods[kind]))
}

/** What the next run would remove by these periods. @throws Problem not-found for anyone who is no administrator */
export async function foreseeRun(
  portal: Portal,
  viewer: Viewer,
  periods: Periods,
): Promise<Record<RemovedKind, number>> {
  requireAdmin(viewer)
  const { slowDb } = portal
  const before = cutoffs(periods, portal.clock.now())
  const cosmetic = cosmeticKinds(portal.catalogues.current())
  const [orders, invoices, tickets, aesthetic, people, invites] = await Promise.all([
    store.countOrders(slowDb, before.orders),
    store.countInvoices(slowDb, before.invoices),
    store.countTickets(slowDb, { before: before.tickets, aesthetic: false, cosmetic }),
    store.countTickets(slowDb, { before: before.aesthetic, aesthetic: true, cosmetic }),
    countAbsent(slowDb, before.people),
    store.countInvites(slowDb, before.invites),
  ])
  return { orders, invoices, tickets, aesthetic, people, invites }
}

/**
 * From the next run on. A form has all of them: where somebody has changed one since it was opened, it would put that one
 * back, and the next night would remove by it.
 * @param seen which periods its writer knew, as `readRetention` tells
 * @throws Problem not-found for anyone who is no administrator, conflict
 */
export async function changePeriods(
  portal: Portal,
  viewer: Viewer,
  periods: Periods,
  seen: string | undefined,
): Promise<void> {
  const admin = requireAdmin(viewer)
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    await store.lockPeriods(tx)
    const before = await store.readPeriods(tx)
    // Also the repetition of what was saved a moment ago.
    if (versionIn(before) === versionIn(periods)) return
    if (seen !== versionIn(before)) throw conflictIn(retentionWords)('periods-changed')
    await store.savePeriods(tx, periods, now)
    await store.noteChanges(tx, admin.accountId, { before, after: periods }, now)
    await noteAct(tx, admin, { kind: 'retention-changed' }, now)
  })
  portal.log.info({ event: 'retention changed', actor: admin.accountId, ...periods }, 'retention changed')
}

function cutoffs(periods: Periods, now: Date): Record<RemovedKind, Date> {
  return {
    orders: yearsBefore(now, periods.orders),
    invoices: yearsBefore(now, periods.orders),
    tickets: yearsBefore(now, periods.tickets),
    aesthetic: yearsBefore(now, periods.aesthetic),
    people: yearsBefore(now, periods.people),
    invites: new Date(now.getTime() - inviteDays * 24 * hour),
  }
}

/**
 * Once a night, from two in the morning on, away goes what has been kept long enough: a few hundred rows a transaction,
 * each counted in its own. Stopped or killed, it goes on at the next look.
 */
export async function sweepRetention(portal: Portal, stopping: AbortSignal): Promise<void> {
  const { db, clock, log } = portal
  const now = clock.now()
  const day = nightOf(now)
  if (!(await store.takeRun(db, day, now, new Date(now.getTime() - standstill)))) return
  const before = cutoffs(await store.readPeriods(db), now)
  const cosmetic = cosmeticKinds(portal.catalogues.current())
  const others = { before: before.tickets, aesthetic: false, cosmetic }
  const aesthetic = { before: before.aesthetic, aesthetic: true, cosmetic }
  const batches: [RemovedKind, (tx: Db) => Promise<number>][] = [
    ['invites', (tx) => store.forgetInvites(tx, before.invites, atOnce)],
    ['orders', (tx) => store.deleteOrders(tx, before.orders, atOnce)],
    ['invoices', (tx) => store.deleteInvoices(tx, before.invoices, atOnce)],
    ['tickets', (tx) => store.deleteTickets(tx, others, day, atOnce)],
    ['aesthetic', (tx) => store.deleteTickets(tx, aesthetic, day, atOnce)],
  ]
  const running = { portal, day, stopping }
  const removals = [
    ...batches.map(
      ([kind, remove]) =>
        () =>
          removeAll(running, kind, remove),
    ),
    () => erasePeople(running, before.people),
  ]
  // One kind that fails keeps back no other; the run stays open for it.
  const failures: unknown[] = []
  for (const remove of removals) await remove().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  if (stopping.aborted) return
  await store.endRun(db, day, clock.now())
  const [run] = await store.listRuns(db, 1)
  log.info({ event: 'retention run', removed: run?.removed }, 'what was kept long enough is removed')
}

/** The day a run is of: nights begin at two in the morning. */
function nightOf(now: Date): string {
  return dayOf(new Date(now.getTime() - 2 * hour))
}

/** What is taken away every hour stands in the report of the night before. */
export function noteSwept({ db, clock }: Portal, kind: SweptKind, count: number): Promise<void> {
  return store.noteSwept(db, nightOf(clock.now()), kind, count)
}

type Running = { portal: Portal; day: string; stopping: AbortSignal }

async function removeAll(
  { portal: { db, clock }, day, stopping }: Running,
  kind: RemovedKind,
  remove: (tx: Db) => Promise<number>,
): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted;)
    isMore = await db.transaction().execute(async (tx) => {
      const count = await remove(tx)
      if (count > 0) await store.noteRemoved(tx, day, kind, count, clock.now())
      return count === atOnce
    })
}

async function erasePeople({ portal, day, stopping }: Running, before: Date): Promise<void> {
  const { db, clock } = portal
  for (let after = 0; !stopping.aborted;) {
    const ids = await findAbsent(db, before, after, atOnce)
    for (const id of ids) {
      if (stopping.aborted) return
      await eraseAbsent(portal, id, before, (tx) => store.noteRemoved(tx, day, 'people', 1, clock.now()))
    }
    if (ids.length < atOnce) return
    after = ids.at(-1) ?? after
  }
}
