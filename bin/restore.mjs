// A backup into an empty DATA_DIR: `npm run restore -- FILE`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { runRestore } = await import('../app/commands/backup.server.ts')
try {
  console.log(await runRestore(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
