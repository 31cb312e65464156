import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addDraft } from '../recalls.fixture.ts'

const serial = 'C68.51S.00123'

test('a bicycle under recall that stands in a shop is that workshop’s to see to, no matter who sold it, until it is handed over', async () => {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const rider = await app.dealer({ role: 'customer' })
  const [bench, stranger] = [await app.dealer({ locale: 'en' }), await app.dealer({ locale: 'en' })]
  const mechanic = await app.dealer({ company: bench, role: 'workshop', locale: 'en' })
  await addProduct(app.portal, { of: rider, serial })
  const recall = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-07' })
  const publish = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${recall}`, post(admin, publish))).status).toBe(303)
  const { id: unit } = await app.portal.db.selectFrom('recall_unit').select('id').executeTakeFirstOrThrow()
  const shopId = await addBookableShop(app.portal.db, bench.viewer.companyId)
  const elsewhere = await addBookableShop(app.portal.db, stranger.viewer.companyId)
  const booking = { portal: app.portal, bookedBy: bench.viewer.accountId }
  const appointment = await addAppointment({ ...booking, shopId }, { serialNumber: serial })
  await addAppointment({ ...booking, shopId: elsewhere }, { serialNumber: serial })
  // What a screen reader says is the number on the bicycle.
  const own = await (await app.fetch('/en/recalls', as(rider))).text()
  expect(own).toContain(`aria-label="Open the bike ${serial}"`)
  const sees = async (who: { cookie: string }) =>
    (await (await app.fetch('/en/recalls', as(who))).text()).includes(serial)
  const take = (intent: string) => app.fetch(`/en/appointments/${appointment}`, post(bench, { intent }))
  const settle = (who: { cookie: string }) =>
    app.fetch('/en/recalls', post(who, { intent: 'step', unit: `${unit}`, state: 'inspected' }))
  // A booking alone tells nothing: a number is quickly typed.
  expect([await sees(bench), (await settle(bench)).status]).toEqual([false, 404])
  expect((await take('arrived')).status).toBe(303)
  expect([await sees(bench), await sees(mechanic), await sees(stranger)]).toEqual([true, true, false])
  expect([(await settle(stranger)).status, (await settle(mechanic)).status]).toEqual([404, 303])
  for (const step of ['ready', 'done']) expect((await take(step)).status).toBe(303)
  expect([await sees(bench), (await settle(bench)).status]).toEqual([false, 404])
})
