import type { DocumentFigures } from './document.ts'
import { atMost, machine, type Target, targetLines } from './report.ts'

export function documentTargets({ steps, photos, p95 }: DocumentFigures): Target[] {
  return [atMost(`the document of a check of ${steps} steps and ${photos} photos, p95 in s`, p95, 1)]
}

export function documentReport(figures: DocumentFigures, targets: Target[]): string {
  const { steps, photos, times, first, p50, p95, drawn, kilobytes, postgres } = figures
  return [
    machine(postgres, 'all on the same cores'),
    `The document of a signed check of ${steps} steps and ${photos} photos of twelve megapixels, ${times} times: the first in ${first.toFixed(2)} s, then p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s; ${kilobytes.toFixed(0)} kB.`,
    `Photos that stand in it, where there is time for: ${drawn.least} to ${drawn.most}; the others are on the page.`,
    targetLines(targets),
  ].join('\n\n')
}
