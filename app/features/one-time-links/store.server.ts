import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

export type Addressee = { subject: string; email: string; emailVerified: boolean; locale: Locale }

export function findBySubject(db: Db, subject: string): Promise<Addressee | undefined> {
  return addressees(db).where('subject', '=', subject).executeTakeFirst()
}

export function findById(db: Db, accountId: number): Promise<Addressee | undefined> {
  return addressees(db).where('id', '=', accountId).executeTakeFirst()
}

function addressees(db: Db) {
  return db.selectFrom('account').select(['subject', 'email', 'email_verified as emailVerified', 'locale'])
}

/** Those who registered, never verified their address, and mean nothing to the portal yet. */
export async function deleteOldClaims(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('account')
    .where('email_verified', '=', false)
    .where('created_at', '<', before)
    .where('contact_id', 'is', null)
    .where('company_id', 'is', null)
    .where('role', 'is', null)
    .returning('subject')
    .execute()
  return gone.map(({ subject }) => subject)
}

/** Of registrations that broke off before the account was made. */
export async function deleteLoneCredentials(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('credential')
    .where('email_verified', '=', false)
    .where('created_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('account')
            .select(sql<number>`1`.as('one'))
            .whereRef('account.subject', '=', 'credential.subject'),
        ),
      ),
    )
    .execute()
}

export async function deleteVoidLinks(db: Db, now: Date, usedBefore: Date): Promise<void> {
  await db
    .deleteFrom('one_time_link')
    .where((row) => row.or([row('expires_at', '<', now), row('used_at', '<', usedBefore)]))
    .execute()
}
