import { randomUUID } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { createHandler } from '#app/handler.server.ts'
import { matrix } from '#tests/access/matrix.ts'
import { as, openApp, post } from '#tests/app.ts'

test('the probes answer without a session, and never from a cache', async () => {
  const app = await openApp()
  for (const address of ['/healthz', '/readyz', '/build.json']) {
    const answer = await app.fetch(address)
    expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([address, 200, 'no-store'])
  }
  expect(await (await app.fetch('/build.json')).json()).toEqual({ build: 'test' })
})

test('an address is found in any language and case, by its data too, and what no route begins with is nowhere', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const statuses = async (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => [address, (await app.fetch(address, as(dealer))).status]))
  const found = ['/tickets', '/en/TICKETS', '/tickets/', '/%74ickets', '/tickets.data', '/fr.data', '/_.data']
  expect(await statuses(found)).toEqual(found.map((address) => [address, 200]))
  const nowhere = ['/nothing', '/en/nothing', '/xx/tickets', '/EN/tickets/nothing/at/all', '/tickets%2F1', '/ticket']
  expect(await statuses(nowhere)).toEqual(nowhere.map((address) => [address, 404]))
})

test('a page runs no script without its nonce, and every page has another', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const nonceOf = async () => {
    const answer = await app.fetch('/en', as(dealer))
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
    const page = await answer.text()
    const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect(page).not.toMatch(/ style="/)
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})

test('a body that says it is larger than a ticket may be is refused with a page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const headers = { cookie: dealer.cookie, 'content-length': '400000000', origin: 'http://portal.test' }
  const answer = await app.fetch('/en', { method: 'POST', headers, body: 'x' })
  expect(answer.status).toBe(413)
  const page = await answer.text()
  expect(page).toContain('What you sent is too large for this form')
  // That of a claim is no limit of other forms.
  expect(page).not.toContain('150 MB')
})

test('only somebody with full access may take their time to send a form', async () => {
  const app = await openApp()
  const [dealer, pending] = [await app.dealer(), await app.dealer()]
  await app.portal.db
    .updateTable('account')
    .set({ approved_at: null })
    .where('id', '=', pending.viewer.accountId)
    .execute()
  const handle = createHandler(app.portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
  const mayTakeLong = async (where: string, person: { cookie: string }) => {
    const headers = { host: 'portal.test', origin: 'http://portal.test' }
    const { body, ...init } = post(person, { submission: randomUUID() })
    const sent = new Request(new URL(where, 'http://portal.test'), { ...init, body: body ?? null })
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value)
    let isLong = false
    await handle(sent, { address: '192.0.2.1', allowLongBody: () => (isLong = true) })
    return isLong
  }
  const anonymous = { cookie: '' }
  for (const where of ['/uploads', '/new-ticket', '/tickets/7'])
    expect([where, await mayTakeLong(where, dealer)]).toEqual([where, true])
  for (const where of ['/uploads', '/new-ticket', '/?sign-in=', '/?sign-in=register', '/locale', '/api/__session'])
    for (const person of [anonymous, pending, { cookie: 'session=planted' }])
      expect([where, await mayTakeLong(where, person)]).toEqual([where, false])
})

test('addresses that mean nothing are no errors of ours', async () => {
  const app = await openApp()
  for (const address of ['/%', '/%00', '/en/%2e%2e/%2e%2e', '/en//', `/${'a'.repeat(4000)}`, '/?q=%FF']) {
    const { status } = await app.fetch(address)
    expect([address, status < 500]).toEqual([address, true])
  }
})

test('who opens a file’s address without being let in gets the screen in its place, and after signing in the file', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const opened = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
  const files = matrix.filter(({ path, isGated }) => isGated && !hasPage(path))
  expect(files.map(({ path }) => path)).toContain('/:locale?/quotes/:id/pdf')
  for (const { path } of files) {
    const address = path.replace('/:locale?', '/en').replaceAll(/:\w+/g, '7')
    const screen = await app.fetch(address, opened)
    expect([address, screen.status, screen.headers.get('content-type')]).toEqual([
      address,
      401,
      'text/html; charset=utf-8',
    ])
    expect(await screen.text()).toContain(`action="${address}?sign-in="`)
    const asPicture = await app.fetch(address, { headers: { accept: 'image/*,*/*;q=0.8' } })
    expect([asPicture.status, asPicture.headers.get('content-type')]).toEqual([401, 'application/json'])
  }
  const mistake = await app.fetch('/en/products/export.csv?sign-in=', post({ cookie: '' }, { email: '', password: '' }))
  expect([mistake.status, await mistake.text()]).toEqual([400, expect.stringContaining('<form')])
  expect((await app.fetch('/en/products/export.csv', as(dealer, opened))).headers.get('content-type')).toMatch('csv')
})

test('who may not have a file reads why in the portal’s frame', async () => {
  const app = await openApp()
  const opened = { headers: { accept: 'text/html' } }
  const dealer = await app.dealer()
  const absent = await app.fetch('/en/quotes/999/pdf', as(dealer, opened))
  const missing = await app.fetch('/en/quotes/export.csv', as(await app.dealer({ modules: [] }), opened))
  const pages = [await absent.text(), await missing.text()]
  expect([absent.status, missing.status]).toEqual([404, 403])
  expect(pages.map((page) => page.includes('main-menu'))).toEqual([true, true])
  expect(pages[0]).toContain('<title>404 Not Found</title>')
  expect(pages[1]).toContain('The “Quotes” module is not active')
})

test('each address that a mail program posts to by itself, to unsubscribe, asks for no page it came from', async () => {
  const app = await openApp()
  const leaving = pagePaths().filter((path) => /^\/:locale\?\/un(?:subscribe|follow)/.test(path))
  expect(leaving.length).toBeGreaterThan(2)
  for (const path of leaving) {
    const address = path.replace(':locale?', 'en').replace(':token', 'nobodys-token')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect([path, (await app.fetch(address, { method: 'POST', headers: { origin: 'none' }, body })).status]).toEqual([
      path,
      404,
    ])
  }
})

function hasPage(path: string): boolean {
  return pagePaths().includes(path)
}

function pagePaths(): string[] {
  const routes: ServerBuild['routes'] = build.routes
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
  }
  return Object.values(routes).flatMap((route) => (route?.module.default ? [pathOf(route.id)] : []))
}
