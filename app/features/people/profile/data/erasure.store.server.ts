import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { names } from './erasure.names.server.ts'
import { eraseMails, parcelsByMail } from './erasure.mails.store.server.ts'
import { countMentions, countRecords, eraseRecords, isRider } from './erasure.records.store.server.ts'
import type { ErasureReport, Subject } from './erasure.ts'

// The one place that empties all the tables a person stands in: what is forgotten in it stays, so it is read as a whole.

function people(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['account.id', 'account.subject'])
    .select(sql<string | null>`case when account.email_verified then account.email end`.as('email'))
    .select(['account.name', 'account.locale', 'account.role', 'account.company_id as companyId'])
    .select(['company.kind as companyKind', 'account.contact_id as contactId'])
}

export function findSubject(db: Db, accountId: number): Promise<Subject | undefined> {
  return people(db).where('account.id', '=', accountId).executeTakeFirst()
}

/** The same, held still: nobody signs in, writes or changes roles meanwhile. */
export function lockSubject(tx: Db, accountId: number): Promise<Subject> {
  return people(tx).where('account.id', '=', accountId).forUpdate('account').executeTakeFirstOrThrow()
}

/**
 * Holds those still among whom somebody has to be in charge, as every change of roles does: before the person, so that
 * nobody waits for the other in a circle.
 */
export async function lockGroup(tx: Db, { role, companyId }: Subject): Promise<void> {
  if (role === 'admin')
    await tx.selectFrom('account').select('id').where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute()
  if (companyId !== null)
    await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

/** Whether others would stay behind with nobody to manage them. */
export async function isLastInCharge(tx: Db, { id, role, companyId }: Subject): Promise<boolean> {
  if (role !== 'owner' && role !== 'admin') return false
  const others = await tx
    .selectFrom('account')
    .select(['role', 'disabled_at as disabledAt'])
    .where('id', '<>', id)
    .where('role', 'is not', null)
    .where((row) => (role === 'admin' ? row('role', '=', 'admin') : row('company_id', '=', companyId)))
    .execute()
  const isAlone = role === 'owner' && others.length === 0
  return !isAlone && !others.some((other) => other.role === role && other.disabledAt === null)
}

/** What there is of a person, counted by kind: before the erasure what would go, within it what goes. */
export async function countAll(db: Db, person: Subject, keepsMails: boolean): Promise<ErasureReport> {
  const { id, companyId, email } = person
  // A rider's receipts go, and are counted among what goes.
  const papers = isRider(person) ? sql`ticket_id is not null` : sql`not (${isUnsent})`
  const seen = sql`(select id from ticket where company_id = ${companyId} or author_id = ${id}
    union select ticket_id from message where author_id = ${id}
    union select ticket_id from ticket_event where actor_id = ${id})`
  const rows = await db
    .selectNoFrom([
      countOf(sql`session where account_id = ${id}`).as('sessions'),
      sql<number>`(select count(*)::int from totp where account_id = ${id})
        + (select count(*)::int from passkey where account_id = ${id})
        + (select count(*)::int from recovery_code where account_id = ${id})`.as('factors'),
      countOf(sql`draft where account_id = ${id} or for_id = ${id}`).as('drafts'),
      countOf(sql`attachment where (owner_id = ${id} or ${isForThem(id)}) and ${isUnsent}`).as('unsentFiles'),
      countOf(sql`access_request where account_id = ${id}`).as('requests'),
      countOf(sql`invite where ${ownInvites(person)}`).as('invites'),
      countOf(sql`sent_mail where ${mailsAbout(person)}`).as('mails'),
      countOf(sql`ticket where author_id = ${id}`).as('tickets'),
      countOf(sql`message where author_id = ${id}`).as('messages'),
      countOf(sql`ticket_event where actor_id = ${id}`).as('events'),
      countOf(sql`attachment where owner_id = ${id} and ${papers}`).as('files'),
      sql<number>`(select count(*)::int from ticket where id in ${seen}
          and ${names(person, sql`concat_ws(' ', content, notes, subject, decision_reason)`)})
        + (select count(*)::int from message where ticket_id in ${seen} and ${names(person, sql`body`)})
        + (select count(*)::int from ticket_event where ticket_id in ${seen}
          and ${names(person, sql`concat(reason, ' ', detail)`)})
        + (select count(*)::int from call_back where ticket_id in ${seen} and ${names(person, sql`note`)})`.as(
        'mentions',
      ),
    ])
    .executeTakeFirstOrThrow()
  const { factors, unsentFiles, tickets, messages, events, files, mentions, ...erased } = rows
  const records = await countRecords(db, person)
  const elsewhere = await countMentions(db, person)
  return {
    erased: {
      profile: 1,
      contact: person.contactId === null ? 0 : 1,
      company: person.companyKind === 'customer' ? 1 : 0,
      'second-factors': factors,
      'unsent-files': unsentFiles,
      ...erased,
      ...records.erased,
    },
    kept: {
      tickets,
      messages,
      events,
      files,
      ...records.kept,
      mentions: mentions + elsewhere,
      notice: keepsMails && email !== null ? 1 : 0,
    },
  }
}

/** A file that belongs to nothing yet. */
const isUnsent = sql<boolean>`ticket_id is null and product_id is null and check_id is null and quote_id is null
  and bulletin_id is null`

/**
 * Leaves of a person what their tickets need: a row with a pseudonym, and the company whose tickets they are.
 * @returns the names in the store of files that nobody refers to any more
 */
export async function eraseAll(tx: Db, person: Subject, pseudonym: string, now: Date): Promise<string[]> {
  const { id, companyId } = person
  // First what is told by the requests and invitations that it is about.
  await tx.deleteFrom('sent_mail').where(mailsAbout(person)).execute()
  await tx.deleteFrom('outbox').where(parcelsAbout(person)).execute()
  for (const table of [
    'session',
    'totp',
    'recovery_code',
    'passkey',
    'draft',
    'upload',
    'access_request',
    'subscription_event',
    'saved_view',
    'queue_columns',
    'ticket_read',
    'due_digest',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await tx.deleteFrom('invite').where(ownInvites(person)).execute()
  await withdrawSent(tx, id, now)
  await tx.deleteFrom('throttle').where(countedFor(person)).execute()
  const files = await tx
    .deleteFrom('attachment')
    .where((row) => row.or([row('owner_id', '=', id), sql<boolean>`${isForThem(id)}`]))
    .where(isUnsent)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .execute()
  // What staff were writing down for them, whose files they were.
  await tx.deleteFrom('draft').where('for_id', '=', id).execute()
  await tx.deleteFrom('camera_code').where('for_id', '=', id).execute()
  await eraseMails(tx, person, pseudonym)
  const receipts = await eraseRecords(tx, person, pseudonym, now)
  if (person.companyKind === 'customer' && companyId !== null) await eraseCompany(tx, companyId, pseudonym)
  await tx
    .updateTable('account')
    .set({
      subject: `erased-${id}`,
      email: `erased-${id}@invalid`,
      email_verified: false,
      name: pseudonym,
      first_name: '',
      country: '',
      contact_id: null,
      role: null,
      approved_at: null,
      last_sign_in_at: null,
      disabled_at: now,
    })
    .where('id', '=', id)
    .execute()
  const keys = files.flatMap(({ contentKey, thumbKey }) => [contentKey, thumbKey])
  return [...keys, ...receipts].filter((key) => key !== null)
}

/** For a rider, whose company is themselves: earlier names of the company are erased too. */
async function eraseCompany(tx: Db, id: number, pseudonym: string): Promise<void> {
  const nothing = { vat_number: '', street: '', postcode: '', city: '', phone: '', email: '' }
  await tx
    .updateTable('company')
    .set({
      ...nothing,
      name: pseudonym,
      // By it no table brings them back: of a number that is gone already the digest stays as it is.
      erased_digest: sql`coalesce(encode(sha256(convert_to(customer_number, 'UTF8')), 'hex'), erased_digest)`,
      customer_number: null,
      form_content: null,
    })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('company_event').set({ detail: '{}' }).where('company_id', '=', id).execute()
  await tx.updateTable('company_module').set({ reason: null }).where('company_id', '=', id).execute()
}

/** Somebody who signed in between the erasure here and that at the identity service: nothing but an address. */
export async function deleteNewborn(tx: Db, subject: string): Promise<void> {
  await tx.deleteFrom('account').where('subject', '=', subject).where('role', 'is', null).execute()
}

/** Files that staff have chosen for a claim of theirs and not sent. */
function isForThem(id: number) {
  return sql`(attachment.owner_id, attachment.submission) in (select account_id, submission from draft where for_id = ${id})`
}

function countOf(rows: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from ${rows})`
}

function ownInvites({ id, email }: Subject) {
  return sql<boolean>`(accepted_by = ${id} or email = ${email})`
}

/** Nobody comes in on the word of somebody who is gone. */
async function withdrawSent(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('invited_by', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whatever is counted for an address ends in it, after a space. */
function countedFor({ email }: Subject) {
  return sql<boolean>`right(key, length(${email}) + 1) = ' ' || ${email}`
}

function mailsAbout(person: Subject) {
  // By the row they were sent for also those to an address the person asked for and never confirmed.
  return sql<boolean>`(to_address = ${person.email} or ${names(person, sql`concat(subject, ' ', body, ' ', html)`)}
    or outbox_id in (select id from outbox where ${parcelsAbout(person)} or ${parcelsNaming(person)}))`
}

function parcelsAbout(person: Subject) {
  const { id, subject, email } = person
  return sql<boolean>`(payload->>'accountId' = ${String(id)} or payload->>'subject' = ${subject}
    or payload->>'email' = ${email} or ${parcelsByMail(person)}
    or kind = 'mail.access' and payload->>'requestId' in (select id::text from access_request where account_id = ${id})
    or kind = 'mail.invite' and payload->>'inviteId' in (select id::text from invite where ${ownInvites(person)})
    or kind = 'mail.quote' and payload->>'accountId' is null and payload->>'quoteId' in
      (select id::text from quote where lower(owner_email) = ${email})
    or ${isRider(person)}::boolean and kind in ('quotes.replied', 'mail.quote') and payload->>'messageId' in
      (select id::text from quote_message where author_id = ${id}))`
}

/** Those to others, whose mails say who it was that wrote, invited or asked. */
function parcelsNaming(person: Subject) {
  const { id } = person
  return sql<boolean>`(
    kind = 'mail.quote' and payload->>'messageId' in (select id::text from quote_message where author_id = ${id})
    or kind = 'mail.quote' and payload->>'mail' = 'decided' and payload->>'quoteId' in
      (select id::text from quote where decided_by = ${id})
    or ${isRider(person)}::boolean and kind = 'mail.quote' and payload->>'quoteId' in
      (select id::text from quote where company_id = ${person.companyId})
    or kind = 'mail.ticket' and payload->>'messageId' in (select id::text from message where author_id = ${id})
    or kind = 'mail.invite' and payload->>'inviteId' in (select id::text from invite where invited_by = ${id})
    or kind = 'mail.access-request' and payload->>'requestId' in
      (select id::text from access_request where account_id = ${id})
    or kind = 'mail.erasure-asked' and payload->>'requestId' in
      (select id::text from erasure_request where account_id = ${id}))`
}
