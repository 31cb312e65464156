import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { eraseAppointments, isTheirs } from './erasure.appointments.store.server.ts'
import { names } from './erasure.names.server.ts'
import type { Subject } from './erasure.ts'

// What stands of a person beside the tickets: products, quotes, leads, orders and resources. Of a private rider, a
// company of one, their own words and papers go; of everybody else's they are the company's, under a pseudonym.

export function isRider({ companyKind, companyId }: Subject): boolean {
  return companyKind === 'customer' && companyId !== null
}

/** Counted by kind: before the erasure what would go, within it what goes. */
export async function countRecords(db: Db, person: Subject) {
  const { id } = person
  const own = isRider(person) ? person.companyId : null
  const { receipts, texts, addresses, subscriptions, ...kept } = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from subscription_event where account_id = ${id})`.as('subscriptions'),
      sql<number>`(select count(*)::int from attachment where company_id = ${own} and product_id is not null)`.as(
        'receipts',
      ),
      sql<number>`(select count(*)::int from product_event where company_id = ${own} and body <> '')
        + (select count(*)::int from quote_message where author_id = ${id} and ${own}::bigint is not null and body <> '')
        + (select count(*)::int from quote where company_id = ${own} and decided_comment <> '')
        + (select count(*)::int from ticket_rating where account_id = ${id} and comment <> '')
        + (select count(*)::int from remark where account_id = ${id} and body <> '')
        + (select count(*)::int from media_share where made_by = ${id} and note <> '')`.as('texts'),
      sql<number>`(select count(*)::int from sales_order_address where order_id in
        (select id from sales_order where company_id = ${own}))`.as('addresses'),
      sql<number>`(select count(*)::int from product where company_id = ${own} or held_by = ${id})`.as('products'),
      sql<number>`(select count(*)::int from product_event where company_id = ${own} or actor_id = ${id})`.as('log'),
      sql<number>`(select count(*)::int from quote where company_id = ${own} or decided_by = ${id}
        or lower(owner_email) = ${person.email})`.as('quotes'),
      sql<number>`(select count(*)::int from quote_message where author_id = ${id})`.as('replies'),
      sql<number>`(select count(*)::int from lead_event where actor_id = ${id})`.as('leads'),
      sql<number>`(select count(*)::int from lead_note where author_id = ${id})`.as('notes'),
      sql<number>`(select count(*)::int from sales_order where company_id = ${own})`.as('orders'),
      sql<number>`(select count(*)::int from resource_version where created_by = ${id})`.as('resources'),
    ])
    .executeTakeFirstOrThrow()
  return { erased: { receipts, texts, addresses, subscriptions }, kept }
}

/** How many texts keep the name or the address: those of the person's company, and wherever they had a part. */
export async function countMentions(db: Db, person: Subject): Promise<number> {
  const { id, companyId, email } = person
  const own = isRider(person) ? companyId : null
  const quotes = sql`(select id from quote where company_id = ${companyId} or decided_by = ${id}
    union select quote_id from quote_message where author_id = ${id})`
  const leads = sql`(select id from lead where erased_at is null and (company_id = ${companyId}
      or routed_by = ${id} or answered_by = ${id} or lower(email) = ${email})
    union select lead_id from lead_note where author_id = ${id})`
  // What is the rider's own is emptied, and no mention any more.
  const comment = sql`case when company_id = ${own} then '' else decided_comment end`
  const { mentions } = await db
    .selectNoFrom(
      sql<number>`(select count(*)::int from quote where id in ${quotes}
          and ${names(person, sql`concat_ws(' ', title, terms, ${comment})`)})
        + (select count(*)::int from quote_line where quote_id in ${quotes} and ${names(person, sql`item`)})
        + (select count(*)::int from quote_message where quote_id in ${quotes}
          and (author_id <> ${id} or ${own}::bigint is null) and ${names(person, sql`body`)})
        + (select count(*)::int from product_event where (company_id = ${companyId} or actor_id = ${id})
          and company_id is distinct from ${own} and ${names(person, sql`body`)})
        + (select count(*)::int from lead where id in ${leads}
          and ${names(person, sql`concat_ws(' ', first_name, last_name, email, message, reason_note)`)})
        + (select count(*)::int from lead_note where lead_id in ${leads} and ${names(person, sql`body`)})
        + (select count(*)::int from lead_note_version join lead_note on lead_note.id = note_id
          where lead_id in ${leads} and ${names(person, sql`lead_note_version.body`)})
        + (select count(*)::int from sales_order where company_id = ${companyId} and company_id is distinct from ${own}
          and ${names(person, sql`concat_ws(' ', sales_order.name, external_document_number)`)})
        + (select count(*)::int from sales_order_address join sales_order on sales_order.id = order_id
          where company_id = ${companyId} and company_id is distinct from ${own}
          and ${names(person, sql`concat_ws(' ', sales_order_address.name, name_2, contact)`)})
        + (select count(*)::int from resource where ${names(person, sql`concat_ws(' ', title_it, title_en, title_fr, credit)`)})
        + (select count(*)::int from resource_version
          where ${names(person, sql`concat_ws(' ', resource_version.name, note)`)})`.as('mentions'),
    )
    .executeTakeFirstOrThrow()
  return mentions
}

/** @returns the names in the store of files that nobody refers to any more */
export async function eraseRecords(tx: Db, person: Subject, pseudonym: string, now: Date): Promise<(string | null)[]> {
  const { id, email } = person
  await tx.updateTable('ticket_rating').set({ comment: '', token_hash: null }).where('account_id', '=', id).execute()
  // Before the addresses by which those without an account are known.
  await eraseSurveys(tx, person, now)
  await eraseRemarks(tx, id)
  await tx
    .updateTable('media_share')
    .set({ note: '', search: sql`searchable(recipient)` })
    .where('made_by', '=', id)
    .execute()
  await eraseAppointments(tx, person, pseudonym, now)
  await tx.updateTable('bicycle_check').set({ mechanic_name: pseudonym }).where('signed_by', '=', id).execute()
  await tx.deleteFrom('calendar_key').where('account_id', '=', id).execute()
  await tx.updateTable('quote').set({ decided_name: pseudonym }).where('decided_by', '=', id).execute()
  await tx
    .updateTable('quote')
    .set({
      owner_name: pseudonym,
      owner_email: '',
      search: sql`replace(search, searchable(owner_name), searchable(${pseudonym}))`,
    })
    .where(sql<boolean>`lower(owner_email) = ${email}`)
    .execute()
  return isRider(person) && person.companyId !== null ? eraseRider(tx, id, person.companyId, pseudonym) : []
}

/** The score stays as a figure; what was written goes, and no link leads there any more. */
async function eraseSurveys(tx: Db, person: Subject, now: Date): Promise<void> {
  const about = tx.selectFrom('appointment').select('appointment.id').where(isTheirs(person, now))
  const asked = tx
    .selectFrom('survey_invitation')
    .select('id')
    .where((row) =>
      row.or([
        row('account_id', '=', person.id),
        row.and([row('account_id', 'is', null), row('appointment_id', 'in', about)]),
      ]),
    )
  await tx
    .updateTable('survey_answer')
    .set({ answers: sql`jsonb_build_array(score)`, lookup: '' })
    .where('invitation_id', 'in', asked)
    .execute()
  await tx.deleteFrom('survey_task').where('invitation_id', 'in', asked).where('done_at', 'is', null).execute()
  await tx.updateTable('survey_invitation').set({ token_hash: null }).where('id', 'in', asked).execute()
}

/** What nobody has read yet goes; of the rest stays which guide it was about, and what staff answered. */
async function eraseRemarks(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('remark').where('account_id', '=', id).where('state', '=', 'open').execute()
  await tx
    .updateTable('remark')
    .set({ body: '', search: sql`searchable(concat_ws(' ', number, title))` })
    .where('account_id', '=', id)
    .execute()
}

/** Serial numbers, days and amounts stay: what a bicycle is and has had done, and what the law has kept for 10 years. */
async function eraseRider(tx: Db, id: number, companyId: number, pseudonym: string): Promise<(string | null)[]> {
  await tx.updateTable('quote_message').set({ body: '' }).where('author_id', '=', id).execute()
  await tx.updateTable('quote').set({ decided_comment: '' }).where('company_id', '=', companyId).execute()
  await tx.updateTable('product_event').set({ body: '' }).where('company_id', '=', companyId).execute()
  const held = tx.selectFrom('product').select('id').where('company_id', '=', companyId)
  // Signed as its holder, or when a shop handed it over new.
  await tx
    .updateTable('bicycle_check')
    .set({ rider_name: pseudonym })
    .where('rider_name', '<>', '')
    .where((row) =>
      row.or([
        row('holder_id', '=', companyId),
        row.and([row('kind', '=', 'delivery'), row('product_id', 'in', held.where('first_owner', '=', true))]),
      ]),
    )
    .execute()
  await tx.deleteFrom('product_transfer').where('product_id', 'in', held).execute()
  await tx
    .updateTable('product')
    .set({ held_by: null, safety_contact: false })
    .where('company_id', '=', companyId)
    .execute()
  await eraseAddresses(tx, companyId, pseudonym)
  const receipts = await tx
    .deleteFrom('attachment')
    .where('company_id', '=', companyId)
    .where('product_id', 'is not', null)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .execute()
  return receipts.flatMap(({ contentKey, thumbKey }) => [contentKey, thumbKey])
}

async function eraseAddresses(tx: Db, companyId: number, pseudonym: string): Promise<void> {
  const orders = tx.selectFrom('sales_order').select('id').where('company_id', '=', companyId)
  const nothing = { name_2: '', contact: '', address: '', address_2: '', postcode: '', city: '', county: '' }
  await tx
    .updateTable('sales_order_address')
    .set({ name: pseudonym, ...nothing })
    .where('order_id', 'in', orders)
    .execute()
  await tx
    .updateTable('sales_order_shipment')
    .set({ tracking_number: '', tracking_url: null })
    .where('order_id', 'in', orders)
    .execute()
  // As the import puts it together, without the names.
  const serials = sql`(select string_agg(one || ' ' || regexp_replace(one, '[^[:alnum:]]', '', 'g'), ' ')
    from unnest(serial_numbers) as one)`
  const items = sql`(select string_agg(concat_ws(' ', item_name, item_number, ${serials}), ' ')
    from sales_order_line where order_id = sales_order.id)`
  await tx
    .updateTable('sales_order')
    .set({
      name: '',
      external_document_number: '',
      vat_registration_no: '',
      search: sql`searchable(concat_ws(' ', number, nullif(invoice_number, ''), ${items}))`,
    })
    .where('company_id', '=', companyId)
    .execute()
}
