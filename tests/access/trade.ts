import { addShop } from '#app/features/people/shops/shops.fixture.ts'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addInvoice } from '#app/features/trade/invoices/invoices.fixture.ts'
import { importOrders } from '#app/features/trade/orders/orders.import.server.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addAppointment, putKind } from '#app/features/service/appointments/appointments.fixture.ts'
import { addRecallOf } from './recalls.ts'
import { addShareOf } from './shares.ts'
import { addSurveyed } from './surveys.ts'
import { addWebhook } from './webhooks.ts'
import { type App, type Tenant, canaries, type People } from './people.ts'

/** What a tenant buys and sells, which its workshop does not have: an order, a lead with a note, quotes; and its shop. */
export async function addTradeFixtures(app: App, people: People, tenant: Tenant) {
  const of = people.heads[tenant]
  const { accountId, companyId } = of.viewer
  const byId = people.agent.accountId
  const routed = { companyId, byId, authorId: accountId }
  const lead = await putLead(app.portal, { ...routed, name: `Ivano ${canaries[tenant]}` })
  const shop = await addShop(app.portal.db, companyId)
  // Only the shop that a rider names takes riders: the others are foreign to them.
  await takeBookings(app, Number(shop.id), of.viewer.role === 'customer')
  // Minutes for one day alone, to be given back.
  const ownDay = { shop_id: Number(shop.id), day: '2026-12-01', minutes: 240, own: true }
  await app.portal.db.insertInto('bench_day').values(ownDay).execute()
  const own = of.viewer.role === 'customer' ? { accountId } : {}
  // Another shop's: one with somebody still to come is not deleted.
  const booked = await addShop(app.portal.db, companyId)
  await takeBookings(app, Number(booked.id), of.viewer.role === 'customer')
  const desk = { portal: app.portal, shopId: Number(booked.id), bookedBy: accountId }
  const message = `Cigolio di ${canaries[tenant]}`
  const quote = { of, title: `Telai di ${canaries[tenant]}` }
  return {
    ...(await addWebhook(app, people, companyId)),
    ...(await addRecallOf(app, people, tenant)),
    ...(await addShareOf(app, people, tenant)),
    surveyed: await addSurveyed(app, people, tenant),
    shop,
    appointment: `${await addAppointment(desk, { ...own, message })}`,
    order: await importOrder(app, companyId, canaries[tenant]),
    // Riders have no invoices: any number is one they may not see.
    invoice: of.viewer.role === 'customer' ? '60998' : await takeInvoice(app, companyId, canaries[tenant]),
    handOrder: await writeOrder(app, companyId, canaries[tenant]),
    lead: `${lead.id}`,
    leadNote: `${lead.noteId}`,
    declinedLead: `${(await putLead(app.portal, { ...routed, name: `Ivana ${canaries[tenant]}`, declined: true })).id}`,
    quote: `${(await addTestQuote(app, quote)).id}`,
    draftQuote: `${(await addTestQuote(app, { ...quote, status: 'DRAFT' })).id}`,
  }
}

async function takeBookings({ portal: { db } }: App, shopId: number, forRiders: boolean): Promise<void> {
  await putKind(db, shopId, {
    kind: 'yearly',
    mode: 'day',
    minutes: 60,
    lanes: 1,
    words: '',
    forRiders,
    active: true,
  })
}

async function takeInvoice({ portal }: App, companyId: number, mark: string): Promise<string> {
  const line = { itemNumber: 'T-1', itemName: `Telaio di ${mark}`, quantity: 1, price: 8000, amount: 8000 }
  const options = { number: `FV ${mark}`, orderNumber: `OV ${mark}`, lines: [line] }
  return `${(await addInvoice(portal, { viewer: { companyId } }, options)).id}`
}

async function writeOrder(app: App, companyId: number, mark: string): Promise<string> {
  const id = await importOrder(app, companyId, `a mano di ${mark}`)
  await app.portal.db.updateTable('sales_order').set({ by_hand: true }).where('id', '=', Number(id)).execute()
  return id
}

async function importOrder({ portal, clock }: App, companyId: number, mark: string): Promise<string> {
  const at = clock.now().toISOString()
  const amounts = { netAmount: 8000, vatAmount: 1760, totalAmount: 9760, currency: 'EUR' }
  const line = { itemName: `Telaio di ${mark}`, quantity: 1, price: 8000, amount: 8000 }
  const order = { number: `OV ${mark}`, status: 'Open', createdAt: at, changedAt: at, orderDate: at.slice(0, 10) }
  await importOrders(portal, [{ companyId, ...order, ...amounts, addresses: { selling: {} }, lines: [line] }])
  const found = portal.db.selectFrom('sales_order').select('id').where('number', '=', order.number)
  return `${(await found.executeTakeFirstOrThrow()).id}`
}
