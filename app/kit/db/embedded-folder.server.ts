import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { handOver, spawnAs, type RunAs } from './embedded-run-as.server.ts'
import { StartError } from './start-error.ts'

/** Where one embedded PostgreSQL keeps what it has. */
export type Folder = {
  /** Ours: all else is in it, the lock too. */
  path: string
  /** PostgreSQL's own data folder. */
  data: string
  log: string
}

export function openFolder(dataDir: string): Folder {
  const wanted = path.resolve(dataDir, 'postgres')
  try {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    const real = realpathSync(wanted)
    return { path: real, data: path.join(real, 'cluster'), log: path.join(real, 'log') }
  } catch (cause) {
    throw new StartError(`The database needs the folder ${wanted}, which cannot be made: ${said(cause)}.`, { cause })
  }
}

/** Makes the data folder aside and moves it into place whole, so that a start cut short leaves nothing half made. */
export async function createData(
  folder: Folder,
  initdb: string,
  runAs: RunAs,
  how: { durable: boolean; password: string | undefined },
): Promise<void> {
  if (existsSync(folder.data)) return
  const fresh = `${folder.data}.new`
  const passwordFile = path.join(folder.path, 'password.new')
  rmSync(fresh, { recursive: true, force: true })
  if (how.password) writeFileSync(passwordFile, how.password, { mode: 0o600 })
  const options = ['-D', fresh, '-U', 'portal', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // Nobody but the owner gets as far as the socket, which lies in a closed folder; a port is open to all.
  const auth = how.password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  const sync = how.durable ? [] : ['--no-sync']
  const result = await spawnAs(runAs, initdb, [...options, ...auth, ...sync, '--no-instructions'])
  rmSync(passwordFile, { force: true })
  if (result.code !== 0) throw new StartError(whyNotMade(folder, result.errors))
  renameSync(fresh, folder.data)
}

/** The folder of the socket; the address of a socket has room for about 100 bytes, so that a long path needs a short way. */
export function socketFolder(folder: Folder, runAs: RunAs): string {
  const near = path.join(folder.path, 'socket')
  const fits = Buffer.byteLength(near) <= 103 - '/.s.PGSQL.5432'.length && !/[,"]/.test(near)
  return privateFolder(fits ? near : path.join(shortTemp(), `ammiraglia-${digest(folder.path)}`), runAs)
}

function privateFolder(place: string, runAs: RunAs): string {
  mkdirSync(place, { recursive: true, mode: 0o700 })
  // In a shared temporary folder somebody else may have been here first.
  const stats = lstatSync(place)
  const known = [0, process.getuid?.(), runAs.user?.uid]
  if (!stats.isDirectory() || !known.includes(stats.uid))
    throw new StartError(`${place}, meant for the socket of the database, belongs to somebody else: remove it.`)
  handOver(runAs, place)
  return place
}

function shortTemp(): string {
  return Buffer.byteLength(os.tmpdir()) <= 50 && !/[,"]/.test(os.tmpdir()) ? os.tmpdir() : '/tmp'
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function whyNotMade(folder: Folder, errors: string): string {
  if (errors.includes('No space left')) return `The disk that holds ${folder.path} is full.`
  const reason = errors.split('\n').find((line) => /error|FATAL/i.test(line)) ?? errors.trim().split('\n').at(-1)
  return `The database could not be made in ${folder.path}: ${reason?.trim() ?? 'no reason given'}`
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
