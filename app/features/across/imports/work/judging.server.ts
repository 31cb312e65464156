import type { Db } from '#app/kit/db/db.server.ts'
import { changedFields, shownValue } from '../comparing.ts'
import type { Judge, Kind, Standing, Work } from '../kind.ts'
import type { StagedRow } from '../rows.store.server.ts'
import type { Read } from './wishes.server.ts'

/** What the kind itself finds wrong with the records of one step. */
export async function judgeAll(kind: Kind, db: Db, reads: readonly Read[], work: Work): Promise<void> {
  const judged: Judge[] = reads.map(({ wish, mistakes }) => ({
    wish,
    refuse(field, reason, slots, line = wish.line) {
      // What could not be read is not judged as well.
      if (field !== '' && mistakes.some((one) => one.field === field && one.line === line)) return
      const value = wish.lines.find((one) => one.line === line)?.values[field] ?? wish.values[field]
      mistakes.push({ line, field, value: shownValue(value).slice(0, 200), reason, ...(slots && { slots }) })
    },
  }))
  await kind.judge?.(db, judged, work)
}

/** How a record that can be taken stands to what there is. */
export function statusOf({ wish, mistakes }: Read, standing: Standing | undefined): StagedRow['status'] {
  if (mistakes.length > 0) return 'bad'
  if (!standing) return 'new'
  return changedFields(wish, standing).length > 0 ? 'changed' : 'unchanged'
}
