import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { openWithErp } from '#tests/erp/portal.ts'
import { addOrder, line, orderInput } from '../orders.fixture.ts'
import { importOrders } from '../orders.import.server.ts'

const [frame, saddle, tape] = ['C68-FS', 'SEL-1', 'NAS-1'].map((itemNumber) =>
  line({ itemNumber, itemName: itemNumber }),
)

/** What each field of the page begins with, and what it has seen. */
function fieldsOf(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input[^>]*name="(quantity_\d+|seen)"[^>]*>/g)]
  return Object.fromEntries(
    inputs.map(([tag, name = '']) => [name, (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')]),
  )
}

test('of an order that the ERP has changed since, nothing is asked for again before its lines were seen', async () => {
  const { app, dealer } = await openWithErp()
  if (!frame || !saddle || !tape) throw new Error('no lines')
  const { id } = await addOrder(app.portal, { of: dealer, lines: [frame, saddle, tape] })
  const address = `/en/orders/${id}/again`
  const send = async (fields: Record<string, string>) => {
    const answer = await app.fetch(address, post(dealer, { intent: 'again', submission: randomUUID(), ...fields }))
    return { status: answer.status, page: await answer.text() }
  }
  const asked = () => app.portal.db.selectFrom('order_request_line').select(['item_number', 'quantity']).execute()
  const { seen = '' } = fieldsOf(await (await app.fetch(address, as(dealer))).text())
  const typed = { seen, quantity_1: '', quantity_2: '4', quantity_3: '' }
  const changed = { changedAt: '2026-11-20T09:00:00Z', lines: [saddle, tape] }
  await importOrders(app.portal, [orderInput({ of: dealer, ...changed })])
  const refused = await send(typed)
  expect([refused.status, refused.page.includes('The order changed while this page was open'), await asked()]).toEqual([
    409,
    true,
    [],
  ])
  const { seen: now = '', ...quantities } = fieldsOf(refused.page)
  // What was typed stands at its item.
  expect(quantities).toEqual({ quantity_1: '4', quantity_2: '' })
  // Nothing of it is dropped unseen, either, where only what is gone was asked for.
  expect((await send({ seen, quantity_1: '2' })).status).toBe(409)
  expect((await send({ seen: now, ...quantities })).status).toBe(303)
  expect(await asked()).toEqual([{ item_number: 'SEL-1', quantity: 4 }])
})
