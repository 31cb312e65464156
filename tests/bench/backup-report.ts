import type { BackupFigures } from './backup.ts'
import { shown } from './meanwhile.ts'
import { atMost, machine, type Target, targetLines } from './report.ts'

/** The limit was set for ten gigabytes; less has to be as quick. */
const secondsOfTenGigabytes = 180

export function backupTargets({ bytes, seconds, quiet, meanwhile }: BackupFigures): Target[] {
  const limit = Math.round((secondsOfTenGigabytes * bytes) / 1e10)
  return [
    atMost(`a backup of ${gigabytes(bytes)}, s`, seconds, limit),
    atMost('pages meanwhile, p95 in that of quiet ones', meanwhile.p95 / quiet.p95, 1.5),
  ]
}

export function backupReport(figures: BackupFigures, targets: Target[]): string {
  const { bytes, database, archive, seconds, restoreSeconds, quiet, meanwhile, postgres } = figures
  return [
    machine(postgres, 'all on the same cores'),
    `A portal of ${gigabytes(bytes)}, ${gigabytes(database)} of them its database, is backed up in ${seconds.toFixed(1)} s to a file of ${gigabytes(archive)}, and restored from it in ${restoreSeconds.toFixed(1)} s.`,
    `A dealer's pages alone: ${shown(quiet)}; meanwhile: ${shown(meanwhile)}.`,
    targetLines(targets),
  ].join('\n\n')
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`
}
