import type { Portal } from '#app/portal.server.ts'
import { type AccountRecord, accessOf, type CompanyViewer, type StaffViewer, type Viewer } from './account.ts'
import * as store from './people.store.server.ts'

// In whose name a token of the public API acts: identity comes from the token there, and from no session.

/**
 * The owner who was let in first, where there are several; undefined for a company in which nobody may act for all of
 * it.
 */
export async function ownerOf(portal: Portal, companyId: number): Promise<CompanyViewer | undefined> {
  const owners = await store.findOwners(portal.db, companyId)
  return owners.map((record) => viewerOf(portal, record)).find((viewer) => viewer?.side === 'company')
}

/** Undefined once they are an administrator no more. */
export async function administratorBy(portal: Portal, accountId: number): Promise<StaffViewer | undefined> {
  const record = await store.findPerson(portal.db, accountId)
  const viewer = record && viewerOf(portal, record)
  return viewer?.side === 'maker' && viewer.role === 'admin' ? viewer : undefined
}

/** Who made the token had shown their second factor by then. */
function viewerOf(
  { settings, clock }: Portal,
  record: Omit<AccountRecord, 'looks' | 'secondFactorAt'>,
): Viewer | undefined {
  const whole = { ...record, looks: false, secondFactorAt: clock.now() }
  const access = accessOf(whole, settings.demo ? 'nobody' : 'staff')
  return access.state === 'full' ? access.viewer : undefined
}
