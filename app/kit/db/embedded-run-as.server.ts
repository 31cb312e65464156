import { spawn, spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from './start-error.ts'

/** How PostgreSQL is run: it refuses root, and a user without a name. */
export type RunAs = {
  /** Set where the process changes its user, and then the owner of its files. */
  user?: { uid: number; gid: number }
  /** A command in front, which ends in running the one after it. */
  prefix: string[]
}

/**
 * As itself, where it may. Root runs it as `nobody`, or, where nobody cannot get at the folder or at the programs, in a
 * user namespace in which root bears nobody's number; a user without a name takes the latter too.
 */
export function chooseRunAs(folder: string, program: string): RunAs {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return { prefix: [] }
  const ways = isRoot ? [asNobody, inNamespace] : [inNamespace]
  const way = ways.find((each) => reaches(each, program, path.dirname(folder)))
  if (way) return isRoot && way === inNamespace ? { ...way, user: root } : way
  throw new StartError(
    isRoot
      ? `PostgreSQL does not run as root, and the user nobody cannot reach ${program} and ${folder}: start the portal as another user, or set DATABASE_URL.`
      : `PostgreSQL does not run as a user without a name (${process.getuid?.()}): add one to /etc/passwd, or set DATABASE_URL.`,
  )
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

export function spawnOptions(runAs: RunAs) {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  // Neither the portal's secrets nor a PGPORT of somebody's shell are PostgreSQL's business.
  const env = { ...definedOf({ PATH, SystemRoot, TEMP, TMP }), LC_ALL: 'C', TZ: 'UTC' }
  return { ...(runAs.prefix.length === 0 ? runAs.user : {}), env, cwd: path.parse(process.execPath).root }
}

/** Hands a file or folder, with all that it holds, to the user that PostgreSQL runs as. */
export function handOver(runAs: RunAs, file: string): void {
  const stats = lstatSync(file)
  if (!runAs.user || stats.uid === runAs.user.uid) return
  if (stats.isDirectory()) for (const name of readdirSync(file)) handOver(runAs, path.join(file, name))
  // The folder itself last: a hand-over cut short is seen, and done again.
  lchownSync(file, runAs.user.uid, runAs.user.gid)
}

const root = { uid: 0, gid: 0 }
const nobody = { uid: 65534, gid: 65534 }
const asNobody: RunAs = { user: nobody, prefix: [] }
const inNamespace: RunAs = { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] }

function hasName(): boolean {
  try {
    os.userInfo()
    return true
  } catch {
    return false
  }
}

function reaches(runAs: RunAs, program: string, folder: string): boolean {
  const [command, ...args] = commandLine(runAs, '/bin/sh', ['-c', '"$1" --version && cd "$2"', 'sh', program, folder])
  return spawnSync(command, args, { ...spawnOptions(runAs), stdio: 'ignore' }).status === 0
}

function definedOf(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
