// The whole portal in one file, while it works: `npm run backup -- FILE`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

// What is half written goes, as where a backup fails.
const told = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => told.abort(new Error(`Stopped by ${signal}: no backup was made.`)))

const { runBackup } = await import('../app/commands/backup.server.ts')
try {
  console.log(await runBackup(process.argv.slice(2), process.env, told.signal))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
