import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/account/account.ts'
import { companies, type CompanyKey, demoPassword, type DemoPerson, people } from './people.ts'

export type Cast = {
  /** Everybody with full access on the dealers' and riders' side, by e-mail. */
  members: Map<string, CompanyViewer>
  staff: Map<string, StaffViewer>
}

/** Fills an empty database with the demonstration: the same every time, its dates counted from today. */
export async function fillWithDemo(portal: Portal): Promise<void> {
  const known = await portal.db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (known) return
  portal.log.info('filling the empty database with the demonstration')
  await addPeople(portal)
}

async function addPeople(portal: Portal): Promise<Cast> {
  const cast: Cast = { members: new Map(), staff: new Map() }
  const ids = await addCompanies(portal)
  await Promise.all(people.map((person) => addPerson(portal, cast, ids, person)))
  return cast
}

async function addCompanies(portal: Portal): Promise<Map<string, number>> {
  const rows = Object.entries(companies).map(([key, company]) => ({ key, ...company }))
  const ids = new Map<string, number>()
  for (const { key, ...company } of rows) {
    const { id } = await portal.db
      .insertInto('company')
      .values({ ...company, created_at: yearsAgo(portal, 2) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}

async function addPerson(portal: Portal, cast: Cast, ids: Map<string, number>, person: DemoPerson): Promise<void> {
  const { email, name, locale, company, role = null, lacks } = person
  const verified = lacks !== 'verification'
  const identified = await portal.identity.register({ email, password: demoPassword, emailVerified: verified })
  if ('refused' in identified) throw new Error(`The demonstration's ${email} could not be registered`)
  const createdAt = yearsAgo(portal, 1)
  const isStaff = role === 'agent' || role === 'admin'
  const contact = isStaff || !verified || lacks === 'contact' ? undefined : await addContact(portal, email, name)
  const companyId = company ? (ids.get(company) ?? null) : null
  const account = await portal.db
    .insertInto('account')
    .values({
      subject: identified.subject,
      email,
      name,
      locale,
      role,
      email_verified: verified,
      contact_id: contact ?? null,
      company_id: companyId,
      approved_at: lacks ? null : createdAt,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const known = { accountId: account.id, name, email, locale }
  if (role === 'agent' || role === 'admin') cast.staff.set(email, { ...known, side: 'maker', role })
  else if (role && company && companyId !== null)
    cast.members.set(email, { ...known, side: 'company', role, companyId, companyName: nameOf(company) })
}

async function addContact(portal: Portal, email: string, name: string): Promise<number> {
  const { id } = await portal.db
    .insertInto('contact')
    .values({ email, name, created_at: yearsAgo(portal, 1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function nameOf(company: CompanyKey): string {
  return companies[company].name
}

function yearsAgo(portal: Portal, years: number): Date {
  return new Date(portal.clock.now().getTime() - years * 365 * 86_400_000)
}
