import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'

export type Reader = Awaited<ReturnType<typeof findParticipants>>[number]

/** Who takes part, for mails: the author, and all who have written where the other side can read it, or moved it on. */
export function findParticipants(db: Db, ticketId: number) {
  return readersOf(db, ticketId)
    .where('account.id', 'in', (row) =>
      row
        .selectFrom('ticket as opened')
        .select('opened.author_id as id')
        .where('opened.id', '=', ticketId)
        .union(
          row
            .selectFrom('message')
            .select('message.author_id as id')
            .where('message.ticket_id', '=', ticketId)
            .where('message.internal', '=', false),
        )
        .union(
          row
            .selectFrom('ticket_event')
            .select('ticket_event.actor_id as id')
            .where('ticket_event.ticket_id', '=', ticketId),
        ),
    )
    .execute()
}

export function findStaff(db: Db, ticketId: number): Promise<Reader[]> {
  return readersOf(db, ticketId)
    .where('account.role', 'in', [...staffRoles])
    .execute()
}

export function findReader(db: Db, ticketId: number, accountId: number): Promise<Reader | undefined> {
  return readersOf(db, ticketId).where('account.id', '=', accountId).executeTakeFirst()
}

/**
 * Who may be written to about a ticket: staff, and of its company all who would be shown it. Those who have left, or
 * whose company has the module no more, may not.
 */
function readersOf(db: Db, ticketId: number) {
  return reachable(db)
    .innerJoin('ticket', (join) => join.on('ticket.id', '=', ticketId))
    .select(sql<boolean>`coalesce(account.role in ('agent', 'admin'), false)`.as('isStaff'))
    .where((row) =>
      row.or([
        row('account.role', 'in', [...staffRoles]),
        row.and([
          row('account.company_id', '=', row.ref('ticket.company_id')),
          row('account.role', 'is not', null),
          row('account.approved_at', 'is not', null),
          row('account.contact_id', 'is not', null),
          hasLicence(row, 'tickets'),
        ]),
      ]),
    )
}
