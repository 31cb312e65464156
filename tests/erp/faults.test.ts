import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderRequested } from '#app/features/trade/orders/orders.outbox.ts'
import { jobsOf, systemsOf } from '#app/jobs.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { startWorker } from '#app/kit/outbox/worker.server.ts'
import type { Ailment } from './business-central.ts'
import { openWithErp } from './portal.ts'

const changes = 400
const companies = 20

/** ms of the portal's clock in one of ours: what rests a minute rests two seconds. */
const speed = 30

test('400 requests leave by two workers while the ERP is ill in every way: each takes effect once, in order, and all are through soon after', async () => {
  const { app, double, erpFor } = await openWithErp({ timeout: 400 })
  double.state.slowMs = 1000
  const from = Date.now()
  const start = app.clock.now().getTime()
  const clock = { now: () => new Date(start + (Date.now() - from) * speed) }
  const asked = await putRequests(app, clock.now())
  // As two processes have it: each with a breaker, a budget and a token of its own.
  const workers = [1, 2].map(() => {
    const portal = { ...app.portal, clock, erp: erpFor(clock) }
    return startWorker(portal, jobsOf(portal), systemsOf(portal))
  })
  for (const ailment of ['reset', 'drop', 'busy', 'garbage', 'slow', 'half', 'unwell'] satisfies Ailment[]) {
    double.state.always = ailment
    await new Promise((go) => setTimeout(go, 900))
    double.state.always = 'well'
    await new Promise((go) => setTimeout(go, 200))
  }
  const recovered = Date.now()
  await expect.poll(() => waiting(app), { timeout: 45_000 }).toBe(0)
  const seconds = (Date.now() - recovered) / 1000
  await Promise.all(workers.map((worker) => worker.stop()))
  const arrived = double.sets.salesOrders.map((order) => String(order['externalDocumentNumber']))
  expect(arrived.toSorted()).toEqual(asked.map(({ reference }) => reference).toSorted())
  for (let company = 0; company < companies; company += 1) {
    const own = asked.filter((one) => one.company === company).map(({ reference }) => reference)
    expect(arrived.filter((reference) => own.includes(reference))).toEqual(own)
  }
  const rows = await app.portal.db.selectFrom('order_request').select(['state', 'erp_number']).execute()
  expect(rows.filter(({ state }) => state === 'taken')).toHaveLength(changes)
  expect(new Set(rows.map(({ erp_number: number }) => number)).size).toBe(changes)
  console.log(`${changes} requests were through ${seconds.toFixed(1)} s after the ERP was well again`)
}, 120_000)

type App = Awaited<ReturnType<typeof openWithErp>>['app']

async function waiting({ portal }: App): Promise<number> {
  const rows = await portal.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  return rows.length
}

/** As many dealers, each with its requests one after the other. */
async function putRequests(app: App, now: Date) {
  const asked: { reference: string; company: number }[] = []
  for (let company = 0; company < companies; company += 1) {
    const { viewer } = await app.dealer()
    const { accountId, companyId } = viewer
    const number = `C-${companyId}`
    await app.portal.db.updateTable('company').set({ customer_number: number }).where('id', '=', companyId).execute()
    for (let count = 0; count < changes / companies; count += 1) {
      const options = { company_id: companyId, asked_by: accountId, source_order: 'SO-1', submission: randomUUID() }
      const { id } = await app.portal.db
        .insertInto('order_request')
        .values({ ...options, asked_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await app.portal.db
        .insertInto('order_request_line')
        .values({ request_id: id, position: 1, item_number: 'C68-FS', quantity: 1 })
        .execute()
      await outbox.put(app.portal.db, orderRequested.of(`company:${companyId}`, { requestId: id }), now)
      asked.push({ reference: `AMM-${id}`, company })
    }
  }
  return asked
}
