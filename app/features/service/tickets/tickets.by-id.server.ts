import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { ticketRowsVisibleTo } from './store.server.ts'
import type { TicketRow } from './tickets.ts'

/** Those of these tickets that this person may see now, in no order. @throws Problem module-missing */
export function ticketsById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<TicketRow[]> {
  requireModule(viewer, 'tickets')
  return ticketRowsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .where(sql<boolean>`ticket.id = any(${ids})`)
    .execute()
}
