// The portal with Vite's development server in front: changes show at once. Bound to this machine only.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { install, node, root } from './install.mjs'

install()
const stopping = new AbortController()
const stop = (signal) => stopping.abort(signal)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
// npm passes a signal on to the shell it put in between, which ends and says nothing to this process.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'dev')
  setInterval(() => {
    if (process.ppid !== parent) stopping.abort('SIGTERM')
  }, 250).unref()

if (process.version.split('.')[0] === 'v24') await develop()
else process.exit(await handOver())

/** To the Node of the packages, which hears of the stop as well. */
function handOver() {
  const child = spawn(node, [import.meta.filename ?? 'bin/dev.mjs'], { cwd: root, stdio: 'inherit' })
  stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function develop() {
  process.env.NODE_ENV = 'development'
  process.env.DEMO ??= 'on'
  console.log('Starting the development server …')
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  // Vite would end the process by itself, with PostgreSQL still running.
  for (const other of process.listeners('SIGTERM')) if (other !== stop) process.off('SIGTERM', other)
  process.stdin.removeAllListeners('end')
  const { startDevelopment } = await vite.ssrLoadModule('/app/dev.server.ts')
  let fault
  try {
    await startDevelopment(vite, stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) fault = error
  } finally {
    await vite.close()
  }
  if (!fault) process.exit(0)
  // For a wrong setting the sentence is enough.
  const isTold = ['SettingsError', 'StartError'].includes(fault.constructor.name)
  console.error(isTold ? fault.message : fault)
  process.exit(1)
}
