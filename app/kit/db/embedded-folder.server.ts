import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { messageOf } from '#app/kit/error-code.ts'
import { chooseMaker, type Folder, spawnAs, type RunAs } from './embedded-run-as.server.ts'
import { handOver, isOurs, root } from './embedded-users.server.ts'
import { StartError } from './start-error.ts'

/** Within a data folder: what a restore has written and not moved into its place yet. */
export const restoring = 'restoring'

/** Within a data folder: there until the first start after a restore. */
export const restored = 'postgres/restored'

export function openFolder(dataDir: string): Folder {
  const wanted = path.resolve(dataDir, 'postgres')
  if (existsSync(path.resolve(dataDir, restoring)) && !existsSync(wanted))
    throw new StartError(`A restore into ${path.resolve(dataDir)} was cut short: run npm run restore once more.`)
  try {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    const real = realpathSync(wanted)
    if (process.getuid?.() === 0) takeOver(real)
    return { path: real, data: path.join(real, 'cluster'), log: path.join(real, 'log') }
  } catch (cause) {
    throw new StartError(`The database needs the folder ${wanted}, which cannot be made: ${messageOf(cause)}.`, {
      cause,
    })
  }
}

/**
 * What root writes in stays root's: who could put a link there would have root write elsewhere. Earlier the whole folder
 * was handed to nobody, who may have left some.
 */
function takeOver(folder: string): void {
  if (lstatSync(folder).uid !== root.uid) {
    chownSync(folder, root.uid, root.gid)
    for (const name of readdirSync(folder)) {
      const stats = lstatSync(path.join(folder, name))
      const isPlain = stats.isDirectory() || (stats.isFile() && stats.nlink === 1)
      if (!isPlain || name.startsWith('lock')) rmSync(path.join(folder, name), { recursive: true })
      else if (stats.isFile()) chownSync(path.join(folder, name), root.uid, root.gid)
    }
  }
  // PostgreSQL passes through, to its own folders within.
  chmodSync(folder, 0o711)
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
  const maker = chooseMaker(runAs, initdb, folder)
  mkdirSync(fresh, { mode: 0o700 })
  handOver(fresh, maker.owner)
  if (how.password) writeFileSync(passwordFile, how.password, { mode: 0o600 })
  const options = ['-D', fresh, '-U', 'portal', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // Nobody but the owner gets as far as the socket, which lies in a closed folder; a port is open to all.
  const auth = how.password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  const sync = how.durable ? [] : ['--no-sync']
  const result = await spawnAs(maker, initdb, [...options, ...auth, ...sync, '--no-instructions'])
  rmSync(passwordFile, { force: true })
  if (result.code !== 0) throw new StartError(whyNotMade(folder, result.errors))
  handOver(fresh, runAs.owner)
  renameSync(fresh, folder.data)
}

/** The folder of the socket; the address of a socket has room for about 100 bytes, so that a long path needs a short way. */
export function socketFolder(folder: Folder, runAs: RunAs): string {
  const near = nearSocket(folder)
  const fits = Buffer.byteLength(near) <= 103 - '/.s.PGSQL.5432'.length && !/[,"]/.test(near)
  return privateFolder(fits ? near : path.join(shortTemp(), farName(folder)), runAs)
}

/** Whether PostgreSQL's own file names a folder of the socket that is one of ours; its process may write there what it likes. */
export function isSocketFolder(folder: Folder, place: string): boolean {
  if (place !== nearSocket(folder) && path.basename(place) !== farName(folder)) return false
  const stats = lstatSync(place, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && [root.uid, process.getuid?.(), lstatSync(folder.data).uid].includes(stats.uid)
}

export function nearSocket(folder: Folder): string {
  return path.join(folder.path, 'socket')
}

function farName(folder: Folder): string {
  return `ammiraglia-${digest(folder.path)}`
}

/** Made where no PostgreSQL runs: what the last one left there is of no use. */
function privateFolder(place: string, runAs: RunAs): string {
  const wanted = runAs.owner?.uid ?? process.getuid?.()
  const stats = lstatSync(place, { throwIfNoEntry: false })
  // In a shared temporary folder somebody else may have been here first.
  if (stats && !(stats.isDirectory() && (stats.uid === wanted || isOurs(stats.uid))))
    throw new StartError(`${place}, meant for the socket of the database, belongs to somebody else: remove it.`)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { mode: 0o700 })
  handOver(place, runAs.owner)
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
