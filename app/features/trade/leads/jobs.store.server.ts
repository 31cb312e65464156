import type { Db } from '#app/kit/db/db.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'

/** For the worker, which looks for nobody; of what was erased there is nothing to tell but that. */
export function findLeadToTellOf(db: Db, id: number) {
  return db
    .selectFrom('lead')
    .innerJoin('company', 'company.id', 'lead.company_id')
    .select([
      'lead.id',
      'lead.company_id as companyId',
      'company.name as companyName',
      'lead.routed_by as routedById',
      'lead.name',
      'lead.email',
      'lead.mobile_phone as mobilePhone',
      'lead.phone',
      'lead.place as stage',
      'lead.decline_reason as declineReason',
      'lead.products_of_interest as productsOfInterest',
      'lead.due_at as dueAt',
      'lead.contact_id as contactId',
      'lead.erased_at as erasedAt',
    ])
    .where('lead.id', '=', id)
    .executeTakeFirst()
}

/**
 * Leads that nobody has answered and that become overdue until a moment, each told of once. Of those that are overdue
 * already, as after a long stop, it is too late to remind.
 */
export async function takeUnanswered(tx: Db, now: Date, until: Date): Promise<number[]> {
  const taken = await tx
    .updateTable('lead')
    .set({ reminded_at: now })
    .where('due_at', '>', now)
    .where('due_at', '<=', until)
    .where('place', '=', 'routed')
    .where('reminded_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

/** Which contact of the CRM the lead has made. @returns whether there still is a lead to keep it of */
export async function keepContact(tx: Db, id: number, contactId: string | null): Promise<boolean> {
  const kept = await tx
    .updateTable('lead')
    .set({ contact_id: contactId })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Who hears of a company's leads, as long as its licence has them. */
export function listReaders(db: Db, companyId: number) {
  return reachable(db)
    .where('company_id', '=', companyId)
    .where('role', 'in', ['owner', 'sales'])
    .where('approved_at', 'is not', null)
    .where((row) => hasLicence(row, 'leads'))
    .execute()
}

/** The member of staff who has routed a lead; where they have left, all of them. */
export async function listRouters(db: Db, routedById: number) {
  const staff = await reachable(db)
    .where('role', 'in', [...staffRoles])
    .execute()
  const own = staff.filter(({ id }) => id === routedById)
  return own.length > 0 ? own : staff
}

/** Whether somebody signs in with this address: their record in the CRM is theirs to correct. */
export async function isOfAccount(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** Whether the portal made this contact of the CRM for a lead. */
export async function isOfLead(db: Db, contactId: string): Promise<boolean> {
  const found = await db.selectFrom('lead').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  return found !== undefined
}

/** Whether an account or a lead still refers to a contact of the CRM. */
export async function isContactInUse(db: Db, contactId: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  return account !== undefined || isOfLead(db, contactId)
}
