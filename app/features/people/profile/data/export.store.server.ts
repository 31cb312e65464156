import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

// The one place that reads all the tables a person stands in. Every query asks for one account's own rows; the long ones
// come a page at a time, after the last id of the page before.

const atOnce = 200

/** Whose export it is, and the company whose tickets they may see: none for staff, who see all. */
export type Self = { accountId: number; companyId: number | null; isRider: boolean }

/** A ticket the person opened and may still see. */
export function isOpenTo({ accountId, companyId }: Self) {
  return companyId === null
    ? sql<boolean>`ticket.author_id = ${accountId}`
    : sql<boolean>`(ticket.author_id = ${accountId} and ticket.company_id = ${companyId})`
}

/**
 * On something that a person has asked for: whether the result still belongs to their company, and not to one they have
 * left.
 */
export function isStillTheirs({ companyId }: Self, column: RawBuilder<unknown>) {
  return sql<boolean>`(${companyId}::bigint is null or ${column} = ${companyId})`
}

export function readAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.name',
      'account.first_name as firstName',
      'account.email',
      'account.email_verified as emailVerified',
      'account.country',
      'account.locale as language',
      'account.role',
      'company.name as company',
      'company.country as companyCountry',
      'company.vat_number as vatNumber',
      'company.customer_number as customerNumber',
      'company.street as companyStreet',
      'company.postcode as companyPostcode',
      'company.city as companyCity',
      'company.phone as companyPhone',
      'company.email as companyEmail',
      'company.kind as companyKind',
      'account.approved_at as approvedAt',
      'account.last_sign_in_at as lastLogin',
      'account.created_at as memberSince',
      'account.contact_id as contactId',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export function listSessions(db: Db, accountId: number) {
  return db
    .selectFrom('session')
    .select(['user_agent as userAgent', 'created_at as openedAt', 'seen_at as lastUsedAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

export async function readSecondFactors(db: Db, accountId: number) {
  const app = await db
    .selectFrom('totp')
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .execute()
  const codes = await db
    .selectFrom('recovery_code')
    .select('used_at as usedAt')
    .where('account_id', '=', accountId)
    .execute()
  return { app: app ?? null, passkeys, recoveryCodes: codes }
}

export async function readRequests(db: Db, accountId: number) {
  const access = await db
    .selectFrom('access_request')
    .select(['kind', 'company_name as companyName', 'asked_at as askedAt', 'answered_at as answeredAt'])
    .select(['approved', 'reason'])
    .where('account_id', '=', accountId)
    .execute()
  const accepted = await db
    .selectFrom('invite')
    .select(['role', 'email', 'name', 'created_at as createdAt', 'accepted_at as acceptedAt'])
    .where('accepted_by', '=', accountId)
    .execute()
  const sent = await db
    .selectFrom('invite')
    .select(['role', 'created_at as createdAt', 'accepted_at as acceptedAt', 'revoked_at as revokedAt'])
    .where('invited_by', '=', accountId)
    .execute()
  const modules = await db
    .selectFrom('company_module')
    .select(['module', 'state', 'requested_at as requestedAt', 'answered_at as answeredAt', 'reason'])
    .where('requested_by', '=', accountId)
    .execute()
  const erasure = await db
    .selectFrom('erasure_request')
    .select('asked_at as askedAt')
    .where('account_id', '=', accountId)
    .execute()
  return { access, invitationsAccepted: accepted, invitationsSent: sent, modules, erasure }
}

/** What the person agreed to be written to about, and what not, in the order in which they said so. */
export function listConsents(db: Db, accountId: number) {
  return db
    .selectFrom('subscription_event')
    .select(['topic', 'subscribed', 'source', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export function listDrafts(db: Db, accountId: number) {
  return db
    .selectFrom('draft')
    .select(['form', 'fields', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .execute()
}

/** Those of a company the person has left are that company's alone. */
export function listTickets(db: Db, self: Self, after: number) {
  return db
    .selectFrom('ticket')
    .select(['id', 'frame_model as model', 'serial_number as serialNumber', 'country', 'stage'])
    .select(['damage_phase as damagePhase', 'date_of_purchase as dateOfPurchase', 'part_involved as parts'])
    .select(['kind_of_damage as kindOfDamage', 'subject', 'content', 'notes', 'instructions'])
    .select(['warranty_accepted as warrantyAccepted', 'decision_reason as decisionReason'])
    .select(['authorization_number as authorizationNumber', 'resolution', 'close_reason as closeReason'])
    .select(['return_carrier as returnCarrier', 'return_tracking as returnTracking'])
    .select(['promised_at as promisedAt', 'created_at as createdAt', 'closed_at as closedAt'])
    .select(['told_verdict as toldCoverage', 'marks as marksOnDrawing'])
    .where(isOpenTo(self))
    .where('id', '>', after)
    .orderBy('id')
    .limit(50)
    .execute()
}

/** What both sides wrote on a ticket the person opened; whose it is as they may know it. Never a note among staff. */
export async function listConversation(db: Db, accountId: number, ticketId: number, after: number) {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'author_id as authorId', 'from_staff as fromStaff', 'follower_id as followerId'])
    .select(['body as text', 'created_at as writtenAt'])
    .where('ticket_id', '=', ticketId)
    .where('internal', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  return rows.map(({ authorId, fromStaff, followerId, ...rest }) => ({
    ...rest,
    author: followerId ? 'a follower' : authorId === accountId ? 'you' : fromStaff ? 'after-sales' : 'a colleague',
  }))
}

/** What the person wrote on all other tickets; for staff their notes as well. */
export function listOtherMessages(db: Db, self: Self, after: number) {
  return db
    .selectFrom('message')
    .innerJoin('ticket', 'ticket.id', 'message.ticket_id')
    .select(['message.id', 'message.ticket_id as ticket', 'message.internal', 'message.body as text'])
    .select('message.created_at as writtenAt')
    .where('message.author_id', '=', self.accountId)
    .where((row) => row.not(isOpenTo(self)))
    .where('message.id', '>', after)
    .orderBy('message.id')
    .limit(atOnce)
    .execute()
}

export function listEvents(db: Db, accountId: number, after: number) {
  return db
    .selectFrom('ticket_event')
    .select(['id', 'ticket_id as ticket', 'kind', 'from_stage as fromStage', 'to_stage as toStage'])
    .select(['reason', 'detail', 'at'])
    .where('actor_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** The files a person sent, and those in forms they have not sent; of a private rider those of their quotes as well. */
export function listFiles(db: Db, { accountId, companyId, isRider }: Self, after: string) {
  return db
    .selectFrom('attachment')
    .select(['id', 'ticket_id as ticket', 'product_id as product', 'quote_id as quote', 'check_id as check'])
    .select(['bulletin_id as bulletin', 'field', 'name', 'kind'])
    .select(['media_type as mediaType', 'bytes', 'slot'])
    .select(['captured_at as capturedAt', 'created_at as sentAt', 'withdrawn_at as withdrawnAt'])
    .select('content_key as contentKey')
    .where(
      sql<boolean>`(owner_id = ${accountId} or (${isRider}::boolean and company_id = ${companyId}
        and quote_id is not null and not internal))`,
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}
