import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { companies, type CompanyKey, demoPassword, type DemoPerson, people } from './people.ts'

/** Everybody with full access, by e-mail address. */
export type Cast = { members: Map<string, CompanyViewer>; staff: Map<string, StaffViewer> }

/** The identity service's id of everybody, by e-mail address; those it knows from a start that was cut off stay. */
export async function registerPeople({ identity }: Portal): Promise<Map<string, string>> {
  const subjects = await Promise.all(
    people.map(async ({ email, lacks }): Promise<[string, string]> => {
      const emailVerified = lacks !== 'verification'
      const registered = await identity.register({ email, password: demoPassword, emailVerified })
      const identified = 'refused' in registered ? await identity.signIn({ email, password: demoPassword }) : registered
      if ('refused' in identified) throw new Error(`The demonstration's ${email} could not be registered`)
      return [email, identified.subject]
    }),
  )
  return new Map(subjects)
}

export async function addPeople(tx: Db, subjects: Map<string, string>, now: Date): Promise<Cast> {
  const cast: Cast = { members: new Map(), staff: new Map() }
  const companyIds = await addCompanies(tx, now)
  for (const person of people) {
    const companyId = person.company ? (companyIds.get(person.company) ?? null) : null
    const accountId = await addPerson(tx, person, { subject: subjects.get(person.email) ?? '', companyId }, now)
    const { email, name, locale, role, company } = person
    const known = { accountId, name, firstName: firstNameIn(name), email, locale }
    if (role === 'agent' || role === 'admin') cast.staff.set(email, { ...known, side: 'maker', role })
    else if (role && company && companyId !== null)
      cast.members.set(email, {
        ...known,
        side: 'company',
        role,
        companyId,
        companyName: companies[company].name,
        modules: companies[company].modules,
      })
  }
  return cast
}

/**
 * Whether somebody of the demonstration has access still, on a portal that was filled with it once. A stranger who has
 * registered one of these addresses, which nobody can confirm, has no role.
 */
export async function hasDemoAccess(db: Db): Promise<boolean> {
  const addresses = people.map(({ email }) => email)
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'in', addresses)
    .where('role', 'is not', null)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function addCompanies(tx: Db, now: Date): Promise<Map<string, number>> {
  const ids = new Map<CompanyKey, number>()
  for (const key of companyKeys) {
    const { modules, ...company } = companies[key]
    const { id } = await tx
      .insertInto('company')
      .values({ ...company, created_at: yearsBefore(now, 2) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const licence = modules.map((module) => ({ company_id: id, module, state: 'active' as const }))
    await tx.insertInto('company_module').values(licence).execute()
    ids.set(key, id)
  }
  await addShops(tx, ids.get('bellavista') ?? 0, now)
  return ids
}

/** Two shops, one of which is closed at Christmas, and what an hour's work is worth. */
async function addShops(tx: Db, companyId: number, now: Date): Promise<void> {
  const { street = '', postcode = '', city = '', phone = '' } = companies.bellavista
  const weekdays = Array.from({ length: 5 }, () => [
    ['09:00', '12:30'],
    ['15:00', '19:00'],
  ])
  const shop = {
    company_id: companyId,
    country: 'IT',
    time_zone: 'Europe/Rome',
    created_at: now,
    phone,
  }
  const hours = JSON.stringify([[], ...weekdays.slice(1), [['09:00', '13:00']], []])
  const centre = { name: 'Bellavista centro', street, postcode, city }
  const other = { name: 'Bellavista Sacile', street: 'Via Garibaldi 8', postcode: '33077', city: 'Sacile' }
  const rows = [
    { ...centre, way_in: 'Officina dal cortile, parcheggio dietro il negozio.', email: 'centro@bellavista.example' },
    { ...other, way_in: '', email: '' },
  ]
  const shops = await tx
    .insertInto('shop')
    .values(rows.map((row) => ({ ...shop, ...row, hours, submission: randomUUID() })))
    .returning('id')
    .execute()
  const year = now.getUTCFullYear()
  const christmas = { from_day: `${year}-12-24`, to_day: `${year}-12-26` }
  await tx
    .insertInto('shop_closure')
    .values(shops.slice(0, 1).map(({ id }) => ({ shop_id: id, ...christmas })))
    .execute()
  await tx
    .insertInto('company_terms')
    .values({ company_id: companyId, valid_from: `${year}-01-01`, labour_rate: 4800, currency: 'EUR' })
    .execute()
}

const companyKeys = [
  'bellavista',
  'martin',
  'harrow',
  'ferri',
  'lindner',
  'ongaro',
  'vercors',
] as const satisfies readonly CompanyKey[]

type Known = { subject: string; companyId: number | null }

async function addPerson(tx: Db, person: DemoPerson, { subject, companyId }: Known, now: Date): Promise<number> {
  const { email, name, locale, company, role = null, lacks, asks } = person
  const isStaff = role === 'agent' || role === 'admin'
  const hasContact = !isStaff && lacks !== 'verification' && lacks !== 'contact'
  // Who has not got in yet came the other day: nobody is left to wait for a year.
  const createdAt = lacks ? daysBefore(now, 2) : yearsBefore(now, 1)
  const { id } = await tx
    .insertInto('account')
    .values({
      subject,
      email,
      name,
      first_name: firstNameIn(name),
      country: company ? companies[company].country : (asks?.country ?? 'IT'),
      locale,
      role,
      email_verified: lacks !== 'verification',
      contact_id: hasContact ? await addContact(tx, person, createdAt) : null,
      company_id: companyId,
      approved_at: lacks ? null : createdAt,
      // They have read everything that is older.
      news_from: daysBefore(now, 3),
      last_sign_in_at: lacks ? null : daysBefore(now, 1),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (lacks === 'approval')
    await tx
      .insertInto('access_request')
      .values({
        account_id: id,
        kind: 'dealer',
        company_name: person.asks?.company_name ?? '',
        asked_at: createdAt,
      })
      .execute()
  return id
}

async function addContact(tx: Db, person: DemoPerson, createdAt: Date): Promise<string> {
  const { email, name, asks } = person
  const { id } = await tx
    .insertInto('contact')
    .values({ email, name, ...asks, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function firstNameIn(name: string): string {
  return name.split(' ')[0] ?? ''
}

function yearsBefore(now: Date, years: number): Date {
  return daysBefore(now, years * 365)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
