// Whether anything in the log of tickets was altered or removed: `npm run verify-log`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { verifyLog } = await import('../app/commands/verify-log.server.ts')
try {
  const { isUnbroken, text } = await verifyLog(process.argv.slice(2), process.env)
  console.log(text)
  if (!isUnbroken) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
