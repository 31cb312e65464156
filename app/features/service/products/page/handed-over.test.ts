import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'

const day = 24 * 60 * 60_000
const serial = 'C68.51S.00123'

/** A shop has registered a bicycle and handed it over three days later. */
async function handedOver() {
  const app = await openApp()
  const shop = await app.dealer({ name: 'Serena Venditrice', locale: 'en' })
  const buyer = await app.dealer({ role: 'customer', name: 'Carlo Compratore', locale: 'en' })
  const facts = { country: 'IT', frame_model: 'C68', serial_number: serial, date_of_purchase: '2026-11-15' }
  const registered = await app.fetch('/en/products/new', post(shop, { submission: randomUUID(), ...facts }))
  const id = Number(/\/products\/(\d+)/.exec(registered.headers.get('location') ?? '')?.[1])
  async function pass(from: Member, to: Member) {
    expect((await app.fetch(`/en/products/${id}`, post(from, { intent: 'transfer' }))).status).toBe(303)
    const own = await (await app.fetch(`/en/products/${id}`, as(from))).text()
    const code = /<strong class="serial">([^<]+)</.exec(own)?.[1] ?? ''
    const claim = { submission: randomUUID(), serial_number: serial, code }
    expect((await app.fetch('/en/products/new?way=transfer', post(to, claim))).status).toBe(303)
  }
  app.clock.advance(3 * day)
  await pass(shop, buyer)
  async function read(who: Member) {
    const [page, data] = await Promise.all(
      [`/en/products/${id}`, `/en/products/${id}.data`].map((path) => app.fetch(path, as(who))),
    )
    return { status: page?.status, text: `${await page?.text()}${await data?.text()}` }
  }
  return { app, shop, buyer, pass, read }
}

test('the old address of a bicycle that was handed over says on which day, and nothing of whom it belongs to now', async () => {
  const { app, shop, buyer, pass, read } = await handedOver()
  app.clock.advance(day)
  const colleague = await app.dealer({ company: shop, locale: 'en' })
  for (const who of [shop, colleague]) {
    const { status, text } = await read(who)
    expect([status, text.includes('It changed owner on 24 Nov 2026')]).toEqual([404, true])
    for (const hidden of ['Carlo', serial, 'Page not found']) expect(text).not.toContain(hidden)
  }
  // Whose it never was learns no more than of one that is not there.
  const { status, text } = await read(await app.dealer({ locale: 'en' }))
  expect([status, text.includes('changed owner'), text.includes('Page not found')]).toEqual([404, false, true])
  expect((await read(buyer)).status).toBe(200)
  // Who has it back has its page, and who handed it on reads that day.
  await pass(buyer, shop)
  expect((await read(shop)).status).toBe(200)
  expect((await read(buyer)).text).toContain('It changed owner on 25 Nov 2026')
})

test('a registration that gave way to another’s was not handed over by anybody', async () => {
  const { app, shop, read } = await handedOver()
  await app.portal.db
    .updateTable('product_event')
    .set({ kind: 'given_way' })
    .where('kind', '=', 'transferred')
    .execute()
  expect(await read(shop)).toMatchObject({ status: 404, text: expect.not.stringContaining('changed owner') })
})
