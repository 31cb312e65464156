import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { dealsVisibleTo } from './store.server.ts'

/** What accepted and not lost leads are worth, for each currency; a sale stays one when its lead is erased. */
export function dealSums(db: Db, scope: Scope) {
  const sum = sql<number | null>`sum(lead.dealer_amount)`
  return dealsVisibleTo(db, scope)
    .select([
      'lead.currency',
      sql<number | null>`(${sum} filter (where lead.place = 'won'))::bigint`.as('won'),
      sql<number | null>`(${sum} filter (where lead.place <> 'won' and lead.erased_at is null))::bigint`.as('open'),
    ])
    .where('lead.acceptance', '=', sql.lit('accepted'))
    .where('lead.place', '<>', sql.lit('lost'))
    .where('lead.dealer_amount', '>', sql.lit(0))
    .groupBy('lead.currency')
    .orderBy('lead.currency')
}

/** What was won from a moment on, for each month of the maker's calendar and each currency. */
export function sumMonths(db: Db, scope: Scope, from: Date) {
  return dealsVisibleTo(db, scope)
    .select([
      sql<string>`to_char(lead.closed_at at time zone ${makersZone()}, 'YYYY-MM')`.as('month'),
      'lead.currency',
      sql<number>`count(*)::int`.as('won'),
      sql<number>`coalesce(sum(lead.dealer_amount), 0)::bigint`.as('amount'),
    ])
    .where('lead.acceptance', '=', 'accepted')
    .where('lead.place', '=', 'won')
    .where('lead.closed_at', '>=', from)
    .groupBy(['month', 'lead.currency'])
    .orderBy('month')
    .orderBy('lead.currency')
    .execute()
}
