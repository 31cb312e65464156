import { expect, test } from 'vitest'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

const minute = 60_000

function begin(app: App, by: Staff | Member, { viewer }: Member): Promise<Response> {
  return app.fetch(`/en/console/companies/${viewer.companyId}`, post(by, { intent: 'see-as' }))
}

function stop(app: App, by: Staff): Promise<Response> {
  return app.fetch('/en/see-as', post(by, { intent: 'stop' }))
}

async function textAt(app: App, address: string, by: { cookie: string }): Promise<string> {
  const text = await (await app.fetch(address, as(by))).text()
  return text
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('an administrator sees the portal as a company’s owner does, named on every page, until they stop', async () => {
  const app = await openApp()
  const [admin, dealer, other] = [await app.staff('admin'), await app.dealer(), await app.dealer()]
  const ticket = await app.ticket({ of: dealer, subject: 'Forcella di Rossi' })
  const foreign = await app.ticket({ of: other, subject: 'Telaio altrui' })
  const answer = await begin(app, admin, dealer)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en'])
  for (const page of [
    '/en',
    '/en/tickets',
    `/en/tickets/${ticket.id}`,
    '/en/orders',
    '/en/user/company',
    '/en/nothing',
  ])
    expect([page, (await textAt(app, page, admin)).includes('You see the portal as Cicli Rossi: read-only')]).toEqual([
      page,
      true,
    ])
  expect(await textAt(app, '/en/tickets', admin)).toContain('Forcella di Rossi')
  expect((await app.fetch(`/en/tickets/${foreign.id}`, as(admin))).status).toBe(404)
  expect((await app.fetch('/en/console/companies', as(admin))).status).toBe(404)
  const back = await stop(app, admin)
  expect(back.headers.get('location')).toBe(`/en/console/companies/${dealer.viewer.companyId}`)
  expect((await app.fetch('/en/console/companies', as(admin))).status).toBe(200)
  expect(await textAt(app, '/en', admin)).not.toContain('read-only')
})

test('who looks sends no form, and opens no page about a person: 403 in a clear sentence, with the way out', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const ticket = await app.ticket({ of: dealer })
  await begin(app, admin, dealer)
  const forms = [
    [`/en/tickets/${ticket.id}`, { message: 'Ciao', submission: '00000000-0000-4000-8000-000000000001' }],
    [`/en/tickets/${ticket.id}`, { intent: 'withdraw' }],
    ['/en/user/company', { intent: 'invite', email: 'a@posta.example', role: 'owner', locale: 'it' }],
    ['/en/license', { module: 'surveys' }],
    ['/en/user', { name: 'Altro', locale: 'fr' }],
    ['/en/drafts', { form: 'ticket', submission: '00000000-0000-4000-8000-000000000001' }],
    ['/en/uploads', { intent: 'remove' }],
    ['/en/user/data', { intent: 'erase', current: 'x' }],
    ['/en/console/companies/1', { intent: 'see-as' }],
    ['/en?sign-in=register', { email: 'a@posta.example', password: 'una buona password' }],
    ['/en?sign-in=', { email: 'a@posta.example', password: 'una buona password' }],
  ] as const
  for (const [address, fields] of forms) {
    const answer = await app.fetch(address, post(admin, fields))
    expect([address, answer.status]).toEqual([address, 403])
    // To programs only its name is said.
    expect(await answer.text()).toMatch(/You are seeing the portal as a company, read-only|"error":"only-looking"/)
  }
  for (const page of [
    '/user',
    '/user/security',
    '/user/second-factor',
    '/user/data',
    '/user/data/export',
    '/subscriptions',
    '/drafts',
    '/uploads',
  ])
    for (const address of [
      page,
      `/en${page}`,
      `/fr${page}`,
      `${page}/`,
      `${page}.data`,
      page.toUpperCase(),
      asCodes(page),
    ])
      expect([address, (await app.fetch(address, as(admin))).status]).toEqual([address, 403])
  const challenge = await app.fetch('/en/second-factor/challenge', post(admin, { password: 'x' }))
  expect(challenge.status).toBe(403)
  expect(await textAt(app, '/en/user', admin)).toMatch(/You see the portal as Cicli Rossi.*Stop/)
})

/** Each letter written as a percent code. */
function asCodes(page: string): string {
  return page.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

test('looking leaves nothing behind: no count of reading, no language, no session of anybody’s', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await begin(app, admin, dealer)
  await app.fetch('/locale', post(admin, { locale: 'fr', to: '/' }))
  const account = app.portal.db.selectFrom('account').select('locale').where('id', '=', admin.viewer.accountId)
  expect((await account.executeTakeFirstOrThrow()).locale).toBe('it')
  for (const page of [
    '/en',
    '/en/new-ticket',
    '/en/products/new',
    '/en/search?q=rossi',
    '/en/resources/media',
    '/en/reports',
    '/en/tickets/export.csv',
  ])
    expect([page, (await app.fetch(page, as(admin))).status]).toEqual([page, 200])
  await app.portal.usageCounters.flush()
  for (const table of ['use_count', 'draft', 'attachment'] as const)
    expect(await app.portal.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('the company’s owner reads who looked and when; colleagues do not', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const sales = await app.dealer({ company: dealer, role: 'sales' })
  await begin(app, admin, dealer)
  await stop(app, admin)
  await stop(app, admin)
  const page = await textAt(app, '/en/user/company', dealer)
  expect(page).toMatch(
    /Seeing as this company ended.*Portal seen as this company, read-only.*21 Nov 2026.*Giulia Conti \(/,
  )
  expect(page.match(/Seeing as this company ended/g)).toHaveLength(1)
  expect(await textAt(app, '/en/user/company', sales)).not.toContain('Portal seen')
})

test('it ends after an hour, with the session, and with the rights of an administrator', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await begin(app, admin, dealer)
  app.clock.advance(59 * minute)
  expect((await app.fetch('/en/console', as(admin))).status).toBe(404)
  app.clock.advance(2 * minute)
  expect((await app.fetch('/en/console/companies', as(admin))).status).toBe(200)
  await begin(app, admin, dealer)
  await app.portal.db.updateTable('account').set({ role: 'agent' }).where('id', '=', admin.viewer.accountId).execute()
  expect((await app.fetch('/en/console/companies', as(admin))).status).toBe(200)
  expect(await textAt(app, '/en', admin)).not.toContain('read-only')
  expect((await app.fetch('/en/sign-out', post(admin, {}))).status).toBe(303)
  expect((await app.fetch('/en/tickets', as(admin))).status).toBe(401)
})

test('only administrators look, and only as a dealer’s company', async () => {
  const app = await openApp()
  const [agent, admin, dealer] = [await app.staff('agent'), await app.staff('admin'), await app.dealer()]
  const rider = await app.dealer({ role: 'customer' })
  for (const person of [agent, dealer]) expect((await begin(app, person, dealer)).status).toBe(404)
  expect((await begin(app, admin, rider)).status).toBe(404)
  expect(await app.portal.db.selectFrom('company_event').selectAll().execute()).toEqual([])
  expect((await app.fetch('/en/console/companies', as(admin))).status).toBe(200)
})
