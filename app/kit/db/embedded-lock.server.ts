import { lstatSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from './start-error.ts'

const sqlite = { busy: 5, full: 13 }

/**
 * Does some work while no other portal does any in the same folder. The lock is SQLite's on an empty file: the one
 * portable lock within Node's reach that the system itself frees when its holder dies, so that none is ever stale.
 */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await takeLock(folder, Date.now() + 120_000)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(folder: string, deadline: number): Promise<DatabaseSync> {
  const lock = openLock(path.join(folder, 'lock'))
  while (!isTaken(lock, folder)) {
    if (Date.now() > deadline) {
      lock.close()
      throw new StartError(`Another portal has been starting or stopping the database in ${folder} for two minutes.`)
    }
    await delay(50)
  }
  return lock
}

function openLock(file: string): DatabaseSync {
  // SQLite would follow it. Opening the file to see would not do: closing it again frees the lock for the whole process.
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StartError(`The lock of the database, ${file}, is a link: remove it.`)
  try {
    return new DatabaseSync(file)
  } catch (cause) {
    throw new StartError(`The database cannot write in ${path.dirname(file)}, its folder.`, { cause })
  }
}

function isTaken(lock: DatabaseSync, folder: string): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code === sqlite.busy) return false
    lock.close()
    const isFull = code === sqlite.full
    throw new StartError(
      isFull ? `The disk that holds ${folder} is full.` : `The database cannot write in ${folder}, its folder.`,
      { cause: error },
    )
  }
}
