import { expect, test } from 'vitest'
import { formatDate } from '#app/kit/words/formats.ts'
import { readWhatIsDue } from '#app/features/trade/erp/reading.server.ts'
import { as } from '#tests/app.ts'
import { itemOf, orderOf } from './business-central.entities.ts'
import { openWithErp } from './portal.ts'

test('an item that the ERP tells of no more says since when', async () => {
  const { app, double, dealer } = await openWithErp()
  const read = async () => {
    app.clock.advance(5 * 60_000)
    await readWhatIsDue(app.portal, new AbortController().signal)
    return `Availability as of ${formatDate('en', app.clock.now(), 'moment')}`
  }
  double.sets.salesOrders.push(orderOf())
  double.sets.items.push(itemOf())
  await read()
  const { id } = await app.portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  const page = async () => (await app.fetch(`/en/orders/${id}`, as(dealer))).text()
  const last = await read()
  expect(await page()).toContain(last)
  double.sets.items.splice(0)
  const later = await read()
  expect([(await page()).includes(last), (await page()).includes(later)]).toEqual([true, false])
})
