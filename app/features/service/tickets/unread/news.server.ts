import { sql } from 'kysely'
import { isToldToCompany } from '../conversation/history.server.ts'
import type { Reader } from './reader.ts'

/** From when on what happens is news to somebody; nothing is to nobody. */
export function newsFrom(account: number) {
  return sql<Date>`(select coalesce(news_from, created_at) from account where id = ${account})`
}

/**
 * Of a ticket: somebody else has written or done something on it since this reader had it before them, as far as its page
 * tells them of it. Beside the queries of lists and pages it is one more column: it costs no statement, and their tags
 * cover it.
 */
export function unreadBy({ account, forStaff }: Reader) {
  const mark = (column: string) => sql`coalesce((select ${sql.ref(column)} from ticket_read
    where ticket_read.account_id = ${account} and ticket_read.ticket_id = ticket.id), 0)`
  const messages = forStaff ? sql`` : sql`and not news.internal`
  const events = forStaff ? sql`` : sql`and ${isToldToCompany('news')}`
  return sql<boolean>`(exists (select from message as news
      where news.ticket_id = ticket.id and news.id > ${mark('message_id')}
        and news.author_id <> ${account} and news.created_at >= ${newsFrom(account)} ${messages})
    or exists (select from ticket_event as news
      where news.ticket_id = ticket.id and news.id > ${mark('event_id')}
        and news.actor_id is distinct from ${account} and news.at >= ${newsFrom(account)} ${events}))`
}
