import { expect, onTestFinished, test, vi } from 'vitest'
import { givePassword, linkApp, signIn as enterAs } from '#app/features/people/second-factor/second-factor.fixture.ts'
import { refusalOf } from '#app/features/people/second-factor/second-factor.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addOwner, cookieOf, mailsOf, nobody, ownersPassword, password, register } from './sign-in.fixture.ts'
import { problemIn, sendStep } from './send-step.ts'
import { signIn } from './sign-in.server.ts'

test('a step that is refused says why in one sentence, which is marked for a person who took it from within the page', async () => {
  const app = await openApp()
  const forgot = async (email: string) =>
    (await app.fetch('/en?tab=forgot&sign-in=forgot', post(nobody, { email }))).text()
  expect(problemIn(await forgot(''))).toBe('Enter your email address.')
  expect(problemIn(await forgot('no address'))).toBe('The email address is not valid. Please check its spelling.')
  for (let times = 0; times < 5; times++) await forgot('chi@cicli.example')
  expect(problemIn(await forgot('chi@cicli.example'))).toBe('Too many requests. Please try again in an hour.')

  const person = cookieOf(await register(app, { email: 'chi@cicli.example', password }))
  const resend = async () => (await app.fetch('/en?sign-in=resend', post(person, {}))).text()
  for (let times = 0; times < 5; times++) await resend()
  expect(problemIn(await resend())).toBe('Too many requests. Please try again in an hour.')
})

/** What the dialog says of a wrong code. */
async function show() {
  const sent = await sendStep('/en/user?sign-in=second-factor', { factor_code: '000000' })
  return sent === 'done' ? sent : refusalOf(sent.status, 'code')
}

test('in the dialog over a page, a lost line is said as such, and after ten codes one is told to wait', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  await linkApp(app, dealer)
  const cookie = await enterAs(app, dealer)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => app.fetch(address, as({ cookie }, init)))
  for (let tries = 0; tries < 10; tries++) expect(await show()).toBe('code-wrong')
  expect(await show()).toBe('too-many-tries')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await show()).toBe(undefined)
  expect([refusalOf(400, 'passkey'), refusalOf(503, 'code')]).toEqual(['passkey-refused', undefined])
})

test('a sentence with characters that mean something in HTML is read as it was written', () => {
  const page =
    '<style>p { color: red }</style><span data-problem="true">Rossi &amp; Co: &quot;l&#x27;altro&quot; &lt;b&gt;</span>'
  expect(problemIn(page)).toBe(`Rossi & Co: "l'altro" <b>`)
  expect(problemIn('<p>Not found</p>')).toBeUndefined()
})

test('without a script the page for a forgotten password opens beside what was typed', async () => {
  const app = await openApp()
  const lost = await app.fetch('/en/tickets/10001', post(nobody, { message: 'La crepa si è allargata.' }))
  expect(forgotLinkIn(await lost.text())).toContain('target="_blank"')
  expect(forgotLinkIn(await (await app.fetch('/en')).text())).not.toContain('target')
})

test('addresses of one IPv6 network use up the same tries, and those of another one their own', async () => {
  const app = await openApp()
  const credentials = { email: 'chi@cicli.example', password: 'sbagliata' }
  const from = (address: string) => signIn(app.portal, { address, userAgent: 'test', locale: 'en' }, credentials)
  for (let tries = 0; tries < 10; tries++)
    expect(await from(`2001:db8:0:1::${tries}`)).toEqual({ refused: 'invalid-credential' })
  expect(await from('2001:db8:0:1:ffff::1')).toEqual({ refused: 'too-many-requests' })
  expect(await from('2001:db8:0:2::1')).toEqual({ refused: 'invalid-credential' })
})

test('after ten wrong passwords, a new one set by the link in the mail lets its owner in at once', async () => {
  const app = await openApp()
  const email = 'chi@cicli.example'
  await addOwner(app, email)
  const enter = (typed: string, cookie: string) =>
    app.fetch('/en?sign-in=', post({ cookie }, { email, password: typed }))
  const cookies = (await enter(ownersPassword, '')).headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const device = cookies.find((one) => one.startsWith('device=')) ?? ''
  for (const cookie of ['', device]) {
    for (let tries = 0; tries < 10; tries++) expect((await enter('sbagliata', cookie)).status).toBe(401)
    expect((await enter(ownersPassword, cookie)).status).toBe(429)
  }
  await app.fetch('/en?tab=forgot&sign-in=forgot', post(nobody, { email }))
  const link = (await mailsOf(app)).at(-1)?.link ?? ''
  const set = await app.fetch(link, post({ cookie: device }, { password: 'pedali nuovi' }))
  expect(set.headers.get('location')).toBe('/en?notice=password-set')
  for (const cookie of ['', device]) expect((await enter('pedali nuovi', cookie)).status).toBe(303)
})

function forgotLinkIn(page: string): string | undefined {
  return /<a[^>]*tab=forgot[^>]*>/.exec(page)?.[0]
}
