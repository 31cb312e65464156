import { globSync } from 'node:fs'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { dovecot, hasStore } from './installed.ts'
import { inShard } from './shard.ts'
import { isEdited, isTouched } from './touched.ts'
import { sayTurns, turnsOf } from './turns.ts'

/** Files without a test to run where a program is not installed: a file without any test counts as broken. */
const cannotRun = [
  ...(hasStore ? [] : ['tests/moving-files.test.ts', 'app/features/content/attachments/files-in-s3.test.ts']),
  ...(dovecot ? [] : ['app/features/service/inbound-mail/mailbox.test.ts']),
]

/** They take longest, and hold together what shorter tests hold piece by piece: a run makes those of its shard. */
const long = [
  'tests/access/access.test.ts',
  'app/kit/db/embedded.server.test.ts',
  'tests/doctor.test.ts',
  'tests/revisits-records.test.ts',
  'db/demo/demo.test.ts',
  'tests/bad-input.test.ts',
  'tests/backups-elsewhere.test.ts',
  'app/shell/head.test.ts',
  'tests/replica.test.ts',
  'tests/bad-input-files.test.ts',
  'tests/erp/faults.test.ts',
  'tests/revisits-ahead.test.ts',
  'db/demo/drawings/drawings.test.ts',
  'tests/moving-files.test.ts',
  'tests/own-database.test.ts',
  'tests/access/only-looks.test.ts',
  'tests/sorted-lists.test.ts',
  'tests/sorted-records.test.ts',
]

/** Among the other files, those of single parts; what holds for all of the portal is checked by every run. */
const short = globSync('{app,db}/**/*.test.{ts,tsx}', { cwd: rootDir })
  .filter((file) => !long.includes(file))
  .toSorted()

const all = [...long, ...short]

/**
 * The touched files for which a run has time beside what every run makes: on two cores each takes about a second, a long
 * one fifteen (docs/decisions/115).
 */
const turns = turnsOf(
  { edited: all.filter(isEdited), others: all.filter((file) => isTouched(file) && !isEdited(file)) },
  40,
  (file) => (long.includes(file) ? 15 : 1),
)
const taken = new Set([...inShard(long), ...inShard(short, 12), ...turns.edited.files, ...turns.others.files])

export const leftOut: string[] = [...cannotRun, ...all.filter((file) => !taken.has(file))]

/** For the first lines of a run: what it does not make of what the change touches. */
export const saidOfTests: string[] =
  turns.edited.parts > 1 || turns.others.parts > 1
    ? [
        'The change touches so many features that their tests take turns: this run makes ' +
          `${sayTurns([turns.edited, 'files that it edits'], [turns.others, 'files beside what it edits'])}.`,
      ]
    : []
