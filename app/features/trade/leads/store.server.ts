import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, tradeScopeOf } from '#app/features/people/licence/licence.ts'
import type { NamedAppointment } from '#app/features/people/shops/shops.time.ts'
import type { Lead, LeadEvent, LeadEventDetail } from './leads.ts'

const rowColumns = [
  'lead.id',
  'company.name as companyName',
  'lead.name',
  'lead.place as stage',
  'lead.products_of_interest as productsOfInterest',
  'lead.dealer_amount as dealerAmount',
  'lead.currency',
  'lead.routed_at as routedAt',
  'lead.due_at as dueAt',
] as const

const leadColumns = [
  'lead.company_id as companyId',
  'lead.first_name as firstName',
  'lead.last_name as lastName',
  'lead.email',
  'lead.mobile_phone as mobilePhone',
  'lead.phone',
  'lead.message',
  'lead.decline_reason as declineReason',
  'lead.lost_reason as lostReason',
  'lead.reason_note as reasonNote',
  'lead.contact_version as contactVersion',
  'lead.contact_id as contactId',
  'lead.created_at as createdAt',
  'lead.answered_at as answeredAt',
  'lead.answered_by as answeredById',
] as const

export function scopeOf(viewer: Viewer): Scope {
  return tradeScopeOf(viewer, 'leads')
}

/** Every read of leads starts here; what was erased is no lead any more. */
export function leadsVisibleTo(db: Db, scope: Scope) {
  return dealsVisibleTo(db, scope).where('lead.erased_at', 'is', null)
}

/** For sums only: of an erased lead still counts what it was worth. */
export function dealsVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('lead')
  return scope === 'all' ? all : all.where('lead.company_id', '=', scope.company)
}

/** The leads of lists, as rows. */
export function leadRowsVisibleTo(db: Db, scope: Scope) {
  return leadsVisibleTo(db, scope).innerJoin('company', 'company.id', 'lead.company_id').select(rowColumns)
}

function wholeLeadsVisibleTo(db: Db, viewer: Viewer) {
  return leadRowsVisibleTo(db, scopeOf(viewer))
    .leftJoin('account as answerer', 'answerer.id', 'lead.answered_by')
    .select(leadColumns)
    .select('answerer.name as answeredBy')
}

export function findLead(db: Db, viewer: Viewer, id: number): Promise<Lead | undefined> {
  return wholeLeadsVisibleTo(db, viewer).where('lead.id', '=', id).executeTakeFirst()
}

/**
 * With the next appointment at a shop of its dealer. Those who see the lead see it; whether their licence has the module,
 * its page asks.
 */
export function findLeadWithVisit(
  db: Db,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<(Lead & { visit: NamedAppointment | null }) | undefined> {
  return wholeLeadsVisibleTo(db, viewer).select(nextVisit(now).as('visit')).where('lead.id', '=', id).executeTakeFirst()
}

/** What was booked for a day that is over at its shop, and never came, is not to come any more. */
function nextVisit(now: Date) {
  return sql<NamedAppointment | null>`(
    select json_build_object('id', appointment.id, 'day', appointment.day, 'startsAt', appointment.starts_at,
      'shopName', shop.name, 'timeZone', shop.time_zone)
    from appointment join shop on shop.id = appointment.shop_id
    where appointment.lead_id = lead.id and shop.company_id = lead.company_id
      and (appointment.state in ('arrived', 'ready')
        or appointment.state = 'booked' and appointment.day >= (${now}::timestamptz at time zone shop.time_zone)::date)
    order by appointment.day, appointment.starts_at, appointment.id limit 1)`
}

/**
 * As `findLead`, locked until the transaction ends: a verb that checks and then writes begins with this. The lock takes
 * the lead alone: anyone who has waited for it would look for its dealer as it was before, and find nothing.
 */
export async function findLeadForUpdate(tx: Db, viewer: Viewer, id: number) {
  const locked = await leadsVisibleTo(tx, scopeOf(viewer))
    .select('lead.id')
    .where('lead.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) return undefined
  return wholeLeadsVisibleTo(tx, viewer)
    .select('lead.routed_by as routedById')
    .where('lead.id', '=', id)
    .executeTakeFirst()
}

/** Whether this was a lead of theirs until it was erased. */
export async function wasErased(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const found = await dealsVisibleTo(db, scopeOf(viewer))
    .select('lead.id')
    .where('lead.id', '=', id)
    .where('lead.erased_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export type Change = Partial<{
  company_id: number
  routed_by: number
  routed_at: Date
  reminded_at: null
  currency: string
  first_name: string
  last_name: string
  email: string
  mobile_phone: string
  phone: string
  message: string
  products_of_interest: Lead['productsOfInterest']
  dealer_amount: number | null
  acceptance: 'routed' | 'accepted' | 'declined'
  decline_reason: Lead['declineReason']
  lead_status: 'new' | 'contacted' | 'appointment' | 'offer' | 'won' | 'lost' | null
  lost_reason: Lead['lostReason']
  reason_note: string
  contact_version: number
  contact_id: string | null
  search: string
  answered_at: Date | null
  answered_by: number | null
  due_at: Date | null
  closed_at: Date | null
  erased_at: Date
  form_content: null
}>

/** For a lead that the caller has locked. */
export async function changeLead(tx: Db, id: number, change: Change): Promise<void> {
  await tx.updateTable('lead').set(change).where('id', '=', id).execute()
}

export async function insertEvent(
  tx: Db,
  event: { leadId: number; actorId: number; kind: LeadEvent['kind']; detail?: LeadEventDetail },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('lead_event')
    .values({
      lead_id: event.leadId,
      actor_id: event.actorId,
      kind: event.kind,
      at: now,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

/** Forgets who the customer is: notes and history go, status, models and amount stay for what is counted. */
export async function eraseLead(tx: Db, id: number, now: Date): Promise<void> {
  await tx.deleteFrom('lead_note').where('lead_id', '=', id).execute()
  await tx.deleteFrom('lead_event').where('lead_id', '=', id).execute()
  await changeLead(tx, id, {
    first_name: '',
    last_name: '',
    email: '',
    mobile_phone: '',
    phone: '',
    message: '',
    reason_note: '',
    contact_id: null,
    search: '',
    due_at: null,
    form_content: null,
    erased_at: now,
  })
}

export type NewLead = {
  companyId: number
  routedBy: number
  submission: string
  /** A digest of what the form said, where it was one. */
  formContent?: string
  contact: Pick<Lead, 'firstName' | 'lastName' | 'email' | 'mobilePhone' | 'phone'>
  message: string
  productsOfInterest: Lead['productsOfInterest']
  currency: string
  search: string
  dueAt: Date | null
  /** What it is called where an import has it from. */
  reference?: string
}

/** @returns the new lead's number, or undefined where this submission has already made one */
export async function insertLead(tx: Db, lead: NewLead, now: Date): Promise<number | undefined> {
  const { contact } = lead
  const added = await tx
    .insertInto('lead')
    .values({
      company_id: lead.companyId,
      routed_by: lead.routedBy,
      submission: lead.submission,
      form_content: lead.formContent ?? null,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      mobile_phone: contact.mobilePhone,
      phone: contact.phone,
      message: lead.message,
      products_of_interest: lead.productsOfInterest,
      currency: lead.currency,
      search: lead.search,
      due_at: lead.dueAt,
      reference: lead.reference ?? null,
      created_at: now,
      routed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['routed_by', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** What a form has made, and a digest of what it said then. */
export function findSent(db: Db, routedBy: number, submission: string) {
  return db
    .selectFrom('lead')
    .select(['id', 'form_content as formContent', 'erased_at as erasedAt'])
    .where('routed_by', '=', routedBy)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** The dealers a lead can be routed to: those whose licence has the module. */
export function listDealers(db: Db) {
  return dealers(db).orderBy('company.name').orderBy('company.id').limit(2000).execute()
}

export function findDealer(db: Db, id: number) {
  return dealers(db).where('company.id', '=', id).executeTakeFirst()
}

export function findDealers(db: Db, ids: readonly number[]) {
  return dealers(db)
    .where('company.id', '=', sql<number>`any(${ids})`)
    .execute()
}

function dealers(db: Db) {
  return db
    .selectFrom('company')
    .innerJoin('company_module', 'company_module.company_id', 'company.id')
    .select(['company.id', 'company.name', 'company.country'])
    .where('company.kind', '=', 'dealer')
    .where('company_module.module', '=', 'leads')
    .where('company_module.state', '=', 'active')
}
