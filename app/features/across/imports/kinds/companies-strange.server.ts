import type { Db } from '#app/kit/db/db.server.ts'
import { companiesAlike } from '#app/features/people/company-facts/company-facts.alike.server.ts'
import { calledApart, type Company } from '#app/features/people/company-facts/company-facts.ts'
import { companiesOfPeople } from '#app/features/people/company/company.import.server.ts'
import { isPhone } from '#app/features/people/contact/contact.phone.ts'
import { exampleIfWrong } from '#app/features/people/contact/contact.vat.ts'
import type { Candidate, Values } from '../kind.ts'
import { textIn } from './values.ts'

/**
 * Warns about companies that are new, or not what they were: another may be the same one, or a number is one that the form
 * of a company would not take and an ERP may have all the same. @param there those that are there, by their customer numbers
 */
export async function warnOfCompanies(
  db: Db,
  candidates: readonly Candidate[],
  there: ReadonlyMap<string, Company>,
): Promise<void> {
  const asked = candidates.map(({ incoming }) => {
    const before = there.get(incoming.key)
    return { told: toldOf(incoming.values, before), before }
  })
  const found = await companiesAlike(db, asked)
  for (const [at, { warn }] of candidates.entries()) {
    for (const { company, by } of found[at] ?? [])
      warn(by === 'vat' ? 'vat_number' : 'name', `${by}-of`, { name: calledApart(company) })
    const { told, before } = asked[at] ?? {}
    if (!told) continue
    const { country, vatNumber, phone } = told
    const example = vatNumber === before?.vatNumber ? undefined : exampleIfWrong(country, vatNumber)
    if (example) warn('vat_number', 'vat-shape', { example })
    if (phone !== '' && phone !== before?.phone && !isPhone(phone)) warn('phone', 'no-phone')
  }
}

/** Warns about people who are new to a company and belong to another already. */
export async function warnOfPeople(
  db: Db,
  candidates: readonly Candidate[],
  there: ReadonlyMap<string, Company>,
): Promise<void> {
  const invited = candidates.flatMap(({ incoming: { key, lines }, warn }) =>
    lines.flatMap(({ line, values }) => {
      const email = textIn(values['person_email'])
      return email === '' || values['#there'] ? [] : [{ email, line, warn, own: there.get(key)?.id }]
    }),
  )
  const found = await companiesOfPeople(
    db,
    invited.map(({ email }) => email),
  )
  for (const { email, line, warn, own } of invited) {
    const other = found.get(email)?.find(({ id }) => id !== own)
    if (other) warn('person_email', 'person-of', { name: other.name }, line)
  }
}

/** As it will be: what the file does not say stays. */
function toldOf(values: Values, before: Company | undefined) {
  const said = (name: string, stands = '') => (name in values ? textIn(values[name]) : stands)
  return {
    kind: said('kind', before?.kind) === 'customer' ? ('customer' as const) : ('dealer' as const),
    name: said('name', before?.name),
    country: said('country', before?.country),
    city: said('city', before?.city),
    vatNumber: said('vat_number', before?.vatNumber),
    phone: said('phone', before?.phone),
  }
}
