import { randomBytes } from 'node:crypto'
import { lstat, mkdir, opendir, readdir, rm, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { codeOf } from '#app/kit/error-code.ts'
import { Problem } from '#app/kit/problem.ts'
import { unlessGone } from '#app/kit/unless-gone.server.ts'

/** A folder for files that are not finished. What a killed portal left there is swept when the next one starts. */
export type Scratch = {
  newPath(): string
  /** Away with files that are not needed any more: what was made of them stands, also if one of them cannot go. */
  discard(...files: string[]): Promise<void>
  /** How much of its disk is in use, 0 to 1, of what the portal may use. */
  usedShare(): Promise<number>
  /** Away with what nobody has written to since then: its portal was killed, maybe on a machine that never came back. */
  sweep(before: Date): Promise<void>
}

export async function openScratch(folder: string, log: DiskLog): Promise<Scratch> {
  await mkdir(folder, { recursive: true })
  await sweepOwn(folder)
  return {
    newPath: () => path.join(folder, `${owner}.${process.pid}.${newKey()}`),
    async discard(...files) {
      for (const file of files) await removeOrLeave(log, file)
    },
    async usedShare() {
      const { blocks, bfree, bavail } = await statfs(folder)
      const used = blocks - bfree
      // What is kept back for the system's own user is not there for the portal. Some file systems tell nothing.
      return used + bavail > 0 ? used / (used + bavail) : 0
    },
    async sweep(before) {
      for await (const { name } of await opendir(folder)) {
        const file = path.join(folder, name)
        const changed = await changedAt(file)
        if (changed && changed < before) await rm(file, { force: true })
      }
    },
  }
}

/** When a file last changed; undefined where it is gone, or is no file. */
export async function changedAt(file: string): Promise<Date | undefined> {
  const found = await unlessGone(lstat(file))
  return found?.isFile() ? found.mtime : undefined
}

/** 128 random bits: not to be guessed, and made without looking whether it is taken. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}

export function isKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key)
}

/**
 * Waits for work on files. A full or failing disk is no bug: who asked is told, and can try again; of a failing one the
 * operator hears. @throws Problem storage-full, disk-fails, or the error as it was
 */
export async function onDisk<Found>(log: DiskLog, work: Promise<Found>): Promise<Found> {
  try {
    return await work
  } catch (error) {
    if (hasCode(error, ['ENOSPC', 'EDQUOT'])) throw Problem.from(error, 'storage-full')
    if (!hasCode(error, failures)) throw error
    log.error({ err: error }, 'the disk fails: a file could be neither read nor kept')
    throw Problem.from(error, 'disk-fails')
  }
}

/** What a failing disk does not let go is left to the sweep of another day. */
export async function removeOrLeave(log: DiskLog, file: string): Promise<void> {
  try {
    await onDisk(log, rm(file, { force: true }))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

export type DiskLog = { error: (facts: { err: unknown }, message: string) => void }

/** The disk answers with errors, is read-only by now, or has gone: the operator has to look. */
const failures = ['EIO', 'EROFS', 'ENXIO', 'ENODEV', 'ESTALE']

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return codes.includes(codeOf(error) ?? '')
}

/** Letters of the machine's name, since two portals on two machines may share one folder and one process id. */
const owner = os.hostname().replaceAll(/[^A-Za-z0-9-]/g, '') || 'portal'

async function sweepOwn(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [maker, pid] = name.split('.')
    const mine = maker === owner && (Number(pid) === process.pid || !isAlive(Number(pid)))
    if (mine) await rm(path.join(folder, name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
