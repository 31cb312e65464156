import type { AccountFigures } from './accounts.ts'
import { atOnce } from './accounts-load.ts'
import { aligned, atMost, count, machine, type Target, targetLines } from './report.ts'

export function accountTargets({ sessions, query, loop, asked }: AccountFigures): Target[] {
  return [
    atMost(`p50 of the session query at ${count(sessions)} sessions, ms`, query.p50, 0.4),
    atMost(`p99 of the event loop's delay during ${atOnce} sign-ins at once, ms`, loop.p99, 20),
    ...asked.map(({ name, known, unknown }) =>
      atMost(`${name}: difference of known and unknown, in % of the median`, apart(known, unknown), 5),
    ),
  ]
}

export function accountReport(figures: AccountFigures, targets: Target[]): string {
  const { sessions, pairs, rounds, postgres, query, loop, asked } = figures
  return [
    machine(postgres, 'all on the same cores'),
    aligned([
      [`${count(sessions)} sessions`, 'p50 ms', 'p95 ms'],
      ['person, company, licence and access of a session, in one query', ms(query.p50), ms(query.p95)],
    ]),
    aligned([
      [`${atOnce} sign-ins at once, ${rounds} times`, 'p50 ms', 'p99 ms', 'longest ms'],
      ['delay of the event loop (from 1 ms, the interval of the clock)', ms(loop.p50), ms(loop.p99), ms(loop.longest)],
    ]),
    aligned([
      [`${pairs} interleaved pairs, p50`, 'known ms', 'unknown ms', 'apart %'],
      ...asked.map(({ name, known, unknown }) => [name, ms(known), ms(unknown), apart(known, unknown).toFixed(1)]),
    ]),
    targetLines(targets),
  ].join('\n\n')
}

function ms(value: number): string {
  return value.toFixed(2)
}

function apart(one: number, other: number): number {
  return (100 * Math.abs(one - other)) / Math.min(one, other)
}
