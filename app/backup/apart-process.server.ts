import { setPriority } from 'node:os'
import pino from 'pino'
import { makeBackup } from './backup.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX. It is the process of
// apart.server.ts.

export type BackupAnswer = { bytes: number } | { message: string; code?: string | undefined }

// The portal is gone: nobody would note what came of it.
process.once('disconnect', () => process.exit(1))
// People's pages go first.
setPriority(10)
const [dataDir = '', file = ''] = process.argv.slice(2)
const answer = await makeBackup({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }), file).then(
  ({ bytes }): BackupAnswer => ({ bytes }),
  (error: unknown): BackupAnswer => ({
    message: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  }),
)
process.send?.(answer, () => process.exit(0))
