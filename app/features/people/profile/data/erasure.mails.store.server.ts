import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Subject } from './erasure.ts'

/** What stands of a person by their address: what they wrote by mail, what they followed, and what came back. */
export async function eraseMails(tx: Db, { id, email }: Subject, pseudonym: string): Promise<void> {
  const address = email?.toLowerCase() ?? null
  await tx
    .updateTable('inbound_mail')
    .set({ from_address: '', subject: '', body: '', authentication: '' })
    .where((row) => row.or([row('account_id', '=', id), row('from_address', '=', address)]))
    .execute()
  await tx
    .updateTable('ticket_follower')
    .set({ email: null, name: pseudonym })
    // Where their words are shown by a ticket that was split from another, their name has no address.
    .where((row) => {
      const followed = row.selectFrom('ticket_follower as own').select('own.id')
      const own = followed.where('own.email', '=', address)
      return row.or([row('email', '=', address), row('copied_from', 'in', own)])
    })
    .execute()
  await tx.deleteFrom('mail_bounce').where('address', '=', address).execute()
}

/** What waits to leave for somebody who has written by mail or follows a ticket; before they are forgotten. */
export function parcelsByMail({ id, email }: Subject) {
  return sql<boolean>`(kind = 'mail.inbound' and payload->>'who' = 'account' and payload->>'id' = ${String(id)}
    or kind = 'mail.follower' and (payload->>'followerId' in
      (select id::text from ticket_follower where email = ${email?.toLowerCase() ?? null}) or payload->>'by' = ${String(id)}
      or payload->>'messageId' in (select id::text from message where author_id = ${id})))`
}
