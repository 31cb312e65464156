import { expect, test, vi } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder, line } from '#app/features/trade/orders/orders.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { forgetOthers } from '#app/kit/own-memory.ts'
import { as, openApp } from '#tests/app.ts'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { readAnswered } from './answered.ts'
import { keepRecent, openedAt, readRecent } from './recent.ts'
import { askFor } from './search.fixture.ts'

test('a search that cannot be read says so on its page, and answers nothing to the palette', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await app.owner.schema.alterTable('lead').renameTo('lead_away').execute()
  try {
    const answer = await app.fetch('/en/search?q=zaffiro', as(owner))
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('The search is not responding')
    expect(page).toContain('name="q"')
    expect(page).not.toContain('No results')
    expect(app.errors().join('')).toContain('the search could not be read')
    expect((await app.fetch('/en/search/hits?q=zaffiro', as(owner))).status).toBe(500)
    expect(app.errors().length).toBeGreaterThan(0)
  } finally {
    await app.owner.schema.alterTable('lead_away').renameTo('lead').execute()
  }
})

async function openShop() {
  const app = await openApp()
  const owner = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: owner, subject: 'Zaffiro: vernice scrostata' })
  await addOrder(app.portal, { of: owner, lines: [line({ itemName: 'Telaio Zaffiro' })] })
  await addTestQuote(app, { of: owner, title: 'Preventivo Zaffiro' })
  await addProduct(app.portal, { of: owner, name: 'C68 Zaffiro' })
  await addLead(app.portal, { of: owner, by: agent, lastName: 'Zaffiro' })
  const { viewer } = await app.staff('admin')
  await putResource(app.portal, viewer, { shelf: 'manual', title: 'Montaggio Zaffiro', name: 'zaffiro.pdf' })
  const search = async (person: { cookie: string }, q = 'zaffiro') =>
    (await app.fetch(`/en/search?q=${encodeURIComponent(q)}`, as(person))).text()
  return { app, owner, agent, search }
}

const everything = ['Tickets', 'Orders', 'Quotes', 'Products', 'Leads', 'Resources']

const groupsIn = (page: string) => [...page.matchAll(/<h2>(\w+)<\/h2>/g)].map(([, title]) => title)

test('one search goes through tickets, orders, quotes, products, leads and resources', async () => {
  const { owner, search } = await openShop()
  expect(groupsIn(await search(owner))).toEqual(everything)
})

test('staff find the same, and their tickets lead to the console', async () => {
  const { agent, search } = await openShop()
  const page = await search(agent)
  expect(groupsIn(page)).toEqual(everything)
  expect(page).toMatch(/href="\/en\/console\/tickets\/\d+"/)
})

test('a mechanic finds tickets, products and resources, and nothing of the trade', async () => {
  const { app, owner, search } = await openShop()
  const mechanic = await app.dealer({ role: 'workshop', company: owner })
  expect(groupsIn(await search(mechanic))).toEqual(['Tickets', 'Products', 'Resources'])
})

test('nobody finds what belongs to another company or to a module they do not have', async () => {
  const { app, search } = await openShop()
  expect(groupsIn(await search(await app.dealer()))).toEqual(['Resources'])
  expect(await search(await app.dealer({ modules: [] }))).toContain('No results for “zaffiro”')
  const few = await app.dealer({ modules: ['products'] })
  await addProduct(app.portal, { of: few, name: 'C68 Zaffiro', serial: 'C68.54S.00999' })
  await app.ticket({ of: few, subject: 'Zaffiro' })
  expect(groupsIn(await search(few))).toEqual(['Products'])
})

test('a rider finds nothing of the media library, whatever their licence holds; its guides they do', async () => {
  const { app, search } = await openShop()
  const { viewer } = await app.staff('admin')
  const id = await putResource(app.portal, viewer, {
    title: 'Zaffiro in vetrina',
    folderId: await putFolder(app.portal, viewer, 'Foto'),
  })
  const rider = await app.dealer({ role: 'customer' })
  const page = await search(rider)
  expect(groupsIn(page)).toEqual(['Resources'])
  expect(page).toContain('Montaggio Zaffiro')
  expect(page).not.toContain('in vetrina')
  expect(await search(await app.dealer())).toContain('in vetrina')
  expect(await askFor(app, rider, `opened=resources-${id}`)).toEqual([])
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

test('where five resources are shown, the lists of their shelves lead to the rest', async () => {
  const { app, owner, search } = await openShop()
  const { viewer } = await app.staff('admin')
  for (const at of [1, 2, 3, 4])
    await putResource(app.portal, viewer, { shelf: 'manual', title: `Zaffiro ${at}`, name: `zaffiro-${at}.pdf` })
  const page = await search(owner)
  expect(page).toContain('href="/en/resources/manuals?q=zaffiro"')
  expect(page).toContain('(Assembly manuals)')
})

test('before anything is searched for the page says what can be, and from how many characters', async () => {
  const app = await openApp()
  const page = await (await app.fetch('/en/search', as(await app.dealer()))).text()
  expect(page).toContain('Search by number, serial number, name or page')
  expect(page).toContain('at least 3 characters')
})

test('one or two characters search for nothing and say so', async () => {
  const { owner, search } = await openShop()
  const page = await search(owner, 'za')
  expect(page).toContain('Please type at least 3 characters to search')
  expect(groupsIn(page)).toEqual([])
  for (const q of ['za ', '    ']) expect(await search(owner, q), q).not.toContain('No results')
})

test('of an order whose title does not hold the words the line is shown that does', async () => {
  const { app, owner, search } = await openShop()
  const zaffiro = { itemName: 'Sella Turchese', itemNumber: 'ST-77', serialNumbers: ['C68.51S.00777'] }
  await addOrder(app.portal, { of: owner, number: 'OV25-0002', name: 'Primavera', lines: [line(), line(zaffiro)] })
  const hitOf = async (q: string) => (await search(owner, q)).replaceAll('<!-- -->', '')
  expect(await hitOf('turchese')).toContain('OV25-0002 · Sella Turchese')
  expect(await hitOf('st-77')).toContain('OV25-0002 · Sella Turchese ST-77')
  expect(await hitOf('c6851s00777')).toContain('OV25-0002 · Sella Turchese C68.51S.00777')
  expect(await hitOf('primavera')).not.toContain('Sella Turchese')
  expect(await hitOf('ov25-0002')).not.toContain('Sella Turchese')
})

test('staff read with an order and a quote whose it is, and a dealer reads no company', async () => {
  const { owner, agent, search } = await openShop()
  expect((await search(agent)).match(/ · Cicli Rossi</g)).toHaveLength(2)
  expect(await search(owner)).not.toContain('· Cicli Rossi<')
})

test('of manuals those in the reader’s language are found first, and each says its language', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { viewer } = await app.staff('admin')
  const manual = { shelf: 'manual', title: 'Montaggio Zaffiro' } as const
  await putResource(app.portal, viewer, { ...manual, language: 'fr', name: 'fr.pdf' })
  const folderId = await putFolder(app.portal, viewer, 'Foto')
  await putResource(app.portal, viewer, { title: 'Zaffiro in vetrina', folderId })
  for (const at of [1, 2, 3, 4])
    await putResource(app.portal, viewer, { ...manual, language: at < 4 ? 'en' : 'it', name: `${at}.pdf` })
  const hits = async (prefix: string) => {
    const answer = await app.fetch(`${prefix}/search/hits?q=zaffiro`, as(owner))
    return readAnswered(await answer.json()).hits.map(({ hint }) => hint)
  }
  expect(await hits('/fr')).toEqual([
    'Médias',
    'Manuel de montage · Français',
    'Manuel de montage · Italien',
    'Manuel de montage · Anglais',
    'Manuel de montage · Anglais',
  ])
})

test('a lead is found by its number, by anyone who may see it', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: owner, by: agent })
  const leads = async (person: { cookie: string }, q: string) =>
    (await askFor(app, person, `q=${q}`)).flatMap((hit) => (hit.kind === 'leads' ? [hit.id] : []))
  for (const person of [owner, agent]) expect(await leads(person, String(id))).toEqual([id])
  expect(await leads(owner, `${id}1`)).toEqual([])
  expect(await leads(owner, '999999999999999')).toEqual([])
  expect(await leads(await app.dealer(), String(id))).toEqual([])
  const list = await (await app.fetch(`/en/leads?q=${id}`, as(owner))).text()
  expect(list).toContain(`href="/en/leads/${id}"`)
})

test('the palette is answered with the same hits, and nothing else is taken for an answer', async () => {
  const { app, owner } = await openShop()
  const hits = await askFor(app, owner, 'q=zaffiro')
  expect(hits.map(({ kind }) => kind)).toEqual(['tickets', 'orders', 'quotes', 'products', 'leads', 'resources'])
  expect(await askFor(app, owner, 'q=za')).toEqual([])
  const { headers } = await app.fetch('/en/search/hits?q=zaffiro', as(owner))
  expect(headers.get('cache-control')).toContain('no-store')
  expect(
    readAnswered({
      q: '',
      hits: [
        { ...hits[0], to: '//elsewhere.example' },
        { ...hits[0], title: 3 },
      ],
    }),
  ).toEqual({
    q: '',
    hits: [],
  })
  for (const other of [null, 'Sign in to the network', { hits: [] }]) expect(() => readAnswered(other)).toThrow()
})

const names = (hits: { kind: string; title: string }[]) => hits.map(({ kind, title }) => `${kind} ${title}`)

test('what a browser remembers by number is called by its name again, as long as this person may see it', async () => {
  const { app, owner, agent } = await openShop()
  const mine = await askFor(app, owner, 'q=zaffiro')
  const remembered = mine.map(({ kind, id }) => `${kind}-${id}`).toReversed()
  const recalled = (person: { cookie: string }) =>
    askFor(app, person, `opened=${remembered.join('.')}.tickets-x.thing-1`)
  expect(names(await recalled(owner))).toEqual(names(mine.toReversed()))
  expect((await recalled(agent)).find(({ kind }) => kind === 'tickets')?.to).toContain('/console/tickets/')
  const mechanic = await app.dealer({ role: 'workshop', company: owner })
  expect((await recalled(mechanic)).map(({ kind }) => kind)).toEqual(['resources', 'products', 'tickets'])
  expect((await recalled(await app.dealer())).map(({ kind }) => kind)).toEqual(['resources'])
  expect(await recalled(await app.dealer({ modules: [] }))).toEqual([])
  expect((await app.queriesOf(() => recalled(owner))).length).toBeLessThanOrEqual(7)
})

const kept = () => Object.fromEntries(Object.entries(localStorage))

test('a browser remembers the numbers of what was opened, of one person at a time, until they sign out', () => {
  vi.stubGlobal('localStorage', new Memory())
  localStorage.setItem('recent anna@bianchi.example', '[{"title":"Lead: Mario Verdi"}]')
  for (const path of [
    '/tickets/7',
    '/en/leads/3',
    '/console/tickets/8',
    '/tickets',
    '/console/companies/4',
    '/tickets/7',
  ])
    keepRecent(42, path)
  expect(kept()).toMatchObject({ 'of 42 recent': 'tickets-7.tickets-8.leads-3' })
  expect(readRecent(42)).toHaveLength(3)
  expect(readRecent(4)).toEqual([])
  keepRecent(4, '/fr/resources/size-guides/9')
  void forgetOthers(4)
  expect(kept()).toEqual({ 'of 4 recent': 'resources-9' })
  void forgetOthers()
  expect(kept()).toEqual({})
  for (const page of ['/products/serial/12', '/resources/12', '/leads/012x'])
    expect(openedAt(page), page).toBe(undefined)
  vi.unstubAllGlobals()
})

/** As a browser's: what is kept are its own keys. */
class Memory {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

test('an order, a quote and a lead with more text than an index holds are found by the last word of it', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const agent = await app.staff()
  const items = Array.from({ length: 90 }, (_, at) => `Telaio numero ${at} blu notte`)
  const long = items.join(', ')
  await addOrder(app.portal, { of: owner, lines: [...items, 'Zaffiro'].map((itemName) => line({ itemName })) })
  await addTestQuote(app, { of: owner, item: `${long} Zaffiro` })
  await addLead(app.portal, { of: owner, by: agent, message: `${long} Zaffiro` })
  for (const person of [owner, agent])
    expect(groupsIn(await (await app.fetch('/en/search?q=zaffiro', as(person))).text())).toEqual([
      'Orders',
      'Quotes',
      'Leads',
    ])
})
