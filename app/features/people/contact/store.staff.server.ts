import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'

/** Every read of those who wait starts here: they asked, nobody has answered, and nothing else has let them in. */
function waiting(db: Db) {
  return db
    .selectFrom('access_request')
    .innerJoin('account', 'account.id', 'access_request.account_id')
    .where('access_request.answered_at', 'is', null)
    .where('account.approved_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('account.email_verified', '=', true)
}

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** Who waits longest comes first. `after`: the request that was the last on the page before. */
export function listWaiting(db: Db, after: number, limit: number) {
  return waiting(db)
    .select([
      'access_request.id as requestId',
      'access_request.kind',
      'access_request.company_name as companyName',
      'access_request.asked_at as askedAt',
      'account.id as accountId',
      'account.name',
      'account.email',
      'account.country',
    ])
    .where('access_request.id', '>', after)
    .orderBy('access_request.id')
    .limit(limit)
    .execute()
}

/** A request that nobody has answered yet. */
export function findWaiting(db: Db, requestId: number) {
  return waiting(db)
    .select([
      'access_request.kind',
      'access_request.company_name as companyName',
      'account.id as accountId',
      'account.name',
      'account.email',
    ])
    .where('access_request.id', '=', requestId)
    .executeTakeFirst()
}

export type AnsweredRow = Awaited<ReturnType<typeof listAnswered>>[number]

/** What was answered last. */
export function listAnswered(db: Db, limit: number) {
  return db
    .selectFrom('access_request')
    .innerJoin('account', 'account.id', 'access_request.account_id')
    .leftJoin('account as staff', 'staff.id', 'access_request.answered_by')
    .select([
      'access_request.id as requestId',
      'access_request.company_name as companyName',
      'access_request.approved',
      'access_request.answered_at as answeredAt',
      'account.id as accountId',
      'account.name',
      'account.email',
      'staff.name as answeredBy',
    ])
    .where('access_request.answered_at', 'is not', null)
    .orderBy('access_request.answered_at', 'desc')
    .orderBy('access_request.id', 'desc')
    .limit(limit)
    .execute()
}

export function waitingCount(db: Db) {
  return waiting(db).select((row) => row.fn.countAll<number>().as('count'))
}

/** Somebody who has asked at least once. */
export function findApplicant(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select([
      'id as accountId',
      'name',
      'email',
      'country',
      'locale',
      'contact_id as contactId',
      'company_id as companyId',
      'approved_at as approvedAt',
      'created_at as createdAt',
      'last_sign_in_at as lastSignInAt',
    ])
    .where('id', '=', accountId)
    .where((row) => row.exists(row.selectFrom('access_request').select('id').whereRef('account_id', '=', 'account.id')))
    .executeTakeFirst()
}

/** What a person has asked so far and what was answered, the latest first. */
export function listRequests(db: Db, accountId: number) {
  return db
    .selectFrom('access_request')
    .leftJoin('account as staff', 'staff.id', 'access_request.answered_by')
    .select([
      'access_request.id',
      'access_request.kind',
      'access_request.asked_at as askedAt',
      'access_request.answered_at as answeredAt',
      'access_request.approved',
      'access_request.reason',
      'staff.name as answeredBy',
    ])
    .where('access_request.account_id', '=', accountId)
    .orderBy('access_request.id', 'desc')
    .limit(20)
    .execute()
}

export type CompanyRow = { id: number; name: string; country: string; vatNumber: string; people: number }
export type SimilarRow = CompanyRow & { sameVat: boolean; sameDomain: boolean; sameName: boolean }

const likeness = 0.35
const mostSharing = 2

/**
 * Dealers that might be the applicant's own: the same VAT number, people with the same e-mail domain, a similar name.
 * An empty query finds nothing.
 */
export async function findSimilar(
  db: Db,
  { vatNumber, domain, name }: { vatNumber: string; domain: string; name: string },
): Promise<SimilarRow[]> {
  const likeName = sql<number>`similarity(lower(company.name), lower(${name}))`
  const sameVat = sql<boolean>`(${vatNumber} <> '' and company.vat_number = ${vatNumber})`
  const sameName = sql<boolean>`(${name} <> '' and ${likeName} >= ${likeness})`
  const ofDomain = sql`account where company_id is not null and email_verified and split_part(email, '@', 2) = ${domain}`
  // A domain that many companies share is some provider's.
  const isOwn = sql`(select count(distinct company_id) <= ${mostSharing} from ${ofDomain})`
  const sameDomain = sql<boolean>`(${domain} <> '' and company.id in (select company_id from ${ofDomain}) and ${isOwn})`
  return dealers(db)
    .select([sameVat.as('sameVat'), sameDomain.as('sameDomain'), sameName.as('sameName')])
    .where(sql<boolean>`(${sameVat} or ${sameDomain} or ${sameName})`)
    .orderBy(sql`${sameVat} desc, ${sameDomain} desc, ${likeName} desc, company.id`)
    .limit(8)
    .execute()
}

/** By a part of the name, also without its accents, or by the beginning of the VAT number. */
export function searchDealers(db: Db, query: string): Promise<CompanyRow[]> {
  const pattern = query.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return dealers(db)
    .where((row) =>
      row.or([
        row('company.name_folded', 'like', anywhere(folded(query))),
        row('company.vat_number', 'ilike', `${pattern.replaceAll(' ', '')}%`),
      ]),
    )
    .orderBy('company.name')
    .orderBy('company.id')
    .limit(20)
    .execute()
}

export function findDealer(db: Db, id: number): Promise<CompanyRow | undefined> {
  return dealers(db).where('company.id', '=', id).executeTakeFirst()
}

function dealers(db: Db) {
  return db
    .selectFrom('company')
    .select([
      'company.id',
      'company.name',
      'company.country',
      'company.vat_number as vatNumber',
      sql<number>`(select count(*)::int from account where company_id = company.id)`.as('people'),
    ])
    .where('company.kind', '=', 'dealer')
}

/** The account and its open request, both locked; nothing when somebody else was quicker. */
export function lockRequest(tx: Db, accountId: number, requestId: number) {
  return waiting(tx)
    .select(['account.name', 'account.email', 'account.country', 'account.locale'])
    .where('account.id', '=', accountId)
    .where('access_request.id', '=', requestId)
    .where((row) => row.or([row('account.role', 'is', null), row('account.role', 'not in', ['agent', 'admin'])]))
    .forUpdate()
    .executeTakeFirst()
}

/** Held until the person is in it. */
export async function lockDealer(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'dealer')
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** A rider's company with this address in which nobody is yet, held until the person is in it. */
export async function findEmptyRider(tx: Db, email: string): Promise<{ id: number } | undefined> {
  const found = await tx
    .selectFrom('company')
    .select('id')
    .where('kind', '=', 'customer')
    .where(sql`lower(company.email)`, '=', email.toLowerCase())
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('account').select('account.id').whereRef('account.company_id', '=', 'company.id')),
      ),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  // By an invitation somebody may have come in while it was waited for.
  const somebody = await tx.selectFrom('account').select('id').where('company_id', '=', found.id).executeTakeFirst()
  return somebody ? undefined : found
}

/** Nobody comes into a company by what was sent before. */
export async function withdrawInvites(tx: Db, companyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function letIn(
  tx: Db,
  accountId: number,
  { companyId, role }: { companyId: number; role: CompanyRole },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ company_id: companyId, role, approved_at: now })
    .where('id', '=', accountId)
    .execute()
}

export async function answerRequest(
  tx: Db,
  requestId: number,
  answer: { by: number; approved: boolean; reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('access_request')
    .set({ answered_at: now, answered_by: answer.by, approved: answer.approved, reason: answer.reason })
    .where('id', '=', requestId)
    .execute()
}

/** An answer, and whom to tell. */
export async function findAnswer(db: Db, requestId: number) {
  const found = await db
    .selectFrom('access_request')
    .innerJoin('account', 'account.id', 'access_request.account_id')
    .select([
      'account.email',
      'account.locale',
      'account.first_name as firstName',
      'access_request.approved',
      'access_request.reason',
    ])
    .where('access_request.id', '=', requestId)
    .where('access_request.answered_at', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
  return found && { ...found, approved: found.approved === true }
}
