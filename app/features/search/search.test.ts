import { expect, test } from 'vitest'
import { addLead } from '#app/features/leads/leads.fixture.ts'
import { addOrder, line } from '#app/features/orders/orders.fixture.ts'
import { addProduct } from '#app/features/products/products.fixture.ts'
import { addTestQuote } from '#app/features/quotes/quotes.fixture.ts'
import { as, openApp } from '#tests/app.ts'

async function openShop() {
  const app = await openApp()
  const owner = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: owner, subject: 'Zaffiro: vernice scrostata' })
  await addOrder(app.portal, { of: owner, lines: [line({ itemName: 'Telaio Zaffiro' })] })
  await addTestQuote(app, { of: owner, title: 'Preventivo Zaffiro' })
  await addProduct(app.portal, { of: owner, name: 'C68 Zaffiro' })
  await addLead(app.portal, { of: owner, by: agent, lastName: 'Zaffiro' })
  const search = async (person: { cookie: string }, q = 'zaffiro') =>
    (await app.fetch(`/en/search?q=${encodeURIComponent(q)}`, as(person))).text()
  return { app, owner, agent, search }
}

const groupsIn = (page: string) => [...page.matchAll(/<h2>(\w+)<\/h2>/g)].map(([, title]) => title)

test('one search goes through tickets, orders, quotes, products and leads', async () => {
  const { owner, search } = await openShop()
  expect(groupsIn(await search(owner))).toEqual(['Tickets', 'Orders', 'Quotes', 'Products', 'Leads'])
})

test('staff find the same, and their tickets lead to the console', async () => {
  const { agent, search } = await openShop()
  const page = await search(agent)
  expect(groupsIn(page)).toEqual(['Tickets', 'Orders', 'Quotes', 'Products', 'Leads'])
  expect(page).toMatch(/href="\/en\/console\/tickets\/\d+"/)
})

test('a mechanic finds tickets and products, and nothing of the trade', async () => {
  const { app, owner, search } = await openShop()
  const mechanic = await app.dealer({ role: 'workshop', company: owner })
  expect(groupsIn(await search(mechanic))).toEqual(['Tickets', 'Products'])
})

test('nobody finds what belongs to another company or to a module they do not have', async () => {
  const { app, search } = await openShop()
  expect(await search(await app.dealer())).toContain('No results for “zaffiro”')
  const few = await app.dealer({ modules: ['products'] })
  await addProduct(app.portal, { of: few, name: 'C68 Zaffiro', serial: 'C68.54S.00999' })
  await app.ticket({ of: few, subject: 'Zaffiro' })
  expect(groupsIn(await search(few))).toEqual(['Products'])
})

test('where five of a kind are shown, its list leads to the rest, of each side the own', async () => {
  const { app, owner, agent, search } = await openShop()
  expect(await search(owner)).not.toContain('View all')
  for (const at of [1, 2, 3, 4]) await app.ticket({ of: owner, subject: `Zaffiro rosso ${at}` })
  const page = await search(owner)
  expect(page.match(/View all/g)).toHaveLength(1)
  expect(page).toContain('href="/en/tickets?q=zaffiro"')
  expect(await search(agent)).toContain('href="/en/console/tickets?q=zaffiro"')
})

test('one or two characters search for nothing and say so', async () => {
  const { owner, search } = await openShop()
  const page = await search(owner, 'za')
  expect(page).toContain('Please type at least 3 characters to search')
  expect(groupsIn(page)).toEqual([])
})
