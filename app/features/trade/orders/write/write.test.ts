import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addOrder, orderInput } from '../orders.fixture.ts'
import { importOrders } from '../orders.import.server.ts'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

function typed(company: number, more: Record<string, string> = {}): Record<string, string> {
  return {
    submission: randomUUID(),
    company: String(company),
    number: 'OM-1',
    status: 'confirmed',
    order_date: '2026-11-20',
    currency: 'EUR',
    vat: '22',
    lines: '2',
    item_number_1: 'C68-FS',
    item_1: 'C68 kit telaio',
    quantity_1: '2',
    price_1: '4.380,00',
    discount_1: '10',
    item_2: 'Nastro manubrio (m)',
    quantity_2: '2,5',
    price_2: '12,40',
    selling_name: 'Cicli Rossi',
    shipping_city: 'Cremona',
    shipping_country: 'IT',
    ...more,
  }
}

async function write(app: App, person: Person, fields: Record<string, string>, address = '/orders/new') {
  const answer = await app.fetch(address, post(person, fields))
  const id = Number(/\/orders\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
  return { answer, id }
}

function orderOf(app: App, id: number) {
  return app.portal.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function pageOf(app: App, address: string, person: Person) {
  return readable(await (await app.fetch(address, as(person))).text())
}

test('who has no ERP writes an order by hand, and its dealer reads it as any other', async () => {
  const app = await openApp()
  const [dealer, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { answer, id } = await write(app, agent, typed(dealer.viewer.companyId))
  expect(answer.status).toBe(303)
  const net = 788_400 + 3100
  expect(await orderOf(app, id)).toMatchObject({
    net_amount: net,
    vat_amount: Math.round(net * 0.22),
    total_amount: net + Math.round(net * 0.22),
    status: 'confirmed',
    first_item: 'C68 kit telaio',
    by_hand: true,
  })
  const page = await pageOf(app, `/orders/${id}`, dealer)
  for (const shown of ['OM-1', 'C68-FS', 'Nastro manubrio (m)', '7.884,00', 'sconto 10%', 'Cremona'])
    expect(page).toContain(shown)
  expect(page).not.toContain('Modifica')
  expect((await app.fetch(`/orders/${id}`, as(other))).status).toBe(404)
  expect(await pageOf(app, '/orders?q=nastro', dealer)).toContain('OM-1')
})

test('an order by hand is changed later: its lines, when each is expected, and its invoice', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const form = await (await app.fetch(`/orders/${id}/edit`, as(agent))).text()
  for (const shown of ['value="4.380"', 'value="10"', 'value="2,5"', 'value="12,40"', 'value="22"', 'value="Cremona"'])
    expect(form).toContain(shown)
  const change = (more: Record<string, string>) =>
    app.fetch(`/orders/${id}/edit`, post(agent, typed(dealer.viewer.companyId, more)))
  const more = { was_1: '1', expected_1: '2026-12-09', serials_1: 'c68.54.00123, C68.54.00124', was_2: '2' }
  const invoice = { invoice_number: 'F-9', invoice_url: 'https://maker.example/F-9.pdf' }
  expect((await change({ ...more, ...invoice, version: '1' })).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'confirmed', invoice_number: 'F-9' })
  const page = await pageOf(app, `/orders/${id}`, dealer)
  for (const shown of ['9 dic 2026', 'C68.54.00123', 'C68.54.00124', 'F-9']) expect(page).toContain(shown)
  const again = await (await app.fetch(`/orders/${id}/edit`, as(agent))).text()
  for (const shown of ['value="2026-12-09"', 'C68.54.00123 C68.54.00124', 'name="was_2" value="2"'])
    expect(again).toContain(shown)
})

/** The lines of an order, without those that `typed` begins with. */
const ofOne = { lines: '1', item_number_1: '', quantity_1: '1', item_2: '', quantity_2: '', price_2: '' }

async function percentsIn(app: App, id: number, person: Person): Promise<(string | undefined)[]> {
  const form = await (await app.fetch(`/orders/${id}/edit`, as(person))).text()
  return ['vat', 'discount_1'].map(
    (name) => /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? '')?.[1],
  )
}

test('the fields of each line are a group that says which line it is', async () => {
  const app = await openApp()
  const [agent] = [await app.staff(), await app.dealer()]
  const page = await (await app.fetch('/en/orders/new', as(agent))).text()
  const groups = [...page.matchAll(/<fieldset class="line-field" aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(groups[0]).toBe('Line 1')
  expect(new Set(groups).size).toBe(groups.length)
})

test('an order that is opened to be changed has the VAT and the discounts that were typed, and is reckoned with them', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const put = (more: Record<string, string>) => typed(dealer.viewer.companyId, { ...ofOne, item_1: 'Leva', ...more })
  const small = { number: 'OM-2', price_1: '9,90', discount_1: '' }
  const { id } = await write(app, agent, put(small))
  expect((await percentsIn(app, id, agent))[0]).toBe('22')
  const more = { ...small, lines: '2', was_1: '1', item_2: 'Telaio', quantity_2: '1', price_2: '4380', version: '1' }
  await write(app, agent, put(more), `/orders/${id}/edit`)
  expect(await orderOf(app, id)).toMatchObject({ net_amount: 438_990, vat_amount: 96_578 })
  for (const [number, price, discount] of [
    ['OM-3', '4,90', '15'],
    ['OM-4', '19,99', '33,33'],
    ['OM-5', '0', '15'],
  ] as const) {
    const order = await write(app, agent, put({ number, price_1: price, discount_1: discount }))
    expect(await percentsIn(app, order.id, agent)).toEqual(['22', discount])
    const [vat, percent] = await percentsIn(app, order.id, agent)
    const hundred = { number, price_1: price, quantity_1: '100', version: '1', was_1: '1', vat: vat ?? '' }
    await write(app, agent, put({ ...hundred, discount_1: percent ?? '' }), `/orders/${order.id}/edit`)
  }
  const nets = await app.portal.db.selectFrom('sales_order').select('net_amount as net').orderBy('number').execute()
  expect(nets.map(({ net }) => net)).toEqual([438_990, 41_650, 133_273, 0])
})

test('of percentages that were not kept the roundest that makes the amount stands in the form, and on the page', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const fields = { ...ofOne, item_1: 'Leva', price_1: '4,90', discount_1: '15' }
  const { id } = await write(app, agent, typed(dealer.viewer.companyId, fields))
  await app.portal.db.updateTable('sales_order').set({ vat_percent: null }).execute()
  await app.portal.db.updateTable('sales_order_line').set({ discount: null }).execute()
  expect(await percentsIn(app, id, agent)).toEqual(['22', '15'])
  expect(await pageOf(app, `/orders/${id}`, dealer)).toContain('sconto 15%')
})

test('of two who change an order at once the second is told, with what they typed', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const change = (name: string) =>
    app.fetch(`/orders/${id}/edit`, post(agent, typed(dealer.viewer.companyId, { version: '1', name })))
  const answers = await Promise.all([change('Primavera'), change('Estate')])
  expect(answers.map(({ status }) => status).filter((status) => status === 303).length).toBe(1)
  const refused = answers.find(({ status }) => status === 409)
  const page = (await refused?.text()) ?? ''
  expect(page).toMatch(/value="(Primavera|Estate)"/)
  // What was saved meanwhile is a tap away, and only then a save goes through.
  for (const shown of ['Vedi ciò che è salvato ora', 'name="version" value="2"']) expect(page).toContain(shown)
  expect(page).toMatch(/Ora è salvato: (?:Primavera|Estate)/)
})

test('a mistake in an order that a colleague saves meanwhile does not let their work be overwritten unseen', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const change = (more: Record<string, string>) =>
    app.fetch(`/orders/${id}/edit`, post(agent, typed(dealer.viewer.companyId, { version: '1', ...more })))
  expect((await change({ name: 'Primavera' })).status).toBe(303)
  const wrong = await change({ order_date: 'ieri' })
  expect([wrong.status, (await wrong.text()).includes('name="version" value="1"')]).toEqual([400, true])
})

test('what came from the ERP is not changed by hand, and an order it knows of becomes its own', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const erp = await addOrder(app.portal, { of: dealer })
  expect(await pageOf(app, `/orders/${erp.id}`, agent)).toContain('Arriva dal gestionale')
  expect(await pageOf(app, `/orders/${erp.id}`, dealer)).not.toContain('Arriva dal gestionale')
  const fields = typed(dealer.viewer.companyId, { number: 'OV25-0001', version: '1' })
  expect((await app.fetch(`/orders/${erp.id}/edit`, post(agent, fields))).status).toBe(409)
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const later = { changedAt: '2026-12-01T09:00:00Z' }
  await importOrders(app.portal, [orderInput({ of: dealer, number: 'OM-1', ...later })])
  expect((await orderOf(app, id)).by_hand).toBe(false)
  const late = typed(dealer.viewer.companyId, { version: '1' })
  expect((await app.fetch(`/orders/${id}/edit`, post(agent, late))).status).toBe(409)
})

test('what is wrong in an order comes back with what was typed; a number that is taken is told', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const wrong = typed(dealer.viewer.companyId, {
    number: '',
    serials_1: 'A1111 A2222 A3333',
    expected_2: 'presto',
    invoice_url: 'courier',
    order_date: 'ieri',
  })
  const { answer } = await write(app, agent, wrong)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('value="courier"')
  for (const told of ['Ci sono più numeri di serie che pezzi.', 'Inserisci una data valida.'])
    expect(readable(page)).toContain(told)
  await write(app, agent, typed(dealer.viewer.companyId))
  const twice = await write(app, agent, typed(dealer.viewer.companyId))
  expect(readable(await twice.answer.text())).toContain('C’è già un ordine con questo numero.')
  expect((await app.portal.db.selectFrom('sales_order').select('id').execute()).length).toBe(1)
})

function foldIn(page: string): string {
  return /<details[^>]*>(?=(?:(?!<\/?details)[\s\S])*name="shipping_city")/.exec(page)?.[0] ?? ''
}

test('a mistake in the addresses of an order is in sight: their fold comes back open', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { answer } = await write(app, agent, typed(dealer.viewer.companyId, { shipping_city: 'x'.repeat(201) }))
  expect([answer.status, foldIn(await answer.text())]).toEqual([400, expect.stringContaining('open=""')])
  const other = await write(app, agent, typed(dealer.viewer.companyId, { number: '' }))
  expect(foldIn(await other.answer.text())).not.toContain('open')
})

test('an order of as many lines as its form offers is kept, all hundred of them', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const parts = { item_number: 'A', item: 'Articolo', quantity: '1', price: '1', discount: '', expected: '', was: '' }
  const fields = typed(dealer.viewer.companyId, { lines: '100' })
  for (let line = 1; line <= 100; line += 1) {
    for (const [part, text] of Object.entries(parts)) fields[`${part}_${line}`] = text
    fields[`serials_${line}`] = `c68.54.${10_000 + line}`
  }
  const { answer, id } = await write(app, agent, fields)
  expect([answer.status, (await orderOf(app, id)).net_amount]).toEqual([303, 10_000])
  expect(await pageOf(app, `/orders/${id}`, dealer)).toContain('C68.54.10100')
})

test('serial numbers with a slash between them are several; one that is none is refused at its line, and a list that is too long is told so and not cut', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const send = (serials: string, quantity = '400') =>
    write(app, agent, typed(dealer.viewer.companyId, { quantity_1: quantity, serials_1: serials }))
  const numbers = Array.from({ length: 9 }, (_, at) => `C68.51S.0010${at}`)
  const [last = '', ...others] = numbers.toReversed()
  const { id } = await send(`${others.join('/')} https://maker.example/bikes/${last}`, '9')
  const lines = app.portal.db.selectFrom('sales_order_line').select('serial_numbers').where('order_id', '=', id)
  expect((await lines.orderBy('position').executeTakeFirst())?.serial_numbers.toSorted()).toEqual(numbers)
  for (const [wrong, named] of [
    ['C68_51S_00101', 'Controlla C68_51S_00101:'],
    ['C68.51S.00101+'.repeat(8), 'Controlla C68.51S.00101+'],
  ] as const) {
    const { answer } = await send(`C68.51S.00109|${wrong}`)
    expect([answer.status, readable(await answer.text()).includes(named)]).toEqual([400, true])
  }
  const long = Array.from({ length: 4000 }, (_, at) => `C68.51S.${10_000 + at}`).join('\n')
  const { answer } = await send(long, '4000')
  const page = await answer.text()
  expect([answer.status, page.includes('Testo troppo lungo'), page.includes('C68.51S.13999')]).toEqual([
    400,
    true,
    true,
  ])
  expect(page).not.toMatch(/<textarea[^>]*maxlength[^>]*name="serials_1"|name="serials_1"[^>]*maxlength/i)
})

test('a line of which only its serial numbers, its day or its discount was typed is asked for its name, and its day is of no first century', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const rest: Record<string, string>[] = [
    { serials_3: 'C68.51S.00101' },
    { expected_3: '2026-12-15' },
    { discount_3: '5' },
  ]
  for (const alone of rest) {
    const fields = typed(dealer.viewer.companyId, { lines: '3', quantity_3: '3', ...alone })
    const { answer } = await write(app, agent, fields)
    expect([alone, answer.status]).toEqual([alone, 400])
    expect(readable(await answer.text())).toContain('Scrivi l’articolo.')
  }
  const { answer } = await write(app, agent, typed(dealer.viewer.companyId, { expected_1: '0026-12-01' }))
  expect([answer.status, (await answer.text()).includes('Inserisci una data valida.')]).toEqual([400, true])
  // What is left of a line when it is emptied, and the quantity that a new one begins with, is none.
  const none = typed(dealer.viewer.companyId, { lines: '3', quantity_3: '1', was_3: '3' })
  expect((await write(app, agent, none)).answer.status).toBe(303)
})
