import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { addProduct } from '../products.fixture.ts'
import { endingWarranties, searchProducts } from '../products.server.ts'

const today = '2026-11-21'

test('a product shows its facts, its family’s attributes where there are any, and its own tickets', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const other = await app.dealer()
  const attributes = { firmware: '4.2.1', load_weight: 120, test_date: '2026-02-11', load_dimensions: 'not of a C68' }
  const options = { of: dealer, name: 'C68 Strada', size: '51s', attributes: { ...attributes } }
  const { id } = await addProduct(app.portal, options)
  const mine = await app.ticket({ of: dealer, serial: 'C68.51S.00123' })
  const theirs = await app.ticket({ of: other, serial: 'C68.51S.00123' })
  await app.portal.db
    .updateTable('ticket')
    .set({ serial_folded: foldSerial('C68.51S.00123') })
    .execute()
  const { text } = await pageOf(id)
  for (const shown of ['C68 Strada\u00a0· 51s', '120', 'kg', '11 Feb 2026', '2\u00a0Mar\u00a02029', 'Italy'])
    expect(text).toContain(shown)
  expect(text).not.toContain('not of a C68')
  expect(text).not.toContain('Fatigue test cycles')
  expect(text).toContain(`href="/en/tickets/${mine.id}"`)
  expect(text).not.toContain(`/tickets/${theirs.id}"`)
  expect(text).toContain('href="/en/new-ticket?serial=C68.51S.00123"')
  expect((await pageOf(id, '')).text).toContain('Peso massimo ammesso')
  expect((await pageOf(id, '/fr')).text).toContain('Charge maximale')

  async function pageOf(product: number, prefix = '/en') {
    const answer = await app.fetch(`${prefix}/products/${product}`, as(dealer))
    return { text: await answer.text() }
  }
})

test('the sizes of a product are written the reader’s way, as its weight is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer, attributes: { dimensions: '1640 × 540 × 32.5 mm' } })
  const pageIn = async (prefix: string) => (await app.fetch(`${prefix}/products/${id}`, as(dealer))).text()
  expect(await pageIn('')).toContain('1.640 × 540 × 32,5 mm')
  expect(await pageIn('/en')).toContain('1,640 × 540 × 32.5 mm')
  expect(await pageIn('/fr')).toContain('1\u00a0640 × 540 × 32,5 mm')
})

test('beside the maker’s warranty stands the legal guarantee of the buyer’s country, for who bought from the seller', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const cardOf = async (options: { serial: string; country: string }) => {
    const { id } = await addProduct(app.portal, { of: dealer, ...options })
    const text = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
    const legal = /Legal guarantee: last day<\/span> (?:<!-- -->)?([^<]+)</.exec(text)?.[1]
    return { id, maker: text.includes('The maker’s warranty on paint'), legal }
  }
  expect(await cardOf({ serial: 'C68.51S.00001', country: 'IT' })).toMatchObject({
    maker: true,
    legal: '2\u00a0Mar\u00a02028',
  })
  expect(await cardOf({ serial: 'C68.51S.00002', country: 'US' })).toMatchObject({ maker: true, legal: undefined })
  const { id, legal } = await cardOf({ serial: 'C68.51S.00003', country: 'PT' })
  expect(legal).toBe('2\u00a0Mar\u00a02029')
  await app.portal.db.updateTable('product').set({ first_owner: false }).where('id', '=', id).execute()
  expect(await (await app.fetch(`/en/products/${id}`, as(dealer))).text()).not.toContain('Legal guarantee')
})

test('of paint that is covered no longer the last day is said', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const scopeOf = async (serial: string, purchased: string) => {
    const { id } = await addProduct(app.portal, { of: dealer, serial })
    await app.portal.db.updateTable('product').set({ date_of_purchase: purchased }).where('id', '=', id).execute()
    const text = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
    return />(The maker’s warranty on paint[^<]*)</.exec(text)?.[1]
  }
  const running = 'The maker’s warranty on paint: last day 21\u00a0Nov\u00a02026.'
  // It is the 21st of November 2026.
  expect(await scopeOf('C68.51S.00001', '2025-11-21')).toBe(running)
  expect(await scopeOf('C68.51S.00002', '2025-11-20')).toBe(
    'The maker’s warranty on paint, ended: last day 20\u00a0Nov\u00a02026.',
  )
})

test('the head of a product says that it is the warranty which ends', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ending = await addProduct(app.portal, { of: dealer, expiry: '2027-01-19' })
  const over = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00124', expiry: '2026-11-20' })
  const running = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00125' })
  const headOf = async (path: string) =>
    /<header class="page-header">.*?<\/header>/s.exec(await (await app.fetch(path, as(dealer))).text())?.[0]
  expect(await headOf(`/products/${ending.id}`)).toContain('>Garanzia: scade tra 59 giorni<')
  expect(await headOf(`/fr/products/${ending.id}`)).toContain('>Garantie\u00a0: expire dans 59 jours<')
  expect(await headOf(`/en/products/${over.id}`)).toContain('>Warranty: expired<')
  expect(await headOf(`/en/products/${running.id}`)).toContain('>In warranty<')
})

test('the warranty is read right after the bike, before the services', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const text = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  const titles = [...text.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title)
  expect(titles.slice(0, 3)).toEqual(['The bike', 'Warranty', 'Services'])
})

test('a foreign product, an absent one and what is no number are the same 404', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: await app.dealer() })
  for (const name of [String(id), '999999', 'abc', '01'])
    for (const path of [`/products/${name}`, `/products/${name}/label`])
      expect([path, (await app.fetch(path, as(dealer))).status]).toEqual([path, 404])
  expect((await app.fetch(`/products/${id}`, post(dealer, { intent: 'transfer' }))).status).toBe(404)
})

test('a service that is done once only is not due again, and says when it was done', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { id } = await addProduct(app.portal, { of: owner, bought: '2026-10-01' })
  const read = async (locale: string) => {
    const text = await (await app.fetch(`${locale}/products/${id}`, as(owner))).text()
    return /<tr><th scope="row">(?:First check|Primo controllo).*?<\/tr>/.exec(text)?.[0] ?? ''
  }
  expect(await read('/en')).toContain('1 Jan 2027')
  const done = { intent: 'activity', submission: randomUUID(), activity: 'first_check', day: '2026-11-20', text: '' }
  await app.fetch(`/en/products/${id}`, post(owner, done))
  expect(await read('/en')).toMatch(/20 Nov 2026.*Not due again/)
  expect(await read('')).toMatch(/20 nov 2026.*Non più da fare/)
})

test('the people of a company log services, consumables, accessories and notes, once each', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Davide Riva' })
  const { id } = await addProduct(app.portal, { of: owner, bought: '2025-11-01' })
  const send = (fields: Record<string, string>) => app.fetch(`/en/products/${id}`, post(workshop, fields))
  const service = {
    intent: 'activity',
    submission: randomUUID(),
    activity: 'yearly',
    day: today,
    text: 'Tutto a posto',
  }
  // The page learns which form is through: what is typed in the others stays.
  for (const answer of await Promise.all([send(service), send(service)]))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/en/products/${id}?notice=activity.${service.submission}#log`,
    ])
  const next = await app.fetch(`/en/products/${id}?notice=activity.${service.submission}`, as(owner))
  expect(await next.text()).toContain('Activity logged')
  await send({
    intent: 'activity',
    submission: randomUUID(),
    activity: 'accessory',
    day: today,
    text: 'Portaborraccia',
  })
  await send({ intent: 'consumable', submission: randomUUID(), consumable: 'chain', state: 'replace', day: today })
  const text = await (await app.fetch(`/en/products/${id}`, as(owner))).text()
  // The next one is due a year on.
  for (const shown of [
    'Yearly service',
    'Tutto a posto',
    'Davide Riva',
    'Portaborraccia',
    'Chain · Replace',
    '21 Nov 2027',
  ])
    expect(text).toContain(shown)
  const events = await app.portal.db.selectFrom('product_event').select('kind').execute()
  expect(events).toHaveLength(3)
})

test('a form of the log that was sent adds another entry as well, and the same one once', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const sent = { submission: randomUUID(), day: today }
  const yearly = { intent: 'activity', activity: 'yearly', text: '' }
  const repair = { ...yearly, activity: 'repair', text: 'Raggi nuovi' }
  const chain = { intent: 'consumable', consumable: 'chain', state: 'good' }
  const worn = { ...chain, state: 'worn' }
  for (const entry of [yearly, repair, chain, worn])
    for (let times = 0; times < 2; times += 1)
      expect((await app.fetch(`/en/products/${id}`, post(dealer, { ...sent, ...entry }))).status).toBe(303)
  const events = await app.portal.db.selectFrom('product_event').select(['subject', 'state']).orderBy('id').execute()
  expect(events).toEqual([
    { subject: 'yearly', state: '' },
    { subject: 'repair', state: '' },
    { subject: 'chain', state: 'good' },
    { subject: 'chain', state: 'worn' },
  ])
})

test('what is wrong in the log comes back with what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const send = async (fields: Record<string, string>) => {
    const answer = await app.fetch(`/en/products/${id}`, post(dealer, { submission: randomUUID(), ...fields }))
    return [answer.status, await answer.text()] as const
  }
  const [late, page] = await send({ intent: 'activity', activity: 'repair', day: '2026-11-22', text: 'Raggi nuovi' })
  expect(late).toBe(400)
  expect(page).toContain('The date cannot be in the future.')
  expect(page).toContain('Raggi nuovi')
  expect((await send({ intent: 'activity', activity: 'note', day: today }))[0]).toBe(400)
  expect((await send({ intent: 'consumable', consumable: 'wings', state: 'good', day: today }))[0]).toBe(400)
  expect((await send({ intent: 'nonsense' }))[0]).toBe(400)
})

test('the holder of a bicycle bought in America logs today’s service on an Italian morning', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer, country: 'US' })
  // Eight in the morning of the 22nd, and still the evening of the 21st in Los Angeles.
  app.clock.advance(22 * 60 * 60_000)
  const send = async (fields: Record<string, string>) =>
    (await app.fetch(`/en/products/${id}`, post(dealer, { submission: randomUUID(), text: '', ...fields }))).status
  for (const [day, status] of [
    ['2026-11-22', 303],
    ['2026-11-23', 400],
  ] as const) {
    expect(await send({ intent: 'activity', activity: 'yearly', day })).toBe(status)
    expect(await send({ intent: 'consumable', consumable: 'chain', state: 'good', day })).toBe(status)
  }
})

test('staff see every product with its company, and keep no log', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const text = await (await app.fetch(`/en/products/${id}`, as(await app.staff()))).text()
  expect(text).toContain('Cicli Rossi')
  for (const intent of ['activity', 'consumable', 'transfer', 'reset-passport'])
    expect(text).not.toContain(`value="${intent}"`)
  // Without anything to do there, the head keeps no room for it.
  expect(/<header class="page-header">.*?<\/header>/s.exec(text)?.[0]).not.toContain('cluster')
})

test('the home page is told of warranties that end within 60 days, the palette of what fits the words', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const other = await app.dealer()
  const expiries = ['2027-01-20', '2026-12-01', '2026-11-21', '2027-01-21', '2026-11-20']
  for (const [at, expiry] of expiries.entries())
    await addProduct(app.portal, { of: dealer, serial: `C68.51S.0012${at}`, expiry })
  await addProduct(app.portal, { of: other, serial: 'TT1M00231', family: 'TT1', expiry: '2026-12-01' })
  const { rows, count } = await endingWarranties(app.portal, dealer.viewer)
  expect([count, rows.map(({ days }) => days)]).toEqual([3, [0, 10, 60]])
  expect(await searchProducts(app.portal, dealer.viewer, 'c68.51s.00123', 5)).toMatchObject([{ hint: 'C68.51S.00123' }])
  expect(await searchProducts(app.portal, dealer.viewer, 'tt1m', 5)).toEqual([])
  const bare = { ...dealer.viewer, modules: [] }
  expect(await endingWarranties(app.portal, bare)).toEqual({ rows: [], count: 0 })
})

test('from a product a new ticket begins with its number, and the model where the number tells it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const text = await (await app.fetch('/en/new-ticket?serial=C68.51S.00123', as(dealer))).text()
  expect(text).toContain('value="C68.51S.00123"')
  expect(/<input[^>]*value="C68"[^>]*>/.exec(text)?.[0]).toContain('checked')
  expect(/<input[^>]*value="V4R"[^>]*>/.exec(text)?.[0]).not.toContain('checked')
})
