import os from 'node:os'
import type { FirstLoad } from './first-load.ts'
import { bareNames, crowd, type Figures, inTurn, revisits } from './measures.ts'
import { isPinned } from './processes.ts'
import type { SizeResult } from './size.ts'

export type Target = { sentence: string; reached: boolean }

/** What was measured, where, as text that needs no page around it. */
export function reportOf(results: SizeResult[], rounds: number, targets: Target[]): string {
  const where = isPinned() ? 'the measured server alone on one core' : 'all on the same cores'
  const head = [machine(results[0]?.postgres ?? '', where), medians(rounds)].join('\n')
  const tables = results.map(({ tickets, figures }) => tableOf(`${count(tickets)} tickets`, figures))
  return [head, ...tables, scripts(results[0]?.pages ?? []), targetLines(targets)].join('\n\n')
}

export function medians(rounds: number): string {
  return [
    `Each figure is the median of ${rounds} rounds, warm. Node ms and PostgreSQL ms are time on a core, for one request;`,
    'cold is Node ms of the first requests of a kind, before their code was compiled.',
  ].join('\n')
}

/** @param startSeconds of a start where everything is in its place already */
export function targetsOf(results: SizeResult[], startSeconds: number): Target[] {
  const pages = results[0]?.pages ?? []
  const limits = new Map([
    ['/tickets', 130],
    ['/new-ticket', 165],
  ])
  return [
    ...results.flatMap(withinBare),
    ...results.flatMap(withoutStalls),
    ...sameAsSmallest(results),
    ...results.flatMap(staffIsQuick),
    ...pages.map(({ path, bytes }) =>
      atMost(`scripts of ${path} before it works, kB gzipped`, bytes / 1000, limits.get(path) ?? 0),
    ),
    atMost('a second start until it is ready, s', startSeconds, 3),
  ]
}

/**
 * Limits in milliseconds were set on a machine where the bare list takes so long; they are for machines of any speed, and
 * count by how much longer or shorter it takes here (docs/decisions/048).
 */
const bareListMs = 1.25

/** @param pace how many times slower than there this machine is @param limit there */
export function atMostAt(pace: number, what: string, value: number, limit: number): Target {
  const here = pace * limit
  const sentence = `${what}: ${value.toFixed(2)} (at most ${here.toFixed(2)}, where a bare list takes ${bareListMs} ms ${limit})`
  return { sentence, reached: value <= here }
}

/** @param bareList Node's milliseconds for one */
export function paceOf(bareList: number): number {
  return bareList / bareListMs
}

function withinBare({ tickets, figures }: SizeResult): Target[] {
  const of = (name: string, figure: 'node' | 'postgres' = 'node') => figures.get(name)?.[figure] ?? Number.NaN
  const [bareList, bareTicket] = [of(bareNames.list), of(bareNames.ticket)]
  const what = (rest: string) => `${count(tickets)} tickets: ${rest}`
  const pace = paceOf(bareList)
  return [
    atMost(what(`Node's time for the list, in bare renders`), of('list') / bareList, 1.8),
    atMost(what(`Node's time for the detail, in bare renders`), of('detail') / bareTicket, 2.2),
    atMost(what(`Node's time for both in turn, in bare renders`), (2 * of(inTurn)) / (bareList + bareTicket), 2),
    atMostAt(pace, what(`PostgreSQL's time for the list, ms`), of('list', 'postgres'), 0.3),
    atMostAt(pace, what(`PostgreSQL's time for the detail, ms`), of('detail', 'postgres'), 0.8),
    ...Object.values(revisits).map((name) =>
      atMostAt(pace, what(`time on a core of ${name}, ms`), of(name) + of(name, 'postgres'), 0.35),
    ),
  ]
}

/** With pages asked for as people do, who do not ask for one and the same. */
function withoutStalls({ tickets, figures }: SizeResult): Target[] {
  const [pages, bare] = [figures.get(inTurn), figures.get(bareNames.list)]
  if (!pages || !bare) return []
  const what = `${count(tickets)} tickets: p99 of ${inTurn}`
  return [
    atMost(`${what}, in p50`, pages.p99 / pages.p50, 4),
    atMostAt(paceOf(bare.node), `${what} over ${crowd} connections, ms`, pages.p99Crowded, 60),
  ]
}

/** For a dealer it must not matter how many tickets others have. */
function sameAsSmallest(results: SizeResult[]): Target[] {
  const [smallest] = results
  return results.slice(1).flatMap(({ tickets, figures }) =>
    ['list', 'detail', 'search', 'search, rare word', 'search, nothing found'].flatMap((name) => {
      const [now, before] = [figures.get(name), smallest?.figures.get(name)]
      if (!now || !before) return []
      const what = `${count(tickets)} tickets: p50 of ${name}, against ${count(smallest?.tickets ?? 0)}`
      return [atMost(what, now.p50 / before.p50, 1.3)]
    }),
  )
}

function staffIsQuick({ tickets, figures }: SizeResult): Target[] {
  return [...figures].flatMap(([name, { p50 }]) =>
    /^staff: (?:list$|search)/.test(name) ? [atMost(`${count(tickets)} tickets: p50 of ${name}, ms`, p50, 50)] : [],
  )
}

export function atMost(what: string, value: number, limit: number): Target {
  return { sentence: `${what}: ${value.toFixed(2)} (at most ${limit})`, reached: value <= limit }
}

export function targetLines(targets: Target[]): string {
  return targets.map(({ sentence, reached }) => `${reached ? 'reached' : 'MISSED '}  ${sentence}`).join('\n')
}

const columns: [string, (figures: Figures) => string][] = [
  ['cold', ({ cold }) => cold.toFixed(2)],
  ['Node ms', ({ node }) => node.toFixed(2)],
  ['PostgreSQL ms', ({ postgres }) => postgres.toFixed(2)],
  ['req/s, 1', ({ alone }) => alone.toFixed(0)],
  [`req/s, ${crowd}`, ({ crowded }) => crowded.toFixed(0)],
  ['p50 ms', ({ p50 }) => p50.toFixed(2)],
  ['p95 ms', ({ p95 }) => p95.toFixed(2)],
  ['p99 ms', ({ p99 }) => p99.toFixed(2)],
  [`p50 ms, ${crowd}`, ({ p50Crowded }) => p50Crowded.toFixed(1)],
  [`p99 ms, ${crowd}`, ({ p99Crowded }) => p99Crowded.toFixed(1)],
  ['kB', ({ bytes }) => (bytes / 1000).toFixed(1)],
]

export function tableOf(title: string, figures: Map<string, Figures>): string {
  const head = [title, ...columns.map(([name]) => name)]
  const rows = [...figures].map(([name, each]) => [name, ...columns.map(([, write]) => write(each))])
  return aligned([head, ...rows])
}

export function scripts(pages: FirstLoad[]): string {
  const rows = pages.flatMap(({ path, files, bytes }) => [
    [`scripts of ${path}`, 'bytes gzipped'],
    ...files.map((file) => [`  ${file.name}`, String(file.bytes)]),
    ['  together', String(bytes)],
  ])
  return aligned(rows)
}

export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const cell = (text: string, at: number) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

/** @param where who shares a core with whom */
export function machine(postgres: string, where: string): string {
  // All of the machine's: this process may keep to a part of them.
  const cores = os.cpus()
  return [
    `${cores.length} cores (${cores[0]?.model.trim() || 'unnamed'}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()}; ${where}.`,
    `Node ${process.versions.node}, PostgreSQL ${postgres}, both with the portal's own settings; requests over loopback.`,
  ].join('\n')
}

export function count(many: number): string {
  return many.toLocaleString('en')
}
