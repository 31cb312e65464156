import { type RawBuilder, sql } from 'kysely'
import { hasModule, type Module, type Viewer } from '#app/features/people/account/account.ts'
import { audienceIncludes } from '#app/features/people/audience/audience.server.ts'
import { seesSupply } from './packages.ts'

export const packageModule: Module = 'standard-packages'

/**
 * On a row `package`: whether it is among those that this viewer reads. Drafts are read at the desk alone, what begins
 * later not yet; what has ended says so to those who come by an older link. @param today YYYY-MM-DD
 */
export function isRead(viewer: Viewer, today: string): RawBuilder<boolean> {
  if (!hasModule(viewer, packageModule)) return sql<boolean>`false`
  const kind = seesSupply(viewer) ? sql`true` : sql`package.kind = 'service'`
  return sql<boolean>`(package.state <> 'draft' and coalesce(package.valid_from, ${today}::date) <= ${today}::date
    and ${kind} and ${audienceIncludes(viewer, sql.ref('package.audience_id'))})`
}

/** On a row `package`: it can be asked for, or booked, on this day. */
export function isOfferedOn(today: string): RawBuilder<boolean> {
  return sql<boolean>`(package.state = 'published'
    and coalesce(package.valid_from, ${today}::date) <= ${today}::date
    and coalesce(package.valid_until, ${today}::date) >= ${today}::date)`
}

/** On a row `package`: some dealer does it. A rider has no use for what nobody does. */
export const isDoneSomewhere = sql<boolean>`exists (select from package_price where package_price.package_id = package.id)`
