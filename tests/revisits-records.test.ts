import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { openApp, post } from '#tests/app.ts'
import { walk } from './revisits.fixture.ts'

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
    { person: agent, address: '/console/tickets.data?overdue=yes&order=promised' },
  ]
  const { shown, stale } = await walk(app, visits, ['ticket', 'company', 'account', 'draft'])
  expect(stale).toEqual([])
  const columns = ['subject', 'stage', 'promised_at', 'awaiting'].map((column) => `ticket.${column}`)
  expect(shown).toEqual(expect.arrayContaining([...columns, 'company.name', 'account.name', 'draft.fields']))
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
