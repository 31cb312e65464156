import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import { accessOf, type CompanyViewer, hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import type { Behalf, Customer } from './behalf.ts'
import * as store from './store.server.ts'

/** Somebody who acts for themselves. */
export function forSelf(viewer: CompanyViewer): Behalf {
  return { by: viewer, of: viewer }
}

/**
 * Somebody for whom staff may write a claim down: anyone of a company, and nobody among their own colleagues.
 * @param hold in a transaction: what is known of them stays so until it ends
 * @throws Problem not-found also of somebody whose data was erased
 */
export async function customerFor(
  db: Db,
  viewer: Viewer,
  accountId: number,
  { hold = false }: { hold?: boolean } = {},
): Promise<Customer> {
  requireStaff(viewer)
  const found = await store.findCustomer(db, accountId, hold)
  if (!found) throw new Problem('not-found')
  return customerOf(found)
}

/**
 * Somebody of a company as they are known by now, for what comes from them by a way of its own and has proven who they are;
 * undefined where they may not work with tickets any more. They stay so until the transaction ends.
 */
export async function viewerOf(tx: Db, accountId: number): Promise<CompanyViewer | undefined> {
  const found = await store.findCustomer(tx, accountId, true)
  const customer = found && customerOf(found)
  return customer?.closed === null ? (customer.viewer ?? undefined) : undefined
}

/**
 * Those whose name, address, number or bicycle has these words, by company; with nothing searched for there are none.
 * @param after the last one of the page before
 * @throws Problem not-found for anyone who is not staff
 */
export async function searchPeople(
  portal: Portal,
  viewer: Viewer,
  { q, company, after }: { q: string | undefined; company: number | undefined; after: number | undefined },
): Promise<{ rows: Customer[]; next: number | undefined }> {
  requireStaff(viewer)
  if (q === undefined && company === undefined) return { rows: [], next: undefined }
  const words = q === undefined ? undefined : { q, serial: foldSerial(q, portal.catalogues.current().families) }
  const find = () => store.searchPeople(portal.db, { words, company, after, limit: pageSize + 1 })
  const found = await searchesOf(portal, viewer, q)(find)
  const rows = found.slice(0, pageSize).map(customerOf)
  return { rows, next: found.length > pageSize ? rows.at(-1)?.accountId : undefined }
}

const pageSize = 20

function customerOf({ disabled, ...record }: store.CustomerRecord): Customer {
  // Their second factor is asked of them, not of the one who types what they tell.
  const access = accessOf({ ...record, looks: false, hasSecondFactor: false, secondFactorAt: null }, 'nobody')
  const viewer = access.state === 'full' && access.viewer.side === 'company' ? access.viewer : null
  const { accountId, name, email, companyId, companyName } = record
  const closed = disabled ? 'disabled' : !viewer ? 'not-in' : hasModule(viewer, 'tickets') ? null : 'no-module'
  return { accountId, name: name || email, email, companyId, companyName: companyName ?? '', viewer, closed }
}
