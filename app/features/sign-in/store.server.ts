import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { AccountRecord } from '../account/account.ts'

export type NewSession = {
  tokenHash: Buffer
  accountId: number
  createdAt: Date
  idleEndsAt: Date
  endsAt: Date
  userAgent: string
}

export type SessionRecord = AccountRecord & { seenAt: Date }

/** The person behind a session that still runs: the one query every page of the portal begins with. */
const runningSession = prepared('session', (db, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id as accountId',
      'account.name',
      'account.email',
      'account.locale',
      'account.email_verified as emailVerified',
      'account.contact_id as contactId',
      'account.approved_at as approvedAt',
      'account.role',
      'account.company_id as companyId',
      'company.name as companyName',
      'session.seen_at as seenAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ends_at', '>', now)
    .where('session.idle_ends_at', '>', now)
    .where('account.disabled_at', 'is', null),
)

export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRecord | undefined> {
  const [found] = await runningSession(db, { tokenHash, now })
  return found
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      seen_at: session.createdAt,
      idle_ends_at: session.idleEndsAt,
      ends_at: session.endsAt,
      user_agent: session.userAgent,
    })
    .execute()
}

export async function keepSession(db: Db, tokenHash: Buffer, seenAt: Date, idleEndsAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: seenAt, idle_ends_at: idleEndsAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('ends_at', '<=', now), row('idle_ends_at', '<=', now)]))
    .execute()
}

/** Takes over what the identity service says of the person, and notes the sign-in. */
export function noteSignIn(db: Db, person: { subject: string; email: string; emailVerified: boolean }, now: Date) {
  return db
    .updateTable('account')
    .set({ email: person.email, email_verified: person.emailVerified, last_sign_in_at: now })
    .where('subject', '=', person.subject)
    .where('disabled_at', 'is', null)
    .returning(['id', 'role'])
    .executeTakeFirst()
}

export async function setLocale(db: Db, accountId: number, locale: 'it' | 'en' | 'fr'): Promise<void> {
  await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
}
