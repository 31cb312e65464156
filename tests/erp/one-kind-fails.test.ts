import { expect, test } from 'vitest'
import { askForAll, readWhatIsDue } from '#app/features/trade/erp/reading.server.ts'
import { as } from '#tests/app.ts'
import { itemOf, orderOf } from './business-central.entities.ts'
import type { Ailment } from './business-central.ts'
import { openWithErp } from './portal.ts'

const minute = 60_000

test.for(['garbage', 'unwell'] satisfies Ailment[])(
  'a kind that the ERP answers with what is %s is told so and tried again, and keeps no other from being read',
  async (ailment) => {
    const { app, double } = await openWithErp()
    /** As the worker looks, though not as often. */
    const pass = async (minutes: number) => {
      for (const end = app.clock.now().getTime() + minutes * minute; app.clock.now().getTime() < end;) {
        await readWhatIsDue(app.portal, new AbortController().signal)
        app.clock.advance(10_000)
      }
    }
    double.state.illSets.set('salesOrders', ailment)
    double.sets.salesOrders.push(orderOf())
    await pass(8)
    // At other moments than the kind that fails.
    await askForAll(app.portal.db, app.clock.now())
    await pass(12)
    double.sets.items.push(itemOf())
    await pass(6)
    const marks = await app.portal.db.selectFrom('erp_mark').select(['kind', 'failure', 'read_at']).execute()
    const late = app.clock.now().getTime() - 7 * minute
    // Open orders are taken off what is in stock.
    const read = marks.filter(({ read_at: at }) => at && at.getTime() >= late).map(({ kind }) => kind)
    expect(read.toSorted()).toEqual(['invoices', 'items'])
    expect(await app.portal.db.selectFrom('item').select('number').execute()).toHaveLength(1)
    const page = await (await app.fetch('/en/console/erp', as(await app.staff()))).text()
    expect(page).toContain(ailment === 'garbage' ? 'is not to be understood' : 'with an error of its own')
    double.state.illSets.clear()
    await pass(2)
    expect(await app.portal.db.selectFrom('sales_order').select('number').execute()).toHaveLength(1)
  },
)
