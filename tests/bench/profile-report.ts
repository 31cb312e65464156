import { isPinned } from './processes.ts'
import type { ProfileFigures, Share } from './profile.ts'
import { aligned, count, machine } from './report.ts'

/** The share each has of the server's time on its main thread; what lies idle is left out. */
export function profileReport({ tickets, pages, layers, functions, postgres }: ProfileFigures): string {
  return [
    machine(postgres, isPinned() ? 'the measured server alone on one core' : 'all on the same cores'),
    `List and ticket in turn, compressed with zstd: ${count(pages)} pages of a warm server, ${count(tickets)} tickets.`,
    aligned([['what', 'share of Node’s time'], ...layers.map(lineOf)]),
    aligned([['the ten functions with most', ''], ...functions.slice(0, 10).map(lineOf)]),
  ].join('\n\n')
}

function lineOf({ what, share }: Share): string[] {
  return [what, `${(100 * share).toFixed(1)} %`]
}
