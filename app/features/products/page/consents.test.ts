import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

test('who holds a bicycle changes either consent, and the history says which and how, once', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Davide Riva' })
  const { id } = await addProduct(app.portal, { of: owner })
  const send = (fields: Record<string, string>) =>
    app.fetch(`/en/products/${id}`, post(workshop, { intent: 'consents', ...fields }))
  const events = () =>
    app.portal.db.selectFrom('product_event').select(['kind', 'subject', 'state', 'day']).orderBy('id').execute()
  const form = await (await app.fetch(`/en/products/${id}`, as(owner))).text()
  expect(boxes(form)).toEqual({ safety_contact: true, marketing: false })

  const both = await Promise.all([send({ marketing: 'on' }), send({ marketing: 'on' })])
  for (const answer of both)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/products/${id}?notice=consents`])
  const day = '2026-11-21'
  expect(await events()).toEqual([
    { kind: 'consent', subject: 'safety_contact', state: 'no', day },
    { kind: 'consent', subject: 'marketing', state: 'yes', day },
  ])
  const html = await (await app.fetch(`/en/products/${id}`, as(owner))).text()
  expect(boxes(html)).toEqual({ safety_contact: false, marketing: true })
  for (const shown of ['Safety notices: no', 'News and offers: yes', 'Davide Riva']) expect(html).toContain(shown)
  expect(await (await app.fetch(`/fr/products/${id}`, as(owner))).text()).toContain('Avis de sécurité\u00a0: non')
  expect(await (await app.fetch(`/products/${id}`, as(owner))).text()).toContain('Avvisi di sicurezza: no')

  await send({ safety_contact: 'on', marketing: 'on' })
  expect((await events()).slice(2)).toEqual([{ kind: 'consent', subject: 'safety_contact', state: 'yes', day }])
})

test('staff read the consents and have no form, and whoever holds the bicycle next hears nothing of them', async () => {
  const app = await openApp()
  const [before, next, staff] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { id } = await addProduct(app.portal, { of: before })
  const send = { intent: 'consents', marketing: 'on' }
  for (const other of [next, staff]) expect((await app.fetch(`/en/products/${id}`, post(other, send))).status).toBe(404)
  const html = await (await app.fetch(`/en/products/${id}`, as(staff))).text()
  expect(boxes(html)).toEqual({})
  expect(html).toContain('Safety notices')
  expect((await app.fetch(`/en/products/${id}`, post(before, send))).status).toBe(303)
  const { db } = app.portal
  await db.updateTable('product').set({ company_id: next.viewer.companyId }).where('id', '=', id).execute()
  expect(await (await app.fetch(`/en/products/${id}`, as(next))).text()).not.toContain('News and offers: yes')
})

/** The boxes of the form, and whether each is ticked. */
function boxes(html: string): Record<string, boolean> {
  const inputs = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([input]) => input)
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /\schecked=""/.test(input)]),
  )
}
