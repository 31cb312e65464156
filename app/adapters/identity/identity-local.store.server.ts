import type { Db } from '#app/kit/db/db.server.ts'
import type { CodeRequest, Identified } from './identity.ts'

const columns = [
  'subject',
  'email',
  'password_hash as passwordHash',
  'email_verified as emailVerified',
  'disabled_at as disabledAt',
] as const

export type Credential = {
  subject: string
  email: string
  passwordHash: string
  emailVerified: boolean
  disabledAt: Date | null
}

export function identifiedBy({ subject, email, emailVerified }: Credential): Identified {
  return { subject, email, emailVerified }
}

/** Who owns an address, and who claimed it last. */
export async function findCandidates(db: Db, email: string): Promise<{ owner?: Credential; claim?: Credential }> {
  const rows = await db
    .selectFrom('credential')
    .select(columns)
    .where('email', '=', email)
    .orderBy('email_verified', 'desc')
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()
  const owner = rows.find((row) => row.emailVerified)
  const claim = rows.find((row) => !row.emailVerified)
  return { ...(owner && { owner }), ...(claim && { claim }) }
}

export function findCredential(db: Db, subject: string): Promise<Credential | undefined> {
  return db.selectFrom('credential').select(columns).where('subject', '=', subject).executeTakeFirst()
}

/** @returns false when it would be verified from the start and the address has an owner */
export async function insertCredential(
  db: Db,
  { subject, email, passwordHash, emailVerified }: Omit<Credential, 'disabledAt'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('credential')
    .values({ subject, email, password_hash: passwordHash, email_verified: emailVerified, created_at: now })
    .onConflict((conflict) => conflict.column('email').where('email_verified', '=', true).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function setPassword(db: Db, subject: string, passwordHash: string): Promise<Credential | undefined> {
  return db
    .updateTable('credential')
    .set({ password_hash: passwordHash })
    .where('subject', '=', subject)
    .returning(columns)
    .executeTakeFirst()
}

/** The address is this credential's own now; anyone else who claimed it has lost. */
export async function makeOwner(
  tx: Db,
  { subject, email }: { subject: string; email: string },
): Promise<Credential | undefined> {
  await tx
    .deleteFrom('credential')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .where('subject', '<>', subject)
    .execute()
  return tx
    .updateTable('credential')
    .set({ email, email_verified: true })
    .where('subject', '=', subject)
    .returning(columns)
    .executeTakeFirst()
}

export async function deleteCredential(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('credential').where('subject', '=', subject).execute()
}

type Link = { tokenHash: Buffer; purpose: CodeRequest['purpose']; subject: string; email: string; expiresAt: Date }

export async function insertLink(db: Db, link: Link, now: Date): Promise<void> {
  await db
    .insertInto('one_time_link')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      subject: link.subject,
      email: link.email,
      created_at: now,
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** A link that was not used yet. */
export function findLink(db: Db, { tokenHash, purpose }: Pick<Link, 'tokenHash' | 'purpose'>) {
  return db
    .selectFrom('one_time_link')
    .select(['subject', 'email', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

/** Holds a credential and all that claim the address it is to own, always in the same order. */
export async function lockClaims(tx: Db, { subject, email }: Pick<Link, 'subject' | 'email'>): Promise<void> {
  await tx
    .selectFrom('credential')
    .select('subject')
    .where((row) => row.or([row('subject', '=', subject), row('email', '=', email)]))
    .orderBy('subject')
    .forUpdate()
    .execute()
}

/** Marks a link as used, once: of two at the same time one gets nothing. */
export function takeLink(tx: Db, { tokenHash, purpose }: Pick<Link, 'tokenHash' | 'purpose'>, now: Date) {
  return tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning(['subject', 'email', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/**
 * All a person could still use: with a new password none of them counts. They stay as used ones, so that a mail which
 * goes out twice brings none back.
 */
export async function voidLinks(tx: Db, subject: string, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute()
}
