import { mostBits } from '#app/features/content/attachments/print-keys.ts'
import { isPinned } from './processes.ts'
import type { PictureFigures, Share } from './pictures.ts'
import { aligned, atMost, count, machine, type Target, targetLines } from './report.ts'

export function pictureTargets(figures: PictureFigures): Target[] {
  const copies = Object.values(figures.copies)
  return [
    atMost('copies not known again, in %', 100 - percent(sum(copies)), 5),
    atMost('pairs of different pictures taken for one, in %', percent(sum([figures.strangers, figures.sameThing])), 1),
    atMost(`not found again among ${count(figures.stored)}, in %`, 100 - percent(figures.sought), 5),
    atMost(`a picture among ${count(figures.stored)}, p50 in ms`, figures.p50, 20),
  ]
}

export function pictureReport(figures: PictureFigures, targets: Target[]): string {
  const { copies, strangers, sameThing, sought, p50, p95, core, indexBytes, tableBytes } = figures
  const rows = Object.entries(copies).map(([change, share]) => [`copies, ${change}`, ...cells(share)])
  return [
    machine(figures.postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    `${figures.pictures} pictures, ${figures.plain} more too plain; the same within ${mostBits} of 64 bits.`,
    aligned([
      ['taken for the same', 'of', 'were', '%'],
      ...rows,
      ['pairs of different things', ...cells(strangers)],
      ['pairs of one thing taken twice', ...cells(sameThing)],
      [`of ${count(figures.stored)} stored`, ...cells(sought)],
    ]),
    `Looked for and paired among ${count(figures.stored)}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${core.toFixed(1)} ms on a core; index ${megabytes(indexBytes)} MB, table ${megabytes(tableBytes)} MB.`,
    targetLines(targets),
  ].join('\n\n')
}

function cells({ found, of }: Share): string[] {
  return [count(of), count(found), percent({ found, of }).toFixed(2)]
}

function percent({ found, of }: Share): number {
  return of === 0 ? 0 : (100 * found) / of
}

function sum(shares: readonly Share[]): Share {
  return shares.reduce((all, { found, of }) => ({ found: all.found + found, of: all.of + of }), { found: 0, of: 0 })
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
