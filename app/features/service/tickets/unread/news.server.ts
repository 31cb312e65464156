import { sql } from 'kysely'
import { isToldToCompany } from '../conversation/history.server.ts'
import { isOpenTicket } from '../tickets.stages.server.ts'
import type { Reader } from './reader.ts'

/**
 * From when on what happens is news to somebody: since they have an account, and since they came into the company, however
 * old that is. Nothing is to nobody.
 */
function newsFrom(account: number) {
  return sql<Date>`(select greatest(coalesce(news_from, created_at), approved_at) from account where id = ${account})`
}

/**
 * On a ticket: somebody else has written or done something on it since this reader last had it open, as far as its page
 * shows it to them. In the queries of lists and pages it is one more column: it costs no statement, and their tags
 * cover it. How far they have read is looked up once a ticket.
 */
export function unreadBy({ account, forStaff }: Reader) {
  const messages = forStaff ? sql`` : sql`and not news.internal`
  const events = forStaff ? sql`` : sql`and ${isToldToCompany('news')}`
  // What a follower wrote stands in the name of who opened the ticket, and is news to that one too.
  const isOthers = sql`(news.author_id <> ${account} or news.follower_id is not null)`
  return sql<boolean>`(select exists (select from message as news
      where news.ticket_id = ticket.id and news.id > seen.message_id
        and ${isOthers} and news.created_at >= ${newsFrom(account)} ${messages})
    or exists (select from ticket_event as news
      where news.ticket_id = ticket.id and news.id > seen.event_id
        and news.actor_id is distinct from ${account} and news.at >= ${newsFrom(account)} ${events})
    from (select coalesce(max(message_id), 0) as message_id, coalesce(max(event_id), 0) as event_id from ticket_read
      where ticket_read.account_id = ${account} and ticket_read.ticket_id = ticket.id) as seen)`
}

/**
 * On a ticket: it can hold news for this reader, by one range of an index. A list of what is unread would otherwise
 * look into every ticket for somebody to whom nothing is new. What staff tell only one another moves no ticket for its
 * company: where that is news on a ticket of the reader's own, the range begins with it; on others' tickets that have
 * not moved since the reader came it is left out of the list, and still marked in every other.
 */
export function mayBeUnreadBy(reader: Reader) {
  const since = newsFrom(reader.account)
  if (!reader.forStaff) return sql<boolean>`ticket.last_activity_at >= ${since}`
  const ownNews = sql<Date>`(select min(ticket.last_activity_at) from ticket
    where ticket.assignee_id = ${reader.account} and ${isOpenTicket} and ${unreadBy(reader)})`
  return sql<boolean>`ticket.last_activity_at >= least(${since}, ${ownNews})`
}
