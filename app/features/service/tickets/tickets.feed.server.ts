import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'
import { messagesForward } from './conversation/conversation.server.ts'
import { requireTicket } from './tickets.server.ts'
import { exportedTicketsVisibleTo } from './store.server.ts'
import type { Stage } from './tickets.stages.ts'
import { firstName } from './tickets.ts'

// Tickets as programs read them: by number, from behind the last one they have.

export type TicketFeedQuery = FeedQuery & { stage?: Stage | undefined }

/** @param query.since of the last activity @throws Problem module-missing */
export async function feedOfTickets({ db }: Portal, viewer: Viewer, query: TicketFeedQuery) {
  requireModule(viewer, 'tickets')
  const { after = 0, limit, id, since, stage } = query
  const found = await exportedTicketsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .where((row) =>
      row.and([
        row('ticket.id', '>', after),
        ...(id === undefined ? [] : [row('ticket.id', '=', id)]),
        ...(since === undefined ? [] : [row('ticket.last_activity_at', '>=', since)]),
        ...(stage === undefined ? [] : [row('ticket.stage', '=', stage)]),
      ]),
    )
    .orderBy('ticket.id')
    .limit(limit + 1)
    .execute()
  return feedOf(found, limit)
}

/**
 * The messages of one ticket, the oldest first, with authors as its pages name them. @throws Problem module-missing,
 * not-found
 */
export async function feedOfMessages(portal: Portal, viewer: Viewer, ticketId: number, query: FeedQuery) {
  await requireTicket(portal, viewer, ticketId)
  const found = await messagesForward(portal.db, viewer, ticketId, query).execute()
  const shown = found.map((message) =>
    message.fromStaff && viewer.side === 'company'
      ? { ...message, authorName: firstName(message.authorName) }
      : message,
  )
  return feedOf(shown, query.limit)
}
