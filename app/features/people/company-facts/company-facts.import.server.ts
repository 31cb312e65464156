import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Company, type CompanyKind, factNames, type Facts, normaliseCustomerNumber } from './company-facts.ts'
import * as store from './store.server.ts'

/** The companies with these customer numbers, each by its own. */
export async function companiesByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, Company>> {
  const found = await store.findByNumbers(db, numbers)
  return new Map(found.map((company) => [company.customerNumber, company]))
}

/**
 * Waits for anyone who is changing one of these companies or its people, and lets nobody else begin. The numbers first,
 * as everybody takes them who goes on to a company.
 */
export async function lockCompanies(tx: Db, numbers: readonly string[]): Promise<void> {
  await store.lockNumbers(tx)
  await sql`select from company where customer_number = any(${numbers})
    order by customer_number for no key update`.execute(tx)
}

/**
 * The companies into which others went that had these customer numbers, each by the number it is no longer called by.
 */
export async function companiesByFormerNumber(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('company_merge')
    .innerJoin('company', 'company.id', 'company_merge.company_id')
    .select(['company.id', 'company.name', sql<string>`company_merge.customer_number`.as('former')])
    .where('company_merge.customer_number', '=', sql<string>`any(${numbers})`)
    .execute()
  return new Map(rows.map(({ former, ...company }) => [former, company]))
}

/** Which of these were the customer numbers of riders who were erased: nothing is kept of one but its digest. */
export async function numbersErased(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`select asked.number from unnest(${numbers}::text[]) as asked (number)
    join company on company.erased_digest = encode(sha256(convert_to(asked.number, 'UTF8')), 'hex')`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/**
 * For what another system says of companies by their customer numbers, also by those of companies that went into
 * others.
 * @returns which company a number means
 */
export async function companiesCalledBy(
  db: Db,
  typed: readonly string[],
): Promise<(number: string) => number | undefined> {
  const numbers = [...new Set(typed.map(normaliseCustomerNumber))]
  if (numbers.length === 0) return () => undefined
  const [own, former] = await Promise.all([companiesByNumber(db, numbers), companiesByFormerNumber(db, numbers)])
  return (number) => {
    const asKept = normaliseCustomerNumber(number)
    return (own.get(asKept) ?? former.get(asKept))?.id
  }
}

/** `kind`: of one that is not there yet. */
export type FactsRow = { before: Company | undefined; kind: CompanyKind; facts: Facts }

/**
 * Creates companies, and changes what staff keep of those that are there; noted as if it had been typed.
 * @returns their numbers, in the order of the rows
 */
export async function saveFacts(
  tx: Db,
  rows: readonly FactsRow[],
  actorId: number,
  now: Date,
): Promise<(number | undefined)[]> {
  await store.lockNumbers(tx)
  const added = rows.flatMap(({ before, kind, facts }) => (before ? [] : [{ kind, facts }]))
  await store.insertCompanies(tx, added, now)
  const changed = rows.flatMap(({ before, facts }) => (before ? [{ id: before.id, facts }] : []))
  await store.updateCompanies(tx, changed)
  const ids = await companiesByNumber(
    tx,
    added.map(({ facts }) => facts.customerNumber),
  )
  const events = rows.flatMap(({ before, facts }): store.NewEvent[] => {
    const companyId = before?.id ?? ids.get(facts.customerNumber)?.id
    if (companyId === undefined) return []
    if (!before) return [{ companyId, actorId, kind: 'created' }]
    return [{ companyId, actorId, kind: 'changed', detail: { changes: changesOf(before, facts) } }]
  })
  await store.insertEvents(tx, events, now)
  return rows.map(({ before, facts }) => before?.id ?? ids.get(facts.customerNumber)?.id)
}

function changesOf(before: Company, facts: Facts) {
  const changed = factNames.filter((name) => before[name] !== facts[name])
  return Object.fromEntries(changed.map((name) => [name, [before[name], facts[name]] as [string, string]]))
}

/** What refers to a company, but for its own events, modules and invitations, which go with it. */
export const companyUsers =
  `account ticket sales_order invoice order_request quote product lead built_bicycle company_terms shop company_merge
  audience_company bicycle_check media_share package_price product_event recall_stock recall_unit_company
  survey_invitation webhook_endpoint attachment`.split(/\s+/)

/** Beside those by `company_id`. */
const otherUsers = sql`exists (select from bicycle_check where holder_id = company.id)
  or exists (select from product_event where dealer_id = company.id)`

/** Which of these companies have people, or records of any kind. */
export async function companiesInUse(tx: Db, ids: readonly number[]): Promise<number[]> {
  const used = companyUsers.map((table) => sql`exists (select from ${sql.table(table)} where company_id = company.id)`)
  const { rows } = await sql<{ id: number }>`select id from company
    where id = any(${ids}) and (${sql.join([...used, otherUsers], sql` or `)})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Companies that nobody uses, with what the portal itself keeps of them. */
export async function removeCompanies(tx: Db, ids: readonly number[]): Promise<void> {
  for (const table of ['invite', 'company_event', 'company_module', 'console_act'] as const)
    await tx
      .deleteFrom(table)
      .where('company_id', '=', sql<number>`any(${ids})`)
      .execute()
  await tx
    .deleteFrom('company')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
