import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { listOrders } from '../lists.server.ts'
import { addOrder, line, orderInput } from '../orders.fixture.ts'
import { importOrders } from '../orders.import.server.ts'
import { findOrder } from '../store.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: (await answer.text()).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ') }
}

/** The rows' own links, in their order. */
function idsIn(page: string): number[] {
  return [...page.matchAll(/<a [^>]*\brow-link\b[^>]*>/g)].map(([link]) =>
    Number(/href="[^"]*\/orders\/(\d+)"/.exec(link)?.[1]),
  )
}

test('a dealer’s list holds the orders of the own company, the latest first, with what is still to come', async () => {
  const app = await openApp()
  const [of, other] = [await app.dealer(), await app.dealer()]
  const older = await addOrder(app.portal, { of, number: 'OV-1', orderDate: '2026-10-01', name: 'Preordine' })
  const newer = await addOrder(app.portal, {
    of,
    number: 'OV-2',
    externalDocumentNumber: 'BV 7',
    lines: [line({ quantity: 3, quantityShipped: 1 }), line({ itemName: 'Nastro' })],
  })
  await addOrder(app.portal, { of: other, number: 'OV-3' })
  const { status, text } = await pageOf(app, '/orders', of)
  expect(status).toBe(200)
  expect(idsIn(text)).toEqual([newer.id, older.id])
  for (const words of [
    '2 ordini',
    'BV 7',
    'C68 kit telaio + 1 articolo',
    'Preordine',
    'Spedito in parte',
    '10.687,20 €',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/table-labelled[^"]*" data-label="Da spedire">4</)
  expect(text).not.toContain('OV-3')
  expect((await pageOf(app, '/fr/orders', of)).text).toContain('Expédiée en partie')
})

test('search finds numbers, names, items and serial numbers, from three characters on', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, {
    of,
    number: 'OV-77',
    externalDocumentNumber: 'BV 2026/004',
    name: 'Vetrina',
    lines: [line({ itemName: 'V4R kit telaio', quantityShipped: 2, serialNumbers: ['V4R-0510-A1234'] })],
  })
  await addOrder(app.portal, { of, number: 'XX-1', orderDate: '2026-01-01' })
  const found = async (search: string) => idsIn((await pageOf(app, `/en/orders${search}`, of)).text)
  for (const q of ['OV-77', '2026/004', 'VETRINA', 'v4r kit', 'V4R-0510-A1234', 'v4r0510a1234'])
    expect(await found(`?q=${encodeURIComponent(q)}`), q).toEqual([id])
  expect(await found('?q=Cremona')).toEqual([])
  expect(await found('?q=%25%25%25')).toEqual([])
  const short = await pageOf(app, '/en/orders?q=OV', of)
  expect(short.text).toContain('Please type at least 3 characters to search')
  expect(idsIn(short.text)).toHaveLength(2)
  expect((await pageOf(app, '/en/orders?q=nothing', of)).text).toContain('No results for “nothing”')
})

test('the status narrows the list; unknown ones and unreadable cursors are as if they were not there', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const open = await addOrder(app.portal, { of, number: 'OV-1', status: 'Open' })
  const shipped = await addOrder(app.portal, { of, number: 'OV-2', lines: [line({ quantityShipped: 2 })] })
  const odd = await addOrder(app.portal, { of, number: 'OV-3', status: 'Verifica disponibilità' })
  const found = async (search: string) => idsIn((await pageOf(app, `/en/orders${search}`, of)).text)
  expect(await found('?status=open')).toEqual([open.id])
  expect(await found('?status=shipped&q=c68')).toEqual([shipped.id])
  expect((await pageOf(app, '/en/orders', of)).text).toContain('Verifica disponibilità (from the ERP)')
  const all = [odd.id, shipped.id, open.id]
  for (const search of ['?status=nonsense', '?after=abc', '?after=999999999999999-1', '?after=0-0'])
    expect(await found(search), search).toEqual(search === '?after=0-0' ? [] : all)
})

test('a long list is turned page by page, also among orders of one day', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const all = Array.from({ length: 30 }, (_, index) => orderInput({ of, number: `OV-${index}` }))
  await importOrders(app.portal, all)
  const rows = await app.portal.db.selectFrom('sales_order').select('id').orderBy('id', 'desc').execute()
  const ids = rows.map(({ id }) => id)
  for (const search of ['?status=confirmed', '?q=c68']) {
    const first = await pageOf(app, `/en/orders${search}`, of)
    expect(idsIn(first.text)).toEqual(ids.slice(0, 25))
    const next = /rel="next"[^>]*href="([^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const second = await pageOf(app, next, of)
    expect(idsIn(second.text)).toEqual(ids.slice(25))
    expect(second.text).toContain('30 orders')
    expect(second.text).toContain('Back to the first page')
  }
})

test('empty and broken lists have their words in three languages', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const empty = { '/orders': 'Nessun ordine', '/en/orders': 'No orders', '/fr/orders': 'Aucune commande' }
  for (const [path, words] of Object.entries(empty)) expect((await pageOf(app, path, of)).text).toContain(words)
  const broken = {
    '/orders': 'Errore nel caricamento degli ordini',
    '/en/orders': 'Error loading orders',
    '/fr/orders': 'Erreur lors du chargement des commandes',
  }
  await app.owner.schema.alterTable('sales_order').renameTo('sales_order_away').execute()
  try {
    for (const [path, words] of Object.entries(broken)) {
      const { status, text } = await pageOf(app, `${path}?status=open`, of)
      expect(status).toBe(500)
      expect(text).toContain(words)
      expect(text).toContain(`href="${path}?status=open"`)
      expect(text).toContain('name="q"')
    }
    expect(app.errors().join('')).toContain('the list of orders could not be read')
  } finally {
    await app.owner.schema.alterTable('sales_order_away').renameTo('sales_order').execute()
  }
})

test('the export holds what the list is narrowed to, all pages of it and nobody else’s', async () => {
  const app = await openApp()
  const [of, other] = [await app.dealer(), await app.dealer()]
  const all = Array.from({ length: 30 }, (_, index) =>
    orderInput({ of, number: `OV-${index}`, name: index === 0 ? '=SUM(A1)' : '' }),
  )
  await importOrders(app.portal, [...all, orderInput({ of: other, number: 'OV-99' })])
  await addOrder(app.portal, { of, number: 'OV-open', status: 'Open' })
  const read = async (address: string, person: Person) => {
    const answer = await app.fetch(address, as(person))
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return (await answer.text()).trim().split('\r\n')
  }
  const rows = await read('/orders/export.csv?status=confirmed&q=OV-', of)
  expect(rows).toHaveLength(31)
  expect(rows[0]).toBe(
    'Ordine;Tuo riferimento;Articoli;Data ordine;Registrato;Consegna richiesta;Stato;Da spedire;Pagamento;Valuta;' +
      'Imponibile;IVA;Totale;N. di spedizione;Link di tracciamento;Fattura;Link alla fattura;Codice articolo;Articolo;Quantità;' +
      'Spediti;Prezzo;Importo;Arrivo previsto;Numeri di serie;Sconto %',
  )
  expect(rows.at(-1)).toBe(
    "OV-0;;'=SUM(A1);2026-11-02;2026-11-02;;Confermato;2;;EUR;8760;1927,2;10687,2;;;;;C68-FS;C68 kit telaio;2;0;4380;8760;;;",
  )
  const staff = await read('/en/orders/export.csv', await app.staff())
  expect(staff).toHaveLength(33)
  expect(staff[1]).toContain('Cicli Rossi')
})

test('the export says how an order is paid, and where its shipment and its invoice are', async () => {
  const app = await openApp()
  const of = await app.dealer()
  await addOrder(app.portal, {
    of,
    createdAt: '2026-10-30T23:30:00Z',
    paymentMethod: 'RIBA',
    trackingNumber: '123456',
    trackingUrl: 'https://tracking.example/123456',
    invoiceNumber: 'FV25-0100',
    invoiceUrl: 'https://erp.example/FV25-0100.pdf',
  })
  const rows = (await (await app.fetch('/en/orders/export.csv', as(of))).text()).trim().split('\r\n')
  expect(rows[1]).toBe(
    'OV25-0001,,C68 kit telaio,2026-11-02,2026-10-31,,Confirmed,2,Bank receipt (Ri.Ba.),EUR,8760,1927.2,10687.2,' +
      '123456,https://tracking.example/123456,FV25-0100,https://erp.example/FV25-0100.pdf,C68-FS,C68 kit telaio,2,0,4380,8760,,,',
  )
})

test('an order leaves line by line, its own figures beside the first of them alone', async () => {
  const app = await openApp()
  const of = await app.dealer()
  await addOrder(app.portal, {
    of,
    number: 'OV-2',
    lines: [
      line({
        itemName: 'V4R kit telaio',
        quantity: 3,
        quantityShipped: 1,
        serialNumbers: ['V4R-0510-A1', 'V4R-0510-A2'],
      }),
      line({ itemName: 'Nastro', quantity: 2, price: 2000, amount: 3100, expectedDate: '2026-12-01' }),
    ],
  })
  await addOrder(app.portal, { of, number: 'OV-1', orderDate: '2026-10-01', lines: [] })
  const rows = (await (await app.fetch('/en/orders/export.csv', as(of))).text()).trim().split('\r\n').slice(1)
  const cells = rows.map((row) => row.split(','))
  expect(
    cells.map((row) => [row[0], row[7], row[12], row[18], row[19], row[20], row[22], row[23], row.at(-1)]),
  ).toEqual([
    ['OV-2', '4', '10687.2', 'V4R kit telaio', '3', '1', '8760', '', '33.3'],
    ['OV-2', '', '', 'Nastro', '2', '0', '31', '2026-12-01', '22.5'],
    ['OV-1', '0', '10687.2', '', '', '', '', '', ''],
  ])
  expect(rows[0]).toContain('V4R-0510-A1 V4R-0510-A2')
})

test('staff look at the orders of one customer, whom filters and export keep', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const agent = await app.staff()
  const { companyId } = rossi.viewer
  const open = await addOrder(app.portal, { of: rossi, number: 'OV-1', status: 'Open' })
  const confirmed = await addOrder(app.portal, { of: rossi, number: 'OV-2' })
  const foreign = await addOrder(app.portal, { of: bianchi, number: 'OV-3' })
  const narrowed = { '': [confirmed.id, open.id], '&q=c68': [confirmed.id, open.id], '&status=open': [open.id] }
  for (const [more, ids] of Object.entries(narrowed)) {
    const { text } = await pageOf(app, `/en/orders?company=${companyId}${more}`, agent)
    expect([more, idsIn(text)]).toEqual([more, ids])
    expect(text.replaceAll(/<[^>]+>/g, '')).toContain('Customer: Cicli Rossi (show all customers)')
    expect(text).toContain(`href="/en/orders${more && `?${more.slice(1)}`}"`)
    expect(text).toContain(`<input type="hidden" name="company" value="${companyId}"`)
    const address = `/en/orders/export.csv?${more ? `${more.slice(1)}&` : ''}company=${companyId}`
    expect(text).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    expect((await pageOf(app, address, agent)).text.trim().split('\r\n').length).toBe(ids.length + 1)
  }
  for (const nobody of ['999999', 'x', '-1', '0', '']) {
    const { text } = await pageOf(app, `/en/orders?company=${nobody}`, agent)
    expect([nobody, idsIn(text)]).toEqual([nobody, [foreign.id, confirmed.id, open.id]])
    expect(text).not.toContain('Customer:')
  }
  // To a dealer the number says nothing.
  const own = await pageOf(app, `/en/orders?company=${bianchi.viewer.companyId}`, rossi)
  expect([idsIn(own.text), own.text.includes('Customer:')]).toEqual([[confirmed.id, open.id], false])
})

test('a workshop has no orders, and who lacks the module reads so', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const workshop = await app.dealer({ company: of, role: 'workshop' })
  const unlicensed = await app.dealer({ modules: ['tickets', 'products'] })
  await addOrder(app.portal, { of })
  await addOrder(app.portal, { of: unlicensed, number: 'OV-2' })
  for (const path of ['/orders', '/orders/export.csv']) {
    expect((await pageOf(app, path, workshop)).status).toBe(404)
    const locked = await pageOf(app, path, unlicensed)
    expect(locked.status).toBe(403)
    expect(locked.text).not.toContain('OV-2')
  }
  expect((await pageOf(app, '/orders', unlicensed)).text).toContain(
    'Ordini: serve il modulo «Collegamento al gestionale»',
  )
})

test('where a verb forgot to ask, the store still shows nothing', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await addOrder(app.portal, { of })
  const { db } = app.portal
  const seen = async (viewer: typeof of.viewer) => [
    (await findOrder(db, viewer, id))?.id,
    (await listOrders(db, viewer, {}, undefined)).count,
    (await listOrders(db, viewer, { status: 'confirmed' }, undefined)).count,
    (await listOrders(db, viewer, { q: 'c68' }, undefined)).count,
  ]
  expect(await seen(of.viewer)).toEqual([id, 1, 1, 1])
  expect(await seen({ ...of.viewer, modules: [] })).toEqual([undefined, 0, 0, 0])
  expect(await seen({ ...of.viewer, role: 'workshop' })).toEqual([undefined, 0, 0, 0])
})

test('staff see the orders of all companies, each with its company', async () => {
  const app = await openApp()
  const [of, other] = [await app.dealer(), await app.dealer()]
  await addOrder(app.portal, { of, number: 'OV-1' })
  await addOrder(app.portal, { of: other, number: 'OV-2' })
  for (const path of ['/en/orders', '/en/orders?q=c68', '/en/orders?status=confirmed']) {
    const { text } = await pageOf(app, path, await app.staff())
    expect(idsIn(text)).toHaveLength(2)
    expect(text).toContain('Cicli Rossi')
  }
})

test('the list asks the database at most four things, however many orders it shows', async () => {
  const app = await openApp()
  const of = await app.dealer()
  await importOrders(
    app.portal,
    Array.from({ length: 5 }, (_, index) => orderInput({ of, number: `OV-${index}` })),
  )
  for (const search of ['', '?q=telaio', '?status=confirmed'])
    expect((await app.queriesOf(() => app.fetch(`/orders${search}`, as(of)))).length).toBeLessThanOrEqual(4)
})
