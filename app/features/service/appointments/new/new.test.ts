import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addBookableShop } from '../appointments.fixture.ts'

/** What the page of the desk holds in a field, as its next form would send it. */
function valueIn(page: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

test('an hour the desk typed, which was taken, does not count any more beside what is chosen of the alternatives', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const address = `/en/appointments/new?shop=${shop}&kind=test_ride`
  const send = (fields: Record<string, string>) =>
    app.fetch(
      address,
      post(owner, {
        intent: 'book',
        submission: randomUUID(),
        shop,
        kind: 'test_ride',
        name: 'Ida',
        phone: '+39 0432 123456',
        ...fields,
      }),
    )
  const typed = { other_day: '2026-11-30', other_time: '10:00' }
  expect((await send(typed)).status).toBe(303)
  const refused = await send(typed)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  const left = { other_day: valueIn(page, 'other_day'), other_time: valueIn(page, 'other_time') }
  expect((await send({ ...left, when: '2026-11-30T11:00+01:00' })).status).toBe(303)
})

test('the page names the shop’s time as its reader calls it', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const page = await (await app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, as(owner))).text()
  expect(page).toContain('Times of the shop (Central European Time).')
})
