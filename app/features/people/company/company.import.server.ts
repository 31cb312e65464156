import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyRole } from '../account/account.ts'
import { addInvite, mailInvite } from './invites/invites.server.ts'
import { withdrawInvite } from './invites/invites.store.server.ts'

export type PersonOf = { companyId: number; email: string; name: string; role: CompanyRole }

/** Who works in these companies or is invited to, by their addresses. */
export async function peopleOfCompanies(db: Db, ids: readonly number[]): Promise<PersonOf[]> {
  const { rows } = await sql<PersonOf>`
    select company_id as "companyId", email, name, role from account where company_id = any(${ids})
    union
    select company_id, email, name, role from invite
      where company_id = any(${ids}) and accepted_at is null and revoked_at is null
    order by 2`.execute(db)
  return rows
}

export type Invited = Pick<PersonOf, 'email' | 'name' | 'role'>
type Inviting = { companyId: number; locale: Locale; invitedBy: number }

/**
 * Invites those of these people who neither belong to the company nor are invited, by a mail each, and withdraws the
 * invitations of all others.
 */
export async function syncInvites(
  portal: Portal,
  tx: Db,
  { companyId, locale, invitedBy }: Inviting,
  people: readonly Invited[],
): Promise<void> {
  const known = await peopleOfCompanies(tx, [companyId])
  const wanted = new Set(people.map(({ email }) => email))
  for (const { email, name, role } of people) {
    if (role === 'customer' || known.some((one) => one.email === email)) continue
    const { id } = await addInvite(portal, tx, { group: companyId, email, name, role, locale, invitedBy })
    await mailInvite(portal, tx, id)
  }
  const open = await tx
    .selectFrom('invite')
    .select(['id', 'email'])
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  for (const { id, email } of open)
    if (!wanted.has(email) && known.some((one) => one.email === email))
      await withdrawInvite(tx, companyId, id, portal.clock.now())
}
