import { sql } from 'kysely'
import type { ErpKind } from '#app/adapters/erp/erp.ts'
import type { Portal } from '#app/portal.server.ts'

/** As of when something is told, and whether that is longer ago than the maker finds right. */
export type Freshness = { at: Date; isOld: boolean }

/** When a kind was last read from the ERP: a column beside what is shown, so that no page asks once more for it. */
export function readAt(kind: ErpKind) {
  return sql<Date | null>`(select read_at from erp_mark where kind = ${kind})`.as('readAt')
}

/**
 * Data that the ERP is polled for is as fresh as the last reading; all other data as its own last report.
 * @param told when this very thing was last told
 * @param read the last reading that would have told of a change
 */
export function freshnessOf({ clock, erp, settings }: Portal, told: Date, read: Date | null = null): Freshness {
  const at = erp.name !== 'none' && read && read > told ? read : told
  return { at, isOld: clock.now().getTime() - at.getTime() > settings.erpStaleHours * 60 * 60_000 }
}
