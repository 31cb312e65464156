import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { changedFields, written as recordOf } from '../comparing.ts'
import type { Counts } from '../imports.ts'
import type { Kind, Standing, Work, Written } from '../kind.ts'
import * as rows from '../rows.store.server.ts'
import { validateAll } from './validation.server.ts'
import type { Read } from './incoming.server.ts'

/** Records that are written in one step. */
const atOnce = 100

type Pace = (done: number, total: number) => Promise<void>

/** Since the file was checked, the portal has changed so that a record fits no longer: it has to be checked once more. */
export class Outdated extends Error {}

/**
 * Takes over what was found good, step by step in one transaction: those who read meanwhile see what was there before,
 * and a work that is stopped has changed nothing. @throws Outdated
 */
export async function applyRows(tx: Db, kind: Kind, counts: Counts, work: Work, pace: Pace): Promise<Counts> {
  // Two imports of one kind write one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind.name}`}))`.execute(tx)
  const total = (counts.new ?? 0) + (counts.changed ?? 0)
  const done = { new: 0, changed: 0, unchanged: counts.unchanged ?? 0 }
  let after = ''
  for (let through = 0; ; through += atOnce) {
    const staged = await rows.listToWrite(tx, work.importId, after, atOnce)
    if (staged.length === 0) break
    after = staged.at(-1)?.key ?? after
    for (const status of await writeStep(tx, kind, staged, work)) done[status] += 1
    await pace(Math.min(through + staged.length, total), total)
    if (staged.length < atOnce) break
  }
  await rows.clearOthers(tx, kind.name, work.importId)
  return { ...counts, ...done }
}

async function writeStep(tx: Db, kind: Kind, staged: readonly rows.StagedRow[], work: Work) {
  const reads: Read[] = staged.map(({ key, line, data }) => ({
    incoming: { key, line, ...data },
    mistakes: [],
    warnings: [],
  }))
  // With the lock, what others decide or erase meanwhile is either found by the reads below, or waits for the end.
  await kind.lock(tx, keysOf(staged))
  await validateAll(kind, tx, reads, work)
  if (reads.some(({ mistakes }) => mistakes.length > 0)) throw new Outdated()
  const standing = await kind.read(tx, keysOf(staged))
  const all = reads.map(({ incoming }) => ({ incoming, there: standing.get(incoming.key) }))
  const wanted = all.filter(({ incoming, there }) => !there || changedFields(incoming, there).length > 0)
  const records: Written[] = wanted.map(({ incoming, there }) => recordOf(incoming, there))
  if (records.length > 0) await kind.write(tx, records, work)
  const written = new Set(records.map(({ key }) => key))
  const done = all.map(({ incoming: { key }, there }, at) => {
    return { key, status: became(there, written.has(key)), before: there ?? null, checked: staged[at]?.status }
  })
  await rows.noteWritten(
    tx,
    work.importId,
    done.filter(({ status, before, checked }) => before !== null || status !== checked),
  )
  return done.map(({ status }) => status)
}

function keysOf(staged: readonly rows.StagedRow[]): string[] {
  return staged.map(({ key }) => key)
}

function became(there: Standing | undefined, isWritten: boolean) {
  if (!there) return 'new' as const
  return isWritten ? ('changed' as const) : ('unchanged' as const)
}
