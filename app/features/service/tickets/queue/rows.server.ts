import { sql } from 'kysely'
import { firstPhotoOf } from '#app/features/content/attachments/attachments.server.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { ticketRowsVisibleTo } from '../store.server.ts'
import { unreadBy } from '../unread/news.server.ts'
import { worksHere } from './agents.server.ts'

/** The tickets of the queue, as rows. */
export function queueRowsVisibleTo(db: Db, scope: Scope, account: number) {
  return ticketRowsVisibleTo(db, scope)
    .innerJoin('account as author', 'author.id', 'ticket.author_id')
    .leftJoin('account as assignee', 'assignee.id', 'ticket.assignee_id')
    .select(['ticket.country', 'ticket.lane', 'author.locale'])
    .select(['ticket.assignee_id as assigneeId', 'assignee.name as assigneeName'])
    .select(sql<boolean>`coalesce(not ${worksHere('assignee')}, false)`.as('assigneeLeft'))
    .select(sql<Date>`coalesce(ticket.awaiting_since, ticket.last_activity_at)`.as('waitingSince'))
    .select(firstPhotoOf('ticket.id').as('photo'))
    .select(unreadBy({ account, forStaff: true }).as('isUnread'))
}
