import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { addNote, decide } from '#app/features/service/tickets/desk/staff.server.ts'
import { link } from '#app/features/service/tickets/related/related.server.ts'
import { reply } from '#app/features/service/tickets/tickets.server.ts'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { type Member, openApp, post } from '#tests/app.ts'
import { walk } from './revisits.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

test('whatever is changed in the records that lists of tickets show, their tags change with them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: dealer, subject: 'Creaking fork', promisedAt: '2026-11-20' })
  await app.ticket({ of: dealer, awaiting: 'dealer' })
  const submission = randomUUID()
  await app.fetch('/drafts', post(dealer, { form: `ticket-${submission}`, submission, frame_model: 'C68' }))
  const visits = [
    { person: dealer, address: '/en/tickets' },
    { person: dealer, address: '/tickets.data?order=number-asc' },
    { person: dealer, address: '/fr/tickets.data?q=fork' },
    { person: agent, address: '/en/console/tickets' },
    { person: agent, address: '/console/tickets.data?overdue=yes&order=promised-asc' },
  ]
  const { accountId } = agent.viewer
  const view = { account_id: accountId, name: 'Late', filters: '?overdue=yes', created_at: app.clock.now() }
  await app.portal.db
    .insertInto('saved_view')
    .values([
      { ...view, list: 'queue' },
      { ...view, list: 'tickets', account_id: dealer.viewer.accountId },
    ])
    .execute()
  await app.portal.db
    .insertInto('queue_columns')
    .values({ account_id: accountId, columns: ['number', 'country'] })
    .execute()
  const tables = ['ticket', 'company', 'account', 'draft', 'saved_view', 'queue_columns']
  const { shown, stale } = await walk(app, visits, tables)
  expect(stale).toEqual([])
  const columns = ['subject', 'stage', 'promised_at', 'awaiting'].map((column) => `ticket.${column}`)
  expect(shown).toEqual(
    expect.arrayContaining([...columns, 'company.name', 'account.name', 'draft.fields', 'saved_view.name']),
  )
}, 120_000)

test('whatever is changed in the records that the list of products shows, its tag changes with it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addProduct(app.portal, { of: dealer })
  const visits = [
    { person: dealer, address: '/en/products' },
    { person: dealer, address: '/products.data?family=C68' },
    { person: await app.staff(), address: '/fr/products.data' },
  ]
  const { shown, stale } = await walk(app, visits, ['product', 'company'])
  expect(stale).toEqual([])
  expect(shown).toEqual(expect.arrayContaining(['product.name', 'product.warranty_expiry', 'company.name']))
}, 120_000)

test('whatever is changed in the records that lists of orders and quotes show, their tags change with them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addOrder(app.portal, { of: dealer })
  await addTestQuote(app, { of: dealer })
  const visits = [
    { person: dealer, address: '/en/orders' },
    { person: agent, address: '/orders.data?order=date-asc' },
    { person: dealer, address: '/en/quotes' },
    { person: agent, address: '/quotes.data?order=expires-asc' },
  ]
  const tables = ['sales_order', 'quote', 'company', 'account']
  const { shown, stale } = await walk(app, visits, tables)
  expect(stale).toEqual([])
  const columns = ['sales_order.status', 'sales_order.total_amount', 'sales_order.first_item', 'quote.expires_on']
  expect(shown).toEqual(expect.arrayContaining([...columns, 'quote.title', 'quote.status', 'company.name']))
}, 120_000)

test('whatever is changed in the records that a ticket’s page shows, the tag of its data changes with it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('admin')
  const { id } = await app.ticket({ of: dealer })
  await decide(app.portal, agent.viewer, id, { accepted: true, reason: 'Difetto', returnRequested: false })
  await app.ticket({ of: dealer, accepted: true })
  await reply(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'Eccola' })
  await addNote(app.portal, agent.viewer, id, { submission: randomUUID(), message: 'Tra noi' })
  await addProduct(app.portal, { of: dealer, colour: 'rosso' })
  await app.owner.updateTable('product').set({ frame_model: 'C68' }).execute()
  await putResource(app.portal, agent.viewer, {
    folderId: await putFolder(app.portal, agent.viewer, 'Telai'),
    family: 'C68',
    colour: 'rosso',
  })
  const other = await app.ticket({ of: dealer })
  await link(app.portal, agent.viewer, id, other.id)
  await addBuilt(app)
  await addFile(app, dealer, id)
  const visits = [
    { person: dealer, address: `/en/tickets/${id}.data` },
    { person: agent, address: `/console/tickets/${id}.data` },
  ]
  const tables = [
    'ticket',
    'message',
    'ticket_event',
    'ticket_relation',
    'attachment',
    'product',
    'built_bicycle',
    'resource',
    'resource_version',
  ]
  const { shown, stale } = await walk(app, visits, [...tables, 'company', 'account'])
  expect(stale).toEqual([])
  const columns = ['ticket.stage', 'ticket.content', 'message.body', 'ticket_event.reason', 'attachment.name']
  expect(shown).toEqual(
    expect.arrayContaining([
      ...columns,
      'attachment.withdrawn_at',
      'product.colour',
      'built_bicycle.colour',
      'account.name',
    ]),
  )
}, 120_000)

async function addBuilt({ owner, clock }: App) {
  const serial = 'C68.51S.00123'
  const built = {
    serial_number: serial,
    serial_folded: foldSerial(serial),
    family: 'C68',
    listed_at: clock.now(),
  } as const
  await owner.insertInto('built_bicycle').values(built).execute()
}

async function addFile({ owner, clock }: App, { viewer }: Member, ticketId: number) {
  const photo = { name: 'foto.jpg', kind: 'photo', bytes: 5, media_type: 'image/jpeg', field: 'attachments' } as const
  const of = { owner_id: viewer.accountId, company_id: viewer.companyId, ticket_id: ticketId }
  const kept = { id: randomUUID(), submission: randomUUID(), content_key: 'x', thumb_key: 'y', created_at: clock.now() }
  await owner
    .insertInto('attachment')
    .values({ ...photo, ...of, ...kept })
    .execute()
}
