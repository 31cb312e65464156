import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { beginLicences, insertCompany } from '#app/features/people/contact/contact.company.server.ts'
import type { Company, CompanyEvent, CompanyKind, EventDetail, EventKind } from './company-facts.ts'
import type { Facts, KindKeeper, Terms } from './company-facts.ts'
import { eventsMost, kindKeepers, normaliseCustomerNumber } from './company-facts.ts'

export function companies(db: Db) {
  return db
    .selectFrom('company')
    .select(['id', 'kind', 'name', 'country', 'vat_number as vatNumber', 'locale', 'street', 'postcode', 'city'])
    .select(['phone', 'email', sql<string>`coalesce(customer_number, '')`.as('customerNumber')])
}

export function findCompany(db: Db, id: number): Promise<Company | undefined> {
  return companies(db).where('id', '=', id).executeTakeFirst()
}

/** Held still while it is changed: nobody joins it meanwhile. */
export function lockCompany(tx: Db, id: number): Promise<Company | undefined> {
  return companies(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @param customerNumber normalised */
export function findByNumber(db: Db, customerNumber: string): Promise<Company | undefined> {
  return companies(db).where('customer_number', '=', customerNumber).executeTakeFirst()
}

/** The company into which the one with this number went. */
export function findByFormerNumber(db: Db, customerNumber: string): Promise<Company | undefined> {
  const into = db.selectFrom('company_merge').select('company_id').where('customer_number', '=', customerNumber)
  return companies(db).where('id', '=', into).executeTakeFirst()
}

export function searchDealers(db: Db, q: string, limit: number): Promise<Company[]> {
  return companies(db)
    .where('kind', '=', 'dealer')
    .where((row) =>
      row.or([
        row('name_folded', 'like', anywhere(folded(q))),
        row('customer_number', 'like', anywhere(normaliseCustomerNumber(q))),
        row(sql`lower(vat_number)`, 'like', anywhere(q)),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** @param numbers normalised */
export function findByNumbers(db: Db, numbers: readonly string[]): Promise<Company[]> {
  return companies(db)
    .where('customer_number', '=', sql<string>`any(${numbers})`)
    .execute()
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('company')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** One at a time assigns numbers: a number found free stays free until the transaction ends. */
export async function lockNumbers(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customer numbers'))`.execute(tx)
}

export async function insertNew(
  tx: Db,
  form: { submission: string; form_content: string },
  kind: CompanyKind,
  facts: Facts,
  now: Date,
): Promise<number> {
  const { name, country, vatNumber, locale } = facts
  const id = await insertCompany(tx, { kind, name, country, vatNumber, locale }, now)
  await updateCompany(tx, id, facts)
  await tx.updateTable('company').set(form).where('id', '=', id).execute()
  return id
}

/** As one text: thousands of parameters take longer to write down than the companies to be kept. */
export async function insertCompanies(
  tx: Db,
  added: readonly { kind: CompanyKind; facts: Facts }[],
  now: Date,
): Promise<void> {
  if (added.length === 0) return
  const rows = added.map(({ kind, facts }) => ({ ...columnsOf(facts), kind, created_at: now }))
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const { rows: ids } = await sql<{ id: number }>`insert into company (${names})
    select ${names} from jsonb_populate_recordset(null::company, ${JSON.stringify(rows)}::jsonb)
    returning id`.execute(tx)
  await beginLicences(
    tx,
    ids.map(({ id }) => id),
  )
}

export async function updateCompanies(tx: Db, changed: readonly { id: number; facts: Facts }[]): Promise<void> {
  const [first] = changed
  if (!first) return
  const rows = changed.map(({ id, facts }) => ({ ...columnsOf(facts), id }))
  const setting = Object.keys(columnsOf(first.facts)).map((name) => sql`${sql.ref(name)} = ${sql.ref(`told.${name}`)}`)
  await sql`update company set ${sql.join(setting)}
    from jsonb_populate_recordset(null::company, ${JSON.stringify(rows)}::jsonb) as told
    where company.id = told.id`.execute(tx)
}

function columnsOf({ vatNumber, customerNumber, ...same }: Facts) {
  return { ...same, vat_number: vatNumber, customer_number: customerNumber || null }
}

export async function updateCompany(tx: Db, id: number, facts: Facts): Promise<void> {
  await tx.updateTable('company').set(columnsOf(facts)).where('id', '=', id).execute()
}

/** What a company has that one of another kind cannot have; the first of it. */
export async function findKindKeeper(tx: Db, id: number): Promise<KindKeeper | undefined> {
  const found = await tx
    .selectNoFrom([
      sql<boolean>`exists (select from account where company_id = ${id})`.as('people'),
      sql<boolean>`exists (select from invite where company_id = ${id} and accepted_at is null
        and revoked_at is null and email <> '')`.as('invites'),
      sql<boolean>`exists (select from lead where company_id = ${id})`.as('leads'),
      sql<boolean>`exists (select from shop where company_id = ${id} and removed_at is null)`.as('shops'),
      sql<boolean>`exists (select from company_terms where company_id = ${id})`.as('terms'),
    ])
    .executeTakeFirstOrThrow()
  return kindKeepers.find((keeper) => found[keeper])
}

export async function setKind(tx: Db, id: number, kind: CompanyKind): Promise<void> {
  await tx.updateTable('company').set({ kind }).where('id', '=', id).execute()
}

/** The latest first. */
export async function listTerms(db: Db, companyId: number): Promise<Terms[]> {
  const rows = await db
    .selectFrom('company_terms')
    .select(['valid_from as validFrom', 'labour_rate as minor', 'currency'])
    .where('company_id', '=', companyId)
    .orderBy('valid_from', 'desc')
    .execute()
  return rows.map(({ validFrom, ...rate }) => ({ validFrom, rate }))
}

export async function putTerms(tx: Db, companyId: number, { validFrom, rate }: Terms): Promise<void> {
  const put = { labour_rate: rate.minor, currency: rate.currency }
  await tx
    .insertInto('company_terms')
    .values({ company_id: companyId, valid_from: validFrom, ...put })
    .onConflict((same) => same.columns(['company_id', 'valid_from']).doUpdateSet(put))
    .execute()
}

export type NewEvent = { companyId: number; actorId: number; kind: EventKind; detail?: EventDetail }

export function insertEvent(tx: Db, event: NewEvent, at: Date): Promise<void> {
  return insertEvents(tx, [event], at)
}

export async function insertEvents(tx: Db, events: readonly NewEvent[], at: Date): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ companyId, actorId, kind, detail = {} }) => ({
    company_id: companyId,
    actor_id: actorId,
    kind,
    at,
    detail: JSON.stringify(detail),
  }))
  await tx.insertInto('company_event').values(rows).execute()
}

/** The latest first. */
export function listEvents(db: Db, companyId: number): Promise<CompanyEvent[]> {
  return (
    db
      .selectFrom('company_event')
      .innerJoin('account', 'account.id', 'company_event.actor_id')
      .select(['company_event.id', 'company_event.kind', 'company_event.at', 'account.name as by'])
      .select(sql<boolean>`coalesce(account.role in ('agent', 'admin'), false)`.as('isStaffs'))
      // Only `insertEvent` writes the column.
      .select(sql<EventDetail>`company_event.detail`.as('detail'))
      .where('company_event.company_id', '=', companyId)
      .orderBy('company_event.id', 'desc')
      .limit(eventsMost)
      .execute()
  )
}
