import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { takeItems, takeStock } from './items.intake.server.ts'

const item = { number: 'C68-FS', names: { it: 'Kit telaio C68' }, changedAt: '2026-11-05T09:00:00Z' }
const stock = { item: 'C68-FS', light: 'few', quantity: 2, nextOn: '2026-12-01', asOf: '2026-11-05T09:00:00Z' }

test('an item is taken once, and again when it was changed', async () => {
  const { portal } = await openApp()
  expect(await takeItems(portal, [item])).toEqual([{ number: 'C68-FS', fate: 'taken' }])
  expect(await takeItems(portal, [item])).toEqual([{ number: 'C68-FS', fate: 'unchanged' }])
  const changed = { ...item, replacedBy: 'C72-FS', changedAt: '2026-11-06T09:00:00+01:00' }
  expect(await takeItems(portal, [changed, item])).toEqual([
    { number: 'C68-FS', fate: 'taken' },
    { number: 'C68-FS', fate: 'older' },
  ])
  expect(await takeItems(portal, [{ ...item, number: 'X', names: {} }])).toEqual([
    { number: 'X', fate: 'refused', reasons: [{ field: 'names', reason: 'wrong-form' }] },
  ])
})

test('what is free to promise of an item may come before the item, and without a number', async () => {
  const { portal } = await openApp()
  const hidden = { item: 'B-1', light: 'none', asOf: '2026-11-05T09:00:00Z' }
  expect(await takeStock(portal, [stock, hidden, { ...stock, light: 'green' }, { ...stock, quantity: -1 }])).toEqual([
    { number: 'C68-FS', fate: 'taken' },
    { number: 'B-1', fate: 'taken' },
    { number: 'C68-FS', fate: 'refused', reasons: [{ field: 'light', reason: 'wrong-form' }] },
    { number: 'C68-FS', fate: 'refused', reasons: [{ field: 'quantity', reason: 'wrong-form' }] },
  ])
  expect(await takeStock(portal, [{ ...stock, light: 'in_stock', asOf: '2026-11-04T09:00:00Z' }])).toEqual([
    { number: 'C68-FS', fate: 'older' },
  ])
  expect(
    await portal.db.selectFrom('stock').select(['item_number', 'quantity']).orderBy('item_number').execute(),
  ).toEqual([
    { item_number: 'B-1', quantity: null },
    { item_number: 'C68-FS', quantity: 2 },
  ])
})
