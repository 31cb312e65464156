import type { Db } from '#app/kit/db/db.server.ts'
import { shownText } from '../cells.ts'
import { changedFields, shownValue } from '../comparing.ts'
import type { Candidate, Kind, Mistake, Standing, Work } from '../kind.ts'
import type { StagedRow } from '../rows.store.server.ts'
import { isGood, type Read } from './incoming.server.ts'

/** What the kind itself finds wrong with the records of one step. */
export async function validateAll(kind: Kind, db: Db, reads: readonly Read[], work: Work): Promise<void> {
  const candidates: Candidate[] = reads.map(({ incoming, mistakes, warnings }) => {
    const into =
      (list: Mistake[]): Candidate['refuse'] =>
      (field, reason, slots, line = incoming.line) => {
        // What could not be read is not validated as well.
        if (field !== '' && mistakes.some((one) => one.field === field && one.line === line)) return
        const value = incoming.lines.find((one) => one.line === line)?.values[field] ?? incoming.values[field]
        list.push({ line, field, value: shownText(shownValue(value)), reason, ...(slots && { slots }) })
      }
    return { incoming, refuse: into(mistakes), warn: into(warnings) }
  })
  await kind.validate?.(db, candidates, work)
}

/** How a record that can be taken stands to what there is. */
export function statusOf(read: Read, standing: Standing | undefined): StagedRow['status'] {
  if (!isGood(read)) return 'bad'
  if (!standing) return 'new'
  return changedFields(read.incoming, standing).length > 0 ? 'changed' : 'unchanged'
}
