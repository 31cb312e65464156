// People and rights from the machine itself: `npm run admin -- create --email … --name …`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { administer } = await import('../app/commands/admin.server.ts')
try {
  console.log(await administer(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
