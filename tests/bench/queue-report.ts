import { isPinned } from './processes.ts'
import type { QueueFigures } from './queue.ts'
import { aligned, atMost, count, machine, type Target, targetLines } from './report.ts'

export function queueTargets({ views }: QueueFigures): Target[] {
  return [...views].map(([name, { p50 }]) => atMost(`queue, ${name}: p50 in ms`, p50, 50))
}

export function queueReport({ tickets, open, requests, views, postgres }: QueueFigures, targets: Target[]): string {
  const rows = [...views].map(([name, { p50, p95, node, postgres: own }]) => [
    name,
    ...[p50, p95, node, own].map((one) => one.toFixed(1)),
  ])
  return [
    machine(postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    `The queue with all its counts, ${count(open)} open of ${count(tickets)} tickets; ${requests} requests a view, warm.`,
    aligned([['view', 'p50 ms', 'p95 ms', 'Node ms', 'PostgreSQL ms'], ...rows]),
    targetLines(targets),
  ].join('\n\n')
}
