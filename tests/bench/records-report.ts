import type { Figures } from './measures.ts'
import { isPinned } from './processes.ts'
import { aligned, atMost, count, machine, medians, scripts, tableOf, type Target, targetLines } from './report.ts'
import type { RecordFigures, RecordsResult } from './records.ts'
import { assets, rowsPerCompany } from './records-seed.ts'

export function recordTargets({ sizes, zip }: RecordFigures): Target[] {
  return [
    ...sameAsSmallest(sizes),
    ...sizes.flatMap(searchIsQuick),
    ...sizes.flatMap(homeIsLight),
    atMost(`memory taken while a zip of ${assets} assets is sent, MB`, zip.most - zip.before, zipMost),
  ]
}

/** What the garbage collector leaves lying for a while; of a zip that was collected it would be hundreds. */
const zipMost = 64

export function recordReport({ sizes, zip, pages }: RecordFigures, rounds: number, targets: Target[]): string {
  const where = isPinned() ? 'the measured server alone on one core' : 'all on the same cores'
  return [
    [machine(sizes[0]?.postgres ?? '', where), medians(rounds)].join('\n'),
    ...sizes.map(({ rows, figures }) => tableOf(titleOf(rows), figures)),
    aligned([
      ['zip of the media library', 'MB sent', 's', 'first byte ms', 'MB before', 'at most', 'after'],
      [
        `${assets} assets, the reader stops for 2 s in between`,
        mb(zip.sent),
        zip.seconds.toFixed(1),
        zip.firstByteMs.toFixed(0),
        mb(zip.before),
        mb(zip.most),
        mb(zip.after),
      ],
    ]),
    scripts(pages),
    targetLines(targets),
  ].join('\n\n')
}

function mb(value: number): string {
  return value.toFixed(0)
}

function titleOf(rows: number): string {
  return `${count(rows)} of each, ${count(Math.min(rows, rowsPerCompany))} own`
}

/** For a dealer it must not matter how much others have. */
function sameAsSmallest([smallest, ...larger]: RecordsResult[]): Target[] {
  return larger.flatMap(({ rows, figures }) =>
    ['orders', 'products', 'leads', 'leads, board'].map((name) => {
      const before = p50(smallest?.figures, name)
      const what = `${count(rows)} of each: p50 of ${name}, against ${count(smallest?.rows ?? 0)}`
      return atMost(what, p50(figures, name) / before, 1.3)
    }),
  )
}

function p50(figures: Map<string, Figures> | undefined, name: string): number {
  return figures?.get(name)?.p50 ?? Number.NaN
}

function searchIsQuick({ rows, figures }: RecordsResult): Target[] {
  return [...figures].flatMap(([name, { p95 }]) =>
    name.startsWith('everywhere') ? [atMost(`${count(rows)} of each: p95 of ${name}, ms`, p95, 25)] : [],
  )
}

function homeIsLight({ rows, figures, homeQueries }: RecordsResult): Target[] {
  const cpu = (name: string) => (figures.get(name)?.node ?? Number.NaN) + (figures.get(name)?.postgres ?? Number.NaN)
  return [
    atMost(`${count(rows)} of each: queries of the home`, homeQueries, 8),
    atMost(`${count(rows)} of each: time on a core for the home, in lists of tickets`, cpu('home') / cpu('tickets'), 3),
  ]
}
