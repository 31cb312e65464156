import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp } from '#tests/app.ts'

const lists = {
  '/en/console/tickets?awaiting=maker': '/en/console/tickets?awaiting=maker&amp;company=',
  '/en/orders?status=open': '/en/orders?status=open&amp;company=',
  '/en/quotes?': '/en/quotes?company=',
  '/en/products?': '/en/products?company=',
  '/en/leads?status=new': '/en/leads?view=list&amp;status=new&amp;company=',
}

test('a list in which staff type a customer’s name leads to what is that customer’s', async () => {
  const app = await openApp()
  const [shop, agent] = [await app.dealer(), await app.staff()]
  const { companyId } = shop.viewer
  for (const [list, narrowed] of Object.entries(lists)) {
    const page = await (await app.fetch(`${list}&q=CICLI`, as(agent))).text()
    expect(page, list).toMatch(/No results|No tickets found/)
    expect(page.replaceAll(/<[^>]+>/g, ''), list).toContain('Customers found: Cicli Rossi')
    expect(page, list).toContain(`href="${narrowed}${companyId}">Cicli Rossi</a>`)
    const one = await (await app.fetch(narrowed.replaceAll('&amp;', '&') + companyId, as(agent))).text()
    expect(one.replaceAll(/<[^>]+>/g, ''), list).toMatch(/(?:Customer|Dealer): Cicli Rossi/)
  }
})

test('of many customers with a name a list shows the first, and says that there are more', async () => {
  const app = await openApp()
  for (const _ of [1, 2, 3, 4, 5, 6]) await app.dealer()
  const page = await (await app.fetch('/en/orders?q=rossi', as(await app.staff()))).text()
  expect(page.match(/>Cicli Rossi<\/a>/g)).toHaveLength(5)
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('Cicli Rossi, …')
})

test('a dealer is told of no customer, and where nothing is searched for, neither are staff', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  for (const list of ['/en/tickets', '/en/orders', '/en/quotes', '/en/products', '/en/leads'])
    expect(await (await app.fetch(`${list}?q=rossi`, as(owner))).text(), list).not.toContain('Customers found')
  for (const q of ['', 'ro', 'bianchi'])
    expect(await (await app.fetch(`/en/orders?q=${q}`, as(agent))).text(), q).not.toContain('Customers found')
})

test('the page of a record leads staff to all such records of its customer, and whose it is to nothing', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const pages = {
    [`/en/orders/${(await addOrder(app.portal, { of: owner })).id}`]: '/en/orders?company=',
    [`/en/quotes/${(await addTestQuote(app, { of: owner })).id}`]: '/en/quotes?company=',
    [`/en/leads/${(await addLead(app.portal, { of: owner, by: agent })).id}`]: '/en/leads?view=list&amp;company=',
  }
  for (const [page, list] of Object.entries(pages)) {
    const read = async (person: { cookie: string }) => (await app.fetch(page, as(person))).text()
    const link = `href="${list}${owner.viewer.companyId}">Cicli Rossi</a>`
    expect(await read(agent), page).toContain(link)
    expect(await read(owner), page).not.toContain('?company=')
  }
})
