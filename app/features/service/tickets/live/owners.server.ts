import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { ticketsVisibleTo } from '../store.server.ts'
import type { Ticket } from '../tickets.ts'

/** Whose these tickets are. */
export function findOwners(db: Db, ids: readonly number[]): Promise<Pick<Ticket, 'id' | 'companyId'>[]> {
  return ticketsVisibleTo(db, 'all')
    .select(['ticket.id', 'ticket.company_id as companyId'])
    .where(sql<boolean>`ticket.id = any(${ids})`)
    .execute()
}
