import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

test('the number of a registration that nobody has confirmed is corrected by who holds it, checked as when it is registered', async () => {
  const app = await openApp()
  const [rider, stranger] = [await app.dealer({ role: 'customer' }), await app.dealer({ role: 'customer' })]
  const { id } = await addProduct(app.portal, { of: rider, serial: 'C68.51S.OO123' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00555' })
  await addProduct(app.portal, { of: stranger, serial: 'C68.51S.00777' })
  const address = `/en/products/${id}`
  const read = async () => (await (await app.fetch(address, as(rider))).text()).replaceAll('<!-- -->', '')
  const send = async (by: Member, fields: Record<string, string>) => {
    const answer = await app.fetch(address, post(by, fields))
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
  }
  expect(await read()).toContain('Correct serial number, size and colour')
  const number = (serial_number: string, more: Record<string, string> = {}) =>
    send(rider, { intent: 'looks', version: '1', size: '', colour: '', serial_number, ...more })
  const refused = [
    ['C68-51S', 'One dash'],
    ['C68.51S.00555', 'This bike is already among your products.'],
    ['C68.51S.00777', 'This serial number cannot be registered again.'],
    ['C68.51S.OO777', 'A similar number is already registered.'],
  ] as const
  for (const [serial, words] of refused) {
    const { status, text } = await number(serial)
    expect([serial, status, text.includes(words)]).toEqual([serial, 400, true])
  }
  const foreign = { intent: 'looks', version: '1', serial_number: 'C68.51S.00888' }
  expect((await send(stranger, foreign)).status).toBe(404)
  // Almost its own number is no other bicycle's.
  expect((await number('c68.51s.00123')).to).toBe(`/en/products/${id}?notice=looks#bike`)
  expect(
    await app.portal.db
      .selectFrom('product')
      .select(['serial_number', 'confirmed_by', 'version'])
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toMatchObject({ serial_number: 'C68.51S.00123', confirmed_by: null, version: 2 })
  expect(await read()).toContain('Serial number: C68.51S.00123 (before: C68.51S.OO123)')
  const alike = { version: '2', serial_confirmed: 'C68.51S.OO777' }
  expect((await number('C68.51S.OO777', alike)).status).toBe(303)
})
