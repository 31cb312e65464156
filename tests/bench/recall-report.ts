import { shown } from './meanwhile.ts'
import type { RecallFigures } from './recall.ts'
import { atMost, atMostAt, machine, paceOf, type Target, targetLines } from './report.ts'

export function recallTargets(figures: RecallFigures): Target[] {
  const { serials, dealers, units, publishSeconds, quiet, meanwhile, check, bareList, worked } = figures
  const { done = 0, not_found: missing = 0, scrapped = 0, passed_on: passedOn = 0 } = worked.units
  const ended = done + missing + scrapped + passedOn
  return [
    { sentence: `${units} of ${serials} bicycles found and their holders told`, reached: units === serials },
    atMost('until a recall is published, s', publishSeconds, 10),
    atMost('pages meanwhile, p95 in that of quiet ones', meanwhile.p95 / quiet.p95, 1.5),
    atMostAt(paceOf(bareList), 'a check by anybody, ms p50', check.p50, 5),
    {
      sentence: `${ended} of ${serials} bicycles and ${worked.stockChecked} of ${dealers} stocks worked to their end`,
      reached: ended === serials && worked.stockChecked === dealers,
    },
  ]
}

export function recallReport(figures: RecallFigures, targets: Target[]): string {
  const { serials, dealers, mails, publishSeconds, toldSeconds, quiet, meanwhile, check, worked, postgres } = figures
  return [
    machine(postgres, 'all on the same cores'),
    `A recall of ${serials} serial numbers over ${dealers} dealers is published in ${publishSeconds.toFixed(1)} s; its ${mails} mails have left after ${toldSeconds.toFixed(1)} s.`,
    `A dealer's pages alone: ${shown(quiet)}; meanwhile: ${shown(meanwhile)}.`,
    `The check of a number by anybody: ${shown(check)}.`,
    `Worked to its end by its dealers in ${worked.seconds.toFixed(1)} s with ${worked.forms} forms: ${statesOf(worked.units)}.`,
    targetLines(targets),
  ].join('\n\n')
}

function statesOf(units: RecallFigures['worked']['units']): string {
  return Object.entries(units)
    .map(([state, count]) => `${count} ${state.replaceAll('_', ' ')}`)
    .join(', ')
}
