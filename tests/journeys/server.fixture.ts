import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { addDealer, ask, databaseOf } from './dealer.fixture.ts'
import { allGone, childrenOf, processesIn, waitFor } from './system.fixture.ts'

export { addDealer, ask, claimWith, databaseOf, withDatabase } from './dealer.fixture.ts'
export { freePort } from './system.fixture.ts'
export { allGone, filesIn, isRunning, memoryOf, processesIn, waitFor } from './system.fixture.ts'

// The built server in processes of a test's own, to be killed, starved and spoken to in broken HTTP.

export type Server = {
  process: ChildProcess
  /** The server's own id, also where a program stands in front of it. */
  pid: number
  port: number
  address: string
  output: () => string
  /** Ends by itself, or by what the test did to it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

type Environment = Record<string, string>

/** A folder that is gone after the test, with every process that still works in it. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-server-'))
  // As a folder of a server: started as root, PostgreSQL's own user has to get through.
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
    await allGone(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Starts the built server as bin/start.mjs does, or by that program, `npm start` or that of development, and does not wait. */
export function launch(environment: Environment, by?: 'bin/start.mjs' | 'bin/dev.mjs' | 'npm start') {
  const [program, ...args] = by === 'npm start' ? ['npm', 'start'] : [process.execPath, by ?? 'build/server/index.js']
  const child = spawn(program, args, {
    cwd: rootDir,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DEMO: 'off',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { process: child, output: () => output, ended }
}

/** Starts it and waits for its one line. */
export async function start(environment: Environment, by?: Parameters<typeof launch>[1]): Promise<Server> {
  const { process: child, output, ended } = launch(environment, by)
  const gone = ended.then(() => true)
  const isReady = () => / is ready at \S+.*\n/.test(output())
  if (await Promise.race([gone, waitFor(isReady, 150_000).then(() => false)])) throw new Error(`It ended: ${output()}`)
  const address = / is ready at (\S+).*\n/.exec(output())?.[1] ?? ''
  const pid = by ? (childrenOf(child.pid ?? 0)[0] ?? 0) : (child.pid ?? 0)
  return { process: child, pid, port: Number(new URL(address).port), address, output, ended }
}

/** In a folder of its own, with somebody who may open tickets. */
export async function startWithDealer() {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir })
  const db = await databaseOf(dataDir)
  const cookie = await addDealer(db)
  await db.end()
  return { server, cookie, dataDir }
}

/** Asks for a page over and over on several connections. @returns how often, and what was no page */
function keepAsking(address: string, cookie: string) {
  const asking = { stopped: false, answered: 0, failed: [] as unknown[] }
  const work = Array.from({ length: 4 }, async () => {
    while (!asking.stopped) {
      try {
        const { status } = await ask({ address }, '/tickets', cookie)
        if (status !== 200) asking.failed.push(status)
        else asking.answered += 1
      } catch (error) {
        asking.failed.push(String(error))
      }
    }
  })
  return {
    async stop() {
      asking.stopped = true
      await Promise.all(work)
      return asking
    },
  }
}

/** Replaces every process by SIGHUP, while pages are asked for at an address. @returns how often, and what was no page */
export async function restartWhileAsked(server: Server, cookie: string, address = server.address) {
  const visitors = keepAsking(address, cookie)
  const old = childrenOf(server.pid)
  server.process.kill('SIGHUP')
  await waitFor(() => childrenOf(server.pid).every((pid) => !old.includes(pid)), 150_000)
  await sleep(200)
  return visitors.stop()
}

/** Sends bytes as they are. @returns all that came back until the other side closed, or fell silent */
export async function speak(server: Pick<Server, 'port'>, text: string, silence = 1500): Promise<string> {
  const socket = await dial(server)
  let heard = ''
  socket.setEncoding('latin1').on('data', (piece: string) => (heard += piece))
  socket.write(text, 'latin1')
  const closed = Promise.withResolvers<void>()
  socket.setTimeout(silence, closed.resolve).once('close', () => closed.resolve())
  await closed.promise
  socket.destroy()
  return heard
}

export async function dial({ port }: Pick<Server, 'port'>): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
