import { type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type OpenRecall, seesStops } from './recalls.ts'

/**
 * Beside a row with a folded serial number: what is still to be seen to on that bicycle, in the query that reads it. A stop of
 * sales is no matter of riders, nor of the public.
 */
export function openRecallsOf(folded: Expression<unknown>, reader: Viewer | 'anybody') {
  const isTold = reader !== 'anybody' && seesStops(reader) ? sql`true` : sql`recall.kind <> 'stop_sale'`
  return sql<OpenRecall[]>`(
    select coalesce(json_agg(json_build_object('id', recall.id, 'number', recall.number, 'kind', recall.kind,
        'unitId', unit.id, 'unitState', unit.state, 'action', recall.texts -> 'action') order by recall.id), '[]')
    from recall_unit unit join recall on recall.id = unit.recall_id
    where unit.serial_folded = ${folded} and recall.state = 'published'
      and unit.state in ('open', 'notified', 'booked', 'inspected') and ${isTold})`
}

/** The same of a number that stands by itself, as on an appointment. */
export async function openRecallsWith(db: Db, reader: Viewer, serialNumber: string): Promise<OpenRecall[]> {
  if (!serialNumber) return []
  const open = openRecallsOf(sql`${foldSerial(serialNumber)}`, reader)
  const { recalls } = await db.selectNoFrom(open.as('recalls')).executeTakeFirstOrThrow()
  return recalls
}
