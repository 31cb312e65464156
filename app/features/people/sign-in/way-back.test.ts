import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addOwner, cookieOf, mailsOf, nobody, ownersPassword, password, register } from './sign-in.fixture.ts'

const site = 'http://portal.test'

/** Where a browser is after an answer that it got at an address. */
function landing(answer: Response, at: string): string {
  return new URL(answer.headers.get('location') ?? '', site + at).href
}

test('the language is cut before the way back is checked, not after', async () => {
  const app = await openApp()
  for (const to of ['/en//evil.example', '/fr//evil.example/', String.raw`/en/\evil.example`, '/en/%2fevil.example'])
    for (const locale of ['it', 'en', 'fr']) {
      const chosen = await app.fetch('/locale', post(nobody, { locale, to }))
      expect([to, landing(chosen, '/locale')]).toEqual([to, `${site}/${locale === 'it' ? '' : locale}`])
    }
})

test('who confirms an address is led nowhere but into the portal, wherever they registered', async () => {
  const app = await openApp()
  const places = ['/en//evil.example?sign-in=register', '//en//evil.example?sign-in=register', '/fr/fr//evil.example']
  for (const [number, place] of places.entries()) {
    const email = `${number}@cicli.example`
    await register(app, { email, password }, `${site}${place}`)
    const person = cookieOf(await register(app, { email, password }, '/tickets?sign-in=register'))
    for (const { body } of await mailsOf(app)) {
      const link = /http:\/\/portal\.test(\S*\/verify\/\S+)/.exec(body)?.[1] ?? ''
      expect(new URL(landing(await app.fetch(link, post(person, {})), link)).host).toBe('portal.test')
    }
  }
  const email = 'altri@cicli.example'
  const person = cookieOf(await register(app, { email, password }, '/tickets?sign-in=register'))
  const link = (await mailsOf(app)).at(-1)?.link ?? ''
  const answer = await app.fetch(`${link}?to=/en//evil.example/`, post(person, {}))
  expect([answer.status, landing(answer, link)]).toEqual([303, `${site}/`])
})

test('no page is at an address with an empty part, and no step leads back to one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const [path, page] of [
    ['/en//tickets?q=C68//1', '/en/tickets?q=C68//1'],
    ['//evil.example/', '/evil.example/'],
    [String.raw`/en/\evil.example`, '/en/evil.example'],
    ['/en/tickets//', '/en/tickets/'],
  ] as const) {
    const answer = await app.fetch(`${site}${path}`, as(dealer))
    expect([path, answer.status, landing(answer, path)]).toEqual([path, 308, site + page])
  }
  const { email } = dealer.viewer
  await addOwner(app, email)
  const entered = await app.fetch(`${site}/en/tickets//?sign-in=`, post(nobody, { email, password: ownersPassword }))
  expect([entered.status, landing(entered, '/en/tickets//')]).toEqual([303, `${site}/en`])
})
