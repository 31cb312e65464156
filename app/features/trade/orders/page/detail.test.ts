import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { as, openApp } from '#tests/app.ts'
import { addInvoice } from '#app/features/trade/invoices/invoices.fixture.ts'
import { addOrder, line } from '../orders.fixture.ts'
import type { OrderInput } from '../orders.import.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: (await answer.text()).replaceAll(/[\u00a0\u202f]/g, ' ') }
}

const whole: Partial<OrderInput> = {
  externalDocumentNumber: 'BV 2026/004',
  name: 'Vetrina',
  requestedDeliveryDate: '2026-12-10',
  paymentMethod: 'RIBA',
  shipmentMethod: 'DAP',
  shippingAgent: 'BRT',
  vatRegistrationNo: 'IT01234567897',
  trackingNumber: '123456',
  trackingUrl: 'https://tracking.example/123456',
  invoiceNumber: 'FV25-0100',
  invoiceUrl: 'https://erp.example/FV25-0100.pdf',
  addresses: {
    selling: { name: 'Cicli Rossi S.r.l.', address: 'Via Po 1', postcode: '26100', city: 'Cremona', country: 'IT' },
    billing: { name: 'Rossi Holding', name2: 'Amministrazione', country: 'FR', customerNo: 'C01' },
    shipping: { name: 'Officina', address2: 'Capannone 3', county: 'CR', city: 'Crema', shipToCode: 'OFF' },
  },
  lines: [
    line({
      quantity: 3,
      quantityShipped: 2,
      expectedDate: '2026-12-20',
      serialNumbers: ['C68.51S.00123', 'C68.54S.1'],
    }),
    line({ itemName: 'Nastro', itemNumber: 'HB-1', quantity: 2.5, quantityShipped: 2.5, price: 890, amount: 2003 }),
  ],
}

test('an order shows all that the ERP says of it, in words', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole })
  const { status, text } = await pageOf(app, `/orders/${id}`, of)
  expect(status).toBe(200)
  const told = ['Ordine OV25-0001', 'BV 2026/004', 'Vetrina', 'Spedito in parte', '2 nov 2026', '10 dic 2026', 'BRT']
  const words = ['Ricevuta bancaria (Ri.Ba.)', 'Reso a destinazione (DAP)', 'IT01234567897', '123456', 'FV25-0100']
  const addresses = ['Cicli Rossi S.r.l.', '26100 Cremona', 'Italia', 'Rossi Holding', 'Francia', 'Crema (CR)']
  const codes = ['Codice cliente C01', 'Codice destinazione OFF', 'Capannone 3', 'Amministrazione']
  const lines = [
    '4,5 di 5,5 pezzi spediti',
    '20 dic 2026',
    'HB-1',
    '8,90 €',
    '20,03 €',
    'sconto 10%',
    '8.760,00 €',
    '10.687,20 €',
  ]
  for (const one of [...told, ...words, ...addresses, ...codes, ...lines]) expect(text, one).toContain(one)
  expect(text).toMatch(/<title>Ordine OV25-0001 · Vetrina/)
})

test('a customer’s number is said once, however many addresses bear it', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const place = { name: 'Cicli Rossi', customerNo: 'C01042' }
  const addresses = { selling: place, billing: place, shipping: { ...place, customerNo: 'C09', shipToCode: 'NEGOZIO' } }
  const { id } = await addOrder(app.portal, { of, addresses })
  const codes = [...(await pageOf(app, `/orders/${id}`, of)).text.matchAll(/order-code">([^<]*)</g)]
  expect(codes.map(([, code]) => code)).toEqual([
    'Codice cliente C01042',
    'Codice cliente C09',
    'Codice destinazione NEGOZIO',
  ])
})

test('of an address only what is known of it is written, and of an unknown one nothing', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const numberAlone = { selling: { customerNo: 'C01042' }, billing: { customerNo: 'C01042' }, shipping: {} }
  const { id } = await addOrder(app.portal, { of, addresses: numberAlone })
  const { text } = await pageOf(app, `/orders/${id}`, of)
  expect(text).toContain('Codice cliente C01042')
  expect(text).not.toMatch(/<strong><\/strong>|<address>/)
  expect([...text.matchAll(/<h3>(Cliente|Fatturazione|Destinazione)</g)].map(([, role]) => role)).toEqual(['Cliente'])
  const unknown = await addOrder(app.portal, { of, number: 'OV-2', addresses: { selling: {} } })
  expect((await pageOf(app, `/orders/${unknown.id}`, of)).text).not.toContain('Indirizzi')
})

test('a shipment or an invoice without a number is still led to from the PDF', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole, trackingNumber: '', invoiceNumber: '' })
  const { texts } = readPdf(new Uint8Array(await (await app.fetch(`/en/orders/${id}/pdf`, as(of))).arrayBuffer()))
  const said = texts.join(' ')
  expect([said.includes('Track the shipment'), said.includes('Open the invoice')]).toEqual([true, true])
})

test('what is still to be shipped has a column only where there is something', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const underway = await addOrder(app.portal, { of, lines: [line(), line({ quantityShipped: 2 })] })
  const sent = await addOrder(app.portal, { of, number: 'OV-2', lines: [line({ quantityShipped: 2 })] })
  expect((await pageOf(app, `/orders/${underway.id}`, of)).text).toContain('data-label="Da spedire"')
  const { text } = await pageOf(app, `/orders/${sent.id}`, of)
  expect(text).toContain('Tutto spedito')
  expect(text).not.toContain('Da spedire')
})

test('a serial number leads to its product and to a new ticket, as far as one has the modules', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole })
  const mine = await pageOf(app, `/fr/orders/${id}`, of)
  expect(mine.text).toContain('href="/fr/products/serial/C68.51S.00123"')
  expect(mine.text).toContain('href="/fr/new-ticket?serial=C68.51S.00123"')
  const staff = await pageOf(app, `/en/orders/${id}`, await app.staff())
  expect(staff.text).toContain('href="/en/products/serial/C68.51S.00123"')
  expect(staff.text).not.toContain('/new-ticket?serial')
  expect(staff.text).toContain('Customer reference')
  const poor = await app.dealer({ modules: ['erp-integration'] })
  const theirs = await addOrder(app.portal, { of: poor, ...whole, number: 'OV25-0002' })
  const { text } = await pageOf(app, `/en/orders/${theirs.id}`, poor)
  expect(text).toContain('C68.51S.00123')
  expect(text).not.toMatch(/href="[^"]*(?:products\/serial|new-ticket\?)/)
})

test('links out of the portal tell the other side nothing', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole })
  const { text } = await pageOf(app, `/en/orders/${id}`, of)
  const outward = [...text.matchAll(/<a [^>]*href="https:[^"]*"[^>]*>/g)].map(([link]) => link)
  expect(outward).toHaveLength(2)
  for (const link of outward) expect(link).toContain('rel="noopener noreferrer"')
})

test('what is cancelled has nothing outstanding, and a text without words stands as it is', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const odd = {
    paymentMethod: 'Ri.Ba. 60 gg',
    shipmentMethod: 'constructor',
    addresses: { selling: { country: 'Narnia' } },
  }
  const { id } = await addOrder(app.portal, { of, ...odd, status: 'Cancelled' })
  const { text } = await pageOf(app, `/en/orders/${id}`, of)
  for (const one of ['Cancelled', 'Ri.Ba. 60 gg', 'constructor', 'Narnia']) expect(text, one).toContain(one)
  expect(text).not.toContain('<progress')
})

test('a foreign, an absent and an impossible order are one page, which says that the order is not there', async () => {
  const app = await openApp()
  const [of, other] = [await app.dealer(), await app.dealer()]
  const { id } = await addOrder(app.portal, { of: other })
  const sentences = {
    '/orders': 'L’ordine richiesto non è stato trovato.',
    '/en/orders': 'The requested order could not be found',
    '/fr/orders': 'La commande demandée est introuvable.',
  }
  for (const [path, sentence] of Object.entries(sentences)) {
    const pages = new Set<string>()
    for (const one of [id, 999_999, '0', 'abc', '1e3']) {
      const { status, text } = await pageOf(app, `${path}/${one}`, of)
      expect(status).toBe(404)
      expect(text).toContain(sentence)
      pages.add(bare(text, String(one)))
    }
    expect(pages.size).toBe(1)
  }
  expect((await pageOf(app, `/en/orders/${id}`, of)).text).toContain('Page not found')
  expect((await app.fetch(`/orders/${id}/pdf`, as(of))).status).toBe(404)
})

test('a workshop sees no order and no price; without the module all orders answer alike', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const workshop = await app.dealer({ company: of, role: 'workshop' })
  const bareOwner = await app.dealer({ modules: ['tickets'] })
  const { id } = await addOrder(app.portal, { of, ...whole })
  const own = await addOrder(app.portal, { of: bareOwner, ...whole, number: 'OV-2' })
  for (const path of [`/orders/${id}`, `/orders/${id}.data`, `/orders/${id}/pdf`]) {
    const { status, text } = await pageOf(app, path, workshop)
    expect(status, path).toBe(404)
    expect(text).not.toMatch(/8\.760|876000/)
  }
  for (const one of [own.id, id, 999_999, 'abc'])
    for (const path of [`/orders/${one}`, `/orders/${one}/pdf`])
      expect((await app.fetch(path, as(bareOwner))).status, path).toBe(403)
})

test('the PDF holds the whole order, on pages that are numbered', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const lines = Array.from({ length: 60 }, (_, index) => line({ itemName: `Riga ${index}`, itemNumber: `N-${index}` }))
  const { id } = await addOrder(app.portal, { of, ...whole, lines })
  const answer = await app.fetch(`/orders/${id}/pdf`, as(of))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('Ordine-OV25-0001.pdf')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { pages, texts } = readPdf(bytes)
  expect(pages).toBe(3)
  const words = texts.map((text) => text.replaceAll('\u00a0', ' '))
  const inOrder = (...some: string[]) => expect(words.join('\n')).toContain(some.join('\n'))
  inOrder('Ordine OV25-0001', 'Vetrina')
  inOrder('2 nov 2026', '2 nov 2026, 10:00', 'BV 2026/004', 'Confermato')
  inOrder('10 dic 2026', 'Ricevuta bancaria (Ri.Ba.)', 'IT01234567897', 'Reso a destinazione (DAP)')
  inOrder('FV25-0100')
  inOrder('Spedizione 1', '–', 'BRT', '123456', '–')
  const links = [...new TextDecoder('latin1').decode(bytes).matchAll(/\/URI \(([^)]*)\)/g)].map(([, link]) => link)
  expect(links).toEqual(['https://erp.example/FV25-0100.pdf', 'https://tracking.example/123456'])
  inOrder('Cicli Rossi S.r.l.', 'Via Po 1', '26100 Cremona', 'Italia')
  expect(words.filter((word) => /^Riga \d+$/.test(word))).toEqual(lines.map(({ itemName }) => itemName))
  inOrder('Riga 59', 'N-59', '2', '0', '2', '4.380,00 €', '8.760,00 €', 'Totali', 'EUR')
  inOrder('Imponibile', '8.760,00 €', 'IVA', '1.927,20 €', 'Totale', '10.687,20 €')
})

test('the PDF of an order whose ERP tells only its day names no hour, and names each of its invoices', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole, createdAt: '2026-11-02T00:00:00Z' })
  await addInvoice(app.portal, of, { number: 'FV25-0100' })
  await addInvoice(app.portal, of, { number: 'NC25-0007', kind: 'credit' })
  const answer = await app.fetch(`/en/orders/${id}/pdf`, as(of))
  const words = readPdf(new Uint8Array(await answer.arrayBuffer())).texts.join(' ')
  expect(words).toContain('2 Nov 2026')
  expect(words).not.toMatch(/2 Nov 2026, \d/)
  expect(words.split('FV25-0100')).toHaveLength(2)
  expect(words).toContain('NC25-0007')
})

test('of each line the PDF says what was shipped, when the rest is expected, the units and the discount', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole })
  const answer = await app.fetch(`/en/orders/${id}/pdf`, as(of))
  const { texts } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = texts.join(' ')
  expect(words).toContain('C68 kit telaio C68-FS Serial numbers: C68.51S.00123, C68.54S.1 3 2 1 Expected 20 Dec 2026')
  expect(words).toContain('Nastro HB-1 2.5 2.5 – €8.90 €20.03 10% off')
})

test('a page asks the database at most six things', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of, ...whole })
  expect((await app.queriesOf(() => app.fetch(`/orders/${id}`, as(of)))).length).toBeLessThanOrEqual(6)
})

/** Without what the address itself puts there, and what is new with every answer. */
function bare(page: string, id: string): string {
  return page
    .replaceAll(`/orders/${id}`, '/orders/…')
    .replaceAll(/nonce="[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|"requestId\\?",\\?"[^"\\]*/g, '')
}

test('a line that arrives after the day that was asked for says so', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const late = await addOrder(app.portal, { of, ...whole })
  expect((await pageOf(app, `/orders/${late.id}`, of)).text.split('oltre la data richiesta')).toHaveLength(2)
  const { id } = await addOrder(app.portal, { of, ...whole, number: 'OV25-0002', requestedDeliveryDate: '2026-12-20' })
  expect((await pageOf(app, `/orders/${id}`, of)).text).not.toContain('oltre la data richiesta')
})

test('a price finer than a cent shows no discount', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const screws = { itemNumber: 'M5', itemName: 'Vite M5', price: 13 }
  const lines = [line({ ...screws, quantity: 1000, amount: 12_500 }), line({ ...screws, quantity: 100, amount: 1170 })]
  const { id } = await addOrder(app.portal, { of, lines })
  const page = await (await app.fetch(`/orders/${id}`, as(of))).text()
  expect(page.replaceAll('<!-- -->', '').match(/sconto [\d,]+%/g)).toEqual(['sconto 10%'])
})
