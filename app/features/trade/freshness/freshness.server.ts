import type { ErpKind } from '#app/adapters/erp/erp.ts'
import type { Portal } from '#app/portal.server.ts'

/** As of when something is told, and whether that is longer ago than the maker finds right. */
export type Freshness = { at: Date; isOld: boolean }

/**
 * What an ERP is asked for all the time holds as of the last reading; all else as of when it was told.
 * @param told when this very thing was last told
 */
export async function freshnessOf(portal: Portal, kind: ErpKind, told: Date): Promise<Freshness> {
  const { db, clock, erp, settings } = portal
  const mark =
    erp.name === 'none'
      ? undefined
      : await db.selectFrom('erp_mark').select('read_at as readAt').where('kind', '=', kind).executeTakeFirst()
  const at = mark?.readAt && mark.readAt > told ? mark.readAt : told
  return { at, isOld: clock.now().getTime() - at.getTime() > settings.erpStaleHours * 60 * 60_000 }
}
