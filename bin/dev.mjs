// The portal with Vite's development server in front: changes show at once. Bound to this machine only.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { install, node, root } from './install.mjs'

install()
if (process.version.split('.')[0] === 'v24') await develop()
else process.exit(spawnSync(node, [import.meta.filename ?? 'bin/dev.mjs'], { cwd: root, stdio: 'inherit' }).status ?? 1)

async function develop() {
  process.env.NODE_ENV = 'development'
  process.env.DEMO ??= 'on'
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const { startDevelopment } = await vite.ssrLoadModule('/app/dev.server.ts')
  await startDevelopment(vite)
}
