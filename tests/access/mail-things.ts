import { randomBytes } from 'node:crypto'
import { sealCode } from '#app/kit/sealed-code.server.ts'
import type { App, People } from './people.ts'

/** A mail that waits for staff, an address that mails came back from, and the way out of who follows a ticket. */
export async function addMailThings({ portal, clock, ticket }: App, { heads }: People) {
  const { db } = portal
  const now = clock.now()
  const { id: ticketId } = await ticket({ of: heads.other })
  const mail = { key: randomBytes(8), uid_validity: 1, uid: 1, from_address: 'x@shop.example', subject: '', body: '' }
  const aside = await db
    .insertInto('inbound_mail')
    .values({ ...mail, outcome: 'set-aside', reason: 'sender', authentication: '', arrived_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bounce = {
    address: 'gone@shop.example',
    failures: 1,
    status: '5.1.1',
    words: '',
    last_at: now,
    blocked_at: now,
  }
  await db.insertInto('mail_bounce').values(bounce).execute()
  const follower = { ticket_id: ticketId, email: 'follower@shop.example', name: 'Anna', locale: 'it' as const }
  const { id } = await db
    .insertInto('ticket_follower')
    .values({ ...follower, added_by: heads.other.viewer.accountId, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const leaving = sealCode(portal.secret, 'stop following a ticket', [0, id, ticketId, 0])
  return { asideMail: `${aside.id}`, blockedAddress: bounce.address, leaving }
}
