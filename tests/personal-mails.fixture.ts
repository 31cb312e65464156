import { randomBytes } from 'node:crypto'
import type { App } from '#app/features/people/profile/profile.fixture.ts'
import type { Member, Staff } from '#tests/app.ts'

/** What came from somebody by mail, what they follow and what came back. */
export async function addMailsOf(app: App, { viewer }: Member | Staff, boss: Member): Promise<void> {
  const { accountId, email } = viewer
  const { db } = app.portal
  const now = app.clock.now()
  const { id } = await app.ticket({ of: boss })
  const mail = { key: randomBytes(8), uid_validity: 1, uid: 1, from_address: email, subject: '', body: '' }
  const became = { outcome: 'set-aside', reason: 'sender', authentication: '', arrived_at: now } as const
  await db
    .insertInto('inbound_mail')
    .values({ ...mail, ...became, account_id: accountId, ticket_id: id })
    .execute()
  const follower = { ticket_id: id, email, name: '', locale: 'it' } as const
  await db
    .insertInto('ticket_follower')
    .values({ ...follower, added_by: boss.viewer.accountId, added_at: now })
    .execute()
  const bounce = { address: email, failures: 1, status: '', words: '', last_at: now, blocked_at: now }
  await db.insertInto('mail_bounce').values(bounce).execute()
}
