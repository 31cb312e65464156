import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addTestQuote, idsIn } from '#app/features/trade/quotes/quotes.fixture.ts'
import { takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addPackage, addPackagePrice, packageFields, packageLine } from './packages.fixture.ts'

async function openShop() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const agent = await app.staff()
  const owner = await app.dealer({ locale: 'en' })
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const rider = await app.dealer({ role: 'customer' })
  const by = admin.viewer.accountId
  const read = async (path: string, who: { cookie: string }) => {
    const answer = await app.fetch(path, as(who))
    return { status: answer.status, page: await answer.text() }
  }
  const send = async (path: string, who: { cookie: string }, fields: Record<string, string | string[]>) => {
    const answer = await app.fetch(path, post(who, fields))
    return { status: answer.status, to: answer.headers.get('location') ?? '', page: await answer.text() }
  }
  return { app, admin, agent, owner, sales, workshop, rider, by, read, send }
}

function ask(options: Record<string, string> = {}) {
  return { intent: 'ask', submission: randomUUID(), quantity: '2', size_1: '54', note: 'Per marzo', ...options }
}

function asksIn(app: Awaited<ReturnType<typeof openApp>>) {
  return app.portal.db
    .selectFrom('quote_ask')
    .innerJoin('quote', 'quote.id', 'quote_ask.quote_id')
    .select(['quote.id', 'quote.status', 'quote.amount', 'quote.currency', 'quote.company_id as companyId', 'note'])
    .orderBy('quote.id')
    .execute()
}

test('a draft is nobody’s but staff’s; an administrator publishes it, and those it is meant for are offered it', async () => {
  const { admin, agent, owner, workshop, rider, read, send } = await openShop()
  const written = await send('/en/console/packages/new?kind=supply', agent, packageFields())
  const [, id = ''] = /packages\/(\d+)/.exec(written.to) ?? []
  expect([written.status, id]).toEqual([303, '601'])
  expect((await read(`/en/packages/${id}`, owner)).status).toBe(404)
  const publish = { intent: 'publish', revision: '1' }
  expect((await send(`/en/console/packages/${id}`, agent, publish)).status).toBe(404)
  expect((await send(`/en/console/packages/${id}`, admin, publish)).status).toBe(303)
  expect((await send(`/en/console/packages/${id}`, admin, publish)).status).toBe(409)
  const { status, page } = await read(`/en/packages/${id}`, owner)
  expect([status, page.includes('€1,290.00')]).toEqual([200, true])
  expect((await read('/en/packages', owner)).page).toContain('Kit di primavera')
  // A set is for anyone who buys: a mechanic and a rider do not have it at all.
  for (const person of [workshop, rider]) {
    expect((await read(`/en/packages/${id}`, person)).status).toBe(404)
    expect((await read('/en/packages', person)).page).not.toContain('Kit di primavera')
  }
})

test('a package is for its audience, its days and who has the module', async () => {
  const { app, by, owner, read } = await openShop()
  const elsewhere = await addPackage(app.portal, { by, audience: { countries: ['JP'] } })
  const later = await addPackage(app.portal, { by, validFrom: '2026-12-01' })
  const over = await addPackage(app.portal, { by, validUntil: '2026-11-20', titles: { it: 'Vecchio', en: '', fr: '' } })
  const bare = await app.dealer({ modules: ['tickets'] })
  const now = await addPackage(app.portal, { by, validFrom: '2026-11-21', validUntil: '2026-11-21' })
  for (const id of [elsewhere, later]) expect((await read(`/packages/${id}`, owner)).status).toBe(404)
  expect((await read(`/packages/${now}`, bare)).status).toBe(403)
  // Who comes by an older link is told so; the list holds what is offered.
  expect((await read(`/en/packages/${over}`, owner)).page).toContain('This package is no longer offered')
  const list = (await read('/en/packages', owner)).page
  expect([...list.matchAll(/href="\/en\/packages\/(\d+)"/g)].map(([, found]) => Number(found))).toEqual([now])
})

test('what a dealer asks for is a draft that keeps what was chosen, whatever becomes of the package', async () => {
  const { app, admin, by, owner, read, send } = await openShop()
  const id = await addPackage(app.portal, { by, prices: [{ country: '', currency: 'EUR', amount: 50_000 }] })
  const asked = ask()
  expect((await send(`/en/packages/${id}`, owner, asked)).to).toContain(`/en/packages/${id}?notice=ask`)
  // Sent once more it asks for nothing more.
  await send(`/en/packages/${id}`, owner, asked)
  const [quote, ...more] = await asksIn(app)
  const companyId = owner.viewer.companyId
  expect(more).toEqual([])
  expect(quote).toMatchObject({ status: 'DRAFT', amount: 100_000, currency: 'EUR', companyId, note: 'Per marzo' })
  await send(`/en/console/packages/${id}/edit`, admin, packageFields({ revision: '1', words_it_1: 'Altro' }))
  const desk = (await read(`/en/quotes/${quote?.id}`, admin)).page
  expect(desk).toContain('Frame C68 (Size: 54)')
  expect(desk).toContain('What was asked for')
  expect(desk).not.toContain('Altro')
  // The dealer reads that it is being prepared, and no draft.
  expect((await read(`/en/packages/${id}`, owner)).page).toContain('being prepared')
  expect((await read(`/en/quotes/${quote?.id}`, owner)).status).toBe(404)
})

test('the count of requests on the home leads to these alone, as long as nobody has taken them on', async () => {
  const { app, agent, by, owner, read, send } = await openShop()
  const id = await addPackage(app.portal, { by, prices: [{ country: '', currency: 'EUR', amount: 50_000 }] })
  await send(`/en/packages/${id}`, owner, ask())
  await addTestQuote(app, { of: owner, status: 'DRAFT' })
  const [{ id: quote } = { id: 0 }] = await asksIn(app)
  expect((await read('/en', agent)).page).toContain('href="/en/quotes?asked=waiting"')
  const waiting = async () => idsIn((await read('/en/quotes?asked=waiting', agent)).page)
  expect(await waiting()).toEqual([quote])
  const file = (await read('/en/quotes/export.csv?asked=waiting', agent)).page
  expect(file.trim().split('\r\n')).toHaveLength(2)
  await send(`/en/quotes/${quote}`, agent, { intent: 'status', status: 'PENDING_APPROVAL' })
  expect(await waiting()).toEqual([])
})

test('a draft without a price goes to nobody; priced and approved it is the dealer’s quote, and counts as accepted', async () => {
  const { app, admin, agent, by, owner, read, send } = await openShop()
  const id = await addPackage(app.portal, { by })
  await send(`/en/packages/${id}`, owner, ask({ quantity: '1' }))
  const [{ id: quote } = { id: 0 }] = await asksIn(app)
  expect((await read('/en', admin)).page).toContain('Requests for quotes to price')
  const show = { intent: 'status', status: 'APPROVAL_NOT_NEEDED' }
  const refused = await send(`/en/quotes/${quote}`, admin, show)
  expect([refused.status, refused.page.includes('it has no price yet')]).toEqual([409, true])
  const priced = {
    submission: randomUUID(),
    version: '1',
    company: String(owner.viewer.companyId),
    title: 'Spring kit',
    currency: 'EUR',
    expires_on: '2026-12-31',
    lines: '1',
    item_1: 'Spring kit',
    quantity_1: '1',
    price_1: '900',
  }
  expect((await send(`/en/quotes/${quote}/edit`, agent, priced)).status).toBe(303)
  // Who works on it first is in charge of it.
  expect((await read(`/en/quotes/${quote}`, admin)).page).toContain(agent.viewer.email)
  expect((await read('/en', admin)).page).not.toContain('Requests for quotes to price')
  expect((await send(`/en/quotes/${quote}`, admin, show)).status).toBe(303)
  expect((await read(`/en/packages/${id}`, owner)).page).toContain(`href="/en/quotes/${quote}"`)
  const accept = { intent: 'decide', submission: randomUUID(), decision: 'accepted', name: 'Anna Verdi', final: 'on' }
  expect((await send(`/en/quotes/${quote}`, owner, accept)).status).toBe(303)
  const figures = (await read(`/en/console/packages/${id}`, admin)).page
  expect(figures.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Asked for 1 Quotes accepted 1')
})

test('a line without its choice, a quantity below 1 or above 999 and a choice that is not offered come back', async () => {
  const { app, by, owner, send } = await openShop()
  const id = await addPackage(app.portal, { by })
  const wrong = [{ size_1: '' }, { size_1: '60' }, { quantity: '0' }, { quantity: '1000' }, { quantity: '1,5' }]
  for (const one of wrong) {
    const { status, page } = await send(`/en/packages/${id}`, owner, ask(one))
    expect([status, page.includes('Per marzo')], JSON.stringify(one)).toEqual([400, true])
  }
  expect(await asksIn(app)).toEqual([])
})

test('what has ended is refused with what is in its place, and no company asks without end', async () => {
  const { app, admin, by, owner, sales, send } = await openShop()
  const titles = { it: 'Kit nuovo', en: 'New kit', fr: '' }
  const [old, next] = [await addPackage(app.portal, { by }), await addPackage(app.portal, { by, titles })]
  const service = await addPackage(app.portal, { by, kind: 'service' })
  const end = { intent: 'end', successor: String(service) }
  expect((await send(`/en/console/packages/${old}`, admin, end)).status).toBe(400)
  expect((await send(`/en/console/packages/${old}`, admin, { intent: 'end', successor: String(next) })).status).toBe(
    303,
  )
  const refused = await send(`/en/packages/${old}`, owner, ask())
  expect([refused.status, refused.page.includes('In its place there is “New kit”')]).toEqual([409, true])
  expect(refused.page).toContain(`href="/en/packages/${next}"`)
  for (let sent = 0; sent < 30; sent += 1)
    expect((await send(`/en/packages/${next}`, sent % 2 === 0 ? owner : sales, ask())).status).toBe(303)
  expect((await send(`/en/packages/${next}`, sales, ask())).status).toBe(429)
  expect(await asksIn(app)).toHaveLength(30)
})

test('nobody asks for a set but who buys for a dealer that has quotes, and another company’s form tells nothing', async () => {
  const { app, admin, by, owner, workshop, rider, send } = await openShop()
  const id = await addPackage(app.portal, { by })
  const form = ask()
  for (const person of [workshop, rider, admin])
    expect((await send(`/en/packages/${id}`, person, form)).status).toBe(404)
  const withoutQuotes = await app.dealer({ modules: ['standard-packages'] })
  expect((await send(`/en/packages/${id}`, withoutQuotes, form)).status).toBe(403)
  await send(`/en/packages/${id}`, owner, form)
  const stranger = await app.dealer({ locale: 'en' })
  // The same number of a form: neither the other's quote, nor one of theirs.
  expect((await send(`/en/packages/${id}`, stranger, form)).status).toBe(400)
  expect(await asksIn(app)).toHaveLength(1)
})

test('two of a company who send one form at once ask once', async () => {
  const { app, by, owner, send } = await openShop()
  const id = await addPackage(app.portal, { by })
  const form = ask()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(`/en/packages/${id}`, owner, form)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303))
  expect(await asksIn(app)).toHaveLength(1)
})

test('a dealer names its price for a service; a mechanic sees no price at all', async () => {
  const { app, by, owner, workshop, rider, read, send } = await openShop()
  const prices = [{ country: '', currency: 'EUR', amount: 11_900 }]
  const id = await addPackage(app.portal, { by, kind: 'service', prices })
  const offer = { intent: 'offer', amount: '99,50', currency: 'EUR', minutes: '75' }
  for (const person of [workshop, rider]) expect((await send(`/packages/${id}`, person, offer)).status).toBe(404)
  for (const wrong of [
    { amount: '0' },
    { amount: '-5' },
    { amount: '9'.repeat(15) },
    { minutes: '3' },
    { currency: 'XXX' },
  ])
    expect((await send(`/packages/${id}`, owner, { ...offer, ...wrong })).status).toBe(400)
  expect((await send(`/packages/${id}`, owner, offer)).status).toBe(303)
  expect((await read(`/packages/${id}`, owner)).page).toContain('99,50')
  const mechanics = await read(`/packages/${id}`, workshop)
  expect([mechanics.status, /99,50|119,00/.test(mechanics.page)]).toEqual([200, false])
  expect((await send(`/packages/${id}`, owner, { intent: 'stop' })).status).toBe(303)
  expect(await app.portal.db.selectFrom('package_price').selectAll().execute()).toEqual([])
})

test('a rider is offered what some dealer does, and never the maker’s advice to dealers', async () => {
  const { app, by, owner, rider, read } = await openShop()
  const prices = [{ country: '', currency: 'EUR', amount: 11_900 }]
  const id = await addPackage(app.portal, { by, kind: 'service', prices })
  expect((await read('/packages', rider)).page).not.toContain('Kit di primavera')
  await addPackagePrice(app.portal, id, owner)
  expect((await read('/packages', rider)).page).toContain('Kit di primavera')
  const { page } = await read(`/packages/${id}`, rider)
  expect(page).not.toContain('119,00')
})

test('a form of a set is corrected line by line, by country and by day, and a button adds a line', async () => {
  const { agent, send } = await openShop()
  const wrong = [
    { quantity_1: '0' },
    { words_it_1: '' },
    { prices: 'IT molto EUR' },
    { prices: 'Atlantide 10 EUR' },
    { prices: 'IT 10 XXX' },
    { prices: 'IT 10 EUR\nItalia 11 EUR' },
    { valid_from: '2026-12-02', valid_until: '2026-12-01' },
    { title_it: '' },
    { body_it: '[x](javascript:alert(1))' },
    { body_it: `${'- '.repeat(4_900)}x` },
    { families: ['NESSUNA'] },
  ]
  for (const one of wrong) {
    const answer = await send('/console/packages/new?kind=supply', agent, packageFields(one))
    expect([answer.status, answer.page.includes('51, 54')], JSON.stringify(one)).toEqual([400, true])
  }
  const added = await send('/console/packages/new?kind=supply', agent, packageFields({ change_lines: 'add' }))
  expect([added.status, added.page.includes('name="words_it_2"')]).toEqual([200, true])
  const gone = await send('/console/packages/new?kind=supply', agent, packageFields({ change_lines: 'remove-1' }))
  expect([gone.status, gone.page.includes('Telaio C68')]).toEqual([200, false])
  // A service without its minutes.
  expect((await send('/console/packages/new?kind=service', agent, packageFields({ books: 'yearly' }))).status).toBe(400)
})

test('of two who change a package at once the second is told', async () => {
  const { app, admin, agent, by, send } = await openShop()
  const id = await addPackage(app.portal, { by, state: 'draft', lines: [packageLine()] })
  const path = `/console/packages/${id}/edit`
  expect((await send(path, agent, packageFields({ revision: '1' }))).status).toBe(303)
  const late = await send(path, admin, packageFields({ revision: '1' }))
  expect([late.status, late.page.includes('name="revision" value="2"')]).toEqual([409, true])
  expect(late.page).toMatch(/See what is saved now|Vedi ciò che è salvato ora/)
  const out = await addPackage(app.portal, { by })
  // Published while an agent was writing: what was typed comes back with why it is not saved.
  const words = { revision: '1', words_it_1: 'Telaio rifatto' }
  const ended = await send(`/console/packages/${out}/edit`, agent, packageFields(words))
  expect([ended.status, ended.page.includes('Telaio rifatto')]).toEqual([409, true])
  expect(ended.page).toMatch(/published or ended already|già pubblicato o concluso/)
})

test('a set shows what of it can be had', async () => {
  const { app, by, admin, owner, read } = await openShop()
  const asOf = app.clock.now().toISOString()
  await takeStock(app.portal, [{ item: 'FR-C68', light: 'few', nextOn: '2026-12-15', asOf }])
  const id = await addPackage(app.portal, { by })
  for (const [path, who] of [
    [`/en/packages/${id}`, owner],
    [`/en/console/packages/${id}`, admin],
  ] as const) {
    const { page } = await read(path, who)
    for (const words of ['A few left', 'Expected 15 Dec 2026', 'Availability as of'])
      expect([path, page]).toEqual([path, expect.stringContaining(words)])
  }
  // For whom the ERP's data is not, and where it is offered no more.
  const other = await app.dealer({ modules: ['standard-packages', 'quotes'] })
  const ended = await addPackage(app.portal, { by, state: 'ended' })
  for (const [path, who] of [
    [`/en/packages/${id}`, other],
    [`/en/packages/${ended}`, owner],
  ] as const) {
    const { status, page } = await read(path, who)
    expect([status, page.includes('Frame C68'), page.includes('A few left')]).toEqual([200, true, false])
  }
})
