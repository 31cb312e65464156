import { shown } from './meanwhile.ts'
import type { OutboxFigures } from './outbox.ts'
import { aligned, atMost, count, machine, type Target, targetLines } from './report.ts'

export function outboxTargets({ quiet, faults }: OutboxFigures): Target[] {
  return faults.map(({ fault, meanwhile }) =>
    atMost(`pages while the CRM is ${fault}, p95 in that of quiet ones`, meanwhile.p95 / quiet.p95, 1.2),
  )
}

export function outboxReport(figures: OutboxFigures, targets: Target[]): string {
  const { quiet, faults, changes, postgres } = figures
  const rows = faults.map(({ fault, meanwhile, waiting }) => [fault, shown(meanwhile), count(waiting)])
  return [
    machine(postgres, 'all on the same cores'),
    `People's pages with a CRM that is well and has nothing to hear: ${shown(quiet)}. Then it fails in one way after the other, each time with ${changes} changes more to tell it, which two workers try:`,
    aligned([['fault', 'pages meanwhile', 'still waiting'], ...rows]),
    targetLines(targets),
  ].join('\n\n')
}
