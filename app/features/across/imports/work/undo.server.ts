import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { changedFields } from '../comparing.ts'
import type { Counts, ImportProblem } from '../imports.ts'
import type { Kind, Standing, Work } from '../kind.ts'
import type { Reason } from '../reasons.words.ts'
import * as rows from '../rows.store.server.ts'

const atOnce = 200

/** So many of the things in the way are named. */
const namedMost = 200

/** Something depends on what the import made: nothing is undone. */
export class InTheWay extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem) {
    super('something depends on what the import made')
    this.problem = problem
  }
}

type Pace = (done: number, total: number) => Promise<void>
type InWay = { key: string; reason: Reason }

/** Takes away what the import made, and puts back what it changed; all of it, or nothing. @throws InTheWay */
export async function undoRows(tx: Db, kind: Kind, counts: Counts, work: Work, pace: Pace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind.name}`}))`.execute(tx)
  if (!(await rows.hasRows(tx, work.importId))) throw new InTheWay({ code: 'later' })
  const total = (counts.new ?? 0) + (counts.changed ?? 0)
  const inWay: InWay[] = []
  let after = ''
  for (let undone = 0; ; undone += atOnce) {
    const staged = await rows.listWritten(tx, work.importId, after, atOnce)
    if (staged.length === 0) break
    after = staged.at(-1)?.key ?? after
    inWay.push(...(await undoStep(tx, kind, staged, work)))
    await pace(Math.min(undone + staged.length, total), total)
    if (staged.length < atOnce) break
  }
  if (inWay.length > 0) throw new InTheWay({ code: 'depends', count: inWay.length, list: inWay.slice(0, namedMost) })
  await rows.clearRows(tx, work.importId)
}

async function undoStep(tx: Db, kind: Kind, staged: readonly rows.WrittenRow[], work: Work): Promise<InWay[]> {
  const all = staged.map(({ key }) => key)
  await kind.lock(tx, all)
  const standing = await kind.read(tx, all)
  const inWay: InWay[] = staged.flatMap((row) => changedSince(row, standing.get(row.key)))
  const made = staged.flatMap(({ before, key }) => {
    const there = before ? undefined : standing.get(key)
    return there ? [{ id: there.id, key }] : []
  })
  const ids = made.map(({ id }) => id)
  const keys = new Map(made.map(({ id, key }) => [id, key]))
  for (const { id, reason } of await kind.dependents(tx, ids)) inWay.push({ key: keys.get(id) ?? '', reason })
  const changed = staged.flatMap(({ key, before }) => (before ? [key] : []))
  if (kind.settled && changed.length > 0) inWay.push(...(await kind.settled(tx, changed)))
  if (inWay.length > 0) return inWay
  if (ids.length > 0) await kind.remove(tx, ids)
  const records = staged.flatMap(({ key, before }) =>
    before ? [{ key, id: before.id, values: before.values, lines: before.lines ?? [] }] : [],
  )
  if (records.length > 0) await kind.write(tx, records, work)
  return []
}

/** What somebody has changed after the import is theirs by now. */
function changedSince({ key, data }: rows.WrittenRow, there: Standing | undefined): InWay[] {
  if (!there) return [{ key, reason: 'gone' }]
  return changedFields(data, there).length > 0 ? [{ key, reason: 'changed-since' }] : []
}
