import { sql } from 'kysely'
import { tookTooLong } from '#app/kit/db/database-away.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { pause, repeat, startLoop } from '#app/kit/loop.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { SheetRefused } from '#app/kit/sheets/sheets.ts'
import type { Portal } from '#app/portal.server.ts'
import type { WorkState } from './imports.ts'
import type { Work } from './kind.ts'
import { kindNamed } from './kinds/kinds.server.ts'
import * as store from './store.server.ts'
import { applyRows, Outdated } from './work/apply.server.ts'
import { countBegun, Unfinished } from './work/begun.server.ts'
import { checkFile } from './work/check.server.ts'
import { FileLost, reasonOf } from './work/lost-file.server.ts'
import { Cancelled, paced } from './work/pace.server.ts'
import { InTheWay, undoRows } from './work/undo.server.ts'

const idle = 1000
/** After so long what could not be done, as to read a file of a store that is away, is tried again. */
const again = 5000

/** Works on all imports there are, and comes back once none waits. */
export type WorkThroughImports = (portal: Portal, stopping: AbortSignal) => Promise<void>

/** Sees to imports until it is stopped. Several, in one process or in many, share the work safely. */
export function startImporter(portal: Portal, workThrough: WorkThroughImports): { stop(): Promise<void> } {
  return startLoop((stopping) => {
    const loop = { log: portal.log, broken: 'imports cannot be worked on', rest: () => pause(idle, stopping) }
    return repeat(stopping, loop, async () => {
      if ((await store.listWaiting(portal.db)).length > 0) await workThrough(portal, stopping)
    })
  })
}

export const workThroughImports: WorkThroughImports = async (portal, stopping) => {
  let isTold = false
  while (!stopping.aborted && (await store.listWaiting(portal.db)).length > 0)
    try {
      // What waits and is not to be had is in the hands of another worker, who may die.
      if (!(await workOnImports(portal, stopping))) await pause(idle, stopping)
      isTold = false
    } catch (error) {
      if (!isForNow(error)) throw error
      if (!isTold) portal.log.warn({ err: error }, 'an import cannot be worked on now; it is tried again until it can')
      isTold = true
      // To end here would be to begin a whole process again for each try.
      await pause(again, stopping)
    }
}

/** @returns whether there was anything to do. @throws Problem unavailable, of one, once all others were worked on */
export async function workOnImports(portal: Portal, stopping = new AbortController().signal): Promise<boolean> {
  let hasWorked = false
  let away: Problem | undefined
  for (const id of await store.listWaiting(portal.db))
    try {
      hasWorked = (await workOn(portal, id, stopping)) || hasWorked
    } catch (error) {
      // Those after it may go through.
      if (!isForNow(error)) throw error
      away = error
    }
  if (away) throw away
  return hasWorked
}

/** A file, a picture's process or the database was not to be had: later it may be. */
function isForNow(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'unavailable'
}

/** A few hundred rows, or some thousand where they are packed: no page waits for them. */
const smallBytes = 64_000

/** A small file is worked on before its sender is answered: what was found is the answer, also where no script asks again. */
export async function workOnSmall(portal: Portal, { id, bytes }: { id: number; bytes: number }): Promise<void> {
  // Behind another one it would wait for long: then it is the importer's, as a large one.
  const isAlone = (await store.listWaiting(portal.db)).every((waiting) => waiting === id)
  if (bytes > smallBytes || !isAlone) return
  try {
    await workOn(portal, id, new AbortController().signal)
  } catch (error) {
    // What its sender said is kept, and waits for the importer.
    if (!isForNow(error)) throw error
  }
}

type Taken = NonNullable<Awaited<ReturnType<typeof store.takeWaiting>>>

/** The transaction is the work: one that is killed has changed nothing, and is begun again, though not without end. */
async function workOn(portal: Portal, id: number, stopping: AbortSignal): Promise<boolean> {
  const unused = await portal.slowDb.transaction().execute(async (tx) => {
    const taken = await store.takeWaiting(tx, id)
    if (!taken) return 'not taken'
    const work: Work = { portal, now: portal.clock.now(), actorId: taken.createdBy, importId: id }
    // Nobody has counted what is written in this transaction: PostgreSQL takes it for a few rows and would sort them all
    // for each hundred, where an index has them in their order.
    await sql`set local enable_sort = off`.execute(tx)
    await sql`savepoint work`.execute(tx)
    try {
      await countBegun(portal, id)
      await doWork(tx, taken, work, stopping)
    } catch (error) {
      const reason = stopping.aborted ? error : await reasonOf(portal, id, error)
      if (stopping.aborted || isForNow(reason)) {
        // No fault of the file's. Where the database is gone this fails, and counts: a file may be what ends that, too. So may
        // it be what a statement takes too long for.
        if (!isForNow(reason) || !tookTooLong(reason.cause)) await store.noteBack(portal.db, id)
        throw reason
      }
      await sql`rollback to savepoint work`.execute(tx)
      await noteFailure(tx, taken, reason, work)
    }
    return contentLetGo(tx, taken)
  })
  if (unused === 'not taken') return false
  if (unused !== undefined) await portal.files.remove(unused)
  return true
}

async function doWork(tx: Db, taken: Taken, work: Work, stopping: AbortSignal): Promise<void> {
  const { id, state, counts } = taken
  const kind = kindNamed(taken.kind)
  const pace = paced(work.portal, id, stopping)
  const finishedAt = work.portal.clock.now()
  switch (state as WorkState) {
    case 'checking': {
      const checked = { kind, contentKey: taken.contentKey ?? '', choices: taken.choices }
      const found = await checkFile(tx, checked, work, pace)
      return store.changeImport(tx, id, { state: 'ready', counts: found })
    }
    case 'applying': {
      const done = await applyRows(tx, kind, counts, work, pace)
      return store.changeImport(tx, id, { state: 'applied', counts: done, problem: null, finishedAt })
    }
    case 'undoing':
      await undoRows(tx, kind, counts, work, pace)
      return store.changeImport(tx, id, { state: 'undone', problem: null, finishedAt })
  }
}

/** Back to where it was before, with what went wrong; a file that cannot be read is done with. */
async function noteFailure(tx: Db, { id, state }: Taken, error: unknown, { portal }: Work): Promise<void> {
  await store.resetProgress(tx, id)
  const finishedAt = portal.clock.now()
  const isCheck = state === 'checking'
  const before = isCheck ? 'failed' : state === 'applying' ? 'ready' : 'applied'
  if (error instanceof Cancelled)
    return store.changeImport(tx, id, isCheck ? { state: 'cancelled', finishedAt } : { state: before })
  if (error instanceof Outdated) return store.changeImport(tx, id, { state: 'checking', problem: { code: 'outdated' } })
  if (error instanceof InTheWay) return store.changeImport(tx, id, { state: before, problem: error.problem })
  const { refusal, line } = error instanceof SheetRefused ? error : { refusal: codeOf(error), line: undefined }
  if (refusal === 'unreadable') portal.log.warn({ import: id }, 'an import was set aside: its file cannot be read')
  if (refusal === 'unfinished')
    portal.log.error(
      { import: id },
      'an import was set aside: each time it was worked on, that ended in the midst of it',
    )
  if (refusal === 'broken') portal.log.error({ err: error, import: id }, 'an import failed')
  const problem = { code: refusal, ...(line !== undefined && { line }) }
  return store.changeImport(tx, id, { state: before, problem, ...(isCheck && { finishedAt }) })
}

function codeOf(error: unknown) {
  if (error instanceof FileLost) return 'unreadable'
  return error instanceof Unfinished ? 'unfinished' : 'broken'
}

/** The file is of no more use once its records are taken over, or nobody wants them. */
async function contentLetGo(tx: Db, { id, contentKey }: Taken): Promise<string | undefined> {
  const found = await store.findImport(tx, id)
  if (!contentKey || !found || !['applied', 'failed', 'cancelled'].includes(found.state)) return undefined
  await store.changeImport(tx, id, { contentKey: null })
  return contentKey
}
