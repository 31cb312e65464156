import { isPinned } from './processes.ts'
import { atMost, machine, type Target, targetLines } from './report.ts'
import type { StreamFigures } from './streams.ts'

export function streamTargets({ streams, kB, most }: StreamFigures): Target[] {
  return [
    atMost(`memory of each of ${streams} open pages, kB`, kB, 40),
    atMost('until an open page hears of a reply, ms at most', most, 1000),
  ]
}

export function streamReport(figures: StreamFigures, targets: Target[]): string {
  const { streams, kB, events, p50, most, postgres } = figures
  return [
    machine(postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    `${streams} open pages take ${kB.toFixed(1)} kB of the server's memory each.`,
    `Of ${events} replies an open page hears after ${p50.toFixed(0)} ms (half), ${most.toFixed(0)} ms (all).`,
    targetLines(targets),
  ].join('\n\n')
}
