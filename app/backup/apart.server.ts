import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { rootDir } from '#app/kit/root-dir.server.ts'
import type { BackupAnswer, BackupWork } from './apart-process.server.ts'
import type { BackedUp } from './backup.server.ts'

/**
 * Why no backup came of it, with the system's own code where it gave one. `isOfFiles`: it is the store that people's files
 * lie in, and not the place of the backups.
 */
export class BackupFailed extends Error {
  readonly code: string | undefined
  readonly isOfFiles: boolean
  constructor(message: string, code?: string, isOfFiles = false) {
    super(message)
    this.code = code
    this.isOfFiles = isOfFiles
  }
}

/**
 * Makes a backup in a process apart: neither memory nor event loop of who asks are touched. Told to stop, it ends with what
 * it has written left as FILE.part.
 * @throws BackupFailed
 */
export async function makeBackupApart(
  { dataDir, databaseUrl, migrationUrl, files, s3 }: BackedUp,
  target: string,
  stopping: AbortSignal,
): Promise<{ bytes: number }> {
  const child = fork(path.join(rootDir, 'app/backup/apart-process.server.ts'), [], { execArgv: [] })
  // Not on its command line, which others can read: passwords are among them.
  const work: BackupWork = { settings: { dataDir, databaseUrl, migrationUrl, files, s3 }, target }
  child.send(work)
  const stop = () => child.kill('SIGTERM')
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  let answer: BackupAnswer | undefined
  child.on('message', (message: BackupAnswer) => {
    answer = message
  })
  try {
    const [code, signal]: unknown[] = await once(child, 'exit')
    answer ??= { message: `The process that made it ended (${String(signal ?? code)})` }
  } finally {
    stopping.removeEventListener('abort', stop)
  }
  if ('bytes' in answer) return answer
  throw new BackupFailed(answer.message, answer.code, answer.isOfFiles)
}
