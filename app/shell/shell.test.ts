import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'

const anonymous = { cookie: '' }

test('each access state has its answer, the same for the page and for its data', async () => {
  const app = await openApp()
  const unverified = await app.dealer()
  const withoutContact = await app.dealer()
  const pending = await app.dealer()
  await change(unverified, { email_verified: false })
  await change(withoutContact, { contact_id: null })
  await change(pending, { approved_at: null })
  const answers = [
    { state: 'anonymous', person: anonymous, status: 401 },
    { state: 'unverified', person: unverified, status: 403 },
    { state: 'no-contact', person: withoutContact, status: 403 },
    { state: 'pending', person: pending, status: 403 },
    { state: 'full', person: await app.dealer(), status: 200 },
  ]
  for (const address of [
    '/',
    '/en',
    '/fr/tickets',
    '/tickets',
    '/new-ticket',
    '/_.data',
    '/en/tickets.data',
    '/tickets.data',
  ]) {
    for (const { state, person, status } of answers) {
      // The first page is a public one: monitors and previews read the sign-in there.
      const isFront = state === 'anonymous' && ['/', '/en'].includes(address)
      const expected = isFront ? 200 : status
      expect([address, state, (await app.fetch(address, as(person))).status]).toEqual([address, state, expected])
    }
  }

  async function change(
    person: Member,
    to: { email_verified: boolean } | { contact_id: null } | { approved_at: null },
  ) {
    await app.portal.db.updateTable('account').set(to).where('id', '=', person.viewer.accountId).execute()
  }
})

test('who is not signed in gets the sign-in screen in the place of the page, in the language of the address', async () => {
  const app = await openApp()
  const page = await textOf(app, '/fr/tickets?q=cadre')
  expect(page).toContain('<html lang="fr"')
  expect(page).toContain('<title>Se connecter · Ammiraglia</title>')
  expect(page).toContain('action="/fr/tickets?q=cadre&amp;sign-in="')
  expect(page).not.toContain('main-menu')
})

test('the first page answers somebody unknown with the sign-in as its own, in each language, and nothing else does', async () => {
  const app = await openApp()
  const dead = { cookie: 'session=planted' }
  for (const address of ['/', '/en', '/fr', '/en?tab=register'])
    for (const person of [anonymous, dead]) {
      const answer = await app.fetch(address, as(person))
      expect([address, answer.status]).toEqual([address, 200])
      expect(await answer.text()).toContain('name="password"')
      expect((await app.fetch(address, as(person, { method: 'HEAD' }))).status).toBe(200)
    }
  for (const address of ['/_.data', '/en.data', '/fr.data', '/tickets', '/en/tickets', '/fr/user'])
    expect([address, (await app.fetch(address)).status]).toEqual([address, 401])
  expect((await app.fetch('/en', post(anonymous, { note: 'a form of before' }))).status).toBe(401)
  expect((await app.fetch('/en?sign-in=', post(anonymous, { email: 'a@b.example', password: 'falsch' }))).status).toBe(
    401,
  )
})

test('data says nothing to who is not signed in', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer, subject: 'Forcella graffiata', awaiting: 'dealer' })
  expect(await (await app.fetch('/_.data', as(dealer))).text()).toContain('Forcella graffiata')
  expect(await (await app.fetch('/_.data')).text()).not.toContain('Forcella graffiata')
})

test('an address that does not exist is 404 for everybody, as a page and as data', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const address of [
    '/it',
    '/it/tickets',
    '/xx',
    '/xx/tickets',
    '/a/b/c',
    '/en/a/b/c',
    '/en/en',
    '/it.data',
    '/xx/tickets.data',
  ])
    for (const person of [anonymous, dealer])
      expect([address, (await app.fetch(address, as(person))).status]).toEqual([address, 404])
  app.errors()
})

test('the page of an unknown address says which one, with the titles of the specification', async () => {
  const app = await openApp()
  const english = await textOf(app, '/en/bikes/red')
  expect(english).toContain('<title>404 Not Found</title>')
  expect(english).toContain('<h1>Page not found</h1>')
  expect(english).toContain('Page Not Found: /en/bikes/red')
  expect(english).toContain('href="/en"')
  const italian = await textOf(app, '/it/tickets')
  expect(italian).toContain('<html lang="it"')
  expect(italian).toContain('<title>404 Pagina non trovata</title>')
  expect(await textOf(app, '/fr/caff%C3%A8/rosso')).toContain('Page introuvable\u00a0: /fr/caffè/rosso')
  app.errors()
})

test('an unknown address keeps the menu for anybody who is signed in, in every language; everybody else gets a page of its own', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const address of ['/velo', '/velo/rosso', '/a/b/c', '/en/bikes', '/fr/a/b/c', '/it/tickets']) {
    const inside = await textOf(app, address, dealer)
    expect([address, inside.includes('class="frame"'), inside.includes('main-menu')]).toEqual([address, true, true])
    expect(inside).toMatch(/<title>404 (Not Found|Pagina non trovata|Page introuvable)<\/title>/)
    const outside = await textOf(app, address)
    expect([address, outside.includes('class="bare"'), outside.includes('main-menu')]).toEqual([address, true, false])
  }
  const sent = await app.fetch('/en/bikes', post(dealer, { name: 'x' }))
  expect([sent.status, (await sent.text()).includes('main-menu')]).toEqual([404, true])
  await app.portal.db.updateTable('account').set({ approved_at: null }).execute()
  expect(await textOf(app, '/en/bikes', dealer)).not.toContain('main-menu')
  expect(await app.queriesOf(() => app.fetch('/en/bikes'))).toEqual([])
  app.errors()
})

test('a ticket that is not there reads as the specification says, within the frame, for a form as for a page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const request of [as(dealer), post(dealer, { submission: randomUUID(), message: 'Hi' })]) {
    const answer = await app.fetch('/en/tickets/999', request)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toContain('<title>404 Not Found</title>')
    expect(page).toContain('The page you are looking for does not exist.')
    expect(page).toContain('main-menu')
  }
})

test('what is not there leads on to the list it would be in, where the reader may open that', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const mechanic = await app.dealer({ company: dealer, role: 'workshop' })
  const quote = await textOf(app, '/en/quotes/999', dealer)
  expect(quote).toContain('The requested quote could not be found.')
  expect(quote).toMatch(/href="\/en\/quotes"[^>]*>.*?Go to “Quotes”/)
  expect(quote).toContain('Back to home')
  expect(await textOf(app, '/products/999', dealer)).toContain('Vai a «Prodotti»')
  expect(await textOf(app, '/fr/leads/999', dealer)).toContain('Le contact demandé est introuvable.')
  expect(await textOf(app, '/en/orders/999', dealer)).toContain('Go to “Orders”')
  expect(await textOf(app, '/en/tickets/1/files', dealer)).toContain('Go to “Tickets”')
  expect(await textOf(app, '/en/console/tickets/999', await app.staff())).toContain('Go to “Tickets”')
  for (const page of [
    await textOf(app, '/en/quotes/999', mechanic),
    await textOf(app, '/en/quotes/999'),
    await textOf(app, '/en/bikes/9', dealer),
  ])
    expect(page).not.toContain('Go to “')
  app.errors()
})

test('a refused request says why, on a page of its own', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch('/en/orders', post({ cookie: dealer.cookie }, {}))
  expect(answer.status).toBe(405)
  const foreign = await app.fetch('/en/orders', as(dealer, { method: 'POST', headers: { origin: 'http://evil.test' } }))
  expect(foreign.status).toBe(403)
  const page = await foreign.text()
  expect(page).toContain('<title>Error</title>')
  expect(page).toContain('<h1>An error occurred</h1>')
  expect(page).toContain('The request did not come from this portal.')
  app.errors()
})

test('a bug is worded for the person and names the request the log tells of', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.owner.schema.alterTable('ticket').renameTo('ticket_away').execute()
  try {
    const answer = await app.fetch('/en', as(dealer))
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('<title>Error</title>')
    expect(page).toContain('Something went wrong.')
    expect(page).not.toContain('ticket_away')
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect(page).toContain(id)
    expect(app.errors().join('')).toContain(id)
  } finally {
    await app.owner.schema.alterTable('ticket_away').renameTo('ticket').execute()
  }
})

test('only the first page chooses a language for somebody', async () => {
  const app = await openApp()
  const info = async (address: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await app.fetch(address, { headers })
    return [status, answered.get('location')]
  }
  expect(await info('/', { 'accept-language': 'fr-CH, en;q=0.8' })).toEqual([302, '/fr'])
  expect(await info('/', { 'accept-language': 'de, en;q=0.5' })).toEqual([302, '/en'])
  expect(await info('/', { 'accept-language': 'de' })).toEqual([200, null])
  expect(await info('/', { 'accept-language': 'fr', cookie: 'locale=en' })).toEqual([302, '/en'])
  expect(await info('/', { 'accept-language': 'fr', cookie: 'locale=it' })).toEqual([200, null])
  expect(await info('/tickets', { 'accept-language': 'fr' })).toEqual([401, null])
})

test('the language menu keeps the page, and the choice for a year', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  expect(await textOf(app, '/en/tickets?stage=ticket_closed', dealer)).toContain(
    'name="to" value="/en/tickets?stage=ticket_closed"',
  )
  const answer = await app.fetch('/locale', post(dealer, { locale: 'fr', to: '/en/tickets?stage=ticket_closed' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/tickets?stage=ticket_closed'])
  expect(answer.headers.get('set-cookie')).toBe('locale=fr; Path=/; Max-Age=31536000; SameSite=Lax')
  const home = await app.fetch('/locale', post(dealer, { locale: 'fr', to: '/en?tab=register' }))
  expect(home.headers.get('location')).toBe('/fr?tab=register')
  const away = await app.fetch('/locale', post(dealer, { locale: 'fr', to: '//evil.test/x' }))
  expect(away.headers.get('location')).toBe('/fr')
})

test('the home lists what waits for this person, and nothing of another company', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const other = await app.dealer()
  await app.ticket({ of: dealer, subject: 'Waits for the dealer', awaiting: 'dealer' })
  await app.ticket({ of: dealer, subject: 'Waits for the maker', awaiting: 'maker' })
  await app.ticket({ of: other, subject: 'Of somebody else', awaiting: 'dealer' })
  const page = await textOf(app, '/en', dealer)
  expect(page).toContain('Waits for the dealer')
  expect(page).not.toContain('Waits for the maker')
  expect(page).not.toContain('Of somebody else')
  expect(page).toContain('We are working on 1 ticket.')
  const console = await textOf(app, '/en', await app.staff())
  expect(console).toContain('Waits for the maker')
  expect(console).not.toContain('Waits for the dealer')
})

test('staff see first what is past its promised date', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({
    of: dealer,
    subject: 'Promised for yesterday',
    promisedAt: '2026-11-20',
  })
  await app.ticket({
    of: dealer,
    subject: 'Promised for today',
    promisedAt: '2026-11-21',
  })
  const page = await textOf(app, '/en', await app.staff())
  const late = page.slice(page.indexOf('Past the promised date'), page.indexOf('Waiting for us'))
  expect(late).toContain('Promised for yesterday')
  expect(late).not.toContain('Promised for today')
})

test('what is sent on a page comes back to it in its place: one Back leaves it, however often it was saved', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const sent = await app.fetch(
    `/tickets/${id}`,
    post(dealer, { intent: 'reply', submission: randomUUID(), message: 'Ecco le foto.' }),
  )
  expect([sent.status, sent.headers.get('x-remix-replace')]).toEqual([303, 'true'])
})

async function textOf(
  app: Awaited<ReturnType<typeof openApp>>,
  address: string,
  person: { cookie: string } = anonymous,
) {
  return (await app.fetch(address, as(person))).text()
}
