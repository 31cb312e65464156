import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildWhenStale } from './build.mjs'
import { install, node, root } from './install.mjs'
import { nodeEnvironment, nodeFlags } from './node-flags.mjs'

install()
buildWhenStale()

const isProduction = process.env.NODE_ENV === 'production'
// A word that is none of these is left as it is: the portal refuses it, where it would be open otherwise.
const nodeEnv = ['production', 'development', 'test'].includes(process.env.NODE_ENV || 'test')
  ? 'production'
  : process.env.NODE_ENV
const isDemo = !process.env.DATABASE_URL && !isProduction
// A person who stops it at a terminal waits for it, and no proxy has to be told.
const isAtTerminal = process.stdin.isTTY || process.stdout.isTTY
// A group of its own: Ctrl-C reaches this process alone, which passes it on once.
const server = spawn(node, [...nodeFlags, path.join(root, 'build/server/index.js')], {
  cwd: root,
  // The channel closes when this process is killed, which ends the server too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  detached: process.platform !== 'win32',
  shell: process.platform === 'win32',
  // React runs its slow checks unless told that this is production; what follows from it was the operator's word.
  env: {
    ...nodeEnvironment,
    ...process.env,
    DEMO: process.env.DEMO || (isDemo ? 'on' : 'off'),
    INSECURE_HTTP: process.env.INSECURE_HTTP || (isProduction ? 'no' : 'yes'),
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || (isAtTerminal ? '0' : '5'),
    NODE_ENV: nodeEnv,
  },
})

let told = false
function stop(signal) {
  if (told) return
  told = true
  server.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
// From a terminal it says that the window is gone; of a service it asks for new processes, where it has several.
process.on('SIGHUP', () => (isAtTerminal ? stop('SIGTERM') : server.kill('SIGHUP')))

// npm passes a signal on to the shell it put in between, which ends and says nothing to this process.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, 250).unref()
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
