import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Page } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Module, Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { type Customer, namedMost } from './company.customer.ts'
import { type CompanyFacts, findCompany, listWithModule, searchCompanies } from './store.server.ts'

/**
 * To whom staff narrow a list of theirs, which has its own gate. A number without a company counts as not there, and so
 * does any for anyone who is not staff.
 */
export async function findCustomer(
  { db }: Portal,
  viewer: Viewer,
  id: number | undefined,
): Promise<Customer | undefined> {
  const company = viewer.side === 'maker' && id !== undefined ? await findCompany(db, id) : undefined
  return company && { id: company.id, name: company.name }
}

/**
 * The customers with these words in their name, or somebody's name or address there; none for anyone who is not staff.
 * @param q as `readList` hands it on; where nothing is searched for, there are none
 */
export async function searchCustomers(
  { reads: { db } }: Portal,
  viewer: Viewer,
  q: string | undefined,
  limit: number,
): Promise<CompanyFacts[]> {
  return viewer.side === 'maker' && q !== undefined ? searchCompanies(db, q, limit) : []
}

/**
 * What a list of staff's says of customers: to whom it is narrowed, and who is found by the words, one more than
 * are shown where there are more.
 */
export async function customersFor(
  portal: Portal,
  viewer: Viewer,
  asked: Asked,
): Promise<{ customer: Customer | undefined; named: Customer[] }> {
  const [customer, found] = await Promise.all([
    findCustomer(portal, viewer, asked.company),
    searchCustomers(portal, viewer, asked.q, namedMost + 1),
  ])
  return { customer, named: found.map(({ id, name }) => ({ id, name })) }
}

/**
 * Whom staff may write something for: the dealers with a module, and the company they have come from.
 * @param also the number of a company, as an address gives it
 * @throws Problem not-found for anyone who is not staff
 */
export async function customersToWriteFor(
  { db }: Portal,
  viewer: Viewer,
  module: Module,
  also: number | undefined,
): Promise<Customer[]> {
  if (viewer.side !== 'maker') throw new Problem('not-found')
  return listWithModule(db, module, also ?? 0)
}

type Asked = { company?: number | undefined; q?: string | undefined }

/** One page of such a list, with both. Searching through everybody's records takes its turn. */
export async function listForCustomers<Filter extends Asked, Row>(
  portal: Portal,
  viewer: Viewer,
  asked: Filter,
  list: (filter: Filter) => Promise<Page<Row>>,
) {
  const { customer, named } = await customersFor(portal, viewer, asked)
  const page = await searchesOf(portal, viewer, asked.q)(() => list({ ...asked, company: customer?.id }))
  return { page, customer, named }
}

/** All rows of such a list, whatever page. @param listAfter reads on from a row */
export async function exportForCustomers<Filter extends Asked, Row>(
  portal: Portal,
  viewer: Viewer,
  asked: Filter,
  listAfter: (filter: Filter, last: Row | undefined, limit: number) => Promise<Row[]>,
) {
  const customer = await findCustomer(portal, viewer, asked.company)
  const filter = { ...asked, company: customer?.id }
  const inTurn = searchesOf(portal, viewer, asked.q)
  return eachRow<Row>((last, limit) => inTurn(() => listAfter(filter, last, limit)))
}
