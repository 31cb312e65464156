import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import pino from 'pino'
import { readSettings } from '#app/settings.server.ts'
import { makeBackup } from './backup/backup.server.ts'
import { restoreBackup } from './backup/restore.server.ts'
import { migrations } from './database.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** `npm run backup -- FILE`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runBackup(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const target = theFile(line, 'Usage:\n  npm run backup -- FILE')
  // People's pages go first.
  setPriority(10)
  const { file, bytes, files, seconds } = await makeBackup(readSettings(environment), quiet(), target)
  return `${file}: ${megabytes(bytes)}, the database and ${files} files, in ${seconds.toFixed(1)} s`
}

/** `npm run restore -- FILE`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runRestore(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const file = theFile(line, 'Usage:\n  npm run restore -- FILE')
  const { dataDir } = readSettings(environment)
  const { madeAt, bytes, seconds } = await restoreBackup(dataDir, file, readdirSync(migrations))
  return `${dataDir} holds the portal of ${madeAt} again: ${megabytes(bytes)}, in ${seconds.toFixed(1)} s`
}

function theFile(line: readonly string[], usage: string): string {
  const [file, ...more] = line
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(usage)
  return file
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** PostgreSQL's own troubles are thrown; that it was started is nothing to say. */
function quiet() {
  return pino({ level: 'silent' })
}
