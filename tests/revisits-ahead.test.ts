import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { bothOf, expectKept, shownTo, walk } from './revisits.fixture.ts'

// Pages whose tag is made of what they read: read once, for the tag and for the page.

test('a home, the board and a list that show what they did are answered without a body, and ask no more than the page', async () => {
  const app = await openApp()
  const [dealer, rider, admin] = [await app.dealer(), await app.dealer({ role: 'customer' }), await app.staff('admin')]
  await app.ticket({ of: dealer, awaiting: 'dealer' })
  await addLead(app.portal, { of: dealer, by: admin })
  const visits = [
    [dealer, '/en'],
    [rider, '/fr'],
    [admin, '/en'],
    [dealer, '/leads'],
    [admin, '/en/leads?status=declined'],
    [dealer, '/en/tickets'],
    [dealer, '/tickets?stage=new_request&order=activity-asc'],
    [dealer, '/tickets?q=forcella'],
    [admin, '/fr/console/tickets'],
    [dealer, '/en/products?family=C68'],
    [dealer, '/orders'],
    [admin, '/quotes?order=expires-asc'],
  ] as const
  const addresses = visits.flatMap(([person, address]) => bothOf(address).map((one) => [person, one] as const))
  for (const [person, address] of [...addresses, [dealer, '/'], [dealer, '/_.data']] as const) {
    let first = await shownTo(app, person, address)
    const read = await app.queriesOf(async () => void (first = await shownTo(app, person, address)))
    expectKept(address, first)
    let again = first
    const asked = await app.queriesOf(async () => void (again = await shownTo(app, person, address, first.tag ?? '')))
    expect([address, again.status, again.body, asked.length <= read.length]).toEqual([address, 304, '', true])
    expect(new Set(read).size, `what ${address} reads twice`).toBe(read.length)
  }
})

test('a home and leads are nobody else’s, nor kept where staff ask for a customer’s or search all', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [colleague, agent] = [await app.dealer({ company: dealer }), await app.staff()]
  for (const address of ['/en', '/en/leads']) {
    const { tag } = await shownTo(app, dealer, address)
    for (const other of [colleague, agent]) expect((await shownTo(app, other, address, tag ?? '')).status).toBe(200)
    expect((await app.fetch(address, { headers: { 'if-none-match': tag ?? '' } })).status).not.toBe(304)
  }
  for (const address of ['/en/leads?q=rossi', `/en/leads?company=${dealer.viewer.companyId}`, '/en?notice=saved']) {
    const { headers } = await app.fetch(address, as(agent))
    expect([address, headers.get('etag'), headers.get('cache-control')]).toEqual([
      address,
      null,
      expect.stringContaining('no-store'),
    ])
  }
})

test('when the hours of a lead or of a promise run down, leads and home have other tags, and not before', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  await addLead(app.portal, { of: dealer, by: agent })
  const before = await shownTo(app, dealer, '/en/leads')
  app.clock.advance(60_000)
  const later = await shownTo(app, dealer, '/en/leads')
  app.clock.advance(60 * 60_000)
  const after = await shownTo(app, dealer, '/en/leads', later.tag ?? '')
  expect([before.tag === after.tag, after.status, after.body === before.body]).toEqual([false, 200, false])
  const { id } = await app.ticket({ of: dealer })
  const dueAt = new Date(app.clock.now().getTime() + 60_000)
  await app.owner.updateTable('ticket').set({ due_at: dueAt }).where('id', '=', id).execute()
  const home = await shownTo(app, agent, '/en')
  expect((await shownTo(app, agent, '/en', home.tag ?? '')).status).toBe(304)
  app.clock.advance(2 * 60_000)
  expect((await shownTo(app, agent, '/en', home.tag ?? '')).status).toBe(200)
})

test('whatever is changed in the records that a home and the leads show, their tags change with them', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  await app.ticket({ of: dealer, awaiting: 'dealer', promisedAt: '2026-11-20' })
  await addLead(app.portal, { of: dealer, by: admin })
  await addTestQuote(app, { of: dealer })
  await addProduct(app.portal, { of: dealer })
  const submission = randomUUID()
  await app.fetch('/drafts', post(dealer, { form: `ticket-${submission}`, submission, frame_model: 'C68' }))
  const visits = [
    { person: dealer, address: '/en' },
    { person: admin, address: '/fr' },
    { person: dealer, address: '/en/leads' },
    { person: admin, address: '/en/leads?status=routed' },
  ]
  const tables = ['ticket', 'lead', 'quote', 'product', 'draft', 'company', 'account']
  const { shown, stale } = await walk(app, visits, tables)
  expect(stale).toEqual([])
  expect(shown).toEqual(
    expect.arrayContaining(['ticket.subject', 'ticket.stage', 'lead.first_name', 'draft.fields', 'company.name']),
  )
}, 120_000)
