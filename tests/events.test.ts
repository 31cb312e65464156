import { randomUUID } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { addOwner, ownersPassword } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { addressesOf } from './access/routes.ts'
import { as, openApp, post } from './app.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Line = Record<string, unknown>

/** What is logged while something is done: each line one JSON object, as an operator's tools read them. */
async function linesOf<Result>(app: App, act: () => Promise<Result>): Promise<[lines: Line[], result: Result]> {
  app.lines()
  const result = await act()
  return [app.lines().map((line) => JSON.parse(line) as Line), result] // pino writes objects
}

const pseudonym = expect.stringMatching(/^[\w-]{22}$/)

test('every refused and every throttled sign-in is an event with its request and names that tell nobody', async () => {
  const app = await openApp()
  const { viewer } = await app.dealer()
  await addOwner(app, viewer.email)
  const signIn = (password: string) =>
    app.fetch('/en?sign-in=', post({ cookie: '' }, { email: viewer.email, password }))
  const [first, refused] = await linesOf(app, () => signIn('una canarina'))
  const requestId = refused.headers.get('x-request-id')
  const told = { time: expect.stringMatching(/^\d{4}-.*Z$/), requestId, account: pseudonym, from: pseudonym }
  const event = first.find((line) => line['event'] === 'sign-in refused')
  expect(event).toMatchObject(told)
  for (let tries = 1; tries < 10; tries++) await signIn('una canarina')
  const [throttled] = await linesOf(app, () => signIn(ownersPassword))
  expect(throttled.find((line) => line['event'] === 'sign-in throttled')).toMatchObject({
    account: event?.['account'],
    from: event?.['from'],
  })
  app.clock.advance(16 * 60_000)
  const [entered] = await linesOf(app, () => signIn(ownersPassword))
  expect(entered.find((line) => line['event'] === 'signed in')).toMatchObject({
    account: event?.['account'],
    from: event?.['from'],
    actor: expect.any(Number),
  })
  expect(JSON.stringify([first, throttled, entered])).not.toMatch(/canarina|@|192\.0\.2\.1/)
})

test('what a guard refuses somebody is an event, and an address that names nothing is none', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const { id } = await app.ticket({ of: await app.dealer() })
  const actor = dealer.viewer.accountId
  for (const [address, status] of [
    [`/en/tickets/${id}`, 404],
    [`/en/tickets/${id}.data`, 404],
    ['/en/console/tickets', 404],
    ['/en/quotes', 403],
    ['/files/00000000-0000-0000-0000-000000000000', 404],
  ] as const) {
    const [lines, answer] = await linesOf(app, () => app.fetch(address, as(dealer)))
    const requestId = answer.headers.get('x-request-id')
    expect([address, lines]).toEqual([
      address,
      [
        expect.objectContaining({ event: 'permission refused', actor, status, requestId, from: pseudonym }),
        expect.objectContaining({ msg: 'answered', actor, status, requestId }),
      ],
    ])
  }
  const foreign = as(dealer, { method: 'POST', headers: { origin: 'https://evil.example' } })
  const [crossed] = await linesOf(app, () => app.fetch(`/en/tickets/${id}`, foreign))
  expect(crossed.map((line) => line['event'])).toContain('foreign-origin')
  const [twice] = await linesOf(app, () => app.fetch('/en/tickets?q=a&q=b', as(dealer)))
  expect(twice.map((line) => line['event'])).toContain('query-repeated')
  const [nowhere] = await linesOf(app, () => app.fetch('/en/nowhere', as(dealer)))
  expect(nowhere).toEqual([expect.objectContaining({ msg: 'answered', status: 404, actor })])
  const [stranger] = await linesOf(app, () => app.fetch('/en/tickets'))
  expect(stranger).toEqual([expect.not.objectContaining({ actor: expect.anything() })])
})

test('a change of role and every list or copy of data that leaves are events of who did it', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner, role: 'sales' })
  const admin = await app.staff('admin')
  const person = `/en/user/company/${colleague.viewer.accountId}`
  const acts: [event: string, who: { cookie: string }, actor: number, address: string, init?: RequestInit][] = [
    ['list exported', owner, owner.viewer.accountId, '/en/orders/export.csv'],
    ['list exported', owner, owner.viewer.accountId, '/en/quotes/export.csv'],
    ['list exported', owner, owner.viewer.accountId, '/en/leads/export.csv'],
    ['list exported', owner, owner.viewer.accountId, '/en/products/export.csv'],
    ['list exported', owner, owner.viewer.accountId, '/en/reports/export.csv?figure=stages'],
    ['subscribers exported', admin, admin.viewer.accountId, '/en/subscriptions/export.csv?topic=news'],
    ['data exported', owner, owner.viewer.accountId, '/en/user/data/export'],
    ['role changed', owner, owner.viewer.accountId, person, post(owner, { intent: 'role', role: 'workshop' })],
  ]
  for (const [event, who, actor, address, init = as(who)] of acts) {
    const [lines, answer] = await linesOf(app, async () => {
      const given = await app.fetch(address, init)
      await given.arrayBuffer()
      return given
    })
    const requestId = answer.headers.get('x-request-id')
    const found = lines.find((line) => line['event'] === event)
    expect([address, found]).toEqual([address, expect.objectContaining({ actor, requestId, from: pseudonym })])
  }
})

test('a change of role tells which it was and which it is, and the same role once more is none', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { viewer } = await app.dealer({ company: owner, role: 'sales' })
  const change = () =>
    linesOf(app, () =>
      app.fetch(`/en/user/company/${viewer.accountId}`, post(owner, { intent: 'role', role: 'workshop' })),
    )
  const [first] = await change()
  const told = { subject: viewer.accountId, before: 'sales', role: 'workshop' }
  expect(first.find((line) => line['event'] === 'role changed')).toMatchObject(told)
  const [second, again] = await change()
  expect(again.status).toBe(303)
  expect(second.map((line) => line['event'])).not.toContain('role changed')
})

test('who meets an error page reads the number under which the log knows the request', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const [address, init, status] of [
    ['/en/tickets/999999', as(dealer), 404],
    ['/fr/nulle-part', {}, 404],
    ['/nessun-posto', as(dealer), 404],
    ['/en/tickets?q=a&q=b', as(dealer), 400],
    ['/en', as(dealer, { method: 'POST', headers: { origin: 'https://evil.example' } }), 403],
  ] as const) {
    const answer = await app.fetch(address, init)
    const page = await answer.text()
    const shown = `class="serial">${answer.headers.get('x-request-id')}<`
    expect([address, answer.status, page.includes(shown)]).toEqual([address, status, true])
    expect(page).not.toMatch(/\bat \/|\.server\.ts|select .* from/i)
  }
  for (const address of ['/en/tickets', '/en?tab=register']) {
    const answer = await app.fetch(address)
    expect(await answer.text()).not.toContain(answer.headers.get('x-request-id'))
  }
})

test('no secret that is sent anywhere, and nobody’s address, stands in the log or on an error page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const canary = `canarino-${randomUUID()}`
  const email = `${canary}@cicli.example`
  app.lines()
  const fields = {
    email,
    password: canary,
    current: canary,
    code: canary,
    factor_code: canary,
    token: canary,
    message: canary,
    to: canary,
  }
  const breaks = ['', '\r\n{"level":60,"msg":"canarino"}', '\u001b[31m']
  const forms = ['/en?sign-in=', '/en?sign-in=register', '/en?sign-in=forgot', '/en?sign-in=second-factor', '/locale']
  const keyed = [...addressesOf(build.routes).keys()].filter((path) => path.includes('/:token'))
  const links = keyed.map((path) => path.replace(':locale?', 'en').replace(':token', canary).replaceAll(/:\w+/g, '1'))
  expect(links).toContain(`/en/f/${canary}/1/1`)
  const own = ['/en/user/security', '/en/user', '/en/new-ticket', '/en/license', '/en/drafts', '/en/uploads']
  const apis = ['/api/__session', '/api/hubspot/contacts/create']
  for (const address of [...forms, ...links, ...own, ...apis, `/en/tickets/${id}`, '/en/nowhere'])
    for (const who of [dealer, { cookie: '' }, { cookie: `session=${canary}; device=${canary}` }])
      for (const init of [as(who), ...breaks.map((lines) => post(who, { ...fields, message: canary + lines }))]) {
        const answer = await app.fetch(address, { ...init, headers: headersWith(init, canary) })
        if (answer.status >= 500) throw new Error(`${address} answered ${answer.status}`)
        await answer.arrayBuffer()
      }
  for (const query of [`q=${canary}`, `to=${canary}`, `q=${canary}&q=${canary}`, `email=${email}`, `${canary}=x`])
    for (const address of ['/en/tickets', '/en/verify/x', '/api/hubspot/contacts/verify', '/files/x'])
      await app.fetch(`${address}?${query}`, as(dealer))
  await app.work()
  const lines = app.lines()
  expect(lines.length).toBeGreaterThan(200)
  for (const line of lines) {
    expect(line).not.toMatch(/canarin|@cicli|@dealer|session=/)
    expect(line).not.toContain('\u001b')
    expect(line).toMatch(/^\{[^\n]*\}\n$/)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) })
  }
}, 60_000)

function headersWith({ headers }: RequestInit, canary: string): Headers {
  const all = new Headers(headers)
  for (const name of ['referer', 'user-agent', 'authorization', 'x-request-id']) all.set(name, canary)
  return all
}
