import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

function send(app: App, person: Member, serial: string) {
  const bike = { country: 'IT', frame_model: 'C68', serial_number: serial, date_of_purchase: '2026-11-15' }
  return app.fetch('/en/products/new', post(person, { submission: randomUUID(), ...bike }))
}

const serialOf = (count: number) => `C68.51S.${String(count * 37).padStart(5, '0')}`

test('a rider registers five bicycles a day, also when two are sent at once, and the sixth form comes back whole', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  for (const count of [1, 2, 3, 4]) expect((await send(app, rider, serialOf(count))).status).toBe(303)
  // A number that is refused does not count.
  expect((await send(app, rider, serialOf(1))).status).toBe(400)
  const both = await Promise.all([send(app, rider, serialOf(5)), send(app, rider, serialOf(6))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 429])
  const refused = await send(app, rider, serialOf(7))
  const page = await refused.text()
  expect(refused.status).toBe(429)
  for (const kept of [serialOf(7), 'daily limit of registrations']) expect(page).toContain(kept)
  expect(await app.portal.db.selectFrom('product').select('id').execute()).toHaveLength(5)
  app.clock.advance(24 * 60 * 60_000)
  expect((await send(app, rider, serialOf(7))).status).toBe(303)
})

test('a shop registers more than five bicycles a day', async () => {
  const app = await openApp()
  const shop = await app.dealer()
  for (const count of [1, 2, 3, 4, 5, 6]) expect((await send(app, shop, serialOf(count))).status).toBe(303)
})
