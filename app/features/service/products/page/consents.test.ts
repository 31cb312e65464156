import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

test('who holds a bicycle changes the consent, and the history says how, once', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Davide Riva' })
  const { id } = await addProduct(app.portal, { of: owner })
  const send = (fields: Record<string, string>) =>
    app.fetch(`/en/products/${id}`, post(workshop, { intent: 'consents', ...fields }))
  const events = () =>
    app.portal.db.selectFrom('product_event').select(['kind', 'subject', 'state', 'day']).orderBy('id').execute()
  const form = await (await app.fetch(`/en/products/${id}`, as(owner))).text()
  expect(boxes(form)).toEqual({ safety_contact: true })
  expect(form).toContain('Tell our company about safety matters')
  expect(form).toMatch(/News and offers are chosen under.*href="\/en\/subscriptions"/s)

  const both = await Promise.all([send({}), send({})])
  for (const answer of both)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/en/products/${id}?notice=consents#consents`,
    ])
  const said = { kind: 'consent', subject: 'safety_contact', day: '2026-11-21' }
  expect(await events()).toEqual([{ ...said, state: 'no' }])
  const html = await (await app.fetch(`/en/products/${id}`, as(owner))).text()
  expect(boxes(html)).toEqual({ safety_contact: false })
  for (const shown of ['Safety notices: no', 'Davide Riva']) expect(html).toContain(shown)
  expect(await (await app.fetch(`/fr/products/${id}`, as(owner))).text()).toContain('Avis de sécurité\u00a0: non')
  expect(await (await app.fetch(`/products/${id}`, as(owner))).text()).toContain('Avvisi di sicurezza: no')

  await send({ safety_contact: 'on' })
  expect((await events()).slice(1)).toEqual([{ ...said, state: 'yes' }])
})

test('a rider who wants news with a bicycle subscribes to them, and a shop’s people are not asked', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const dealer = await app.dealer()
  const formOf = async (person: { cookie: string }) =>
    boxes(await (await app.fetch('/en/products/new', as(person))).text())
  const changes = () =>
    app.portal.db.selectFrom('subscription_event').select(['account_id', 'topic', 'subscribed', 'source']).execute()
  expect(await formOf(rider)).toEqual({ safety_contact: false, marketing: false })
  expect(await formOf(dealer)).toEqual({ safety_contact: false })
  for (const [person, serial] of [
    [rider, 'C68.51S.00123'],
    [rider, 'C68.51S.00124'],
    [dealer, 'C68.51S.00125'],
  ] as const)
    expect((await app.fetch('/en/products/new', post(person, registration(serial)))).status).toBe(303)
  const said = { account_id: rider.viewer.accountId, topic: 'news', source: 'product' }
  expect(await changes()).toEqual([{ ...said, subscribed: true }])
  const page = await (await app.fetch('/en/subscriptions', as(rider))).text()
  expect(page).toMatch(/News and promotions: subscribed<.*Bike registration</s)

  // Taken back there, it is taken back; taking over a bicycle may give it again.
  await app.fetch('/en/subscriptions', post(rider, { topic: 'news', status: 'unsubscribed' }))
  const { id } = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00130' })
  await app.fetch(`/en/products/${id}`, post(dealer, { intent: 'transfer' }))
  const offered = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  const code = /<strong class="serial">([^<]+)</.exec(offered)?.[1] ?? ''
  const claim = { submission: randomUUID(), serial_number: 'C68.51S.00130', code, marketing: 'on' }
  expect((await app.fetch('/en/products/new?way=transfer', post(rider, claim))).status).toBe(303)
  expect((await changes()).map(({ subscribed }) => subscribed)).toEqual([true, false, true])
})

test('staff read the consent and have no form, and anyone who holds the bicycle next hears nothing of it', async () => {
  const app = await openApp()
  const [before, next, staff] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { id } = await addProduct(app.portal, { of: before })
  const send = { intent: 'consents' }
  for (const other of [next, staff]) expect((await app.fetch(`/en/products/${id}`, post(other, send))).status).toBe(404)
  const html = await (await app.fetch(`/en/products/${id}`, as(staff))).text()
  expect(boxes(html)).toEqual({})
  expect(html).toContain('Safety notices')
  expect((await app.fetch(`/en/products/${id}`, post(before, send))).status).toBe(303)
  const { db } = app.portal
  await db.updateTable('product').set({ company_id: next.viewer.companyId }).where('id', '=', id).execute()
  expect(await (await app.fetch(`/en/products/${id}`, as(next))).text()).not.toContain('Safety notices: no')
})

/** The boxes of the form, and whether each is ticked. */
function boxes(html: string): Record<string, boolean> {
  const inputs = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([input]) => input)
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /\schecked=""/.test(input)]),
  )
}

function registration(serial: string) {
  return {
    submission: randomUUID(),
    country: 'IT',
    frame_model: 'C68',
    serial_number: serial,
    date_of_purchase: '2026-11-15',
    marketing: 'on',
  }
}
