import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readWhatIsDue } from '#app/features/trade/erp/reading.server.ts'
import { as, post } from '#tests/app.ts'
import { orderOf } from './business-central.entities.ts'
import { openWithErp } from './portal.ts'

type World = Awaited<ReturnType<typeof openWithErp>>

/** The portal fails at these orders, by a fault of its own. */
async function failAt({ app }: World, numbers: string): Promise<() => Promise<void>> {
  const mend = async () => void (await sql`alter table sales_order drop constraint if exists poison`.execute(app.owner))
  onTestFinished(mend)
  await sql`alter table sales_order add constraint poison check (number !~ ${sql.lit(numbers)})`.execute(app.owner)
  return mend
}

async function read({ app }: World): Promise<string[]> {
  await readWhatIsDue(app.portal, new AbortController().signal)
  app.clock.advance(5 * 60_000)
  const rows = await app.portal.db.selectFrom('sales_order').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

test('a row of the ERP at which the portal fails is set aside and told, and the others go on', async () => {
  const world = await openWithErp()
  const { app, double } = world
  const mend = await failAt(world, '^SO-2$')
  for (const number of ['SO-1', 'SO-2', 'SO-3']) double.sets.salesOrders.push(orderOf({ number }))
  expect(await read(world)).toEqual(['SO-1', 'SO-3'])
  expect(app.errors().join('')).toContain('"numbers":["SO-2"]')
  const agent = await app.staff()
  const page = async () => (await app.fetch('/en/console/erp', as(agent))).text()
  const text = await page()
  expect(['The portal itself failed at it', 'SO-2'].map((words) => text.includes(words))).toEqual([true, true])
  const { id } = await app.portal.db.selectFrom('erp_rejected').select('id').executeTakeFirstOrThrow()
  const retry = () => app.fetch('/en/console/erp', post(agent, { intent: 'retry', id: String(id) }))
  expect([(await retry()).status, app.errors().length]).toEqual([400, 1])
  await mend()
  expect((await retry()).status).toBe(303)
  expect(await page()).not.toContain('The portal itself failed at it')
})

test('where the portal fails at all rows of the ERP none is set aside, and they come again', async () => {
  const world = await openWithErp()
  const { app, double } = world
  const mend = await failAt(world, '^SO-')
  const all = Array.from({ length: 25 }, (_, at) => `SO-${at + 10}`)
  for (const number of all) double.sets.salesOrders.push(orderOf({ number }))
  expect(await read(world)).toEqual([])
  expect(await app.portal.db.selectFrom('erp_rejected').select('id').execute()).toEqual([])
  expect(app.errors().join('')).toContain('could not be taken in')
  await mend()
  expect(await read(world)).toEqual(all)
})
