import { setPriority } from 'node:os'
import pino from 'pino'
import { codeOf, messageOf } from '#app/kit/error-code.ts'
import { asDiskError } from '#app/kit/s3/check.server.ts'
import { type BackedUp, makeBackup } from './backup.server.ts'
import { FilesNotListed } from './kept-elsewhere.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX. It is the process of
// apart.server.ts.

export type BackupWork = { settings: BackedUp; target: string }
export type BackupAnswer = { bytes: number } | { message: string; code?: string | undefined; isOfFiles?: boolean }

// The portal is gone: nobody would note what came of it.
process.once('disconnect', () => process.exit(1))
// People's pages go first.
setPriority(10)
process.once('message', (work: BackupWork) => void answer(work))

async function answer({ settings, target }: BackupWork): Promise<void> {
  const said = await makeBackup(settings, pino({ level: 'silent' }), target).then(
    ({ bytes }): BackupAnswer => ({ bytes }),
    (error: unknown): BackupAnswer => {
      const isOfFiles = error instanceof FilesNotListed
      const cause: unknown = isOfFiles ? error.cause : error
      const message = messageOf(error)
      return { message, code: asDiskError(cause) ?? codeOf(cause), isOfFiles }
    },
  )
  process.send?.(said, () => process.exit(0))
}
