import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addInvoice } from '../invoices.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function textOf(app: App, address: string, person: { cookie: string }) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

const idsIn = (text: string) => [...new Set([...text.matchAll(/\/invoices\/(\d+)"/g)].map(([, id]) => Number(id)))]

test('a dealer reads the invoices of the own company, the latest first, and staff all of them', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const first = await addInvoice(app.portal, rossi)
  const second = await addInvoice(app.portal, rossi, { number: 'NC26-1', kind: 'credit', issuedOn: '2026-11-10' })
  const foreign = await addInvoice(app.portal, bianchi, { number: 'FV26-9', issuedOn: '2026-11-12' })
  const { text } = await textOf(app, '/invoices', rossi)
  expect(idsIn(text)).toEqual([second.id, first.id])
  for (const words of [
    '2 documenti',
    'Fattura FV26-0001',
    'Nota di credito NC26-1',
    'Da pagare',
    '10.687,20\u00a0€',
    '-10.687,20\u00a0€',
  ])
    expect(text).toContain(words)
  expect(idsIn((await textOf(app, '/fr/invoices', await app.staff())).text)).toEqual([foreign.id, second.id, first.id])
})

test('invoices are narrowed by how they stand and found by number, order and item; the export holds the same', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const open = await addInvoice(app.portal, of)
  const overdue = await addInvoice(app.portal, of, { number: 'FV-2', dueOn: '2026-11-20', orderNumber: 'OV-77' })
  const paid = await addInvoice(app.portal, of, { number: 'FV-3', openAmount: 0, paidOn: '2026-11-19', lines: [] })
  const credit = await addInvoice(app.portal, of, { number: 'NC-4', kind: 'credit' })
  const found = async (search: string) => idsIn((await textOf(app, `/en/invoices${search}`, of)).text)
  expect(await found('?state=open')).toEqual([open.id])
  expect(await found('?state=overdue')).toEqual([overdue.id])
  expect(await found('?state=paid')).toEqual([paid.id])
  expect(await found('?state=credit')).toEqual([credit.id])
  expect(await found('?q=ov-77')).toEqual([overdue.id])
  expect(await found('?q=c68+kit&state=open')).toEqual([open.id])
  expect(await found('?state=nonsense')).toHaveLength(4)
  const rows = (await textOf(app, '/en/invoices/export.csv?state=overdue', of)).text.trim().split('\r\n')
  expect(rows).toEqual([
    'Document,Number,Order,Date,Due,Paid on,Status,Currency,Net amount,VAT,Total,Still to be paid',
    'Invoice,FV-2,OV-77,2026-11-03,2026-11-20,,Overdue,EUR,8760,1927.2,10687.2,10687.2',
  ])
})

test('a credit note has nothing to be paid, in the file as well', async () => {
  const app = await openApp()
  const of = await app.dealer()
  await addInvoice(app.portal, of, { number: 'NC-4', kind: 'credit' })
  const [, row] = (await textOf(app, '/en/invoices/export.csv', of)).text.trim().split('\r\n')
  expect(row).toBe('Credit note,NC-4,OV25-0001,2026-11-03,,,Credit note,EUR,-8760,-1927.2,-10687.2,')
})

test('an invoice shows its lines and its order, says as of when, and in words where that is long ago', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addInvoice(app.portal, of)
  const { text } = await textOf(app, `/invoices/${id}`, of)
  for (const words of ['Fattura FV26-0001', 'C68 kit telaio', 'Situazione aggiornata', 'Residuo da pagare'])
    expect(text).toContain(words)
  expect(text).not.toContain('può essere cambiata')
  app.clock.advance(25 * 60 * 60_000)
  expect((await textOf(app, `/en/invoices/${id}`, of)).text).toContain('it may have changed since')
})

test('a workshop and a rider have no invoices, and a foreign one is as an absent one', async () => {
  const app = await openApp()
  const [of, other] = [await app.dealer(), await app.dealer()]
  const { id } = await addInvoice(app.portal, of)
  const nobodies = [await app.dealer({ company: of, role: 'workshop' }), await app.dealer({ role: 'customer' })]
  for (const address of ['/invoices', `/invoices/${id}`, '/invoices/export.csv'])
    for (const person of nobodies) expect((await textOf(app, address, person)).status).toBe(404)
  expect((await textOf(app, `/invoices/${id}`, other)).status).toBe(404)
  expect((await textOf(app, '/invoices/999999999', of)).status).toBe(404)
})

test('the list of invoices that cannot be read says so', async () => {
  const app = await openApp()
  const of = await app.dealer()
  await app.owner.schema.alterTable('invoice').renameTo('invoice_away').execute()
  try {
    const { status, text } = await textOf(app, '/invoices?state=open', of)
    expect([status, text.includes('Errore nel caricamento delle fatture')]).toEqual([500, true])
    expect(app.errors().join('')).toContain('the list of invoices could not be read')
  } finally {
    await app.owner.schema.alterTable('invoice_away').renameTo('invoice').execute()
  }
})
