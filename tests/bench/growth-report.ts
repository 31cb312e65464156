import type { GrowthFigures } from './growth.ts'
import { atMost, machine, type Target, targetLines } from './report.ts'

/** A list may take so many times as long over many rows as over few. */
const most = 1.3

/** Words that stand somewhere in a text are looked for among more: within so many milliseconds. */
const searchMost = 50

export function growthTargets({ lines }: GrowthFigures): Target[] {
  return lines.map(({ name, few, many, isSearch }) =>
    isSearch ? atMost(`${name}, ms p50`, many, searchMost) : atMost(`${name}, p50 in that over few`, many / few, most),
  )
}

export function growthReport({ what, few, many, lines, postgres }: GrowthFigures, targets: Target[]): string {
  return [
    machine(postgres, 'all on the same cores'),
    `Pages over ${few} and over ${many} ${what}, p50 in ms.`,
    lines.map(({ name, few: small, many: large }) => `${name}: ${small.toFixed(1)}, ${large.toFixed(1)}`).join('\n'),
    targetLines(targets),
  ].join('\n\n')
}
