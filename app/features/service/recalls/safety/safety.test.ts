import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { type App, as, openApp, post } from '#tests/app.ts'
import { addDraft } from '../recalls.fixture.ts'

async function published() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const rider = await app.dealer({ role: 'customer', name: 'Rita Segreta' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00150' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00900' })
  const options = { by: admin.viewer.accountId, number: '2026-03', serials: 'C68.51S.00100 – C68.51S.00200' }
  const id = await addDraft(app.portal, options)
  await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-04' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))
  return { app, admin, id }
}

const nobody = { cookie: '' }

/** Without what is another each time. */
function plain(page: string): string {
  return page.replaceAll(/C68\.51S\.0\d+|nonce="[^"]*"|[\w-]{36}/g, '')
}

/** What the page says to a number; all else in it but the number itself. */
async function check(app: App, serial: string, path = '/en/safety/2026-03') {
  const answer = await app.fetch(path, post(nobody, { intent: 'check', serial }))
  const page = await answer.text()
  const said = />(Affected|Not affected)</.exec(page)?.[1]
  return { status: answer.status, said, page }
}

test('anybody reads the notice in three languages with its fixed headline, and search engines may', async () => {
  const { app } = await published()
  const read = async (path: string) => {
    const answer = await app.fetch(path)
    return { page: await answer.text(), status: answer.status, robots: answer.headers.get('x-robots-tag') }
  }
  for (const [path, headline] of [
    ['/safety/2026-03', 'Richiamo di prodotto per motivi di sicurezza'],
    ['/en/safety/2026-03', 'Product safety recall'],
    ['/fr/safety/2026-03', 'Rappel de produit pour raison de sécurité'],
  ] as const) {
    const { page, status, robots } = await read(path)
    expect([path, status, robots]).toEqual([path, 200, null])
    expect(page).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`))
    for (const told of [
      'Forcella C68',
      'Il cannotto può rompersi',
      'Non usare la bici',
      'C68.51S.00100 – C68.51S.00200',
    ])
      expect(page).toContain(told)
    expect(page).not.toMatch(/<meta name="robots" content="noindex"/)
    expect(page).toContain('hrefLang="en"')
  }
  expect((await read('/en/safety')).page).toContain('2026-03')
  expect((await read('/en/safety/2026-04')).status).toBe(404)
  expect((await read('/en/safety/nothing')).status).toBe(404)
  expect(await (await app.fetch('/robots.txt')).text()).toContain('Allow: /en/safety/')
  expect(await (await app.fetch('/sitemap.xml')).text()).toContain('/en/safety/2026-03')
})

test('the check answers affected or not, of what is unknown as of what is known, and nothing else', async () => {
  const { app } = await published()
  const known = await check(app, 'c68.51s.00150')
  expect([known.status, known.said]).toEqual([200, 'Affected'])
  // Never heard of, and within the range.
  expect((await check(app, 'C68.51S.00199')).said).toBe('Affected')
  const other = await check(app, 'C68.51S.00900')
  const unknown = await check(app, 'C68.51S.00901')
  expect([other.said, unknown.said]).toEqual(['Not affected', 'Not affected'])
  expect(plain(unknown.page)).toBe(plain(other.page))
  for (const told of ['Rita', 'Segreta', 'Cicli Rossi', 'notified']) expect(known.page).not.toContain(told)
  expect((await check(app, 'C68.51S.00150', '/en/safety')).said).toBe('Affected')
  const asked = await app.queriesOf(() => check(app, 'C68.51S.00150'))
  const askedOfNone = await app.queriesOf(() => check(app, 'XYZW'))
  // Some are asked side by side, so their order tells nothing.
  expect(askedOfNone.toSorted()).toEqual(asked.toSorted())
})

test('a notice of many single numbers names the first and says how many more there are; each is found by the check', async () => {
  const { app, admin } = await published()
  const numbers = Array.from({ length: 250 }, (_, at) => `C68.51S.0${1000 + at}`)
  const options = { by: admin.viewer.accountId, number: '2026-05', serials: numbers.join('\n') }
  const id = await addDraft(app.portal, options)
  await addProduct(app.portal, { of: await app.dealer(), serial: 'C68.51S.01249' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))).status).toBe(303)
  const page = await (await app.fetch('/en/safety/2026-05')).text()
  expect(page).toContain('C68.51S.01039')
  expect(page).not.toContain('C68.51S.01040')
  expect(page).toContain('and 210 more')
  const said = async (serial: string) => (await check(app, serial, '/en/safety/2026-05')).said
  expect([await said('C68.51S.01100'), await said('C68.51S.01249'), await said('C68.51S.01250')]).toEqual([
    'Affected',
    'Affected',
    'Not affected',
  ])
})

test('an address checks thirty numbers in a quarter of an hour', async () => {
  const { app } = await published()
  for (let tried = 0; tried < 30; tried++) expect((await check(app, 'C68.51S.00150')).status).toBe(200)
  const { status, said, page } = await check(app, 'C68.51S.00150')
  expect([status, said]).toEqual([429, undefined])
  expect(page).toContain('Too many')
  app.clock.advance(16 * 60_000)
  expect((await check(app, 'C68.51S.00150')).said).toBe('Affected')
})

test('a check of nothing, or of a text without end, comes back with a sentence', async () => {
  const { app } = await published()
  for (const serial of ['', 'C6', 'C'.repeat(100)]) expect((await check(app, serial)).status).toBe(400)
})

test('a rider whose licence has no appointments is not told to book: the mail and the page say whom to ask', async () => {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const role = 'customer' as const
  const [without, booking] = [
    await app.dealer({ role, locale: 'en', modules: ['products'] }),
    await app.dealer({ role, locale: 'en' }),
  ]
  await addProduct(app.portal, { of: without, serial: 'C68.51S.00150' })
  await addProduct(app.portal, { of: booking, serial: 'C68.51S.00151' })
  const contact = { phone: '800 123 456', email: 'recall@maker.example' }
  const id = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-05', ...contact })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))).status).toBe(303)
  await app.work()
  const told = async ({ viewer, cookie }: typeof without) => {
    const { body } = await app.portal.db
      .selectFrom('sent_mail')
      .select('body')
      .where('to_address', '=', viewer.email)
      .executeTakeFirstOrThrow()
    const page = await (await app.fetch('/en/recalls', as({ cookie }))).text()
    return {
      mail: /Book the repair|Open your recalled bikes/.exec(body)?.[0],
      page: ['Book the repair', 'contact a dealer', 'href="tel:800123456"'].map((words) => page.includes(words)),
    }
  }
  expect(await told(without)).toEqual({ mail: 'Open your recalled bikes', page: [false, true, true] })
  expect(await told(booking)).toEqual({ mail: 'Book the repair', page: [true, false, false] })
  // Signed in already, nobody is sent in a circle.
  const notice = await (await app.fetch('/en/safety/2026-05', as(without))).text()
  expect([notice.includes('Open your recalled bikes'), notice.includes('Log in to book')]).toEqual([true, false])
})
