import type { ImportFigures } from './imports.ts'
import { isPinned } from './processes.ts'
import { aligned, atMost, count, machine, type Target, targetLines } from './report.ts'

const [secondsMost, memoryMost, slowerMost] = [60, 150, 1.5]

export function importTargets(figures: ImportFigures): Target[] {
  const { orders, check, apply, before, most, p95Alone, p95Meanwhile } = figures
  return [
    atMost(`${count(orders)} orders checked and taken over, s`, check + apply, secondsMost),
    atMost('memory taken meanwhile, MB', most - before, memoryMost),
    atMost('a page’s p95 meanwhile, times what it is alone', p95Meanwhile / p95Alone, slowerMost),
  ]
}

export function importReport(figures: ImportFigures, targets: Target[]): string {
  const { orders, lines, bytes, check, apply, again, before, most, p95Alone, p95Meanwhile, postgres } = figures
  return [
    machine(postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    aligned([
      [
        'orders imported',
        'lines',
        'MB',
        'check s',
        'apply s',
        'again s',
        'MB before',
        'at most',
        'p95 ms',
        'meanwhile',
      ],
      [
        count(orders),
        count(lines),
        (bytes / 1e6).toFixed(1),
        check.toFixed(1),
        apply.toFixed(1),
        again.toFixed(1),
        before.toFixed(0),
        most.toFixed(0),
        p95Alone.toFixed(1),
        p95Meanwhile.toFixed(1),
      ],
    ]),
    targetLines(targets),
  ].join('\n\n')
}
