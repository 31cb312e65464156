import { expect, onTestFinished, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  addClaim,
  addOwner,
  type App,
  cookieOf,
  mailsOf,
  nobody,
  password,
  signIn,
} from '#app/features/people/sign-in/sign-in.fixture.ts'

const minute = 60_000
const email = 'chi@cicli.example'

test('the page of a link that leads nowhere says so at once, and not whose it was', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  await app.fetch(link, post(person, {}))
  const used = await askReset(app)
  await app.fetch(used, post(nobody, { password: 'pedali nuovi' }))
  const late = await askReset(app)
  app.clock.advance(60 * minute)
  const pages = []
  for (const dead of [link, '/en/verify/not-a-link', used, '/en/reset/not-a-link', late]) {
    const answer = await app.fetch(dead)
    const page = await answer.text()
    expect([dead, answer.status, page.includes('type="password"')]).toEqual([dead, 410, false])
    expect(page).not.toContain(email)
    pages.push(neutral(page))
  }
  expect(pages[0]).toBe(pages[1])
  expect(pages[2]).toBe(pages[3])
  expect(pages[2]).toContain('This link is not valid or has already been used.')
  expect(pages[4]).toContain('This link has expired.')
})

test('a link whose page was looked at is as good as before, and shown as good while nobody can say', async () => {
  const app = await openApp()
  await addOwner(app, email)
  const reset = await askReset(app)
  const { identity } = app.portal
  onTestFinished(() => void (app.portal.identity = identity))
  for (const refused of [undefined, 'network-request-failed', 'too-many-requests'] as const) {
    app.portal.identity = refused ? { ...identity, readCode: async () => ({ refused }) } : identity
    const answer = await app.fetch(reset)
    expect([answer.status, (await answer.text()).includes('type="password"')]).toEqual([200, true])
  }
  app.portal.identity = identity
  expect((await app.fetch(reset, post(nobody, { password: 'pedali nuovi' }))).status).toBe(303)
})

test('the own address is no password by a reset either', async () => {
  const app = await openApp()
  await addOwner(app, email)
  const reset = await askReset(app)
  const refused = await app.fetch(reset, post(nobody, { password: 'Cicli.Example' }))
  expect([refused.status, (await refused.text()).includes('This password is easy to guess')]).toEqual([400, true])
  expect((await app.fetch(reset, post(nobody, { password: 'pedali nuovi' }))).status).toBe(303)
})

test('should the portal break off after the password is new, nobody stays logged in by the old one', async () => {
  const app = await openApp()
  await addOwner(app, email)
  const session = cookieOf(await signIn(app, { email, password: 'la mia bicicletta' }))
  const reset = await askReset(app)
  const { identity } = app.portal
  onTestFinished(() => void (app.portal.identity = identity))
  app.portal.identity = {
    ...identity,
    async redeemCode(use) {
      await identity.redeemCode(use)
      throw new Error('The database is away')
    },
  }
  expect((await app.fetch(reset, post(nobody, { password: 'pedali nuovi' }))).status).toBe(500)
  expect(app.errors()).toHaveLength(1)
  app.portal.identity = identity
  expect((await app.fetch('/en/user', as(session))).status).toBe(401)
  expect((await signIn(app, { email, password })).status).toBe(401)
  expect((await signIn(app, { email, password: 'pedali nuovi' })).status).toBe(303)
})

async function askReset(app: App): Promise<string> {
  await app.fetch('/en?tab=forgot&sign-in=forgot', post(nobody, { email }))
  return (await mailsOf(app)).at(-1)?.link ?? ''
}

/** Without the link itself, and what is new with every answer. */
function neutral(page: string): string {
  return page.replaceAll(/nonce="[^"]*"|data-request="[^"]*"|\/(?:verify|reset)\/[\w%-]+/g, '')
}
