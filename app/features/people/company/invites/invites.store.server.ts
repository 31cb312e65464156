import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { CompanyRole, StaffRole } from '#app/features/people/account/account.ts'
import type { Group, InvitedRole, OpenInvite } from '../company.ts'

/** Neither accepted nor withdrawn. One that has expired stays among them, to be sent again. */
function openInvites(db: Db, group: Group) {
  return (
    db
      .selectFrom('invite')
      .where((row) => isOf(row, group))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      // Forgotten after it had expired for long.
      .where('email', '<>', '')
  )
}

/** Not "is not distinct from", which no index answers. */
function isOf(row: ExpressionBuilder<Tables, 'invite'>, group: Group) {
  return group === null ? row('company_id', 'is', null) : row('company_id', '=', group)
}

export function listOpenInvites(db: Db, group: Group): Promise<OpenInvite[]> {
  return openInvites(db, group)
    .select(['id', 'email', 'role', 'locale', 'expires_at as expiresAt'])
    .orderBy('id', 'desc')
    .execute()
}

export type NewInvite = {
  group: Group
  role: InvitedRole
  email: string
  name: string
  locale: Locale
  invitedBy: number | null
}

/** Its secret is made from its id, and so comes afterwards: `startInvite`. */
export async function insertInvite(tx: Db, invite: NewInvite, now: Date): Promise<number> {
  const { id } = await inserting(tx, [invite], now).executeTakeFirstOrThrow()
  return id
}

/** As `insertInvite`: `startInvites` follows. */
export async function insertInvites(tx: Db, invites: readonly NewInvite[], now: Date): Promise<number[]> {
  return (await inserting(tx, invites, now).execute()).map(({ id }) => id)
}

function inserting(tx: Db, invites: readonly NewInvite[], now: Date) {
  const rows = invites.map(({ group, invitedBy, role, email, name, locale }) => {
    return { company_id: group, role, email, name, locale, invited_by: invitedBy, created_at: now, expires_at: now }
  })
  return tx.insertInto('invite').values(rows).returning('id')
}

export async function startInvite(tx: Db, id: number, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await startInvites(tx, [{ id, tokenHash }], expiresAt)
}

export async function startInvites(
  tx: Db,
  invites: readonly { id: number; tokenHash: Buffer }[],
  expiresAt: Date,
): Promise<void> {
  const ids = invites.map(({ id }) => id)
  const hashes = invites.map(({ tokenHash }) => tokenHash.toString('hex'))
  await sql`update invite set token_hash = decode(begun.hash, 'hex'), expires_at = ${expiresAt}
    from unnest(${ids}::bigint[], ${hashes}::text[]) as begun(id, hash) where invite.id = begun.id`.execute(tx)
}

const hasCome = sql<boolean>`exists (select from account
  where account.email = invite.email and account.company_id is not null)`

/** Into companies: neither accepted nor withdrawn, and whom it is for has come in by no other way. */
function pending(db: Db, expiresBefore: Date) {
  return db
    .selectFrom('invite')
    .where('company_id', 'is not', null)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('email', '<>', '')
    .where('expires_at', '<', expiresBefore)
    .where((row) => row.not(hasCome))
}

export async function countPending(db: Db, expiresBefore: Date): Promise<number> {
  const { count } = await pending(db, expiresBefore)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** When two send them at once, the second finds none any more. */
export async function lockPending(tx: Db, expiresBefore: Date): Promise<number[]> {
  const rows = await pending(tx, expiresBefore).select('id').orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

/** The invitations of several companies that are neither accepted nor withdrawn. */
export async function listOpenOf(
  db: Db,
  companies: readonly number[],
): Promise<{ id: number; companyId: number; email: string }[]> {
  const { rows } = await sql<{ id: number; companyId: number; email: string }>`
    select id, company_id as "companyId", email from invite
    where company_id = any(${companies}) and accepted_at is null and revoked_at is null`.execute(db)
  return rows
}

export async function withdrawAll(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** @returns false when there is no such open invitation in this group */
export async function withdrawInvite(tx: Db, group: Group, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where((row) => isOf(row, group))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Those somebody sent who is no longer in charge, of an administrator also those into companies: they may be to themselves,
 * under another address.
 */
export async function withdrawInvitesBy(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

const invitation = [
  'invite.id',
  'invite.company_id as companyId',
  'company.name as companyName',
  'company.country as companyCountry',
  'company.vat_number as companyVatNumber',
  'invite.role',
  'invite.email',
  'invite.name',
  'invite.locale',
  'inviter.name as inviterName',
  'invite.expires_at as expiresAt',
  'invite.accepted_at as acceptedAt',
  'invite.revoked_at as revokedAt',
] as const

function invitations(db: Db) {
  return db
    .selectFrom('invite')
    .leftJoin('company', 'company.id', 'invite.company_id')
    .leftJoin('account as inviter', 'inviter.id', 'invite.invited_by')
    .select(invitation)
}

export type StoredInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export function findInvitation(db: Db, by: { id: number } | { tokenHash: Buffer }) {
  const query =
    'id' in by ? invitations(db).where('invite.id', '=', by.id) : invitations(db).where('token_hash', '=', by.tokenHash)
  return query.executeTakeFirst()
}

/** Uses an invitation up: of two at the same time one gets nothing. */
export async function takeInvite(tx: Db, id: number, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invite')
    .set({ accepted_at: now, accepted_by: accountId })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whose an address is. */
export async function findOwner(db: Db, email: string): Promise<number | undefined> {
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return owner?.id
}

/** The person an invitation is to be accepted by, as they stand now. */
export function findGuest(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.subject',
      'account.email',
      'account.email_verified as emailVerified',
      'account.name',
      'account.role',
      'account.contact_id as contactId',
      'company.name as companyName',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}

/** Nobody else comes into this company until the transaction ends. @returns whether nobody is in it */
export async function holdEmpty(tx: Db, companyId: number): Promise<boolean> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const somebody = await tx.selectFrom('account').select('id').where('company_id', '=', companyId).executeTakeFirst()
  return somebody === undefined
}

/** Nobody else changes this account until the transaction ends. @returns whether it is free to join, under this address */
export async function lockGuest(tx: Db, accountId: number, email: string): Promise<boolean> {
  const guest = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .where('role', 'is', null)
    .where('company_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return guest !== undefined
}

export type Newcomer = {
  name: string
  country: string
  contactId: string | null
  companyId: number | null
  role: CompanyRole | StaffRole
}

export async function welcome(tx: Db, accountId: number, newcomer: Newcomer, now: Date): Promise<void> {
  const { name, country } = newcomer
  await tx
    .updateTable('account')
    .set((row) => ({
      ...(name ? { name, first_name: name.split(/\s/, 1)[0] ?? name } : {}),
      country: row.case().when('country', '=', '').then(country).else(row.ref('country')).end(),
      contact_id: row.fn.coalesce('contact_id', row.val(newcomer.contactId)),
      company_id: newcomer.companyId,
      role: newcomer.role,
      approved_at: now,
    }))
    .where('id', '=', accountId)
    .execute()
}
