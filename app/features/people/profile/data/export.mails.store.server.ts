import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** The account's address in small letters. */
function ownAddress(accountId: number) {
  return sql<string>`(select lower(email) from account where id = ${accountId})`
}

/** Whom the person has added to tickets, and where they follow one themselves. */
export function listFollowed(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('ticket_follower')
    .select(['id', 'ticket_id as ticket', 'email', 'name', 'locale', 'added_at as addedAt'])
    .where((row) => row.or([row('added_by', '=', accountId), row('email', '=', ownAddress(accountId))]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What came from the person by mail, as far as it is kept beside the messages that it became. */
export function listIncoming(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('inbound_mail')
    .select([
      'id',
      'ticket_id as ticket',
      'from_address as from',
      'subject',
      'body as text',
      'outcome',
      'arrived_at as at',
    ])
    .where((row) => row.or([row('account_id', '=', accountId), row('from_address', '=', ownAddress(accountId))]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}
