import type { Portal } from '#app/portal.server.ts'
import { resetSecondFactorByOperator } from '#app/features/people/second-factor/second-factor.staff.server.ts'
import type { StaffRole } from '#app/features/people/account/account.ts'
import { addInvite } from './invites/invites.server.ts'
import { findOwner } from './invites/invites.store.server.ts'
import type { InviteInput } from './company.server.ts'
import * as store from './store.server.ts'

// What the operator does at the machine itself, where nobody is signed in.

type StaffInput = InviteInput & { role: StaffRole }

/** @returns the secret of the link, which is sent to nobody; undefined for anyone who is of the staff already */
export function inviteByOperator(portal: Portal, input: StaffInput): Promise<string | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    await store.lockGroup(tx, null)
    const people = await store.listPeople(tx, null)
    if (people.some(({ email }) => email === input.email)) return undefined
    const { token } = await addInvite(portal, tx, { group: null, invitedBy: null, name: '', ...input })
    portal.log.info({ event: 'invited', actor: 'operator', company: null }, 'invited')
    return token
  })
}

/** @returns false when nobody owns the address */
export async function resetByOperator(portal: Portal, email: string): Promise<boolean> {
  const accountId = await findOwner(portal.db, email)
  if (accountId === undefined) return false
  await resetSecondFactorByOperator(portal, accountId)
  return true
}
