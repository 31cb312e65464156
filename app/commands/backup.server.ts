import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import pino from 'pino'
import { outsideOf } from '#app/adapters/files/choices.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { makeBackup } from '#app/backup/backup.server.ts'
import { restoreBackup } from '#app/backup/restore.server.ts'
import { migrations } from '#app/database.server.ts'
import { askServer } from '#app/kit/db/own-server.server.ts'
import { formatBytes } from '#app/kit/words/formats.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** `npm run backup -- FILE`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runBackup(
  line: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopping?: AbortSignal,
): Promise<string> {
  const target = theFile(line, 'Usage:\n  npm run backup -- FILE')
  // People's pages go first.
  setPriority(10)
  const settings = readSettings(environment)
  const { databaseUrl, migrationUrl } = settings
  if (databaseUrl)
    await askServer(migrationUrl ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL', {
      connectionString: migrationUrl ?? databaseUrl,
    })
  const { file, bytes, files, isListed, seconds } = await makeBackup(settings, quiet(), target, stopping)
  const kept = isListed
    ? `a list of ${files} files, which stay in ${outsideOf(settings.files)?.name}`
    : `${files} files`
  return `${file}: ${formatBytes('en', bytes)}, the database and ${kept}, in ${seconds.toFixed(1)} s`
}

/** `npm run restore -- FILE`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runRestore(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const loss = '--without-missing'
  const file = theFile(
    line.filter((word) => word !== loss),
    `Usage:\n  npm run restore -- FILE [${loss}]`,
  )
  const settings = readSettings(environment)
  const known = { folder: migrations, names: readdirSync(migrations) }
  const restored = await restoreBackup(settings, file, known, line.includes(loss))
  const { madeAt, bytes, missing, isOnDisk, seconds } = restored
  const store = outsideOf(settings.files)?.name
  return [
    `${settings.dataDir} holds the portal of ${madeAt} again: ${formatBytes('en', bytes)}, in ${seconds.toFixed(1)} s`,
    ...(isOnDisk
      ? []
      : [
          missing === 0
            ? `All its files are in ${store}, as they were.`
            : `${missing} of its files are not in ${store} any more.`,
        ]),
    ...(isOnDisk && store
      ? [`Its files lie on the disk: npm run files -- move --to ${settings.files.on} brings them there.`]
      : []),
    'Beside a portal that works, start it with ROLE=web: else it reads the same mailbox, and sends what waited once more.',
  ].join('\n')
}

function theFile(line: readonly string[], usage: string): string {
  const [file, ...more] = line
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(usage)
  return file
}

/** PostgreSQL's own troubles are thrown; that it was started is nothing to say. */
function quiet() {
  return pino({ level: 'silent' })
}
