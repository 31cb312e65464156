import { dovecot, hasStore } from './installed.ts'
import { inShard } from './shard.ts'

/** Of which no test is left without a program that is not installed: a file without any test counts as broken. */
const cannotRun = [
  ...(hasStore ? [] : ['tests/moving-files.test.ts', 'app/features/content/attachments/files-in-s3.test.ts']),
  ...(dovecot ? [] : ['app/features/service/inbound-mail/mailbox.test.ts']),
]

/** They take longest, and hold together what shorter tests hold piece by piece: a run makes those of its shard. */
const long = [
  'tests/doctor.test.ts',
  'tests/revisits-records.test.ts',
  'db/demo/demo.test.ts',
  'tests/bad-input.test.ts',
  'tests/backups-elsewhere.test.ts',
  'app/shell/head.test.ts',
  'tests/replica.test.ts',
  'tests/bad-input-files.test.ts',
  'tests/erp/faults.test.ts',
  'db/demo/drawings/drawings.test.ts',
  'tests/moving-files.test.ts',
  'tests/own-database.test.ts',
]

const taken = new Set(inShard(long))

export const leftOut: string[] = [...cannotRun, ...long.filter((file) => !taken.has(file))]
