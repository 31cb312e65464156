import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

test('the probes answer without a session, and never from a cache', async () => {
  const app = await openApp()
  for (const address of ['/healthz', '/readyz', '/build.json']) {
    const answer = await app.fetch(address)
    expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([address, 200, 'no-store'])
  }
  expect(await (await app.fetch('/build.json')).json()).toEqual({ build: 'test' })
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
  expect(await answer.text()).toContain('What you sent is too large')
})

test('addresses that mean nothing are no errors of ours', async () => {
  const app = await openApp()
  for (const address of ['/%', '/%00', '/en/%2e%2e/%2e%2e', '/en//', `/${'a'.repeat(4000)}`, '/?q=%FF']) {
    const { status } = await app.fetch(address)
    expect([address, status < 500]).toEqual([address, true])
  }
})
