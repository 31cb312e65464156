import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '#tests/free-ports.ts'

export const emulatorProject = 'demo-portal'

export type Emulator = { host: string; stop: () => Promise<void> }

/** Starts the identity service's own emulator on free ports, with a home of its own; it speaks with loopback only. */
export async function startEmulator(): Promise<Emulator> {
  const program = path.join(import.meta.dirname, 'emulator/node_modules/firebase-tools/lib/bin/firebase.js')
  if (!existsSync(program)) throw new Error('The emulator is not installed: `npm test` installs it')
  for (let tries = 1; ; tries++) {
    const home = await mkdtemp(path.join(os.tmpdir(), 'ammiraglia-emulator-'))
    const ports = await freePorts(3)
    const child = await launch(program, home, ports)
    const stop = async () => {
      await end(child)
      await rm(home, { recursive: true, force: true })
    }
    const host = `127.0.0.1:${ports[0]}`
    const said = await whenReady(child, host)
    if (said === undefined) return { host, stop }
    await stop()
    // Somebody else may have taken a port in between.
    if (tries === 3) throw new Error(`The emulator did not start: ${said}`)
  }
}

async function launch(program: string, home: string, [auth = 0, hub = 0, logging = 0]: readonly number[]) {
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port: auth },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  }
  await writeFile(path.join(home, 'firebase.json'), JSON.stringify({ emulators }))
  // It ends with this process, however that ends.
  const leash = `data:text/javascript,process.on('disconnect', () => process.exit())`
  const args = ['--import', leash, program, 'emulators:start', '--only', 'auth', '--project', emulatorProject]
  return spawn(process.execPath, args, {
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, TMPDIR: home, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** @returns what it said instead, when it did not come up */
async function whenReady(child: ChildProcess, host: string): Promise<string | undefined> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (said += String(piece)))
  for (let waited = 0; waited < 90_000 && child.exitCode === null; waited += 100) {
    const answer = await fetch(`http://${host}/`).catch(() => undefined)
    if (answer?.ok) return undefined
    await sleep(100)
  }
  return said || 'it said nothing'
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(force)
}
