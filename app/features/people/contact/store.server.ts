import { sql } from 'kysely'
import type { Contact } from '#app/adapters/crm/crm.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ContactKind } from './contact.ts'

/** Somebody whose address is verified and who has no contact yet; staff need none. */
export function findUnmatched(db: Db, accountId: number): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .where('contact_id', 'is', null)
    .where((row) => row.or([row('role', 'is', null), row('role', 'not in', ['agent', 'admin'])]))
    .executeTakeFirst()
}

/** A person on the way in, locked; staff are none, and nobody whose address is not, or no longer, theirs. */
export function lockPerson(tx: Db, accountId: number, email: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'contact_id as contactId', 'approved_at as approvedAt'])
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .where('disabled_at', 'is', null)
    .where((row) => row.or([row('role', 'is', null), row('role', 'not in', ['agent', 'admin'])]))
    .forUpdate()
    .executeTakeFirst()
}

/** The contact is kept by its id; its names become the person's, where they have none. */
export async function setContact(db: Db, accountId: number, { id, name, country }: Contact): Promise<void> {
  await db
    .updateTable('account')
    .set((row) => ({
      contact_id: id,
      name: row.case().when('name', '=', '').then(name).else(row.ref('name')).end(),
      first_name: row.case().when('first_name', '=', '').then(firstNameIn(name)).else(row.ref('first_name')).end(),
      country: row.case().when('country', '=', '').then(country).else(row.ref('country')).end(),
    }))
    .where('id', '=', accountId)
    .execute()
}

/** What the person has just said of themselves replaces what was known. */
export async function replaceContact(db: Db, accountId: number, { id, name, country }: Contact): Promise<void> {
  await db
    .updateTable('account')
    .set({ contact_id: id, name, first_name: firstNameIn(name), country })
    .where('id', '=', accountId)
    .execute()
}

export async function isHeld(db: Db, contactId: string): Promise<boolean> {
  const holder = await db.selectFrom('account').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  return holder !== undefined
}

/**
 * For registrations alone: their row has a context, and nothing but the address. A person with an account under it,
 * verified or not, may still complete it; staff, the CRM and leads give every contact a name.
 */
/** @returns how many */
export async function deleteLoneContacts(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact')
    .where('created_at', '<', before)
    .where('context', 'is not', null)
    .where(sql<boolean>`name = '' and company_name = '' and country = '' and phone = '' and vat_number = ''`)
    .where(sql<boolean>`not exists (select from account where email = contact.email)`)
    .where(sql<boolean>`not exists (select from account where contact_id = contact.id)`)
    .where(sql<boolean>`not exists (select from lead where contact_id = contact.id)`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export type NewRequest = { accountId: number; kind: ContactKind; companyName: string; askedAt: Date }

/** A person has at most one open request. @returns the new one; undefined where one is open already */
export async function insertRequest(tx: Db, request: NewRequest): Promise<number | undefined> {
  const added = await tx
    .insertInto('access_request')
    .values({
      account_id: request.accountId,
      kind: request.kind,
      company_name: request.companyName,
      asked_at: request.askedAt,
    })
    .onConflict((conflict) => conflict.column('account_id').where('answered_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Whatever is open of a person is answered with yes, by nobody of staff. */
export async function closeRequests(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('access_request')
    .set({ answered_at: now, approved: true })
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .execute()
}

/** What the contact endpoints and the form may know of the person behind a session. */
export function findOwn(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select(['name', 'country', 'email', 'contact_id as contactId'])
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
}

function firstNameIn(name: string): string {
  return name.split(' ')[0] ?? ''
}
