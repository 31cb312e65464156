import { expect, test } from 'vitest'
import { addInvoice } from '#app/features/trade/invoices/invoices.fixture.ts'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { sweepRetention } from './retention.server.ts'

const day = 24 * 60 * 60_000
const page = '/console/retention'

test('invoices that have been kept long enough go as invoices, in what is foreseen and in the report', async () => {
  const app = await openApp()
  await addInvoice(app.portal, await app.dealer())
  app.clock.advance(11 * 366 * day)
  const admin = await app.staff('admin')
  const periods = { orders: '10', tickets: '10', aesthetic: '3', people: '5' }
  const foreseen = readable(await (await app.fetch(page, post(admin, { intent: 'foresee', ...periods }))).text())
  await sweepRetention(app.portal, new AbortController().signal)
  const report = readable(await (await app.fetch(page, as(admin))).text())
  for (const shown of [foreseen, report]) {
    expect(shown).toContain('1 fattura')
    expect(shown).not.toContain('1 ordine')
  }
  expect(await app.portal.db.selectFrom('invoice').select('id').execute()).toEqual([])
  const run = await app.portal.db.selectFrom('retention_run').select('removed').executeTakeFirst()
  expect(run?.removed).toEqual({ invoices: 1, people: 1 })
})
