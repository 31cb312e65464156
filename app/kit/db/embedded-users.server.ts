import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
} from 'node:fs'
import path from 'node:path'
import { codeOf } from '#app/kit/error-code.ts'
import { StartError } from './start-error.ts'

export type User = { uid: number; gid: number }

export const root: User = { uid: 0, gid: 0 }
export const nobody: User = { uid: 65534, gid: 65534 }

/** Numbers that neither systemd nor distributions give to anybody. */
const first = 60_578
const count = 606

/**
 * The user id under which root starts PostgreSQL: the owner of its files, else an id that belongs to no person and no
 * process. As `nobody` it would share its files and its memory with everything else that runs as nobody.
 */
export function userFor(data: string): User {
  const owner = ownerOf(data)
  const start = createHash('sha256').update(data).digest().readUInt32BE() % count
  const others = Array.from({ length: count }, (_, at) => first + ((start + at) % count))
  const uid = [...(owner === undefined ? [] : [owner]), ...others].find((each) => isFree(each, data))
  if (uid === undefined)
    throw new StartError('There is no free user number for PostgreSQL: start the portal as another user than root.')
  return { uid, gid: uid }
}

function ownerOf(file: string): number | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.uid
}

function isFree(uid: number, data: string): boolean {
  if (uid === root.uid || uid === nobody.uid) return false
  // Users may also stand in a directory of the company, which /etc/passwd does not show.
  const isNamed = spawnSync('getent', ['passwd', String(uid)], { stdio: 'ignore' }).status === 0
  const strangers = processes().filter(({ pid, owner }) => owner === uid && ![data, undefined].includes(folderOf(pid)))
  return !isNamed && strangers.length === 0
}

/** The processes that have this folder as theirs: PostgreSQL's go into their data folder and stay there. */
export function holdersOf(data: string): number[] {
  return processes().flatMap(({ pid }) => (folderOf(pid) === data ? [pid] : []))
}

function processes(): { pid: number; owner: number }[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    const owner = /^\d+$/.test(name) ? ownerOf(`/proc/${name}`) : undefined
    return owner === undefined ? [] : [{ pid: Number(name), owner }]
  })
}

/** Undefined where it has ended, or is not ours to look at. */
function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Whether PostgreSQL has had this number, started by root. */
export function isOurs(uid: number): boolean {
  return uid === root.uid || uid === nobody.uid || (uid >= first && uid < first + count)
}

/**
 * Hands a folder of PostgreSQL's, with all that it holds, to the user that it runs as. Its former owner may still have it
 * open: no link is followed, and nothing that has a second name elsewhere, or is of somebody else, changes its owner.
 */
export function handOver(file: string, to: User | undefined): void {
  const owner = ownerOf(file)
  if (!to || owner === undefined || owner === to.uid) return
  give(file, file, to, owner)
}

function give(at: string, shown: string, to: User, from: number): void {
  const open = openUnfollowed(at)
  // A link or a socket: it has nothing within.
  if (open === undefined) return lchownSync(at, to.uid, to.gid)
  try {
    const stats = fstatSync(open)
    if (!(stats.uid === from || isOurs(stats.uid)) || (stats.isFile() && stats.nlink > 1))
      throw new StartError(
        `${shown} belongs to somebody else, or has a second name elsewhere: copy the folder with cp -a.`,
      )
    // By way of the open folder, which nobody can put another in place of.
    const within = process.platform === 'linux' ? `/proc/self/fd/${open}` : at
    if (stats.isDirectory())
      for (const name of readdirSync(within)) give(path.join(within, name), path.join(shown, name), to, from)
    // The folder itself last: a hand-over cut short is seen, and done again.
    fchownSync(open, to.uid, to.gid)
  } finally {
    closeSync(open)
  }
}

function openUnfollowed(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ELOOP' || code === 'ENXIO' || code === 'EMLINK') return undefined
    throw error
  }
}
