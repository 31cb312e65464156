import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { nobody, root, userFor, type User } from './embedded-users.server.ts'
import { StartError } from './start-error.ts'

/** Where one embedded PostgreSQL keeps what it has. */
export type Folder = {
  /** Ours: all else is in it, the lock too. */
  path: string
  /** PostgreSQL's own data folder. */
  data: string
  log: string
}

/** How PostgreSQL is run: it refuses root, and in part a user without a name. */
export type RunAs = {
  /** Set where the process changes its user. */
  user?: User
  /** Set where its files change their owner. */
  owner?: User
  /** A command in front, which ends in running the one after it. */
  prefix: string[]
}

/**
 * As itself, where it may. Root runs it as a user that no other process has, or, where that one cannot get at the folder
 * or at the programs, in a user namespace in which root bears nobody's number; a user without a name takes the latter too.
 */
export function chooseRunAs(folder: Folder, program: string, warn: (sentence: string) => void): RunAs {
  if (process.getuid?.() !== 0) return chooseAsUser(folder, program)
  const user = userFor(folder.data)
  const asOwn: RunAs = { user, owner: user, prefix: [] }
  if (reaches(asOwn, program, folder)) return asOwn
  const asRoot: RunAs = { owner: root, prefix: inNamespace }
  if (!reaches(asRoot, program, folder))
    throw new StartError(
      `PostgreSQL does not run as root, and no other user can reach ${program} and ${folder.path}: start the portal as another user, or set DATABASE_URL.`,
    )
  warn(
    `PostgreSQL keeps root's rights over files, since no other user can reach ${program} and ${folder.path}: open the folders above them (chmod o+x), or start the portal as another user`,
  )
  return asRoot
}

/** initdb wants its user to have a name: in a namespace any has nobody's; where there are none, nobody makes the files. */
export function chooseMaker(runAs: RunAs, initdb: string, folder: Folder): RunAs {
  if (!runAs.user) return runAs
  const inside = { ...runAs, prefix: inNamespace }
  return reaches(inside, initdb, folder) ? inside : { user: nobody, owner: nobody, prefix: [] }
}

export function spawnAs(
  runAs: RunAs,
  program: string,
  args: string[],
): Promise<{ code: number | null; errors: string }> {
  const [command, ...rest] = commandLine(runAs, program, args)
  return new Promise((resolve) => {
    const child = spawn(command, rest, { ...spawnOptions(runAs), stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.once('error', (error) => resolve({ code: null, errors: error.message }))
    child.once('close', (code) => resolve({ code, errors }))
  })
}

export function commandLine(runAs: RunAs, program: string, args: string[]): [string, ...string[]] {
  const [first, ...rest] = [...runAs.prefix, program]
  return [first ?? program, ...rest, ...args]
}

export function spawnOptions({ user }: RunAs) {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  // Neither the portal's secrets nor a PGPORT of somebody's shell are PostgreSQL's business.
  const env = { ...definedOf({ PATH, SystemRoot, TEMP, TMP }), LC_ALL: 'C', TZ: 'UTC' }
  return { ...user, env, cwd: path.parse(process.execPath).root }
}

const inNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

function chooseAsUser(folder: Folder, program: string): RunAs {
  if (hasName()) return { prefix: [] }
  if (reaches({ prefix: inNamespace }, program, folder)) return { prefix: inNamespace }
  throw new StartError(
    `PostgreSQL does not run as a user without a name (${process.getuid?.()}): add one to /etc/passwd, or set DATABASE_URL.`,
  )
}

function hasName(): boolean {
  try {
    os.userInfo()
    return true
  } catch {
    return false
  }
}

function reaches(runAs: RunAs, program: string, folder: Folder): boolean {
  const above = path.dirname(folder.path)
  const [command, ...args] = commandLine(runAs, '/bin/sh', ['-c', '"$1" --version && cd "$2"', 'sh', program, above])
  return spawnSync(command, args, { ...spawnOptions(runAs), stdio: 'ignore' }).status === 0
}

function definedOf(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
