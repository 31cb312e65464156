import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, tradeScopeOf } from '#app/features/people/licence/licence.ts'
import { readAt } from '#app/features/trade/freshness/freshness.server.ts'
import type { Invoice } from './invoices.ts'

/** Whose invoices this person sees: a dealer's with the module, all for staff; nobody's for a workshop's people and riders. */
export function invoiceScopeOf(viewer: Viewer): Scope {
  return viewer.role === 'customer' ? { company: 0 } : tradeScopeOf(viewer, 'erp-integration')
}

/** Every read of invoices starts here. */
export function invoicesVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('invoice')
  return scope === 'all' ? all : all.where('invoice.company_id', '=', scope.company)
}

export function invoiceRowsVisibleTo(db: Db, scope: Scope) {
  return invoicesVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'invoice.company_id')
    .select(['invoice.id', 'invoice.kind', 'invoice.number', 'order_number as orderNumber'])
    .select(['company.name as companyName', 'issued_on as issuedOn', 'due_on as dueOn', 'paid_on as paidOn'])
    .select(['invoice.currency', 'net_amount as netAmount', 'vat_amount as vatAmount'])
    .select(['total_amount as totalAmount', 'open_amount as openAmount'])
}

export async function findInvoice(db: Db, viewer: Viewer, id: number): Promise<Invoice | undefined> {
  const scope = invoiceScopeOf(viewer)
  const [invoice, lines] = await Promise.all([
    invoiceRowsVisibleTo(db, scope)
      .select(['invoice.company_id as companyId', 'external_document_number as externalDocumentNumber', 'url'])
      .select(['taken_at as takenAt', readAt('invoices')])
      .select(
        sql<number | null>`(select sales_order.id from sales_order where sales_order.number = invoice.order_number
          and sales_order.company_id = invoice.company_id)`.as('orderId'),
      )
      .where('invoice.id', '=', id)
      .executeTakeFirst(),
    invoicesVisibleTo(db, scope)
      .innerJoin('invoice_line as line', 'line.invoice_id', 'invoice.id')
      .select(['line.position', 'line.item_number as itemNumber', 'line.item_name as itemName', 'line.quantity'])
      .select(['line.price', 'line.amount'])
      .where('invoice.id', '=', id)
      .orderBy('line.position')
      .execute(),
  ])
  return invoice && { ...invoice, lines }
}

/** The order's invoices, the latest first. */
export function findOfOrder(db: Db, viewer: Viewer, order: { companyId: number; number: string }) {
  return invoicesVisibleTo(db, invoiceScopeOf(viewer))
    .select(['invoice.id', 'invoice.kind', 'invoice.number'])
    .where('order_number', '=', order.number)
    .where('invoice.company_id', '=', order.companyId)
    .orderBy('issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(20)
    .execute()
}
