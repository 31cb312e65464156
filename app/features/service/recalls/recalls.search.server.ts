import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { contains } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import type { RecallRow } from './recalls.ts'
import { recallRows } from './store.server.ts'
import { unitsVisibleTo } from './units.store.server.ts'

/** `isOwn`: it stands on the page of what the viewer's own bicycles are recalled for. */
export type FoundRecall = RecallRow & { isOwn: boolean }

/**
 * The last that were written with these words, or that a bicycle of this number waits for: for staff all, for others the
 * notices, and what their own bicycles wait for.
 */
export function searchRecalls(portal: Portal, viewer: Viewer, q: string, limit: number): Promise<FoundRecall[]> {
  const { db } = portal.reads
  const now = portal.clock.now()
  // Each half by its own index: joined by an `or` neither is used.
  const found = unitsVisibleTo(db, viewer, now)
    .where('unit.serial_folded', '=', foldSerial(q))
    .select('unit.recall_id as id')
    .union(
      db
        .selectFrom('recall')
        .select('id')
        .where(contains('words', q, true)),
    )
  const find = () =>
    recallsVisibleTo(db, viewer, now)
      .where('recall.id', 'in', found)
      .orderBy('recall.created_at', 'desc')
      .orderBy('recall.id', 'desc')
      .limit(limit)
      .execute()
  return searchesOf(portal, viewer, q)(find)
}

/** Those of these that this viewer may see now, in no order. */
export function recallsById({ db, clock }: Portal, viewer: Viewer, ids: readonly number[]): Promise<FoundRecall[]> {
  return recallsVisibleTo(db, viewer, clock.now())
    .where(sql<boolean>`recall.id = any(${ids})`)
    .execute()
}

/** A notice is for anybody to read; a stop of sales, while it holds, for the dealers who have such a bicycle. */
function recallsVisibleTo(db: Db, viewer: Viewer, now: Date) {
  if (viewer.side === 'maker') return recallRows(db).select(sql<boolean>`false`.as('isOwn'))
  const own = unitsVisibleTo(db, viewer, now).where('recall.state', '=', 'published').select('unit.recall_id')
  return recallRows(db)
    .select((row) => row('recall.id', 'in', own).$castTo<boolean>().as('isOwn'))
    .where((row) =>
      row.and([
        row('recall.state', '<>', 'draft'),
        row.or([
          row('recall.kind', '<>', 'stop_sale'),
          ...(viewer.role === 'customer' ? [] : [row('recall.id', 'in', own)]),
        ]),
      ]),
    )
}
