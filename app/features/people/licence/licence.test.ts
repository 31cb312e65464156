import { expect, onTestFinished, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { accountLimits } from '#app/limits.ts'
import { licenceOf, mailsTo, readable, stored } from './licence.fixture.ts'
import { requestModule } from './licence.server.ts'
import { grant, refuse } from './licence.staff.server.ts'
import { modules } from '#app/features/people/account/account.ts'
import { isAvailable, moduleOf } from '#app/features/people/pages/pages.ts'
import { moduleHints } from './licence.words.ts'

test('the licence lists fifteen modules: active ones, ones to purchase, and ones that are not yet there', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets', 'projects'] })
  const page = await (await app.fetch('/en/license', as(dealer))).text()
  const text = readable(page)
  expect(text.match(/Warranty interventions Warranty requests .*? Active/)).not.toBeNull()
  expect(purchases(page)).toEqual([
    'leads',
    'appointments',
    'products',
    'quotes',
    'media-sharing',
    'standard-packages',
    'user-guides',
    'erp-integration',
    'surveys',
    'business-statistics',
  ])
  expect(page.match(/<h3>/g)?.length).toBe(11)
  // There is nothing to use of these, so none is called active, even where the licence has it.
  const later = 'Contracts News and promotions Projects Fidelity programme'
  expect(text).toContain(`Not yet available ${later}`)
})

test('a module says what it offers as soon as there is something to use', () => {
  expect(Object.keys(moduleHints).toSorted()).toEqual(modules.filter(isAvailable).toSorted())
})

test('the licence speaks the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const italian = readable(await (await app.fetch('/license', as(dealer))).text())
  expect(italian).toContain('Moduli attivi')
  expect(italian).toMatch(/Collegamento al gestionale .*? Acquista/)
  const french = readable(await (await app.fetch('/fr/license', as(dealer))).text())
  expect(french).toContain('Votre licence')
  expect(french).toMatch(/Pas encore disponibles Contrats .* Programme de fidélité/)
})

test('an owner’s purchase is a request, told to every administrator in their language and to nobody else', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const [admin, english, agent] = [await app.staff('admin'), await app.staff('admin'), await app.staff('agent')]
  await app.portal.db.updateTable('account').set({ locale: 'en' }).where('id', '=', english.viewer.accountId).execute()
  const sent = await app.fetch('/en/license', post(dealer, { module: 'quotes' }))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/license?notice=requested'])
  const page = await (await app.fetch('/en/license?notice=requested', as(dealer))).text()
  expect(readable(page)).toMatch(/Quotes .*? Requested on 21 Nov 2026/)
  expect(purchases(page)).not.toContain('quotes')
  await app.work()
  const [mail] = await mailsTo(app, admin.viewer.email)
  expect(mail?.subject).toBe('Cicli Rossi: richiesta del modulo «Preventivi»')
  expect(mail?.body).toContain('Marco Rossi (Cicli Rossi)')
  expect(mail?.body).toContain('http://portal.test/console/licences')
  expect((await mailsTo(app, english.viewer.email))[0]?.body).toContain('http://portal.test/en/console/licences')
  expect(await mailsTo(app, agent.viewer.email)).toEqual([])
})

test('asked for twice, or at the same moment, it is one request and one mail', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const admin = await app.staff('admin')
  const answers = await Promise.all([1, 2, 3].map(() => requestModule(app.portal, dealer.viewer, 'quotes')))
  expect(answers.filter(Boolean)).toEqual([true])
  const again = await app.fetch('/license', post(dealer, { module: 'quotes' }))
  expect([again.status, again.headers.get('location')]).toEqual([303, '/license'])
  await app.work()
  expect((await mailsTo(app, admin.viewer.email)).length).toBe(1)
})

test('an administrator whose mail cannot be delivered holds up no other’s, nor the answer', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const [away, admin] = [await app.staff('admin'), await app.staff('admin')]
  const { mail } = app.portal
  onTestFinished(() => void (app.portal.mail = mail))
  app.portal.mail = {
    send: (message) => (message.to === away.viewer.email ? Promise.reject(new Error('550')) : mail.send(message)),
  }
  await app.fetch('/license', post(dealer, { module: 'quotes' }))
  await app.work()
  expect(await mailsTo(app, admin.viewer.email)).toHaveLength(1)
  const { companyId } = dealer.viewer
  const asked = { companyId, module: 'quotes', requestedAt: app.clock.now() } as const
  await grant(app.portal, admin.viewer, asked)
  await app.work()
  expect(await mailsTo(app, dealer.viewer.email)).toHaveLength(1)
})

test('what is active already is not asked for', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const before = await stored(app)
  expect((await app.fetch('/license', post(dealer, { module: 'tickets' }))).status).toBe(303)
  expect(await stored(app)).toBe(before)
})

test('workshop and sales cannot purchase, and read who can', async () => {
  const app = await openApp()
  const owner = await app.dealer({ modules: ['tickets'], name: 'Anna Verdi' })
  for (const role of ['workshop', 'sales'] as const) {
    const person = await app.dealer({ company: owner, role })
    const page = await (await app.fetch('/en/license', as(person))).text()
    expect(purchases(page)).toEqual([])
    expect(page).toContain('Only an owner can purchase modules: Anna Verdi.')
    const before = await stored(app)
    expect((await app.fetch('/en/license', post(person, { module: 'quotes' }))).status).toBe(403)
    expect(await stored(app)).toBe(before)
  }
})

test('a rider has a licence of their own and may purchase', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', modules: ['tickets'] })
  expect((await app.fetch('/license', post(rider, { module: 'user-guides' }))).status).toBe(303)
  expect(await licenceOf(app, rider.viewer.companyId)).toMatchObject([
    { module: 'tickets', state: 'active' },
    { module: 'user-guides', state: 'requested' },
  ])
})

test('a rider reads of no module that is for shops, and cannot ask for one', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', modules: ['tickets'] })
  const page = await (await app.fetch('/en/license', as(rider))).text()
  expect(purchases(page)).toEqual([
    'appointments',
    'products',
    'quotes',
    'standard-packages',
    'user-guides',
    'erp-integration',
  ])
  for (const shops of [/Lead to store/, /Media sharing/, /Business statistics/, /\bshops?\b/])
    expect(readable(page)).not.toMatch(shops)
  const before = await stored(app)
  expect((await app.fetch('/license', post(rider, { module: 'leads' }))).status).toBe(400)
  expect(await stored(app)).toBe(before)
  expect(await (await app.fetch('/en/leads', as(rider))).text()).not.toContain('purchase it below')
})

test('a mechanic reads which of the company’s modules are not for their role', async () => {
  const app = await openApp()
  const mechanic = await app.dealer({ role: 'workshop', modules: ['tickets', 'quotes'] })
  const text = readable(await (await app.fetch('/en/license', as(mechanic))).text())
  expect(text).toMatch(/Quotes to read and accept Not for your role Active/)
  expect(text).toMatch(/until they are resolved Active/)
})

test('who asks for a module and takes it back again and again is heard twenty times a day', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const send = async (fields: Record<string, string>) => (await app.fetch('/en/license', post(dealer, fields))).status
  for (let times = 0; times < accountLimits.moduleRequestsADay; times += 1)
    expect([await send({ module: 'quotes' }), await send({ withdraw: 'quotes' })]).toEqual([303, 303])
  expect(await send({ module: 'quotes' })).toBe(429)
  const asked = app.portal.db.selectFrom('company_module').select('state').where('module', '=', 'quotes')
  expect(await asked.execute()).toEqual([])
})

test('a request can be withdrawn until it is answered, and staff find it no more', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const admin = await app.staff('admin')
  await app.fetch('/en/license', post(dealer, { module: 'quotes' }))
  expect(await (await app.fetch('/en/license', as(dealer))).text()).toContain('Withdraw the request: Quotes')
  const answer = await app.fetch('/en/license', post(dealer, { withdraw: 'quotes' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/license?notice=withdrawn'])
  expect(await licenceOf(app, dealer.viewer.companyId)).toMatchObject([{ module: 'tickets', state: 'active' }])
  await app.work()
  expect(await mailsTo(app, admin.viewer.email)).toEqual([])
  const page = await (await app.fetch('/en/license?notice=withdrawn', as(dealer))).text()
  expect(purchases(page)).toContain('quotes')
  // What is active is no request.
  const again = await app.fetch('/en/license', post(dealer, { withdraw: 'tickets' }))
  expect(again.headers.get('location')).toBe('/en/license')
  expect(await licenceOf(app, dealer.viewer.companyId)).toMatchObject([{ module: 'tickets', state: 'active' }])
})

test('only who may purchase withdraws, and only their own company’s request', async () => {
  const app = await openApp()
  const [owner, other] = [await app.dealer({ modules: ['tickets'] }), await app.dealer({ modules: ['tickets'] })]
  await app.fetch('/license', post(owner, { module: 'quotes' }))
  const before = await stored(app)
  await app.fetch('/license', post(other, { withdraw: 'quotes' }))
  const seller = await app.dealer({ company: owner, role: 'sales' })
  expect((await app.fetch('/license', post(seller, { withdraw: 'quotes' }))).status).toBe(403)
  expect(await stored(app)).toBe(before)
})

test('asked for in the place of a locked page, it leads back there, where it reads as requested', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const page = await (await app.fetch('/en/orders?q=telaio', as(dealer))).text()
  expect(page).toMatch(/name="to" value="\/en\/orders\?q=telaio"/)
  const sent = await app.fetch('/en/license', post(dealer, { module: 'erp-integration', to: '/en/orders?q=telaio' }))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/orders?q=telaio'])
  expect(await (await app.fetch('/en/orders', as(dealer))).text()).toContain('The module has been requested')
  const away = await app.fetch('/en/license', post(dealer, { module: 'quotes', to: '//elsewhere.example' }))
  expect(away.headers.get('location')).toBe('/')
})

test('a locked page whose module was refused says when and why, and that one may ask again', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const { viewer } = await app.staff('admin')
  await app.fetch('/license', post(dealer, { module: 'quotes' }))
  const asked = { companyId: dealer.viewer.companyId, module: 'quotes', requestedAt: app.clock.now() } as const
  await refuse(app.portal, viewer, asked, 'Manca il contratto')
  const page = readable(await (await app.fetch('/en/quotes', as(dealer))).text())
  expect(page).toContain('The request for the module was refused on 21 Nov 2026.')
  expect(page).toContain('Reason: “Manca il contratto”')
  expect(page).toContain('You can ask for it again below.')
  expect(page).not.toContain('purchase it below')
  const french = await (await app.fetch('/fr/quotes', as(dealer))).text()
  expect(french).toContain('Motif\u00a0: «\u00a0Manca il contratto\u00a0»')
})

test('nobody can purchase what is not there yet, or what is no module', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const before = await stored(app)
  for (const module of ['projects', 'bicycles', '', '__proto__'])
    expect((await app.fetch('/license', post(dealer, { module }))).status, module).toBe(400)
  expect(await stored(app)).toBe(before)
})

test('a purchase touches no other company’s licence', async () => {
  const app = await openApp()
  const [one, other] = [await app.dealer({ modules: ['tickets'] }), await app.dealer({ modules: ['tickets'] })]
  await app.fetch('/license', post(one, { module: 'quotes', company: String(other.viewer.companyId) }))
  expect(await licenceOf(app, other.viewer.companyId)).toEqual([{ module: 'tickets', state: 'active', reason: null }])
})

test('staff have no licence', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  expect((await app.fetch('/license', as(admin))).status).toBe(404)
  expect((await app.fetch('/license', post(admin, { module: 'quotes' }))).status).toBe(404)
})

test('an address belongs to a module in every language, with all that is below it', () => {
  expect(moduleOf('/tickets')).toBe('tickets')
  expect(moduleOf('/en/tickets/10042')).toBe('tickets')
  expect(moduleOf('/fr/new-ticket')).toBe('tickets')
  expect(moduleOf('/en/orders/SO-1')).toBe('erp-integration')
  expect(moduleOf('/resources/size-calculator')).toBe('user-guides')
  for (const free of ['/', '/en', '/license', '/user', '/ticketsandmore', '/console/tickets', '/resources'])
    expect(moduleOf(free), free).toBeUndefined()
  expect(isAvailable('contracts')).toBe(false)
})

/** The modules a page offers to purchase. */
function purchases(page: string): string[] {
  return [...page.matchAll(/<button[^>]*name="module"[^>]*>/g)].map(
    ([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? '',
  )
}
