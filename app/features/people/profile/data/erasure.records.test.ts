import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { quoteDecided, quoteReplied } from '#app/features/trade/quotes/quotes.outbox.ts'
import { announce } from '#app/features/trade/quotes/quotes.server.ts'
import { type App, askErasure, carryOutErasure, givePassword, landedAt } from '../profile.fixture.ts'
import { erasureReport } from './erasure.ts'
import { unzip } from './zip.fixture.ts'
import { addReceipt, decide, noteOn, placesOf, sayOn } from './records.fixture.ts'

const name = 'Ermenegildo Pastrengo'

async function erase(app: App, person: Member | Staff) {
  const id = await askErasure(app, await givePassword(app, person))
  const admin = await app.staff('admin')
  const read = async () => (await app.fetch(`/en/console/erasures/${id}`, as(admin))).text()
  const preview = countsIn(await read())
  landedAt(await carryOutErasure(app, admin, id))
  await app.work()
  // What was announced is what was done.
  expect(countsIn(await read())).toMatchObject(preview)
  const { report } = await app.portal.db
    .selectFrom('erasure_request')
    .select('report')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return erasureReport.parse(report)
}

/** What stands in the cards by its label, but for mails: asking for an erasure is told of in some. */
function countsIn(html: string): Record<string, string> {
  const counts = [...html.matchAll(/<dt>([^<]+)<\/dt><dd class="numbers">([^<]+)<\/dd>/g)]
  return Object.fromEntries(
    counts.map(([, label = '', count = '']) => [label, count]).filter(([label]) => !label?.includes('email')),
  )
}

test('a private rider’s bikes lose holder, words and receipt, and keep serial number and technical history', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name })
  const staff = await app.staff()
  const { db } = app.portal
  const { id } = await addProduct(app.portal, { of: rider })
  const receipt = await addReceipt(app, rider, id)
  await noteOn(app, id, rider, `Di ${name}`)
  await noteOn(app, id, rider, `Fatto da ${name}`, 'service')
  await app.fetch(`/en/products/${id}`, post(rider, { intent: 'transfer' }))
  for (const consent of [{}, { safety_contact: 'on' }])
    await app.fetch(`/en/products/${id}`, post(rider, { intent: 'consents', ...consent }))
  const { report, product } = { report: await erase(app, rider), product: await row() }

  expect(report).toMatchObject({
    erased: { receipts: 1, texts: 2, company: 1 },
    kept: { products: 1, log: 5, files: 0 },
  })
  expect(report.kept.mentions).toBe(0)
  expect(product).toMatchObject({
    held_by: null,
    safety_contact: false,
    serial_number: 'C68.51S.00123',
  })
  expect(await placesOf(app, name)).toEqual([])
  expect(await placesOf(app, rider.viewer.email)).toEqual(['sent_mail.to_address'])
  expect(await app.portal.files.open(receipt)).toBeUndefined()
  expect(await db.selectFrom('product_transfer').selectAll().execute()).toEqual([])
  const page = await (await app.fetch(`/en/products/${id}`, as(staff))).text()
  for (const shown of ['C68.51S.00123', 'Yearly service', `ID-${rider.viewer.accountId}`]) expect(page).toContain(shown)

  function row() {
    return db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
})

test('of a private rider’s quotes and orders the amounts stay, names, words and addresses go', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name })
  const dealer = await app.dealer()
  const staff = await app.staff()
  const { db } = app.portal
  const quote = await addTestQuote(app, { of: rider })
  await decide(app, quote.id, rider, name, `Accetto, ${name}`)
  const messageId = await sayOn(app, quote.id, rider, `Saluti da ${name}`)
  await sayOn(app, quote.id, staff, `Gentile ${name}`)
  await announce(db, quoteReplied, { quoteId: quote.id, messageId }, app.clock.now())
  await announce(db, quoteDecided, { quoteId: quote.id }, app.clock.now())
  const addresses = { selling: { name, contact: name, address: 'Via Po 7', city: 'Mantova', country: 'IT' } }
  const serials = { serialNumbers: ['C68.51S.00123'], quantityShipped: 1 }
  const order = await addOrder(app.portal, { of: rider, number: 'OV26-0007', name: `Bici di ${name}`, addresses })
  await addOrder(app.portal, { of: dealer, number: 'OV26-0008' })
  await db.updateTable('sales_order_line').set({ serial_numbers: serials.serialNumbers }).execute()
  await app.work()
  const report = await erase(app, rider)

  expect(report).toMatchObject({
    erased: { texts: 2, addresses: 1 },
    kept: { quotes: 1, replies: 1, orders: 1, mentions: 1 },
  })
  // What others wrote stays, and is counted.
  expect(await placesOf(app, name)).toEqual(['quote_message.body'])
  expect(await placesOf(app, 'Via Po 7')).toEqual([])
  const columns = ['acceptance', 'decided_name', 'amount'] as const
  const kept = await db.selectFrom('quote').select(columns).executeTakeFirstOrThrow()
  expect(kept).toEqual({ acceptance: 'accepted', decided_name: `ID-${rider.viewer.accountId}`, amount: 732_500 })
  const found = await db.selectFrom('sales_order').select(['id', 'search', 'total_amount']).orderBy('id').execute()
  expect(found[0]).toEqual({
    id: order.id,
    search: 'ov26-0007 c68 kit telaio c68-fs c68.51s.00123 c6851s00123',
    total_amount: 1_068_720,
  })
  expect(found[1]?.search).toContain('cicli rossi')
  const page = await (await app.fetch(`/en/quotes/${quote.id}`, as(staff))).text()
  expect(page).toContain('Text erased at its author’s request')
})

test('what the people of a dealer did with bikes, quotes and leads stays the company’s, under a pseudonym', async () => {
  const app = await openApp()
  const boss = await app.dealer()
  const gone = await app.dealer({ company: boss, role: 'sales', name })
  const staff = await app.staff()
  const { id: bike } = await addProduct(app.portal, { of: gone })
  const receipt = await addReceipt(app, gone, bike)
  await noteOn(app, bike, gone, 'Cambiata la catena')
  const quote = await addTestQuote(app, { of: boss })
  await decide(app, quote.id, gone, name, 'Va bene')
  await sayOn(app, quote.id, gone, `Mi chiami: ${name}`)
  const lead = await addLead(app.portal, { of: gone, by: staff, place: 'contacted' })
  await addOrder(app.portal, { of: boss, addresses: { selling: { name: 'Cicli Rossi', contact: name } } })
  const report = await erase(app, gone)

  expect(report).toMatchObject({
    erased: { receipts: 0, texts: 0, addresses: 0, company: 0 },
    kept: { products: 1, log: 1, files: 1, quotes: 1, replies: 1, leads: 2, orders: 0, mentions: 2 },
  })
  expect(await placesOf(app, name)).toEqual(['quote_message.body', 'sales_order.search', 'sales_order_address.contact'])
  const file = await app.portal.files.open(receipt)
  expect(file).toBeDefined()
  file?.stream.destroy()
  const pseudonym = `ID-${gone.viewer.accountId}`
  for (const address of [`/en/products/${bike}`, `/en/quotes/${quote.id}`, `/en/leads/${lead.id}`]) {
    const page = await (await app.fetch(address, as(boss))).text()
    expect([
      address,
      page.includes(pseudonym),
      page.includes('Cambiata la catena') || page.includes('Va bene'),
    ]).toEqual([address, true, !address.includes('leads')])
  }
  const [decided] = await app.portal.db.selectFrom('quote').select('decided_name').execute()
  expect(decided).toEqual({ decided_name: pseudonym })
})

test('what a desk wrote down for the address of who is forgotten is taken along before, and bears no name after', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name })
  const { portal } = app
  const dealer = await app.dealer()
  const shopId = await addBookableShop(portal.db, dealer.viewer.companyId)
  const written = { personName: name, personEmail: rider.viewer.email, personPhone: '+39 333', message: `Per ${name}` }
  const id = await addAppointment(
    { portal, shopId, bookedBy: dealer.viewer.accountId },
    { ...written, day: '2026-12-15' },
  )
  await portal.db.updateTable('appointment').set({ surveys_wanted_at: app.clock.now() }).execute()
  const zip = await app.fetch('/en/user/data/export', as(rider))
  const taken = unzip(Buffer.from(await zip.arrayBuffer())).get('appointments.json')
  expect(String(taken)).toContain(`Per ${name}`)
  await erase(app, rider)
  expect(await placesOf(app, name)).toEqual([])
  const page = await (await app.fetch(`/en/appointments/${id}`, as(dealer))).text()
  expect(page).toContain(`ID-${rider.viewer.accountId}`)
  expect(page).not.toContain('mailto:')
})

test('a booking of who is forgotten shows the desk no address, and offers no link by mail', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name })
  const { portal } = app
  const dealer = await app.dealer()
  const shopId = await addBookableShop(portal.db, dealer.viewer.companyId)
  const { accountId } = rider.viewer
  const id = await addAppointment({ portal, shopId, bookedBy: accountId }, { accountId, day: '2026-11-21' })
  // Their bicycle is at the shop: one that is still to come is cancelled.
  await portal.db.updateTable('appointment').set({ state: 'arrived' }).execute()
  await erase(app, rider)
  const page = await (await app.fetch(`/en/appointments/${id}`, as(dealer))).text()
  expect(page).not.toContain('@invalid')
  const relink = await app.fetch(`/en/appointments/${id}`, post(dealer, { intent: 'relink' }))
  expect(relink.status).toBe(409)
})

test('files of quotes that somebody of the staff sent stay, and are not said to have gone', async () => {
  const app = await openApp()
  const gone = await app.staff('agent')
  const { id } = await addTestQuote(app, { of: await app.dealer() })
  const row = {
    owner_id: gone.viewer.accountId,
    quote_id: id,
    field: 'attachments' as const,
    name: 'a.pdf',
    kind: 'pdf' as const,
  }
  const file = { ...row, id: randomUUID(), submission: randomUUID(), media_type: 'application/pdf', bytes: 1 }
  await app.portal.db
    .insertInto('attachment')
    .values({ ...file, content_key: 'k', created_at: app.clock.now() })
    .execute()
  const report = await erase(app, gone)
  expect(report).toMatchObject({ erased: { 'unsent-files': 0 }, kept: { files: 1 } })
})

test('anyone who looked after quotes in the maker’s house is nobody’s address any more', async () => {
  const app = await openApp()
  const gone = await app.staff('agent')
  const dealer = await app.dealer()
  const { db } = app.portal
  const owner = { owner_name: name, owner_email: gone.viewer.email }
  await db.updateTable('account').set({ name }).where('id', '=', gone.viewer.accountId).execute()
  const quote = await addTestQuote(app, { of: dealer })
  await db
    .updateTable('quote')
    .set({ ...owner, search: `pr-1 telai ${name.toLowerCase()} kit` })
    .execute()
  const report = await erase(app, gone)
  expect(report.kept.quotes).toBe(1)
  expect(await placesOf(app, name)).toEqual([])
  const page = await (await app.fetch(`/en/quotes/${quote.id}`, as(dealer))).text()
  expect(page).toContain(`ID-${gone.viewer.accountId}`)
  expect(page).not.toContain('mailto:"')
  await announce(db, quoteDecided, { quoteId: quote.id }, app.clock.now())
  await app.work()
  const mails = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail.quote').execute()
  expect(mails.filter(({ payload }) => !JSON.stringify(payload).includes('accountId'))).toEqual([])
})

test('a report of earlier days, which knew fewer kinds, is read as well', () => {
  const none = { profile: 1, contact: 0, company: 0, sessions: 0, 'second-factors': 0, drafts: 0 }
  const erased = { ...none, 'unsent-files': 0, requests: 0, invites: 0, mails: 2 }
  const kept = { tickets: 3, messages: 0, events: 0, files: 0, mentions: 0, notice: 0 }
  const report = erasureReport.parse({ erased, kept })
  expect(report).toMatchObject({ erased: { mails: 2, receipts: 0 }, kept: { tickets: 3, products: 0 } })
})
