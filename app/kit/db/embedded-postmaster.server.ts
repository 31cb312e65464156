import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf } from '#app/kit/error-code.ts'
import type { Connection } from './db.server.ts'
import { isSocketFolder, nearSocket } from './embedded-folder.server.ts'
import { type Folder } from './embedded-run-as.server.ts'
import { commandLine, spawnOptions, type RunAs } from './embedded-run-as.server.ts'
import { holdersOf } from './embedded-users.server.ts'
import { StartError } from './start-error.ts'

/** The process that already serves this folder, once it answers: one that outlived its portal, or another portal's. */
export async function findPostmaster(
  folder: Folder,
  password: string | undefined,
  warn: (sentence: string) => void,
): Promise<Connection | undefined> {
  const found = readPidFile(folder)
  if (found === 'unreadable') return setUnreadableAside(folder, warn)
  if (!found) return undefined
  const connection = connectionTo(found.host, found.port, password)
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    if (await serves(folder, connection)) return connection
    if (!isPostmaster(folder, found.pid)) return setAside(folder, found)
    await delay(25)
  }
  throw new StartError(`PostgreSQL (process ${found.pid}) holds ${folder.data} and does not answer; see ${folder.log}.`)
}

export async function startPostmaster(
  folder: Folder,
  runAs: RunAs,
  postgres: string,
  connection: Connection,
  settings: Record<string, string>,
): Promise<void> {
  const logStart = turnLog(folder)
  const log = openLog(folder)
  // A lock that an earlier PostgreSQL, or one of another folder, left behind: that none runs on this folder is known by
  // now.
  if (connection.host !== undefined)
    rmSync(path.join(connection.host, `.s.PGSQL.${connection.port}.lock`), { force: true })
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = commandLine(runAs, postgres, ['-D', folder.data, ...options])
  // Detached, so that Ctrl-C reaches the portal alone, which still needs its database to finish.
  const child = spawn(command, args, { ...spawnOptions(runAs), detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = endOf(child)
  child.unref()
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    const end = await Promise.race([ended, delay(15)])
    if (end) throw new StartError(`PostgreSQL did not start: ${end.message ?? lastWords(folder, logStart)}`)
    if (await serves(folder, connection)) return
  }
  throw new StartError(`PostgreSQL did not get ready within ${readyWithin / 1000} s; see ${folder.log}.`)
}

/** Stops it as its manual says: SIGINT ends connections and writes all down; SIGQUIT leaves that to the next start. */
export async function stopPostmaster(folder: Folder, programs: { pg_ctl: string }): Promise<void> {
  const found = readPidFile(folder)
  if (!found || found === 'unreadable' || !isPostmaster(folder, found.pid)) return
  if (process.platform === 'win32') {
    execFileSync(programs.pg_ctl, ['stop', '-D', folder.data, '-m', 'fast', '-w', '-t', '60'], { stdio: 'ignore' })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(found.pid, signal)
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline) {
      if (!isPostmaster(folder, found.pid) || !readPidFile(folder)) return
      await delay(20)
    }
  }
}

export function connectionTo(host: string, port: number, password?: string): Connection {
  return { host, port, user: 'portal', database: 'portal', ssl: false, ...(password && { password }) }
}

const readyWithin = 60_000

type PidFile = { pid: number; host: string; port: number }

/**
 * The lines of postmaster.pid: process, data folder, start, port, folder of the socket, address. PostgreSQL's process may
 * write there what it likes, and a power cut may leave it empty.
 */
function readPidFile(folder: Folder): PidFile | 'unreadable' | undefined {
  if (!lstatSync(pidFile(folder), { throwIfNoEntry: false })) return undefined
  const [pid, , , port, socket = '', address] = (readPlain(pidFile(folder)) ?? '').split('\n')
  if (!/^[1-9]\d*$/.test(pid ?? '')) return 'unreadable'
  const host = isSocketFolder(folder, socket) ? socket : address === '127.0.0.1' ? address : nearSocket(folder)
  return { pid: Number(pid), host, port: Number(port) || 5432 }
}

function readPlain(file: string): string | undefined {
  try {
    const open = openSync(file, constants.O_RDONLY | unfollowed)
    try {
      return fstatSync(open).isFile() ? readFileSync(open, 'utf8') : undefined
    } finally {
      closeSync(open)
    }
  } catch {
    return undefined
  }
}

/** Links and pipes are not waited for; Windows has neither. */
const unfollowed = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

function pidFile(folder: Folder): string {
  return path.join(folder.data, 'postmaster.pid')
}

async function serves(folder: Folder, connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return realpathSync(rows[0]?.data_directory ?? '/') === realpathSync(folder.data)
  } catch {
    return false
  } finally {
    // A connection that was never made has nothing more to say when it ends.
    await client.end().catch(() => undefined)
  }
}

/** Whether this very process is the PostgreSQL of this folder: the system gives numbers of dead processes to new ones. */
function isPostmaster(folder: Folder, pid: number): boolean {
  return commandOf(pid).includes(process.platform === 'win32' ? 'postgres' : folder.data)
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32') return execFileSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' })
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * PostgreSQL refuses to start while the process named in its file lives, whichever it is. The number is replaced by one
 * that no system gives; the file stays, because PostgreSQL finds by it whether remains of the dead one still write.
 */
function setAside(folder: Folder, { pid }: PidFile): undefined {
  if (!isAlive(pid)) return
  const text = readPlain(pidFile(folder)) ?? ''
  const { uid, gid } = lstatSync(folder.data)
  const fresh = path.join(folder.path, 'postmaster.pid.new')
  rmSync(fresh, { force: true })
  writeFileSync(fresh, text.replace(/^\d+/, String(2 ** 31 - 1)), { mode: 0o600, flag: 'wx' })
  if (process.getuid?.() === 0) chownSync(fresh, uid, gid)
  // Into the place of what is there, whatever that is: nothing is written through it.
  renameSync(fresh, pidFile(folder))
}

/** A power cut may leave the file empty. Without it PostgreSQL finds remains of a dead one by its folder alone. */
async function setUnreadableAside(folder: Folder, warn: (sentence: string) => void): Promise<undefined> {
  // One that has just been stopped takes a moment more.
  const deadline = Date.now() + 5000
  while (holdersOf(folder.data).length > 0 && Date.now() < deadline) await delay(50)
  const [holder] = holdersOf(folder.data)
  if (holder !== undefined)
    throw new StartError(
      `A process (${holder}) still works in ${folder.data}, and the postmaster.pid there cannot be read: end it with SIGINT.`,
    )
  const aside = path.join(folder.path, 'postmaster.pid.unreadable')
  renameSync(pidFile(folder), aside)
  warn(
    `PostgreSQL's postmaster.pid was empty or damaged, as after a power cut, and no process holds its folder: it lies in ${aside} now`,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** PostgreSQL writes little; a log that grew all the same is put aside at a start. Answers where the new lines begin. */
function turnLog(folder: Folder): number {
  const size = lstatSync(folder.log, { throwIfNoEntry: false })?.size ?? 0
  if (size < 5_000_000) return size
  renameSync(folder.log, `${folder.log}.old`)
  return 0
}

function openLog(folder: Folder): number {
  try {
    return openSync(folder.log, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | unfollowed, 0o600)
  } catch (cause) {
    throw new StartError(`The database cannot write its log ${folder.log}, or that is a link: remove it.`, { cause })
  }
}

function endOf(child: ChildProcess): Promise<{ message?: string }> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ message }))
    child.once('exit', () => resolve({}))
  })
}

function lastWords(folder: Folder, from: number): string {
  const lines = readFileSync(folder.log).subarray(from).toString().trim().split('\n')
  if (lines.some((line) => line.includes('No space left'))) return `the disk that holds ${folder.path} is full.`
  // What a killed one has left at work ends once it notices, and says so in the same log.
  const own = lines.filter((line) => !line.includes('unexpected postmaster exit'))
  const fatal = own.findLast((line) => /FATAL|PANIC/.test(line)) ?? own.at(-1)
  return fatal?.replace(/^.*(FATAL|PANIC): +/, '') || `see ${folder.log}.`
}
