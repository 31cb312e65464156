// Whether everything that the portal stands on is well, each in one sentence: `npm run doctor`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { examine } = await import('../app/commands/doctor.server.ts')
try {
  const { isWell, text } = await examine(process.argv.slice(2), process.env)
  // What did not answer in time may hold a line open for minutes.
  process.stdout.write(`${text}\n`, () => process.exit(isWell ? 0 : 1))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
