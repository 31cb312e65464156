import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'
import { qrOf } from '#app/kit/pictures/qr.server.ts'

test('the passport tells anybody of the bicycle, in their language, and nothing of who holds it', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Serena Segreta' })
  const { id, passport } = await addProduct(app.portal, { of: dealer, name: 'C68 Strada', expiry: '2029-03-02' })
  const answer = await app.fetch(`/en/p/${passport}`)
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toMatch(/<meta name="robots" content="noindex"/)
  for (const shown of ['C68 Strada', 'March 2029', 'ends with 123', 'Chain', '3,000\u00a0km'])
    expect(text).toContain(shown)
  for (const kept of ['C68.51S', 'Serena', 'Cicli Rossi', '2 Mar', '2029-03-02', `/products/${id}`])
    expect(text).not.toContain(kept)
  expect(await (await app.fetch(`/p/${passport}`)).text()).toContain('marzo 2029')
  expect(await (await app.fetch(`/fr/p/${passport}`)).text()).toContain('jusqu’en mars 2029')
  app.clock.advance(3 * 366 * 24 * 60 * 60_000)
  expect(await (await app.fetch(`/en/p/${passport}`)).text()).toContain('Expired')
})

test('the holder gives it a new address: the old one is as unknown as any', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id, passport } = await addProduct(app.portal, { of: dealer })
  await app.fetch(`/products/${id}`, post(dealer, { intent: 'reset-passport' }))
  const { passport_code: code } = await app.portal.db
    .selectFrom('product')
    .select('passport_code')
    .executeTakeFirstOrThrow()
  expect(code).not.toBe(passport)
  expect(code).toMatch(/^[\w-]{16}$/)
  expect((await app.fetch(`/p/${passport}`)).status).toBe(404)
  expect((await app.fetch('/p/none')).status).toBe(404)
  expect((await app.fetch(`/p/${code}`)).status).toBe(200)
})

test('anyone who tries codes is stopped, and who has one is not counted', async () => {
  const app = await openApp()
  const { passport } = await addProduct(app.portal, { of: await app.dealer() })
  for (let at = 0; at < 40; at += 1) expect((await app.fetch(`/p/${passport}`)).status).toBe(200)
  for (let at = 0; at < 30; at += 1) expect((await app.fetch('/p/AAAAAAAAAAAAAAAA')).status).toBe(404)
  expect((await app.fetch('/p/AAAAAAAAAAAAAAAA')).status).toBe(429)
})

test('the QR code is drawn on the product’s page and printed as a label, with the passport’s address', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id, passport } = await addProduct(app.portal, { of: dealer })
  const text = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  expect(text).toContain(qrOf(`http://portal.test/en/p/${passport}`).path)
  const label = await app.fetch(`/products/${id}/label`, as(dealer))
  expect(label.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await label.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
