import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { companiesByFormerNumber } from '#app/features/people/company-facts/company-facts.import.server.ts'
import { normaliseVat } from '#app/features/people/contact/contact.vat.ts'
import { normaliseCustomerNumber } from '#app/features/people/company-facts/company-facts.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import type { Candidate, Reference, Value } from '../kind.ts'
import { isReference } from '../comparing.ts'

type Found = Reference & { customerNumber: string | null; country: string; vatNumber: string; folded: string }

/**
 * Puts the company in the place of what a record calls it by: its customer number, its VAT number, or its name where no
 * other bears it. What is no company, or several, is refused at the field.
 */
export async function nameCompanies(db: Db, candidates: readonly Candidate[], field: string): Promise<void> {
  await refuseGone(db, candidates, field)
  const asked = new Set(candidates.flatMap(({ incoming: { values } }) => textIn(values[field])))
  if (asked.size === 0) return
  const found = await companiesCalled(db, [...asked])
  const former = await companiesByFormerNumber(db, [...asked].map(normaliseCustomerNumber))
  for (const { incoming, refuse } of candidates) {
    const [text] = textIn(incoming.values[field])
    if (text === undefined) continue
    const gone = former.get(normaliseCustomerNumber(text))
    const [company, ...others] = called(found, text, gone)
    if (company && others.length === 0) incoming.values[field] = { id: company.id, name: company.name }
    else refuse(field, company ? 'company-several' : 'company-unknown')
  }
}

/** One that was found when the file was checked may have been merged with another since. */
async function refuseGone(db: Db, candidates: readonly Candidate[], field: string): Promise<void> {
  const ids = new Set(candidates.flatMap(({ incoming: { values } }) => idIn(values[field])))
  if (ids.size === 0) return
  const there = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]})`)
    .execute()
  const known = new Set(there.map(({ id }) => id))
  for (const { incoming, refuse } of candidates)
    if (idIn(incoming.values[field]).some((id) => !known.has(id))) refuse(field, 'company-unknown')
}

function idIn(value: Value | undefined): number[] {
  return isReference(value) ? [value.id] : []
}

/** What was looked up already stays as it is. */
function textIn(value: Value | undefined): string[] {
  return typeof value === 'string' && !isReference(value) ? [value] : []
}

async function companiesCalled(db: Db, texts: readonly string[]): Promise<Found[]> {
  const names = texts.map(folded)
  const numbers = texts.map((text) => normaliseVat('', text)).filter(Boolean)
  const customers = texts.map(normaliseCustomerNumber)
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name', 'customer_number as customerNumber', 'country', 'vat_number as vatNumber'])
    .select('name_folded as folded')
    .where((row) =>
      row.or([
        row('customer_number', '=', sql<string>`any(${customers})`),
        row('name_folded', '=', sql<string>`any(${names})`),
        // With its country in front, or as people of that country write it.
        sql<boolean>`vat_number <> '' and (vat_number = any(${numbers}) or substr(vat_number, 3) = any(${numbers}))`,
      ]),
    )
    .execute()
  return rows
}

/** By its number, or one of a company that went into it, or else by its name. */
function called(found: readonly Found[], text: string, merged: Reference | undefined): Reference[] {
  const number = normaliseCustomerNumber(text)
  const customer = found.filter(({ customerNumber }) => customerNumber === number)
  if (customer.length > 0) return customer
  if (merged) return [merged]
  const byVat = found.filter(({ country, vatNumber }) => vatNumber !== '' && vatNumber === normaliseVat(country, text))
  return byVat.length > 0 ? byVat : found.filter((one) => one.folded === folded(text))
}
