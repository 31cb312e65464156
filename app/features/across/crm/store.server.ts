import { type RawBuilder, sql } from 'kysely'
import type { CrmContact } from '#app/adapters/crm/crm.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Fill } from './crm.outbox.ts'

/** What a CRM outside is told of, as it is at this moment; undefined where there is nothing (any more) to tell. */
export function findCompany(db: Db, id: number) {
  return db
    .selectFrom('company')
    .select(['name', 'country', 'vat_number', 'customer_number', 'street', 'postcode', 'city', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** With the company of the account that it is of. One without a name has not said yet who they are, or is forgotten. */
export function findContact(db: Db, id: string) {
  return db
    .selectFrom('contact')
    .leftJoin('account', 'account.contact_id', 'contact.id')
    .select(['contact.email', 'contact.name', 'contact.phone', 'contact.company_name as company'])
    .select(['contact.country', 'contact.vat_number', 'account.company_id as companyId'])
    .where('contact.id', '=', id)
    .where('contact.name', '<>', '')
    .where('contact.email', 'not like', '%@invalid')
    .executeTakeFirst()
}

export function findTicket(db: Db, id: number) {
  return db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.author_id')
    .select(['ticket.company_id as companyId', 'account.contact_id as contactId', 'ticket.subject', 'ticket.content'])
    .select(['ticket.stage', 'ticket.frame_model as frameModel', 'ticket.serial_number as serialNumber'])
    .select(['ticket.part_involved as partInvolved', 'ticket.kind_of_damage as kindOfDamage'])
    .select(['ticket.damage_phase as damagePhase', 'ticket.warranty_accepted as warrantyAccepted'])
    .select('ticket.authorization_number as authorizationNumber')
    .where('ticket.id', '=', id)
    .executeTakeFirst()
}

/** Never one that only staff read. A follower's words stand in the name of who opened the ticket: their own is beside. */
export function findMessage(db: Db, id: number) {
  return db
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.author_id')
    .leftJoin('ticket_follower as follower', 'follower.id', 'message.follower_id')
    .select(['message.ticket_id as ticketId', 'message.body', 'message.from_staff as fromStaff'])
    .select((row) => ['message.created_at as at', row.fn.coalesce('follower.name', 'account.name').as('authorName')])
    .select((row) =>
      row
        .selectFrom('attachment')
        .select((file) => file.fn.countAll<number>().as('count'))
        .whereRef('attachment.message_id', '=', 'message.id')
        .as('files'),
    )
    .where('message.id', '=', id)
    .where('message.internal', '=', false)
    .executeTakeFirst()
}

export function findQuote(db: Db, id: number) {
  return db
    .selectFrom('quote')
    .select(['company_id as companyId', 'title', 'number', 'status', 'amount', 'currency', 'expires_on', 'acceptance'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** With the contact that there is for the address already. */
export function findLead(db: Db, id: number) {
  return db
    .selectFrom('lead')
    .leftJoin('contact', 'contact.email', 'lead.email')
    .select(['lead.name', 'lead.email', 'lead.mobile_phone as mobilePhone', 'lead.phone', 'lead.message'])
    .select(['lead.products_of_interest as products', 'lead.dealer_amount as amount', 'lead.currency'])
    .select(['lead.place as stage', 'lead.company_id as companyId', 'contact.id as contactId'])
    .where('lead.id', '=', id)
    .where('lead.erased_at', 'is', null)
    .executeTakeFirst()
}

/** What somebody has said last about a topic. */
export function findSubscription(db: Db, accountId: number, topic: string) {
  return db
    .selectFrom('subscription_event')
    .innerJoin('account', 'account.id', 'subscription_event.account_id')
    .select(['account.email', 'subscription_event.subscribed'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`topic = ${topic}`)
    .where('account.email_verified', '=', true)
    .orderBy('subscription_event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The address of somebody who may still be matched with a contact. */
export function findAddress(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .where('contact_id', 'is', null)
    .executeTakeFirst()
}

/** Tells the database whether there is a CRM outside: only then its triggers put rows for it. */
export async function noteOutside(db: Db, isOn: boolean): Promise<void> {
  await db
    .insertInto('crm_mirror')
    .values({ is_on: isOn })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ is_on: isOn }))
    .execute()
}

/** Within the transaction nothing is told back to where it comes from. */
export async function beSilent(tx: Db): Promise<void> {
  await sql`select set_config('crm.silent', 'on', true)`.execute(tx)
}

/** A contact of the CRM becomes one of the copy; who is known under the address stays as they are. */
export async function addFound(tx: Db, found: CrmContact, now: Date): Promise<void> {
  const { email, name, country, phone } = found
  const rest = { company_name: found.companyName, vat_number: found.vatNumber }
  const added = await tx
    .insertInto('contact')
    .values({ email, name, country, phone, ...rest, created_at: now })
    // What a registration left is completed.
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ name, country, phone, ...rest })
        .where('contact.name', '=', ''),
    )
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await tx
    .insertInto('crm_link')
    .values({ thing: 'contact', own_id: added.id, crm_id: found.crmId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * What the CRM's people have changed of a contact that the portal knows: the fields in which the CRM wins. Where the person
 * has said something since that has not left yet, theirs is the latest. @returns whether anything was taken
 */
export async function takeChanged(
  tx: Db,
  { crmId, companyName, country, phone, vatNumber }: CrmContact,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact')
    .set({ company_name: companyName, country, phone, vat_number: vatNumber })
    .where(sql<boolean>`id = (select own_id from crm_link where thing = 'contact' and crm_id = ${crmId})`)
    .where('name', '<>', '')
    .where(
      sql<boolean>`(company_name, country, phone, vat_number) is distinct from (${companyName}, ${country}, ${phone}, ${vatNumber})`,
    )
    .where(sql<boolean>`not exists (select from outbox where subject = 'crm contact ' || contact.id
      and kind like 'crm.%' and done_at is null and dead_at is null)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Pull = { since: Date; beganAt: Date | null; after: string; finishedAt: Date | null; taken: number }

export function findPull(db: Db): Promise<Pull | undefined> {
  return db
    .selectFrom('crm_pull')
    .select(['since', 'began_at as beganAt', 'after', 'finished_at as finishedAt', 'taken'])
    .executeTakeFirst()
}

export async function keepPull(db: Db, pull: Pull): Promise<void> {
  const { since, beganAt, after, finishedAt, taken } = pull
  const values = { since, began_at: beganAt, after, finished_at: finishedAt, taken }
  await db
    .insertInto('crm_pull')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
    .execute()
}

/** @returns whether it is the first time that it is heard */
export async function noteNotice(db: Db, digest: Buffer, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('crm_notice')
    .values({ digest, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('crm_notice').where('at', '<', before).execute()
}

const linked = sql`select email from contact join crm_link on thing = 'contact' and own_id = contact.id
  union all select email from lead join crm_link on thing = 'contact' and own_id = 'lead-' || lead.id`

const everything: Record<Fill, RawBuilder<unknown>> = {
  company: sql`select id, 'company ' || id as subject from company`,
  contact: sql`select id, 'contact ' || id as subject from contact where name <> '' and email not like '%@invalid'`,
  ticket: sql`select id, 'ticket ' || id as subject from ticket`,
  message: sql`select id, 'ticket ' || ticket_id as subject from message where not internal`,
  quote: sql`select id, 'quote ' || id as subject from quote`,
  // Those of one address are one contact over there: the last one is told, unless that contact is linked already.
  lead: sql`select max(id) as id, 'lead ' || max(id) as subject from lead
    where erased_at is null and (email = '' or email not in (${linked}))
    group by case email when '' then id::text else email end`,
}

/**
 * Looks at the next things of a kind, and puts a row for each that is not over there yet.
 * @param after the last one that was looked at, '' before the first
 * @returns the last one of these; undefined where it was the end
 */
export async function putMissing(tx: Db, thing: Fill, after: string, most: number, now: Date) {
  // The number of a contact is the CRM's, which may be a word.
  const isAfter = thing === 'contact' ? sql`id > ${after}` : sql`id > ${after || '0'}::bigint`
  const linkedAs = thing === 'lead' ? sql`'contact' and own_id = 'lead-' || id` : sql`${thing} and own_id = id::text`
  const { rows } = await sql<{ id: string }>`
    with next as materialized (select * from (${everything[thing]}) as every where ${isAfter} order by id limit ${most}),
    put as (
      select put_crm(${`crm.${thing}`}, 'crm ' || subject, jsonb_build_object('id', id), ${now}) from (
        select * from next where not exists (select from crm_link where thing = ${linkedAs}) order by id
      ) as missing
    )
    select id::text, (select count(put) from put) from next order by next.id`.execute(tx)
  return rows.length < most ? undefined : rows.at(-1)?.id
}

export async function countLinks(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('crm_link')
    .select(['thing', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('thing')
    .execute()
  return Object.fromEntries(rows.map(({ thing, count }) => [thing, count]))
}
