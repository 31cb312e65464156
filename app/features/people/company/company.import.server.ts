import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'
import { inviteAll } from './invites/invites.server.ts'
import { listOpenOf, type NewInvite, withdrawAll } from './invites/invites.store.server.ts'

export type PersonOf = { companyId: number; email: string; name: string; role: CompanyRole }

/** Who works in these companies or is invited to, by their addresses. */
export async function peopleOfCompanies(db: Db, ids: readonly number[]): Promise<PersonOf[]> {
  const { rows } = await sql<PersonOf>`
    select company_id as "companyId", email, name, role from account where company_id = any(${ids})
    union
    select company_id, email, name, role from invite
      where company_id = any(${ids}) and accepted_at is null and revoked_at is null and email <> ''
    order by 2`.execute(db)
  return rows
}

type Named = { id: number; name: string }

/** The companies of people, by their addresses: the one where they are, or else all to which they are invited. */
export async function companiesOfPeople(db: Db, emails: readonly string[]): Promise<Map<string, Named[]>> {
  const { rows } = await sql<{ email: string; companies: Named[] }>`
    select person.email, json_agg(json_build_object('id', company.id, 'name', company.name) order by company.id) as companies
    from (
      select email, company_id from account where email = any(${emails})
      union
      select email, company_id from invite
        where email = any(${emails}) and accepted_at is null and revoked_at is null
          and not exists (select from account where account.email = invite.email and account.company_id is not null)
    ) person join company on company.id = person.company_id group by person.email`.execute(db)
  return new Map(rows.map(({ email, companies }) => [email, companies]))
}

export async function countriesOfCompanies(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'country'])
    .where('id', '=', sql<number>`any(${[...new Set(ids)]})`)
    .execute()
  return new Map(rows.map(({ id, country }) => [id, country]))
}

export type Invited = Pick<PersonOf, 'email' | 'name' | 'role'>

/** Whom a company is to have: all who work there or are invited, and nobody else. */
export type Staffing = { companyId: number; locale: Locale; people: readonly Invited[] }

/**
 * Invites those of these people who neither belong to their company nor are invited, by a mail each, and withdraws the
 * invitations of all others.
 */
export async function syncInvites(
  portal: Portal,
  tx: Db,
  staffings: readonly Staffing[],
  invitedBy: number,
): Promise<void> {
  const ids = staffings.map(({ companyId }) => companyId)
  const known = new Set((await peopleOfCompanies(tx, ids)).map(placeOf))
  const invites = staffings.flatMap(({ companyId, locale, people }) =>
    people.flatMap(({ email, name, role }): NewInvite[] =>
      known.has(placeOf({ companyId, email })) ? [] : [{ group: companyId, email, name, role, locale, invitedBy }],
    ),
  )
  const wanted = new Set(
    staffings.flatMap(({ companyId, people }) => people.map((one) => placeOf({ ...one, companyId }))),
  )
  await withdrawOthers(tx, ids, wanted, portal.clock.now())
  await inviteAll(portal, tx, invites)
}

function placeOf({ companyId, email }: Pick<PersonOf, 'companyId' | 'email'>): string {
  return `${companyId} ${email}`
}

async function withdrawOthers(tx: Db, ids: readonly number[], wanted: ReadonlySet<string>, now: Date): Promise<void> {
  const open = await listOpenOf(tx, ids)
  const others = open.filter((one) => !wanted.has(placeOf(one)))
  await withdrawAll(
    tx,
    others.map(({ id }) => id),
    now,
  )
}
