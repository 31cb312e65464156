import { expect } from 'vitest'
import type { Portal } from '#app/portal.server.ts'
import { takeInvoices } from './invoices.intake.server.ts'
import type { InvoiceRowIn } from './invoices.intake.ts'

type Of = { viewer: { companyId: number } }

/** An invoice as an ERP hands it over: one line of two bicycles, nothing paid. */
export function invoiceOptions(options: Partial<InvoiceRowIn> = {}): InvoiceRowIn {
  return {
    customerNumber: 'C-100',
    kind: 'invoice',
    number: 'FV26-0001',
    orderNumber: 'OV25-0001',
    issuedOn: '2026-11-03',
    dueOn: '2026-12-31',
    currency: 'EUR',
    netAmount: 876_000,
    vatAmount: 192_720,
    totalAmount: 1_068_720,
    openAmount: 1_068_720,
    changedAt: '2026-11-03T09:00:00Z',
    lines: [{ itemNumber: 'C68-FS', itemName: 'C68 kit telaio', quantity: 2, price: 438_000, amount: 876_000 }],
    ...options,
  }
}

/** The company under a customer number of its own. @returns the number */
export async function numberCompany({ db }: Portal, of: Of): Promise<string> {
  const number = `C-${of.viewer.companyId}`
  await db.updateTable('company').set({ customer_number: number }).where('id', '=', of.viewer.companyId).execute()
  return number
}

/** Takes the invoice in and answers its number in addresses. */
export async function addInvoice(portal: Portal, of: Of, options: Partial<InvoiceRowIn> = {}): Promise<{ id: number }> {
  const row = invoiceOptions({ ...options, customerNumber: await numberCompany(portal, of) })
  expect(await takeInvoices(portal, [row])).toEqual([{ number: row.number, fate: 'taken' }])
  return portal.db
    .selectFrom('invoice')
    .select('id')
    .where('number', '=', row.number)
    .where('kind', '=', row.kind)
    .executeTakeFirstOrThrow()
}
