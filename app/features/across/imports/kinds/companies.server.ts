import { isLocale, type Locale } from '#app/kit/words/locales.ts'
import {
  companiesByFormerNumber,
  companiesByNumber,
  companiesInUse,
  lockCompanies,
  numbersErased,
  removeCompanies,
  saveFacts,
} from '#app/features/people/company-facts/company-facts.import.server.ts'
import {
  type Company,
  type CompanyKind,
  type Facts,
  normaliseCustomerNumber,
} from '#app/features/people/company-facts/company-facts.ts'
import {
  type Invited,
  peopleOfCompanies,
  type PersonOf,
  syncInvites,
} from '#app/features/people/company/company.import.server.ts'
import { tidyPhone } from '#app/features/people/contact/contact.phone.ts'
import { normaliseVat } from '#app/features/people/contact/contact.vat.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Candidate, Incoming, Kind, Standing, Values, Written } from '../kind.ts'
import { companyColumns } from './companies.columns.ts'
import { countInvitations, listInvitations } from './companies-invited.server.ts'
import { warnOfCompanies, warnOfPeople } from './companies-strange.server.ts'
import { textIn } from './values.ts'

/**
 * Companies of dealers and private customers; a row a person, who is invited by mail. A table that names no people invites
 * each company by its own address. Who belongs to a company already stays as they are.
 */
export const companies: Kind = {
  name: 'companies',
  columns: companyColumns,
  hasLines: true,
  keyOf: ({ customer_number: number }) => normaliseCustomerNumber(textIn(number)),
  apart: [['vat_number'], ['name', 'country', 'city']],
  async validate(db, candidates) {
    const keys = candidates.map(({ incoming }) => incoming.key)
    const known = await standingOf(db, keys)
    const former = await companiesByFormerNumber(db, keys)
    const erased = await numbersErased(db, keys)
    for (const one of candidates) {
      const into = known.has(one.incoming.key) ? undefined : former.get(one.incoming.key)
      if (into) one.refuse('customer_number', 'company-merged', { name: into.name })
      if (!known.has(one.incoming.key) && erased.has(one.incoming.key)) one.refuse('', 'company-erased')
      validate(one, known.get(one.incoming.key))
    }
    const there = await companiesByNumber(db, keys)
    await warnOfCompanies(db, candidates, there)
    await warnOfPeople(db, candidates, there)
  },
  invitations: { count: countInvitations, list: listInvitations },
  lock: lockCompanies,
  read: standingOf,
  async write(tx, records, work) {
    const before = await companiesByNumber(
      tx,
      records.map(({ key }) => key),
    )
    const incoming = records.map((record) => {
      return { before: before.get(record.key), kind: kindOf(record.values), facts: factsOf(record) }
    })
    const ids = await saveFacts(tx, incoming, work.actorId, work.now)
    const staffings = records.flatMap((record, at) => {
      const [companyId, locale] = [ids[at], incoming[at]?.facts.locale]
      return companyId && locale ? [{ companyId, locale, people: record.lines.map(personOf) }] : []
    })
    await syncInvites(work.portal, tx, staffings, work.actorId)
  },
  async dependents(tx, ids) {
    return (await companiesInUse(tx, ids)).map((id) => ({ id, reason: 'uses-company' }))
  },
  remove: removeCompanies,
}

/** The people of a record are those of the file and those who are there already: nobody is left out by being in no file. */
function validate({ incoming, refuse }: Candidate, standing: Standing | undefined): void {
  const { values } = incoming
  values['customer_number'] = incoming.key.startsWith('\u0001') ? (values['customer_number'] ?? null) : incoming.key
  // A blank cell is no language: it is the one that is spoken there.
  if ('language' in values) values['language'] ??= localeIn(textIn(values['country']))
  // As the form of a company writes them.
  if ('vat_number' in values)
    values['vat_number'] = normaliseVat(textIn(values['country']), textIn(values['vat_number']))
  if ('phone' in values) values['phone'] = tidyPhone(textIn(values['phone']))
  const kind = kindOf({ kind: values['kind'] ?? standing?.values['kind'] ?? null })
  if ('kind' in values) values['kind'] = kind
  if (standing && standing.values['kind'] !== kind) refuse('kind', 'company-kind')
  const there = standing?.lines ?? []
  const known = new Set(there.map((line) => textIn(line['person_email'])))
  const added = new Map<string, { line: number; values: Values }>()
  const isRider = kind === 'customer'
  for (const one of withOwnAddress(incoming, standing === undefined)) {
    // Found by an earlier look: who has left since is not in the file.
    if (one.values['#there']) continue
    const email = textIn(one.values['person_email'])
    const { person_name: name = null, person_role: role } = one.values
    if (email === '' && (name !== null || (role ?? null) !== null))
      refuse('person_email', 'required', undefined, one.line)
    if (email === '' || known.has(email) || added.has(email)) continue
    const person = { person_email: email, person_name: name, person_role: isRider ? 'customer' : (role ?? 'owner') }
    added.set(email, { line: one.line, values: person })
  }
  if (isRider && known.size + added.size > 1) refuse('', 'company-of-one')
  const others = there.map((line): { line: number; values: Values } => {
    return { line: 0, values: { ...line, '#there': true } }
  })
  incoming.lines = [...others, ...added.values()].toSorted((one, other) =>
    textIn(one.values['person_email']) < textIn(other.values['person_email']) ? -1 : 1,
  )
}

/** Where the table has no column for people, a new company's own address is whom to invite. */
function withOwnAddress({ line, lines, values }: Incoming, isNew: boolean): Incoming['lines'] {
  const email = textIn(values['email'])
  const namesNobody = lines.length > 0 && lines.every((one) => !('person_email' in one.values))
  return isNew && namesNobody && email !== '' ? [...lines, { line, values: { person_email: email } }] : lines
}

function kindOf({ kind }: Values): CompanyKind {
  return kind === 'customer' ? 'customer' : 'dealer'
}

async function standingOf(db: Db, keys: readonly string[]): Promise<Map<string, Standing>> {
  const found = await companiesByNumber(db, keys)
  const people = await peopleOfCompanies(
    db,
    [...found.values()].map(({ id }) => id),
  )
  return new Map([...found].map(([key, company]) => [key, { ...asStanding(company), lines: linesOf(people, company) }]))
}

function asStanding({ id, kind, customerNumber, name, country, vatNumber, locale, ...rest }: Company): Standing {
  const { street, postcode, city, phone, email } = rest
  const facts = { customer_number: customerNumber, name, kind, country, vat_number: vatNumber, language: locale }
  return { id, values: { ...facts, street, postcode, city, phone, email } }
}

function linesOf(people: readonly PersonOf[], { id }: Company): Values[] {
  const own = people.filter(({ companyId }) => companyId === id)
  return own
    .map(({ email, name, role }) => ({ person_email: email, person_name: name, person_role: role }))
    .toSorted((one, other) => (one.person_email < other.person_email ? -1 : 1))
}

function factsOf({ key, values }: Written): Facts {
  const country = textIn(values['country'])
  const locale = values['language']
  return {
    name: textIn(values['name']),
    customerNumber: key,
    country,
    vatNumber: textIn(values['vat_number']),
    locale: isLocale(locale) ? locale : localeIn(country),
    street: textIn(values['street']),
    postcode: textIn(values['postcode']),
    city: textIn(values['city']),
    phone: textIn(values['phone']),
    email: textIn(values['email']),
  }
}

/** What is spoken there, where the file does not say it. */
function localeIn(country: string): Locale {
  if (country === 'IT' || country === 'SM') return 'it'
  return country === 'FR' || country === 'MC' ? 'fr' : 'en'
}

function personOf(line: Values): Invited {
  const role = line['person_role']
  return {
    email: textIn(line['person_email']),
    name: textIn(line['person_name']),
    role: role === 'sales' || role === 'workshop' || role === 'customer' ? role : 'owner',
  }
}
