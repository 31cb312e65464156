import { createHash } from 'node:crypto'
import { isPhone, tidyPhone } from '#app/features/people/contact/contact.phone.ts'
import {
  dealersAmong,
  findLeadsByReference,
  type LeadByReference,
  leadsAnswered,
  removeLeads,
  saveLeads,
  type TableLead,
} from '#app/features/trade/leads/leads.import.server.ts'
import { isUnanswered } from '#app/features/trade/leads/leads.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { byAddress, changedFields, written } from '../comparing.ts'
import type { Candidate, Kind, Standing, Work, Written } from '../kind.ts'
import { nameCompanies } from './companies-named.server.ts'
import { familyNamed } from './families.ts'
import { leadColumns } from './leads.columns.ts'
import { lockByKey } from './locking.server.ts'
import { idIn, listIn, textIn } from './values.ts'

/**
 * End customers for dealers, each by what it is called where it comes from, or else by its address. What a dealer has
 * answered is theirs.
 */
export const leads: Kind = {
  name: 'leads',
  columns: leadColumns,
  keyOf: ({ reference, email }) => textIn(reference) || (textIn(email) && `${byAddress}${textIn(email)}`),
  async validate(db, candidates, work) {
    for (const one of candidates) tidy(one, work)
    await nameCompanies(db, candidates, 'company')
    const there = await leadsByKey(
      db,
      candidates.map(({ incoming }) => incoming.key),
    )
    const dealers = await dealersAmong(
      db,
      candidates.flatMap(({ incoming }) => idIn(incoming.values['company']) ?? []),
    )
    for (const one of candidates) validate(one, there.get(one.incoming.key), dealers)
  },
  lock: (tx, keys) => lockReferences(tx, keys.map(referenceOf)),
  async read(db, keys) {
    const found = await leadsByKey(db, keys)
    return new Map([...found].map(([key, lead]) => [key, standingOf(lead)]))
  },
  write: (tx, records, work) => saveLeads(tx, records.map(leadOf), work),
  async dependents(tx, ids) {
    return (await leadsAnswered(tx, ids)).map((id) => ({ id, reason: 'lead-answered' }))
  },
  async settled(tx: Db, keys) {
    const found = [...(await leadsByKey(tx, keys))]
    return found.filter(([, lead]) => !isUnanswered(lead)).map(([key]) => ({ key, reason: 'lead-answered' }))
  },
  remove: removeLeads,
}

const lockReferences = lockByKey({ table: 'lead', key: 'reference' })

/** What is kept of a key for good. Of an address only its digest: by it an erased person is not imported again. */
function referenceOf(key: string): string {
  return key.startsWith(byAddress) ? byAddress + createHash('sha256').update(key).digest('hex').slice(0, 40) : key
}

async function leadsByKey(db: Db, keys: readonly string[]): Promise<Map<string, LeadByReference>> {
  const found = await findLeadsByReference(db, keys.map(referenceOf))
  return new Map(
    keys.flatMap((key) => {
      const lead = found.get(referenceOf(key))
      return lead ? [[key, lead] as const] : []
    }),
  )
}

const phones = ['mobile_phone', 'phone'] as const

function tidy({ incoming: { key, values }, refuse }: Candidate, { portal }: Work): void {
  const { families } = portal.catalogues.current()
  if (textIn(values['reference']) === '' && textIn(values['email']) === '')
    refuse('reference' in values ? 'reference' : 'email', 'required')
  if (key.startsWith(byAddress)) delete values['reference']
  for (const name of phones) {
    const number = textIn(values[name])
    if (number !== '' && !isPhone(number)) refuse(name, 'no-phone')
    else if (number !== '') values[name] = tidyPhone(number)
  }
  if (!('products' in values)) return
  const codes = listIn(values['products']).map((text) => familyNamed(families, text))
  if (codes.includes(undefined)) refuse('products', 'family-unknown')
  else values['products'] = [...new Set(codes.filter((code) => code !== undefined))].toSorted()
}

function validate(
  { incoming, refuse }: Candidate,
  lead: LeadByReference | undefined,
  dealers: ReadonlyMap<number, string>,
): void {
  const company = idIn(incoming.values['company'])
  if (lead?.isErased) return refuse('', 'lead-erased')
  const standing = lead && standingOf(lead)
  const { values } = written(incoming, standing)
  if (['email', ...phones].every((name) => textIn(values[name]) === '')) refuse('email', 'no-way-to-reach')
  if (company === null) return
  if (!lead && !dealers.has(company)) refuse('company', 'takes-no-leads')
  else if (lead && lead.companyId !== company) refuse('company', 'lead-routed')
  else if (lead && standing && !isUnanswered(lead) && changedFields(incoming, standing).length > 0)
    refuse('', 'lead-answered')
}

function standingOf({ id, companyId, companyName, ...lead }: LeadByReference): Standing {
  const { reference, firstName, lastName, email, mobilePhone, phone, productsOfInterest, message } = lead
  return {
    id,
    values: {
      reference,
      company: { id: companyId, name: companyName },
      first_name: firstName,
      last_name: lastName,
      email,
      mobile_phone: mobilePhone,
      phone,
      products: productsOfInterest.toSorted(),
      message,
    },
  }
}

function leadOf({ key, values }: Written): TableLead {
  return {
    reference: referenceOf(key),
    companyId: idIn(values['company']) ?? 0,
    firstName: textIn(values['first_name']),
    lastName: textIn(values['last_name']),
    email: textIn(values['email']),
    mobilePhone: textIn(values['mobile_phone']),
    phone: textIn(values['phone']),
    productsOfInterest: listIn(values['products']),
    message: textIn(values['message']),
  }
}
