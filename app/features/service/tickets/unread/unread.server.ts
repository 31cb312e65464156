import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { ticketsVisibleTo } from '../store.server.ts'
import { isOpenTicket } from '../tickets.stages.server.ts'
import { mayBeUnreadBy, unreadBy } from './news.server.ts'
import { type Reader, readerOf } from './reader.ts'

/** A count stops there. */
const newsMost = 100

/**
 * On how many tickets there is something new: for a company's people among all of theirs, for one of the staff among the
 * open ones that are theirs. @throws Problem module-missing
 */
export async function countUnread({ db }: Portal, viewer: Viewer): Promise<number> {
  requireModule(viewer, 'tickets')
  const { account } = readerOf(viewer)
  const [found] = await (viewer.side === 'maker'
    ? counts.maker(db, { account })
    : counts.company(db, { account, company: viewer.companyId }))
  return found?.count ?? 0
}

const counts = {
  maker: prepared('unread maker', (db, { account }: { account: number }) =>
    counted(
      db,
      ticketsVisibleTo(db, 'all')
        .where('ticket.assignee_id', '=', account)
        .where(isOpenTicket)
        .where(unreadBy({ account, forStaff: true })),
    ),
  ),
  company: prepared('unread company', (db, { account, company }: { account: number; company: number }) =>
    counted(
      db,
      ticketsVisibleTo(db, { company })
        .where(mayBeUnreadBy({ account, forStaff: false }))
        .where(unreadBy({ account, forStaff: false })),
    ),
  ),
}

function counted(db: Db, tickets: ReturnType<typeof ticketsVisibleTo>) {
  const some = tickets.select('ticket.id').limit(sql.lit(newsMost)).as('some')
  return db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('count'))
}

/** What a page has shown: its latest message and event; 0: none. */
export type Shown = { ticket: number; message: number; event: number }

/**
 * Notes that this person has had a ticket before them as far as that, and no farther than it goes.
 * @throws Problem module-missing, not-found
 */
export async function markRead({ db, clock }: Portal, viewer: Viewer, shown: Shown): Promise<void> {
  requireModule(viewer, 'tickets')
  const reader = readerOf(viewer)
  const found = await marking(db, viewer, reader, shown, clock.now())
    .selectFrom('seen')
    .select('seen.id')
    .executeTakeFirst()
  if (!found) throw new Problem('not-found')
}

function marking(db: Db, viewer: Viewer, { account, forStaff }: Reader, { ticket, message, event }: Shown, now: Date) {
  const before = sql`coalesce((select message_id from ticket_read
    where account_id = ${account} and ticket_id = seen.id), 0)`
  const hasTheirs = sql`exists (select from message where ticket_id = seen.id and message.id > ${before}
    and message.id <= ${message} and from_staff <> ${forStaff} and not internal)`
  return db
    .with('seen', () =>
      ticketsVisibleTo(db, scopeOf(viewer, 'tickets')).select('ticket.id').where('ticket.id', '=', ticket),
    )
    .with('marked', (tx) =>
      tx
        .insertInto('ticket_read')
        .columns(['account_id', 'ticket_id', 'from_staff', 'message_id', 'event_id', 'read_at'])
        .expression((row) =>
          row
            .selectFrom('seen')
            .select([
              sql<number>`${account}::bigint`.as('account_id'),
              'seen.id as ticket_id',
              sql<boolean>`${forStaff}::boolean`.as('from_staff'),
              latest('message', message).as('message_id'),
              latest('ticket_event', event).as('event_id'),
              sql<Date | null>`case when ${hasTheirs} then ${now}::timestamptz end`.as('read_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'ticket_id'])
            .doUpdateSet({
              from_staff: sql`excluded.from_staff`,
              message_id: sql`greatest(excluded.message_id, ticket_read.message_id)`,
              event_id: sql`greatest(excluded.event_id, ticket_read.event_id)`,
              read_at: sql`coalesce(excluded.read_at, ticket_read.read_at)`,
            })
            .where(
              sql<boolean>`excluded.message_id > ticket_read.message_id or excluded.event_id > ticket_read.event_id`,
            ),
        ),
    )
}

/** The latest of a ticket that is not behind this one. */
function latest(table: 'message' | 'ticket_event', id: number) {
  return sql<number>`coalesce((select max(id) from ${sql.table(table)} where ticket_id = seen.id and id <= ${id}), 0)`
}
