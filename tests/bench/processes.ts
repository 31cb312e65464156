import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { nodeEnvironment, nodeFlags } from '../../bin/node-flags.mjs'
import { rootDir } from '#app/kit/root-dir.server.ts'

/** A server under measurement, in a process of its own. */
export type Served = { origin: string; pid: number; process: ChildProcess; stop(): Promise<void> }

/** The measured server has a core to itself, and whatever asks and answers it the other, where the system can do that. */
const canPin = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

export function isPinned(): boolean {
  return canPin
}

/** Moves this process, which makes the load, and PostgreSQL away from the measured server's core. */
export function stepAside(postmaster: number): void {
  if (!canPin) return
  const others = `1-${os.availableParallelism() - 1}`
  for (const pid of [process.pid, ...family(postmaster)]) spawnSync('taskset', ['-acp', others, String(pid)])
}

type Where = 'on a core' | 'anywhere'

/** @param environment over the settings of a portal as an operator would run it */
export function startPortal(
  dataDir: string,
  environment: Record<string, string> = {},
  where: Where = 'on a core',
): Promise<Served> {
  const settings = { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', ...environment }
  return start(path.join(rootDir, 'build/server/index.js'), [], settings, where)
}

/** How many seconds `npm start`'s program takes to its line, where it has been started before. */
export async function secondStart(dataDir: string): Promise<number> {
  const startOnce = () => start(path.join(rootDir, 'bin/start.mjs'), [], { DATA_DIR: dataDir, DEMO: 'off' })
  await (await startOnce()).stop()
  const began = performance.now()
  const portal = await startOnce()
  const seconds = (performance.now() - began) / 1000
  await portal.stop()
  return seconds
}

/** Runs a program until it says where it is ready; it ends with this process at the latest. */
export async function start(
  program: string,
  args: string[],
  environment: Record<string, string>,
  where: Where = 'on a core',
): Promise<Served> {
  const command = [process.execPath, ...nodeFlags, program, ...args]
  const [first = '', ...rest] = canPin && where === 'on a core' ? ['taskset', '-c', '0', ...command] : command
  const child = spawn(first, rest, {
    cwd: rootDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DRAIN_SECONDS: '0',
      ...nodeEnvironment,
      ...environment,
    },
  })
  const origin = await whenReady(child)
  return { origin, pid: child.pid ?? 0, process: child, stop: () => stop(child) }
}

/** The environment of a server that loads a file of this folder before its own program. */
export function withHook(file: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, file)}` }
}

/** Tells a server's hook something. @returns what it answers */
export async function tell({ process }: Served, message: string): Promise<unknown> {
  const answer = once(process, 'message')
  process.send(message)
  const [said]: unknown[] = await answer
  return said
}

const saidIn = path.join(rootDir, 'build/bench.log')

function whenReady(child: ChildProcess): Promise<string> {
  mkdirSync(path.dirname(saidIn), { recursive: true })
  const log = createWriteStream(saidIn, { flags: 'a' })
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (part: Buffer) => {
      log.write(part)
      if (text.length < 10_000) text += part.toString()
      // A worker has no address to tell.
      const found = / is ready at (\S+)|"at work"/.exec(text)
      if (found) resolve(found[1] ?? '')
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => {
      log.end()
      reject(new Error(`The server ended (${code}): ${text}`))
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

/** The time a process and its threads have spent on a core so far, in milliseconds. */
export function cpuOf(pid: number): number {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return 0
  return readdirSync(threads).reduce((sum, thread) => sum + onCore(`${threads}/${thread}/schedstat`), 0)
}

/** The memory a process holds at this moment, in MB. */
export function memoryOf(pid: number): number {
  return statusOf(pid, 'VmRSS') ?? 0
}

/** For a process that has not ended, in MB. */
function statusOf(pid: number, entry: string): number | undefined {
  try {
    const [, kB] = new RegExp(`^${entry}:\\s*(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return (Number(kB) * 1024) / 1_000_000
  } catch {
    return undefined
  }
}

/** The memory that a process and all it has started hold for themselves, in MB: not the program, which they share. */
export function ownMemoryOfFamily(pid: number): number {
  return family(pid).reduce((sum, each) => sum + (statusOf(each, 'RssAnon') ?? 0), 0)
}

/** The time on a core of PostgreSQL with all it has started. */
export function cpuOfFamily(pid: number): number {
  return family(pid).reduce((sum, each) => sum + cpuOf(each), 0)
}

/** A process and those it has started. */
export function family(parent: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
  return [parent, ...children.map(Number)]
}

/** A process may end while one looks at it. */
function onCore(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1_000_000
  } catch {
    return 0
  }
}

function parentOf(pid: string): number | undefined {
  try {
    // The command stands in brackets and may itself hold some.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return undefined
  }
}
