import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isOpenTo, isStillTheirs, type Self } from './export.store.server.ts'

// What stands of a person beside the tickets, as the store of the tickets gives it. What they did and wrote is theirs
// wherever it was; of their company's records only a private rider, a company of one, takes all along. No price is in
// what others take: they may be none of those who see prices.

const atOnce = 200

/** The bicycles somebody registered or took over, with the consents they gave and the code they made. */
export function listProducts(db: Db, self: Self, after: number) {
  const { accountId, companyId } = self
  return db
    .selectFrom('product')
    .leftJoin('product_transfer as code', (on) =>
      on.onRef('code.product_id', '=', 'product.id').on('code.created_by', '=', accountId),
    )
    .select(['product.id', 'frame_model as model', 'name', 'serial_number as serialNumber', 'size', 'colour'])
    .select(['country', 'date_of_purchase as dateOfPurchase', 'registered_on as registeredOn', 'attributes'])
    .select(['warranty_expiry as warrantyExpiry', 'first_owner as firstOwner', 'held_since as heldSince'])
    .select(['safety_contact as safetyContact', 'service_book as servicePlan', 'service_code as nextService'])
    .select(['service_due as nextServiceDay', 'service_until as nextServiceLastDay'])
    .select(['code.created_at as codeMadeAt', 'code.expires_at as codeExpiresAt'])
    .where('product.company_id', '=', companyId)
    .where((row) => row.or([row('product.held_by', '=', accountId), isRiders(self, sql`product.company_id`)]))
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(atOnce)
    .execute()
}

/** What somebody noted on bicycles, and every consent they gave or took back. */
export function listProductLog(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('product_event')
    .select(['id', 'product_id as product', 'kind', 'subject', 'state', 'day', 'body as text', 'changes', 'at'])
    .where('actor_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** The quotes somebody answered, as they signed and commented them. */
export function listQuotes(db: Db, self: Self, after: number) {
  const isOwn = isRiders(self, sql`company_id`)
  return db
    .selectFrom('quote')
    .select(['id', 'number', 'acceptance', 'decided_at as decidedAt', 'decided_name as signedAs'])
    .select('decided_comment as comment')
    .select(sql<string | null>`case when ${isOwn} then title end`.as('title'))
    .select(sql<number | null>`case when ${isOwn} then amount end`.as('amount'))
    .select(sql<string | null>`case when ${isOwn} then currency end`.as('currency'))
    .where((row) =>
      row.or([
        row('decided_by', '=', self.accountId),
        row.and([isOwn, row('status', 'in', ['APPROVED', 'APPROVAL_NOT_NEEDED'])]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

export function listQuoteMessages(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('quote_message')
    .select(['id', 'quote_id as quote', 'body as text', 'created_at as writtenAt'])
    .where('author_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What somebody did with quotes, and the reason they gave. */
export function listQuoteEvents(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('quote_event')
    .select(['id', 'quote_id as quote', 'kind', 'from_status as fromStatus', 'to_status as toStatus', 'reason', 'at'])
    .where('actor_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What somebody changed of a company. */
export function listCompanyEvents(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('company_event')
    .select(['id', 'company_id as company', 'kind', 'detail', 'at'])
    .where('actor_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What somebody did with leads, and what they said on declining one; who the customer is stays with the dealer. */
export function listLeadEvents(db: Db, { accountId }: Self, after: number) {
  const isReason = sql<boolean>`lead_event.kind = 'declined' and lead.acceptance = 'declined'
    and lead.answered_by = ${accountId}`
  return db
    .selectFrom('lead_event')
    .innerJoin('lead', 'lead.id', 'lead_event.lead_id')
    .select(['lead_event.id', 'lead_event.lead_id as lead', 'lead_event.kind', 'lead_event.at'])
    .select(sql<string | null>`case when ${isReason} then lead.reason_note end`.as('reason'))
    .where('lead_event.actor_id', '=', accountId)
    .where('lead_event.id', '>', after)
    .orderBy('lead_event.id')
    .limit(atOnce)
    .execute()
}

/** The notes on leads somebody wrote or edited, each with the texts that are theirs. */
export function listLeadNotes(db: Db, { accountId }: Self, after: number) {
  const texts = sql`(select jsonb_agg(
      jsonb_build_object('version', version, 'text', body, 'writtenAt', at) order by version)
    from (
      select version, body, at from lead_note_version where note_id = lead_note.id and author_id = ${accountId}
      union all select lead_note.version, lead_note.body, coalesce(edited_at, created_at)
      where coalesce(edited_by, lead_note.author_id) = ${accountId}
    ) as own)`
  return db
    .selectFrom('lead_note')
    .select(['id', 'lead_id as lead', texts.as('texts')])
    .where((row) =>
      row.or([
        row('author_id', '=', accountId),
        row('edited_by', '=', accountId),
        sql<boolean>`id in (select note_id from lead_note_version where author_id = ${accountId})`,
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

function rowsOf(rows: RawBuilder<unknown>) {
  return sql`(select coalesce(jsonb_agg(part), '[]') from (${rows}) part)`
}

/** For a private rider: an order belongs to a company, and a rider's company is the rider alone. */
export function listOrders(db: Db, self: Self, after: number) {
  const addresses = sql`select role, name, name_2 as "name2", contact, address, address_2 as "address2", postcode, city,
    county, country from sales_order_address where order_id = sales_order.id order by role`
  const lines = sql`select item_name as item, quantity, price, amount, serial_numbers as "serialNumbers"
    from sales_order_line where order_id = sales_order.id order by position`
  const shipments = sql`select carrier, tracking_number as "trackingNumber", shipped_on as "shippedOn"
    from sales_order_shipment where order_id = sales_order.id order by position`
  return db
    .selectFrom('sales_order')
    .select(['id', 'number', 'external_document_number as ownNumber', 'name', 'status', 'order_date as orderDate'])
    .select(['currency', 'net_amount as net', 'vat_amount as vat', 'total_amount as total'])
    .select(['vat_registration_no as vatNumber', 'invoice_number as invoiceNumber'])
    .select([rowsOf(addresses).as('addresses'), rowsOf(lines).as('lines'), rowsOf(shipments).as('shipments')])
    .where(isRiders(self, sql`company_id`))
    .where('id', '>', after)
    .orderBy('id')
    .limit(50)
    .execute()
}

export function listViews(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('saved_view')
    .select(['id', 'list', 'name', 'filters', 'shared', 'created_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What the person has asked to be paid for, or granted. */
export function listLabour(db: Db, self: Self, after: number) {
  const isTheirs = isStillTheirs(self, sql`(select company_id from ticket where ticket.id = labour_line.ticket_id)`)
  const isTold = sql`(granted_by = ${self.accountId} or ${isTheirs})`
  return db
    .selectFrom('labour_line')
    .select(['id', 'ticket_id as ticket', 'code', 'minutes', 'note', 'created_at as askedAt'])
    .select(sql<number | null>`case when ${isTold} then granted_minutes end`.as('grantedMinutes'))
    .select(sql<Date | null>`case when ${isTold} then granted_at end`.as('grantedAt'))
    .where((row) => row.or([row('author_id', '=', self.accountId), row('granted_by', '=', self.accountId)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What the person has asked the ERP for. */
export function listOrderRequests(db: Db, self: Self, after: number) {
  const isTheirs = isStillTheirs(self, sql`company_id`)
  return db
    .selectFrom('order_request')
    .select(['id', 'source_order as ofOrder', 'asked_at as askedAt'])
    .select(sql<string | null>`case when ${isTheirs} then state end`.as('state'))
    .select(sql<string | null>`case when ${isTheirs} then erp_number end`.as('orderNumber'))
    .where('asked_by', '=', self.accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** What the person said of their tickets once they were closed. */
export function listRatings(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('ticket_rating')
    .select(['ticket_id as id', 'score', 'comment', 'answered_at as answeredAt', 'changed_at as changedAt'])
    .where('account_id', '=', accountId)
    .where('ticket_id', '>', after)
    .orderBy('ticket_id')
    .limit(atOnce)
    .execute()
}

/** Whom the person has called, of the staff. */
export function listCalls(db: Db, { accountId }: Self, after: number) {
  return (
    db
      .selectFrom('call_back')
      .select(['ticket_id as id', 'due_on as dueOn', 'taken_at as takenAt', 'done_at as doneAt'])
      // When somebody else has made the call, what came of it is theirs.
      .select((row) => row.case().when('done_by', '=', accountId).then(row.ref('note')).else('').end().as('note'))
      .where((row) => row.or([row('caller_id', '=', accountId), row('done_by', '=', accountId)]))
      .where('ticket_id', '>', after)
      .orderBy('ticket_id')
      .limit(atOnce)
      .execute()
  )
}

/** On tickets that the person has opened and may still see, or noted by them. */
export function listReplacements(db: Db, self: Self, after: number) {
  return db
    .selectFrom('replacement')
    .innerJoin('ticket', 'ticket.id', 'replacement.ticket_id')
    .select([
      'replacement.id',
      'ticket_id as ticket',
      'kind',
      'part',
      'old_model as oldModel',
      'old_number as oldNumber',
    ])
    .select(['new_model as newModel', 'new_number as newNumber', 'replaced_on as replacedOn'])
    .where((row) => row.or([isOpenTo(self), row('replacement.by_id', '=', self.accountId)]))
    .where('replacement.id', '>', after)
    .orderBy('replacement.id')
    .limit(atOnce)
    .execute()
}

/** Up to when the person has read which tickets. */
export function listReads(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('ticket_read')
    .select(['ticket_id as id', 'message_id as message', 'event_id as event', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .where('ticket_id', '>', after)
    .orderBy('ticket_id')
    .limit(atOnce)
    .execute()
}

/** In how much working time one of the staff first answered and decided. */
export function listTimes(db: Db, { accountId }: Self, after: number) {
  const steps = sql`json_agg(json_build_object('step', step, 'kindOfDamage', kind_of_damage, 'at', at,
    'workingMinutes', worked_ms / 60000, 'keptWhatWasPromised', kept) order by at)`
  return db
    .selectFrom('ticket_answer')
    .select(['ticket_id as id', steps.as('steps')])
    .where('agent_id', '=', accountId)
    .where('ticket_id', '>', after)
    .groupBy('ticket_id')
    .orderBy('ticket_id')
    .limit(atOnce)
    .execute()
}

export async function listResources(db: Db, { accountId }: Self, after: string) {
  const key = sql<string>`lpad(resource_id::text, 12, '0') || '-' || lpad(number::text, 6, '0')`
  return db
    .selectFrom('resource_version')
    .select([key.as('id'), 'resource_id as resource', 'number as version', 'name', 'note', 'created_at as addedAt'])
    .where('created_by', '=', accountId)
    .where(sql<boolean>`${key} > ${after}`)
    .orderBy(key)
    .limit(atOnce)
    .execute()
}

function isRiders({ companyId, isRider }: Self, column: RawBuilder<unknown>) {
  return sql<boolean>`(${isRider}::boolean and ${column} = ${companyId})`
}
