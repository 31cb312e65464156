import type { Db } from '#app/kit/db/db.server.ts'

/** For the worker, which looks for nobody; what was erased is nothing to tell of. */
export function findLeadToTellOf(db: Db, id: number) {
  return db
    .selectFrom('lead')
    .select([
      'id',
      'company_id as companyId',
      'name',
      'email',
      'mobile_phone as mobilePhone',
      'phone',
      'place',
      'products_of_interest as productsOfInterest',
      'due_at as dueAt',
      'contact_id as contactId',
    ])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Who hears of a company's new leads. */
export function listReaders(db: Db, companyId: number) {
  return readersOf(db, companyId).orderBy('id').execute()
}

export function findReader(db: Db, companyId: number, accountId: number) {
  return readersOf(db, companyId).where('id', '=', accountId).executeTakeFirst()
}

function readersOf(db: Db, companyId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as firstName', 'locale'])
    .where('company_id', '=', companyId)
    .where('role', 'in', ['owner', 'sales'])
    .where('approved_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('email_verified', '=', true)
}

/** Whether somebody signs in with this address: their record in the CRM is theirs to correct. */
export async function isOfAccount(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** Whether the portal made this contact of the CRM for a lead. */
export async function isOfLead(db: Db, contactId: number): Promise<boolean> {
  const found = await db.selectFrom('lead').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  return found !== undefined
}

/** Whether an account or a lead still refers to a contact of the CRM. */
export async function isContactInUse(db: Db, contactId: number): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  return account !== undefined || isOfLead(db, contactId)
}
