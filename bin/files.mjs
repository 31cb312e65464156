// Files from the disk to a store outside, or back: `npm run files -- move --to s3|disk`.
import { fileURLToPath } from 'node:url'
import { install, run } from './install.mjs'

install()
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)]))
}

const { runFiles } = await import('../app/commands/files.server.ts')
try {
  console.log(await runFiles(process.argv.slice(2), process.env, console.log))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
