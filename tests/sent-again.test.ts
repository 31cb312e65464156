import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bulletinFields } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { shareFields } from '#app/features/content/shares/shares.fixture.ts'
import { recallFields } from '#app/features/service/recalls/recalls.fixture.ts'
import { surveyFields } from '#app/features/service/surveys/surveys.fixture.ts'
import { openDesk } from '#app/features/service/tickets/desk/ticket.fixture.ts'
import { addOrder, line as orderLine } from '#app/features/trade/orders/orders.fixture.ts'
import { addPackage, packageFields } from '#app/features/trade/packages/packages.fixture.ts'
import { type App, as, type Member, openApp, post } from './app.ts'
import { openWithErp } from './erp/portal.ts'

// The answer was lost, the page has stayed, and before the form is sent once more something in it is corrected. Each thing
// that has a page of its own is told of in the same words.

type Fields = Record<string, string | string[]>
/** Where the form is sent, by whom, and what is corrected. */
type Form = { address: string; by: { cookie: string }; fields: Fields; corrected: Fields }

const line = { lines: '1', item_1: 'C68', quantity_1: '2', price_1: '4380' }

function orderOf(dealer: Member): Fields {
  const head = { number: 'OM-1', status: 'confirmed', order_date: '2026-11-20', currency: 'EUR' }
  return { submission: randomUUID(), company: String(dealer.viewer.companyId), ...head, ...line }
}

async function quote(app: App): Promise<Form> {
  const [by, dealer] = [await app.staff(), await app.dealer()]
  const head = { company: String(dealer.viewer.companyId), title: 'Telai', currency: 'EUR', expires_on: '2026-12-31' }
  const fields = { submission: randomUUID(), ...head, ...line }
  return { address: '/quotes/new', by, fields, corrected: { price_1: '4830' } }
}

async function order(app: App): Promise<Form> {
  const fields = orderOf(await app.dealer())
  return { address: '/orders/new', by: await app.staff(), fields, corrected: { quantity_1: '20' } }
}

async function shipment(app: App): Promise<Form> {
  const by = await app.staff()
  const written = await app.fetch('/en/orders/new', post(by, orderOf(await app.dealer())))
  const [path = ''] = /\/orders\/\d+/.exec(written.headers.get('location') ?? '') ?? []
  const sent = { version: '1', shipped_on: '2026-11-24', quantity_1: '1', tracking_number: 'BRT 4711' }
  const fields = { intent: 'save', submission: randomUUID(), ...sent }
  return { address: `${path}/shipment`, by, fields, corrected: { tracking_number: 'BRT 4712', version: '2' } }
}

async function recall(app: App): Promise<Form> {
  const corrected = { risk_it: 'Il cannotto si rompe.' }
  return { address: '/console/recalls/new', by: await app.staff('admin'), fields: recallFields(), corrected }
}

async function bulletin(app: App): Promise<Form> {
  const corrected = { audience_countries: 'FR' }
  return { address: '/console/bulletins/new', by: await app.staff('admin'), fields: bulletinFields(), corrected }
}

async function supply(app: App): Promise<Form> {
  const by = await app.staff('admin')
  const corrected = { prices: 'IT 1920 EUR' }
  return { address: '/console/packages/new?kind=supply', by, fields: packageFields(), corrected }
}

async function survey(app: App): Promise<Form> {
  const corrected = { title_it: 'Come sei stato servito?' }
  return { address: '/console/surveys/new', by: await app.staff('admin'), fields: surveyFields(), corrected }
}

async function company(app: App): Promise<Form> {
  const facts = { name: 'Cicli Verdi', customer_number: 'C-1', country: 'IT', locale: 'it', phone: '+39 0432 1234' }
  const fields = { submission: randomUUID(), ...facts }
  const corrected = { phone: '+39 0432 4321' }
  return { address: '/console/companies/new', by: await app.staff('admin'), fields, corrected }
}

async function shop(app: App): Promise<Form> {
  const where = { street: 'Via Roma 3', postcode: '33100', city: 'Udine', country: 'IT', monday: '9-12' }
  const fields = { intent: 'save', submission: randomUUID(), name: 'Cicli Verdi', ...where }
  return { address: '/user/company/shops/new', by: await app.dealer(), fields, corrected: { monday: '9-13' } }
}

async function share(app: App): Promise<Form> {
  const admin = (await app.staff('admin')).viewer
  const folderId = await putFolder(app.portal, admin, 'Biciclette')
  const asset = await putResource(app.portal, admin, { title: 'Rossa', folderId, name: 'rossa.jpg' })
  const address = `/resources/media/shares/new?asset=${asset}`
  return { address, by: await app.dealer(), fields: shareFields(), corrected: { days: '7' } }
}

test.for([
  ['a quote', quote],
  ['an order', order],
  ['a shipment', shipment],
  ['a draft of a recall', recall],
  ['a draft of a bulletin', bulletin],
  ['a draft of a package', supply],
  ['a draft of a survey', survey],
  ['a company', company],
  ['a shop', shop],
  ['a share', share],
] as const)(
  '%s whose form comes again with something else is not told as saved: what is saved is a tap away',
  async ([, formOf]) => {
    const app = await openApp()
    const { address, by, fields, corrected } = await formOf(app)
    const send = (more: Fields = {}) => app.fetch(`/en${address}`, post(by, { ...fields, ...more }))
    const saved = await send()
    const [to = ''] = (saved.headers.get('location') ?? '').split('?')
    expect(saved.status).toBe(303)
    const again = await send(corrected)
    const page = await again.text()
    expect(again.status).toBe(409)
    expect(page).toContain('This form had already been sent')
    // A new shop is told of on the page that lists them.
    const [link = ''] = /(?<=<a href=")[^"]+\/\d+(?=" target="_blank")/.exec(page) ?? []
    expect(link).toContain(to)
    expect((await app.fetch(link, as(by))).status).toBe(200)
    // As it was then it may come as often as it likes.
    const same = await send()
    expect([same.status, same.headers.get('location')]).toEqual([303, saved.headers.get('location')])
  },
)

/** What is asked for, and how often. */
type Asking = Form & { app: App; count: () => Promise<number> }

async function quoteAskedFor(): Promise<Asking> {
  const app = await openApp()
  const id = await addPackage(app.portal, { by: (await app.staff('admin')).viewer.accountId })
  const fields = { intent: 'ask', submission: randomUUID(), quantity: '2', size_1: '54' }
  const count = async () => (await app.portal.db.selectFrom('quote_ask').select('quote_id').execute()).length
  return { app, address: `/packages/${id}`, by: await app.dealer(), fields, corrected: { quantity: '20' }, count }
}

async function orderAgain(): Promise<Asking> {
  const { app, dealer: by } = await openWithErp()
  const { id } = await addOrder(app.portal, { of: by, lines: [orderLine({ itemNumber: 'C68-FS', itemName: 'C68' })] })
  const fields = { intent: 'again', submission: randomUUID(), quantity_1: '4' }
  const count = async () => (await app.portal.db.selectFrom('order_request').select('id').execute()).length
  return { app, address: `/orders/${id}/again`, by, fields, corrected: { quantity_1: '6' }, count }
}

async function minutes(): Promise<Asking> {
  const { app, dealer, id } = await openDesk()
  const by = await app.dealer({ company: dealer, role: 'workshop' })
  const fields = { intent: 'labour', submission: randomUUID(), job: 'inspect', minutes: '45', note: '' }
  const count = async () => (await app.portal.db.selectFrom('labour_line').select('id').execute()).length
  return { app, address: `/tickets/${id}`, by, fields, corrected: { minutes: '60' }, count }
}

test.for([
  ['for a quote', quoteAskedFor],
  ['to order again', orderAgain],
  ['for minutes', minutes],
] as const)(
  'who asks %s, and after a lost answer for something else, is told what was asked: the next press asks for that as well, once',
  async ([, asking]) => {
    const { app, address, by, fields, corrected, count } = await asking()
    const send = (more: Fields = {}) => app.fetch(`/en${address}`, post(by, { ...fields, ...more }))
    expect((await send()).status).toBe(303)
    const again = await send(corrected)
    const page = await again.text()
    expect([again.status, page]).toEqual([409, expect.stringContaining('The request had already been sent')])
    const form = new RegExp(`value="${String(fields['intent'])}"/>[^]*?name="submission" value="([^"]+)"`)
    const submission = form.exec(page)?.[1] ?? ''
    // As it was then it may come as often as it likes.
    expect([(await send()).status, await count()]).toEqual([303, 1])
    const next = [await send({ ...corrected, submission }), await send({ ...corrected, submission })]
    expect(next.map(({ status }) => status)).toEqual([303, 303])
    expect(await count()).toBe(2)
  },
)
