import { expect, test } from 'vitest'
import { takeItems, takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { as, openApp } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

test('beside a bicycle stands what there is for it and whether it can be had, also for the workshop, without prices', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const { frame_model: family } = await app.portal.db
    .selectFrom('product')
    .select('frame_model')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const asOf = app.clock.now().toISOString()
  const item = { number: 'RD-HNG-03', names: { it: 'Forcellino del cambio', en: 'Derailleur hanger' }, changedAt: asOf }
  await takeItems(app.portal, [
    { ...item, family },
    { ...item, number: 'X-1', names: { it: 'Altro' }, family: 'no such' },
    { ...item, number: 'X-2', names: { it: 'Altro' }, family, size: 'XXL' },
  ])
  await takeStock(app.portal, [
    { item: 'RD-HNG-03', light: 'none', nextOn: '2026-12-10', asOf },
    { item: 'X-1', light: 'few', asOf },
    { item: 'X-2', light: 'few', asOf },
  ])
  const read = async (person: { cookie: string }) => (await app.fetch(`/en/products/${id}`, as(person))).text()
  const workshop = await app.dealer({ role: 'workshop', company: dealer })
  for (const person of [dealer, workshop, await app.staff()]) {
    const page = await read(person)
    for (const words of ['Derailleur hanger', 'Out of stock', '10 Dec 2026', 'Availability as of'])
      expect(page).toContain(words)
    expect(page).not.toContain('Altro')
    expect(page).not.toContain('€')
  }
  await app.portal.db
    .deleteFrom('company_module')
    .where('company_id', '=', dealer.viewer.companyId)
    .where('module', '=', 'erp-integration')
    .execute()
  expect(await read(workshop)).not.toContain('Derailleur hanger')
  const rider = await app.dealer({ role: 'customer' })
  const own = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00999' })
  expect(await (await app.fetch(`/en/products/${own.id}`, as(rider))).text()).not.toContain('Derailleur hanger')
})
