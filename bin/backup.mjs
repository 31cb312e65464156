// The whole portal in one file, while it works: `npm run backup -- FILE`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { runBackup } = await import('../app/commands/backup.server.ts')
try {
  console.log(await runBackup(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
