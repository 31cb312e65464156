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

/** The language of who owns an address; undefined while the portal knows nobody of that address. */
export async function localeOfOwner(db: Db, email: string): Promise<Locale | undefined> {
  const owner = await db
    .selectFrom('account')
    .select('locale')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return owner?.locale
}

function addressees(db: Db) {
  return db.selectFrom('account').select(['subject', 'email', 'email_verified as emailVerified', 'locale'])
}

/**
 * Those who registered, never verified their address, and mean nothing to the portal yet. In any order: one that cannot
 * be deleted must not stand before the others each time.
 */
export async function listOldClaims(db: Db, before: Date): Promise<number[]> {
  const claims = await db
    .selectFrom('account')
    .select('id')
    .where(isOldClaim(before))
    .orderBy(sql`random()`)
    .execute()
  return claims.map(({ id }) => id)
}

/** @returns whom the identity service knows by it; undefined for anyone who has verified the address meanwhile */
export async function deleteOldClaim(tx: Db, id: number, before: Date): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('account')
    .where('id', '=', id)
    .where(isOldClaim(before))
    .returning('subject')
    .executeTakeFirst()
  return gone?.subject
}

function isOldClaim(before: Date) {
  return sql<boolean>`(not email_verified and created_at < ${before}
    and contact_id is null and company_id is null and role is null)`
}

/** Credentials of registrations that broke off before the account was made. */
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
