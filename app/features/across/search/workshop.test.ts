import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { beginAt } from '#app/features/service/checks/checks.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { openApp, post } from '#tests/app.ts'
import { askFor } from './search.fixture.ts'

const serial = 'C68.51S.00777'

/** A bicycle of a shop with an appointment, a check and a recall; its rider has booked another. */
async function openWorkshop() {
  const app = await openApp()
  const dealer = await app.dealer()
  const rider = await app.dealer({ role: 'customer', name: 'Rita Verdi' })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const bookedBy = dealer.viewer.accountId
  const held = { serialNumber: serial, lookup: serial.toLowerCase() }
  const desk = await addAppointment({ portal: app.portal, shopId, bookedBy }, { ...held, personName: 'Ida Zaffiro' })
  const own = await addAppointment(
    { portal: app.portal, shopId, bookedBy: rider.viewer.accountId },
    { ...held, accountId: rider.viewer.accountId, personName: '' },
  )
  const { id: product } = await addProduct(app.portal, { of: dealer, serial })
  const check = await beginAt(app, dealer, `/en/products/${product}/checks/yearly`)
  const admin = await givePassword(app, await app.staff('admin'))
  const recall = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-77', serials: serial })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${recall}`, post(admin, sent))).status).toBe(303)
  const find = async (person: { cookie: string }, q: string) =>
    (await askFor(app, person, `q=${encodeURIComponent(q)}`))
      .filter(({ kind }) => kind === 'appointments' || kind === 'checks' || kind === 'recalls')
      .map(({ kind, id, to }) => ({ kind, id, to }))
  const at = {
    desk: { kind: 'appointments', id: desk, to: `/en/appointments/${desk}` },
    own: { kind: 'appointments', id: own, to: `/en/appointments/${own}` },
    check: { kind: 'checks', id: check, to: `/en/checks/${check}` },
    recall: { kind: 'recalls', id: recall, to: `/en/recalls#recall-${recall}` },
    recallAtDesk: { kind: 'recalls', id: recall, to: `/en/console/recalls/${recall}` },
  }
  return { app, dealer, rider, admin, find, at, ids: { desk, own, check, recall } }
}

test('a workshop finds by a serial number its appointments, its checks and the recall of that bicycle', async () => {
  const { app, dealer, find, at } = await openWorkshop()
  expect(await find(dealer, serial)).toEqual([at.own, at.desk, at.check, at.recall])
  expect(await find(await app.dealer({ role: 'workshop', company: dealer }), serial)).toHaveLength(4)
  expect(await find(dealer, '2026-77')).toEqual([at.recall])
  expect(await find(dealer, 'zaffiro')).toEqual([at.desk])
})

test('staff find the same of all dealers, and a recall that is still a draft', async () => {
  const { app, admin, find, at } = await openWorkshop()
  expect(await find(await app.staff(), serial)).toEqual([at.own, at.desk, at.check])
  expect(await find(await app.staff(), '2026-77')).toEqual([at.recallAtDesk])
  const draft = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-78' })
  expect((await find(admin, '2026-78')).map(({ id }) => id)).toEqual([draft])
})

test('a rider finds their own appointment alone, and nobody finds what is another’s', async () => {
  const { app, rider, find, at } = await openWorkshop()
  expect(await find(rider, serial)).toEqual([at.own])
  expect(await find(await app.dealer(), serial)).toEqual([])
  expect(await find(await app.dealer({ role: 'customer' }), serial)).toEqual([])
  expect(await find(await app.dealer({ modules: [] }), '2026-77')).toEqual([])
})

test('of what was opened before, a browser is told again what its person may still see', async () => {
  const { app, dealer, rider, ids } = await openWorkshop()
  const opened = `opened=appointments-${ids.desk}.appointments-${ids.own}.checks-${ids.check}.recalls-${ids.recall}`
  const again = async (person: { cookie: string }) => (await askFor(app, person, opened)).map(({ id }) => id)
  expect(await again(dealer)).toEqual([ids.desk, ids.own, ids.check, ids.recall])
  expect(await again(rider)).toEqual([ids.own])
  expect(await again(await app.dealer())).toEqual([])
})
