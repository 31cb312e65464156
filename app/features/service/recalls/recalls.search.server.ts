import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { listRecalls } from './lists.server.ts'
import { recallRows } from './store.server.ts'
import { unitsVisibleTo } from './units.store.server.ts'

/** The latest with these words, or of a bicycle with this number: of staff all, of others what is their matter. */
export async function searchRecalls({ db }: Portal, viewer: Viewer, q: string, limit: number) {
  if (viewer.side === 'maker') {
    const { rows } = await listRecalls(db, 'all', { q })
    return rows.slice(0, limit)
  }
  const named = ownUnits(db, viewer).where('unit.serial_folded', '=', foldSerial(q))
  return ownRecalls(db, viewer)
    .where((row) => row.or([row('recall.words', 'like', anywhere(q)), row('recall.id', 'in', named)]))
    .orderBy('recall.published_at', 'desc')
    .limit(limit)
    .execute()
}

/** Those of these that this person may see now, in no order. */
export function recallsById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  const rows = viewer.side === 'maker' ? recallRows(db) : ownRecalls(db, viewer)
  return rows.where(sql<boolean>`recall.id = any(${ids})`).execute()
}

function ownRecalls(db: Db, viewer: Viewer) {
  return recallRows(db).where('recall.state', '=', 'published').where('recall.id', 'in', ownUnits(db, viewer))
}

function ownUnits(db: Db, viewer: Viewer) {
  return unitsVisibleTo(db, viewer).select('unit.recall_id')
}
