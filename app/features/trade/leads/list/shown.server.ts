import type { Viewer } from '#app/features/people/account/account.ts'
import { findCustomer, searchCustomers } from '#app/features/people/company/company.customer.server.ts'
import { namedMost } from '#app/features/people/company/company.customer.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { listLeads, readBoard, totalDealAmount } from '../leads.server.ts'
import { canWork, clockOf, type LeadRow } from '../leads.ts'
import type { readLeadList } from './list-params.ts'

/** The board, or a page of the list, as it is shown at this moment. */
export const shownLeads = readingAhead(readShown)

async function readShown(portal: Portal, viewer: Viewer, { filter, isList }: ReturnType<typeof readLeadList>) {
  const now = portal.clock.now()
  const shown = <Row extends LeadRow>({ dueAt, ...row }: Row) => ({ ...row, clock: clockOf(dueAt, now) })
  // Summed up over all dealers it would tell little and cost much.
  const deals = canWork(viewer) ? await totalDealAmount(portal, viewer) : undefined
  if (!isList) {
    const board = await readBoard(portal, viewer)
    const columns = board.map((column) => ({ ...column, leads: column.leads.map(shown) }))
    return { deals, columns, page: undefined, customer: undefined, named: [] }
  }
  const { company, q } = filter
  const [customer, found] = await Promise.all([
    findCustomer(portal, viewer, company),
    searchCustomers(portal, viewer, q, namedMost + 1),
  ])
  // A rider has none.
  const named = found.filter(({ kind }) => kind === 'dealer')
  const page = await listLeads(portal, viewer, { ...filter, company: customer?.id })
  return { deals, columns: undefined, page: { ...page, rows: page.rows.map(shown) }, customer, named }
}
