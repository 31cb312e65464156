import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { invoiceOptions, numberCompany } from './invoices.fixture.ts'
import { takeInvoices } from './invoices.intake.server.ts'

test('an invoice finds its company by customer number and is replaced whole by what was changed later', async () => {
  const app = await openApp()
  const customerNumber = await numberCompany(app.portal, await app.dealer())
  const first = invoiceOptions({ customerNumber })
  expect(await takeInvoices(app.portal, [first])).toEqual([{ number: 'FV26-0001', fate: 'taken' }])
  const paid = { ...first, openAmount: 0, paidOn: '2026-11-20', lines: [], changedAt: '2026-11-20T09:00:00Z' }
  const answers = await Promise.all([takeInvoices(app.portal, [paid, first]), takeInvoices(app.portal, [first, paid])])
  expect(answers.flat().filter(({ fate }) => fate === 'taken')).toHaveLength(1)
  const { db } = app.portal
  expect(await db.selectFrom('invoice').select(['open_amount', 'paid_on']).execute()).toEqual([
    { open_amount: 0, paid_on: '2026-11-20' },
  ])
  expect(await db.selectFrom('invoice_line').select('position').execute()).toEqual([])
})

test('an invoice and a credit note may bear one number; amounts without a currency are refused by themselves', async () => {
  const app = await openApp()
  const customerNumber = await numberCompany(app.portal, await app.dealer())
  const invoice = invoiceOptions({ customerNumber })
  const { currency: _currency, ...bare } = invoice
  const rows = [
    invoice,
    { ...invoice, kind: 'credit' },
    { ...bare, number: 'FV-2' },
    { ...invoice, dueOn: '0001-01-01', number: 'FV-3' },
  ]
  expect(await takeInvoices(app.portal, rows)).toEqual([
    { number: 'FV26-0001', fate: 'taken' },
    { number: 'FV26-0001', fate: 'taken' },
    { number: 'FV-2', fate: 'refused', reasons: [{ field: 'currency', reason: 'missing' }] },
    { number: 'FV-3', fate: 'taken' },
  ])
})

test('an invoice whose amounts contradict each other is refused where they do', async () => {
  const app = await openApp()
  const customerNumber = await numberCompany(app.portal, await app.dealer())
  const rows = [
    invoiceOptions({ customerNumber, totalAmount: 1 }),
    invoiceOptions({ customerNumber, openAmount: 1_068_721 }),
    invoiceOptions({
      customerNumber,
      netAmount: -876_000,
      vatAmount: -192_720,
      totalAmount: -1_068_720,
      openAmount: -1,
    }),
  ]
  expect(await takeInvoices(app.portal, rows)).toEqual([
    {
      number: 'FV26-0001',
      fate: 'refused',
      reasons: [
        { field: 'totalAmount', reason: 'no-sum' },
        { field: 'openAmount', reason: 'open-beyond' },
      ],
    },
    { number: 'FV26-0001', fate: 'refused', reasons: [{ field: 'openAmount', reason: 'open-beyond' }] },
    { number: 'FV26-0001', fate: 'taken' },
  ])
})
