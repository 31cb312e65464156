import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { currencyOf } from '#app/features/people/company-facts/company-facts.ts'
import { dueAfter, type Lead, type LeadContact } from './leads.ts'
import { announceRouting } from './leads.staff.server.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

// Leads as tables bring them, each by what it is called where it comes from.

export type TableLead = LeadContact & Pick<Lead, 'companyId' | 'message' | 'productsOfInterest'> & { reference: string }
export type LeadByReference = TableLead & Pick<Lead, 'id' | 'companyName' | 'stage'> & { isErased: boolean }

/** Those with these references, each by its own. */
export async function findLeadsByReference(
  db: Db,
  references: readonly string[],
): Promise<Map<string, LeadByReference>> {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('company', 'company.id', 'lead.company_id')
    .select(['lead.id', 'company_id as companyId', 'company.name as companyName', 'place as stage', 'message'])
    .select(['first_name as firstName', 'last_name as lastName', 'lead.email', 'mobile_phone as mobilePhone'])
    .select(['lead.phone', 'products_of_interest as productsOfInterest'])
    .select([sql<string>`reference`.as('reference'), sql<boolean>`erased_at is not null`.as('isErased')])
    .where('reference', '=', sql<string>`any(${references})`)
    .execute()
  return new Map(rows.map((row) => [row.reference, row]))
}

/** Which of these companies take leads, with the currency of each. */
export async function dealersAmong(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const dealers = await store.findDealers(db, ids)
  return new Map(dealers.map(({ id, country }) => [id, currencyOf(country)]))
}

type Saving = { actorId: number; now: Date }

/** Routes leads to their dealers, who hear of them, or corrects what nobody has answered yet. */
export async function saveLeads(tx: Db, leads: readonly TableLead[], saving: Saving): Promise<void> {
  const before = await findLeadsByReference(
    tx,
    leads.map(({ reference }) => reference),
  )
  const currencies = await dealersAmong(
    tx,
    leads.map(({ companyId }) => companyId),
  )
  for (const lead of leads) {
    const there = before.get(lead.reference)
    if (there) await correct(tx, there.id, lead)
    else await route(tx, lead, currencies.get(lead.companyId) ?? 'EUR', saving)
  }
}

async function route(tx: Db, lead: TableLead, currency: string, { actorId, now }: Saving): Promise<void> {
  const { companyId, message, productsOfInterest, reference, ...contact } = lead
  const dueAt = dueAfter('routed', now)
  const id = await store.insertLead(
    tx,
    {
      companyId,
      routedBy: actorId,
      submission: randomUUID(),
      contact,
      message,
      productsOfInterest,
      reference,
      currency,
      search: searchText(lead),
      dueAt,
    },
    now,
  )
  if (id === undefined) throw new Error(`The lead ${reference} was routed this very moment`)
  await announceRouting(tx, { leadId: id, actorId, companyId }, now)
}

/** Who was reading the lead meanwhile is told when they save it. */
async function correct(tx: Db, id: number, lead: TableLead): Promise<void> {
  await tx
    .updateTable('lead')
    .set((row) => ({
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      mobile_phone: lead.mobilePhone,
      phone: lead.phone,
      message: lead.message,
      products_of_interest: lead.productsOfInterest,
      search: searchText(lead),
      contact_version: row('contact_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Which of them are their dealer's by now, who has answered. */
export async function leadsAnswered(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from lead
    where id = any(${ids}) and (place <> 'routed' or erased_at is not null)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Leads that nobody has answered, with what the portal itself keeps of them. */
export async function removeLeads(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('lead_event')
    .where('lead_id', '=', sql<number>`any(${ids})`)
    .execute()
  await tx
    .deleteFrom('lead')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
