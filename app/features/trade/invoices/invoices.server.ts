import { sql } from 'kysely'
import { maybeId } from '#app/kit/http/ids.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import type { Invoice, InvoiceFilter, InvoiceRow } from './invoices.ts'
import * as lists from './lists.server.ts'
import * as store from './store.server.ts'

/** The gate of invoices. @throws Problem not-found for a workshop's people and riders, module-missing */
function requireInvoices(viewer: Viewer): void {
  if (viewer.role === 'customer') throw new Problem('not-found')
  requireModule(viewer, 'erp-integration')
}

/** One page, the customer to whom it is narrowed, and those of that name. @throws Problem not-found, module-missing */
export async function listInvoices(portal: Portal, viewer: Viewer, asked: InvoiceFilter, after?: Cursor) {
  requireInvoices(viewer)
  return listForCustomers(portal, viewer, asked, (filter) => lists.listInvoices(portal.reads.db, viewer, filter, after))
}

/** What the list shows, to the last row. @throws Problem not-found, module-missing */
export async function exportInvoices(portal: Portal, viewer: Viewer, asked: InvoiceFilter) {
  requireInvoices(viewer)
  return exportForCustomers(portal, viewer, asked, (filter, last: InvoiceRow | undefined, limit) =>
    lists.listAfter(portal.reads.db, viewer, filter, last, limit),
  )
}

/** @param id as the address gives it @throws Problem not-found, module-missing */
export async function readInvoice(portal: Portal, viewer: Viewer, id: string): Promise<Invoice> {
  requireInvoices(viewer)
  const number = maybeId(id)
  const invoice = number && (await store.findInvoice(portal.db, viewer, number))
  if (!invoice) throw new Problem('not-found')
  return invoice
}

/** For the page of an order: its invoices, none for anyone who has none. */
export async function invoicesOfOrder(portal: Portal, viewer: Viewer, order: { companyId: number; number: string }) {
  return seesInvoices(viewer) ? store.findOfOrder(portal.db, viewer, order) : []
}

/** For the search over everything: the latest with these words, none for anyone without invoices. */
export async function searchInvoices(portal: Portal, viewer: Viewer, q: string, limit: number): Promise<InvoiceRow[]> {
  if (!seesInvoices(viewer)) return []
  const find = () => lists.searchLatest(portal.reads.db, viewer, q, limit)
  return searchesOf(portal, viewer, q)(find)
}

/** Those of these invoices that this person may see now, in no order. */
export async function invoicesById(portal: Portal, viewer: Viewer, ids: readonly number[]): Promise<InvoiceRow[]> {
  if (!seesInvoices(viewer)) return []
  return store
    .invoiceRowsVisibleTo(portal.db, store.invoiceScopeOf(viewer))
    .where(sql<boolean>`invoice.id = any(${ids})`)
    .execute()
}

function seesInvoices(viewer: Viewer): boolean {
  return viewer.role !== 'customer' && seesTrade(viewer) && hasModule(viewer, 'erp-integration')
}
