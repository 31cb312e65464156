import { sql } from 'kysely'
import type { Identified } from '#app/adapters/identity/identity.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { AccountRecord } from './account.ts'
import { personColumns } from './people.store.server.ts'

export type NewSession = {
  tokenHash: Buffer
  accountId: number
  /** When the identity service vouched for the person. */
  createdAt: Date
  seenAt: Date
  idleEndsAt: Date
  endsAt: Date
  userAgent: string
}

export type SessionRecord = AccountRecord & { sessionId: number; seenAt: Date }

/**
 * Names what the database holds at the moment: where it is the same a second time, nothing was written in between, in no table
 * and by nobody. After a restart of PostgreSQL, or on a copy that was restored, it is another one.
 */
const databaseState = sql<string>`concat(pg_postmaster_start_time(), ' ', pg_current_snapshot())`

/**
 * The person behind a session that still runs, with company, licence and how far they have come: the one query every
 * page of the portal begins with.
 */
const runningSession = prepared('session', (db, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  runningSessions(db, now).select(databaseState.as('databaseState')).where('session.token_hash', '=', tokenHash),
)

const allRunning = prepared('sessions', (db, { hashes, now }: { hashes: string[]; now: Date }) =>
  runningSessions(db, now)
    .select(sql<string>`encode(session.token_hash, 'hex')`.as('tokenHash'))
    .where(sql<boolean>`session.token_hash = any(select decode(one, 'hex') from unnest(${hashes}::text[]) as one)`),
)

function runningSessions(db: Db, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', (join) => join.on('company.id', '=', seenCompany(now)))
    .select(personColumns)
    .select([
      'session.id as sessionId',
      'session.seen_at as seenAt',
      'session.second_factor_at as secondFactorAt',
      sql<boolean>`coalesce(session.sees_company is not null and session.sees_until > ${now}, false)`.as('looks'),
    ])
    .where('session.ends_at', '>', now)
    .where('session.idle_ends_at', '>', now)
    .where('account.disabled_at', 'is', null)
}

/** Whose portal the session shows: a company's that is looked at for an hour, else the person's own. */
function seenCompany(now: Date) {
  return sql<number>`coalesce(case when session.sees_until > ${now} then session.sees_company end, account.company_id)`
}

export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(SessionRecord & { databaseState: string }) | undefined> {
  const [found] = await runningSession(db, { tokenHash, now })
  return found
}

export function findSessionById(db: Db, id: number, now: Date): Promise<SessionRecord | undefined> {
  return runningSessions(db, now).where('session.id', '=', id).executeTakeFirst()
}

/** As `findSession`, of several; each says whose it is, in hexadecimal. */
export function findSessions(db: Db, hashes: string[], now: Date) {
  return allRunning(db, { hashes, now })
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      seen_at: session.seenAt,
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

/** @returns how many */
export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((row) => row.or([row('ends_at', '<=', now), row('idle_ends_at', '<=', now)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The sessions of a person that still run, the last used first. */
export function listSessions(db: Db, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .where('idle_ends_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
}

/** Ends one session of a person, or all save one. */
export async function deleteSessionsOf(
  db: Db,
  accountId: number,
  which: { id: number } | { except: number | null },
): Promise<void> {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  if ('id' in which) await all.where('id', '=', which.id).execute()
  else await (which.except === null ? all : all.where('id', '<>', which.except)).execute()
}

/** From now on the session shows the portal as a company sees it. */
export async function putSeen(db: Db, tokenHash: Buffer, companyId: number, until: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ sees_company: companyId, sees_until: until })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** @returns whose session it is and what it showed; undefined where it showed nothing but its person's own */
export async function takeSeen(
  tx: Db,
  tokenHash: Buffer,
): Promise<{ accountId: number; companyId: number } | undefined> {
  const seen = await tx
    .selectFrom('session')
    .select(['account_id as accountId', 'sees_company as companyId'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  await tx
    .updateTable('session')
    .set({ sees_company: null, sees_until: null })
    .where('token_hash', '=', tokenHash)
    .execute()
  return seen && seen.companyId !== null ? { accountId: seen.accountId, companyId: seen.companyId } : undefined
}

/** Ends the sessions of everybody who uses an address, whether it is theirs or merely claimed. */
export async function deleteSessionsUnder(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('session')
    .using('account')
    .whereRef('session.account_id', '=', 'account.id')
    .where('account.email', '=', email)
    .execute()
}

/** The session goes on under another token, with its second factor shown. @returns when it ends */
export async function noteSecondFactor(
  db: Db,
  tokenHash: Buffer,
  newTokenHash: Buffer,
  now: Date,
): Promise<Date | undefined> {
  const session = await db
    .updateTable('session')
    .set({ token_hash: newTokenHash, second_factor_at: now, challenge: null })
    .where('token_hash', '=', tokenHash)
    .returning('ends_at as endsAt')
    .executeTakeFirst()
  return session?.endsAt
}

/** The session goes on under another token, as if it began then. @returns when it ends */
export async function renewSession(
  db: Db,
  tokenHash: Buffer,
  newTokenHash: Buffer,
  at: Date,
): Promise<Date | undefined> {
  const session = await db
    .updateTable('session')
    .set({ token_hash: newTokenHash, created_at: at })
    .where('token_hash', '=', tokenHash)
    .returning('ends_at as endsAt')
    .executeTakeFirst()
  return session?.endsAt
}

/**
 * The account of somebody the identity service vouches for, made at their first coming; takes over what the service
 * says of them. @param signedInAt undefined where they showed something else than their password
 * @returns undefined when it is disabled; `isMoved` where the CRM may know them by another address
 */
export async function upsertAccount(
  tx: Db,
  { subject, email, emailVerified }: Identified,
  locale: Locale,
  now: Date,
  signedInAt: Date | undefined,
): Promise<{ id: number; role: string | null; isMoved: boolean } | undefined> {
  const isNew = emailVerified && !(await owns(tx, subject, email))
  if (isNew) await releaseEmail(tx, subject, email)
  const seen = { email, email_verified: emailVerified, ...(signedInAt && { last_sign_in_at: signedInAt }) }
  const account = await tx
    .insertInto('account')
    .values({ subject, ...seen, name: '', locale, created_at: now })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(seen).where('account.disabled_at', 'is', null))
    .returning(['id', 'role', 'contact_id as contactId'])
    .executeTakeFirst()
  return account && { id: account.id, role: account.role, isMoved: isNew && account.contactId !== null }
}

/** Each time its owner signs in nothing ends for those who claimed it: they would learn that there is one. */
async function owns(tx: Db, subject: string, email: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('account')
    .select('id')
    .where('subject', '=', subject)
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return owner !== undefined
}

/** An address has one owner: others who claimed it, or owned it before the service gave it to another, lose it. */
async function releaseEmail(tx: Db, subject: string, email: string): Promise<void> {
  await tx
    .deleteFrom('account')
    .where('email', '=', email)
    .where('subject', '<>', subject)
    .where('email_verified', '=', false)
    .where('contact_id', 'is', null)
    .where('company_id', 'is', null)
    .where('role', 'is', null)
    .execute()
  await tx
    .updateTable('account')
    .set({ email_verified: false })
    .where('email', '=', email)
    .where('subject', '<>', subject)
    .where('email_verified', '=', true)
    .execute()
}

/** What the identity service knows a person by. */
export function findCredential(db: Db, accountId: number): Promise<{ subject: string; email: string } | undefined> {
  return db.selectFrom('account').select(['subject', 'email']).where('id', '=', accountId).executeTakeFirst()
}

export async function setLocale(db: Db, accountId: number, locale: Locale): Promise<void> {
  await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
}
