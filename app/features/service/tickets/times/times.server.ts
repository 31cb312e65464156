import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from './store.server.ts'
import { casesLeast, type Period, type Step, type TimesRow } from './times.ts'

/**
 * In how much working time claims are answered and decided, and what share of promises is kept: in whole, by kind of damage and
 * by agent. Administrators see every agent's figures, an agent their own.
 */
export async function readTimes(portal: Portal, viewer: StaffViewer, period: Period) {
  requireModule(viewer, 'tickets')
  const since = new Date(portal.clock.now().getTime() - period * 86_400_000)
  const agent = viewer.role === 'admin' ? undefined : viewer.accountId
  // What goes over many takes its turn, as the reports do.
  const [figures, resting] = await Promise.all([
    portal.searches(() => store.readFigures(portal.reads.slowDb, since, agent)),
    store.readResting(portal.db),
  ])
  return { rows: rowsOf(figures), resting }
}

function rowsOf(figures: readonly store.Figure[]): TimesRow[] {
  const keys = new Map<string, store.Figure>()
  for (const figure of figures) keys.set(keyOf(figure), figure)
  return [...keys].map(([key, { kind, agent, name }]) => {
    const of = (step: store.Figure['step']) => stepOf(figures.find((one) => one.step === step && keyOf(one) === key))
    const group = agent === null ? (kind === null ? 'all' : 'kind') : 'agent'
    return { group, key, of: agent === null ? kind : name, answer: of('answer'), decision: of('decision') }
  })
}

function keyOf({ kind, agent }: store.Figure): string {
  return `${kind ?? ''} ${agent ?? ''}`
}

function stepOf(figure: store.Figure | undefined): Step {
  const { count = 0, ms = null, promised = 0, kept = 0 } = figure ?? {}
  return {
    count,
    hours: count < casesLeast || ms === null ? null : Math.round(ms / 360_000) / 10,
    kept: promised < casesLeast ? null : Math.round((kept / promised) * 100) / 100,
  }
}
