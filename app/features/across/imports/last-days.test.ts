import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { openApp } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { importedFile, press } from './imports.fixture.ts'

test('a day of delivery that an import brings moves the last days of a registered bicycle, and undoing moves them back', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await publishForTest(app, ({ rules, ...catalogue }) => ({
    ...catalogue,
    rules: rules.map((rule) => ({ ...rule, starts: 'delivery' as const, months: 48, registration: null })),
  }))
  const { id } = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00123' })
  const lastDay = async () => {
    const found = app.portal.db.selectFrom('product').select('warranty_expiry as day').where('id', '=', id)
    return (await found.executeTakeFirstOrThrow()).day
  }
  const bring = (delivered: string) =>
    importedFile(app, admin, 'bicycles', `serial number,model,delivered on\nC68.51S.00123,C68,${delivered}\n`)
  await bring('2026-04-01')
  expect(await lastDay()).toBe('2030-04-01')
  const page = await bring('2026-05-01')
  expect(await lastDay()).toBe('2030-05-01')
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await lastDay()).toBe('2030-04-01')
})
