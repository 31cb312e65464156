import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, isFor, type Viewer } from '#app/features/people/account/account.ts'
import { dealsByMonth } from '#app/features/trade/leads/leads.server.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { turnsOf } from '#app/features/people/licence/licence.turns.server.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { stages } from '#app/features/service/tickets/tickets.stages.ts'
import {
  type Count,
  monthAfter,
  monthsUntil,
  type Report,
  type ReportView,
  type Spread,
  yearBefore,
} from './reports.ts'
import * as store from './store.server.ts'

/**
 * The figures of the viewer's company; to staff those of all, or of the dealer they choose: one who is none counts as
 * not chosen. A workshop's people get no deals, nor does anyone without leads; and those of one company are not told to staff.
 * @throws Problem module-missing; not-found for riders
 */
export async function readReport(portal: Portal, viewer: Viewer, view: ReportView): Promise<Report> {
  requireModule(viewer, 'business-statistics')
  const company = await chosenOf(portal, viewer, view)
  const scope = company === undefined ? scopeOf(viewer, 'business-statistics') : { company }
  const catalogue = portal.catalogues.current()
  const months = monthsUntil(dayOf(portal.clock.now()), view.months)
  const since = months[0] ?? ''
  const hasDeals =
    isFor(viewer.role, 'leads') && hasModule(viewer, 'leads') && (viewer.side === 'company' || scope === 'all')
  const inTurn = turnsOf(portal, scope)
  const [opened, before, parts, closed, decision, closing, deals] = await Promise.all([
    inTurn(() => store.countOpened(portal.reads.slowDb, scope, since)),
    inTurn(() =>
      store.countOpenedBetween(
        portal.reads.slowDb,
        scope,
        yearBefore(since),
        monthAfter(yearBefore(months.at(-1) ?? '')),
      ),
    ),
    inTurn(() => store.countParts(portal.reads.slowDb, scope, since)),
    inTurn(() => store.countClosed(portal.reads.slowDb, scope, since)),
    readSpread(portal, scope, since, 'decision'),
    readSpread(portal, scope, since, 'closing'),
    hasDeals ? dealsByMonth(portal, viewer, view.months) : undefined,
  ])
  return {
    company,
    flow: months.map((month) => ({
      month,
      opened: countOf(opened.filter((row) => row.month === month)),
      closed: countOf(closed.filter((row) => row.month === month)),
      before: countOf(before.filter((row) => row.month === yearBefore(month))),
    })),
    stages: countsOf(stages, (stage) => countOf(opened.filter((row) => row.stage === stage))),
    parts: countsOf(codesOf(catalogue.parts), (part) => countOf(parts.filter((row) => row.part === part))),
    damage: countsOf(codesOf(catalogue.kinds), (kind) => countOf(opened.filter((row) => row.damage === kind))),
    times: { decision, closing },
    deals,
  }
}

/** Whom staff may choose; nobody else has a choice. */
export async function listChoices({ db }: Portal, viewer: Viewer): Promise<{ id: number; name: string }[]> {
  return viewer.side === 'maker' ? store.listDealers(db) : []
}

async function chosenOf({ db }: Portal, viewer: Viewer, { company }: ReportView): Promise<number | undefined> {
  if (viewer.side !== 'maker' || company === undefined) return undefined
  return (await store.findDealer(db, company))?.id
}

async function readSpread(portal: Portal, scope: Scope, since: string, way: store.Way): Promise<Spread> {
  const { slowDb: db } = portal.reads
  const own = await turnsOf(portal, scope)(() => store.readSpread(db, scope, since, way))
  const dealers = await portal.medians(`${way} ${since}`, () =>
    turnsOf(portal, 'all')(() => store.readDealerMedian(db, since, way)),
  )
  return { ...own, dealers }
}

function countsOf<Of extends string>(all: readonly Of[], count: (one: Of) => number): Count<Of>[] {
  return all.map((of) => ({ of, count: count(of) }))
}

function countOf([row]: readonly { count: number }[]): number {
  return row?.count ?? 0
}
