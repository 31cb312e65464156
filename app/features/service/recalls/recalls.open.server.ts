import { type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { OpenRecall } from './recalls.ts'

/** Beside a row with a folded serial number: what is still to be seen to on that bicycle, in the query that reads it. */
export function openRecallsOf(folded: Expression<unknown>) {
  return sql<OpenRecall[]>`(
    select coalesce(json_agg(json_build_object('id', recall.id, 'number', recall.number, 'kind', recall.kind,
        'unitId', unit.id, 'unitState', unit.state, 'action', recall.texts -> 'action') order by recall.id), '[]')
    from recall_unit unit join recall on recall.id = unit.recall_id
    where unit.serial_folded = ${folded} and recall.state = 'published'
      and unit.state in ('open', 'notified', 'booked', 'inspected'))`
}

/** The same of a number that stands by itself, as on an appointment. */
export async function openRecallsWith(db: Db, serialNumber: string): Promise<OpenRecall[]> {
  if (!serialNumber) return []
  const open = openRecallsOf(sql`${foldSerial(serialNumber)}`)
  const { recalls } = await db.selectNoFrom(open.as('recalls')).executeTakeFirstOrThrow()
  return recalls
}
