import type { PhotoFigures } from './photos.ts'
import { atMost, machine, type Target, targetLines } from './report.ts'

export function photoTargets({ photos, before, most, delay }: PhotoFigures): Target[] {
  return [
    atMost(`memory the server takes while ${photos} photos come, MB`, most - before, 120),
    atMost('delay of its event loop meanwhile, p99 in ms', delay.p99, 50),
  ]
}

export function photoReport(figures: PhotoFigures, targets: Target[]): string {
  const { photos, megabytes, seconds, before, most, makers, delay, postgres } = figures
  return [
    machine(postgres, 'all on the same cores'),
    `A claim with ${photos} photos of ${megabytes.toFixed(1)} MB, two at a time: sent in ${seconds.toFixed(1)} s.`,
    `The server's memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most; beside it a process that makes pictures takes up to ${makers.toFixed(0)} MB.`,
    `The delay of its event loop: p50 ${delay.p50.toFixed(1)} ms, p99 ${delay.p99.toFixed(1)} ms, longest ${delay.longest.toFixed(0)} ms.`,
    targetLines(targets),
  ].join('\n\n')
}
