import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import type { Logger } from 'pino'
import { workThroughImports, type WorkThroughImports } from '#app/features/across/imports/imports.worker.server.ts'
import type { Settings } from './settings.server.ts'
import { withPortal } from './commands/with-portal.server.ts'

/** Said to the server's program, it only works on the imports that wait. */
const importerArgument = 'importer'

export const isImporter = process.argv[2] === importerArgument

/** Starts a process for it, which ends with its work, and with this one at the latest. */
export const importApart: WorkThroughImports = async (_portal, stopping) => {
  // What a file leaves behind as it is read is cleared away early: it grows slower than it is written, and to less.
  const execArgv = [...process.execArgv, '--max-semi-space-size=2']
  const child = fork(process.argv[1] ?? '', [importerArgument], { execArgv })
  const stop = () => child.kill('SIGTERM')
  stopping.addEventListener('abort', stop)
  try {
    const [code, signal]: unknown[] = await once(child, 'exit')
    if (code !== 0 && !stopping.aborted) throw new Error(`The importer ended (${String(signal ?? code)})`)
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}

/** An import takes all of a core for as long as it lasts: those who wait for a page go before. */
export async function workAsImporter(settings: Settings, log: Logger, stopping: AbortSignal): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  await withPortal(settings, log, (portal) => workThroughImports(portal, stopping), stopping)
}
