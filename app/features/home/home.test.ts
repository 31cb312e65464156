import { expect, test } from 'vitest'
import { addLead } from '#app/features/leads/leads.fixture.ts'
import { addProduct } from '#app/features/products/products.fixture.ts'
import { addTestQuote } from '#app/features/quotes/quotes.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'

const day = 86_400_000

async function openShop() {
  const app = await openApp()
  const owner = await app.dealer()
  const agent = await app.staff()
  await addLead(app.portal, { of: owner, by: agent, amount: 480_000, place: 'offer' })
  await addLead(app.portal, { of: owner, by: agent })
  await addTestQuote(app, { of: owner, title: 'Telai per la stagione', expiresOn: '2026-12-01' })
  await addProduct(app.portal, { of: owner, name: 'C68 Disco', expiry: '2026-12-30' })
  await app.ticket({ of: owner, awaiting: 'dealer', subject: 'Vernice scrostata' })
  app.clock.advance(4 * day)
  return { app, owner, home: async (person: { cookie: string }) => (await app.fetch('/en', as(person))).text() }
}

test('the home of a dealer holds what waits for them, the ticket first, then what runs out', async () => {
  const { home, owner } = await openShop()
  const page = await home(owner)
  const places = ['Vernice scrostata', 'Leads overdue', 'Telai per la stagione', 'C68 Disco', 'Total deal amount']
  const found = places.map((text) => page.indexOf(text))
  expect(found.every((at) => at > 0)).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(page).toContain('€4,800.00')
  for (const tool of ['First-access guide', 'Assembly manuals', 'Size guides', 'Size calculator', 'Reports'])
    expect(page).toContain(tool)
})

test('a mechanic’s home knows of no lead, no quote and no amount', async () => {
  const { app, home, owner } = await openShop()
  const page = await home(await app.dealer({ role: 'workshop', company: owner }))
  expect(page).toContain('C68 Disco')
  for (const hidden of ['Leads', 'Telai per la stagione', 'deal amount', '€']) expect(page).not.toContain(hidden)
})

test('what is not in the licence stands on the home with a lock and tells nothing', async () => {
  const app = await openApp()
  const owner = await app.dealer({ modules: ['tickets'] })
  const page = await (await app.fetch('/en', as(owner))).text()
  expect(page.match(/Not in your license/g)).toHaveLength(5)
  expect(page).not.toContain('deal amount')
})

test('another dealer’s leads, quotes and bicycles are on nobody else’s home', async () => {
  const { app, home } = await openShop()
  const page = await home(await app.dealer())
  for (const foreign of ['Vernice scrostata', 'Telai per la stagione', 'C68 Disco', '4,800', 'Also due'])
    expect(page).not.toContain(foreign)
})

test('the home asks the database six questions at most', async () => {
  const { app, owner, home } = await openShop()
  await home(owner)
  expect((await app.queriesOf(() => home(owner))).length).toBeLessThanOrEqual(6)
})

test('the home of staff names leads nobody has answered; what waits for an administrator stands on theirs alone', async () => {
  const { app, home } = await openShop()
  await app.fetch('/en/license', post(await app.dealer({ modules: ['tickets'] }), { module: 'leads' }))
  const [agent, admin] = [await home(await app.staff()), await home(await app.staff('admin'))]
  for (const page of [agent, admin]) expect(page).toContain('Overdue since')
  expect(admin).toMatch(/Modules requested.*1 waiting/s)
  expect(agent).not.toContain('Modules requested')
})
