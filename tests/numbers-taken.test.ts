import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addBulletin, bulletinFields } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { addDraft, recallFields } from '#app/features/service/recalls/recalls.fixture.ts'
import { numberOf } from '#app/features/trade/quotes/quotes.ts'
import { openApp, post } from './app.ts'
import { whileHeld } from './waiting.ts'

// When two people give one number at the same moment only the constraint knows: the first has written it and is not
// through yet.

const line = { lines: '1', item_1: 'C68', quantity_1: '2', price_1: '4.380,00' }

async function openDesk() {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const by = admin.viewer.accountId
  const send = (address: string, fields: Record<string, string | string[]>) => app.fetch(address, post(admin, fields))
  return { app, db: app.portal.db, by, company: String(dealer.viewer.companyId), send }
}

function idIn(answer: Response): number {
  return Number(/\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
}

test('an order that is given a number which another gets at this moment is told that it is taken', async () => {
  const { db, company, send } = await openDesk()
  const typed = (number: string) => {
    const head = { number, status: 'confirmed', order_date: '2026-11-20', currency: 'EUR' }
    return { submission: randomUUID(), company, version: '1', ...head, ...line }
  }
  const [one, other] = [idIn(await send('/orders/new', typed('OM-1'))), idIn(await send('/orders/new', typed('OM-2')))]
  const [answer] = await whileHeld(
    db,
    (tx) => tx.updateTable('sales_order').set({ number: 'OM-3' }).where('id', '=', other).execute(),
    [() => send(`/orders/${one}/edit`, typed('OM-3'))],
  )
  expect([answer?.status, await answer?.text()]).toEqual([400, expect.stringContaining('C’è già un ordine')])
  expect((await send(`/orders/${one}/edit`, typed('OM-4'))).status).toBe(303)
})

test('a bulletin that is given a number which another gets at this moment is told that it is taken', async () => {
  const { app, db, by, send } = await openDesk()
  const draft = { by, isPublished: false }
  const [one, other] = [await addBulletin(app.portal, draft), await addBulletin(app.portal, draft)]
  const change = (number: string) =>
    send(`/en/console/bulletins/${one}/edit`, bulletinFields({ revision: '1', number }))
  const [answer] = await whileHeld(
    db,
    (tx) => tx.updateTable('bulletin').set({ number: 'tb-2026-07' }).where('id', '=', other).execute(),
    [() => change('TB-2026-07')],
  )
  expect([answer?.status, await answer?.text()]).toEqual([400, expect.stringContaining('has this number already')])
  expect((await change('TB-2026-08')).status).toBe(303)
})

test('a recall that is given a number which another gets at this moment is told that it is taken', async () => {
  const { app, db, by, send } = await openDesk()
  const [one, other] = [await addDraft(app.portal, { by }), await addDraft(app.portal, { by })]
  const change = (number: string) => send(`/en/console/recalls/${one}/edit`, recallFields({ version: '1', number }))
  const [answer] = await whileHeld(
    db,
    (tx) => tx.updateTable('recall').set({ number: '2026-07' }).where('id', '=', other).execute(),
    [() => change('2026-07')],
  )
  expect([answer?.status, await answer?.text()]).toEqual([400, expect.stringContaining('has this number already')])
  expect((await change('2026-08')).status).toBe(303)
})

test('a quote without a number whose usual one another gets at this moment is given the next', async () => {
  const { app, db, company, send } = await openDesk()
  const typed = () => {
    const head = { company, title: 'Telai', currency: 'EUR', expires_on: '2026-12-31' }
    return { submission: randomUUID(), ...head, ...line }
  }
  const first = idIn(await send('/quotes/new', typed()))
  const usual = numberOf(first + 1, app.clock.now())
  const [answer] = await whileHeld(
    db,
    (tx) => tx.updateTable('quote').set({ number: usual }).where('id', '=', first).execute(),
    [() => send('/quotes/new', typed())],
  )
  expect([answer?.status, answer && idIn(answer)]).toEqual([303, first + 1])
  const { number } = await db
    .selectFrom('quote')
    .select('number')
    .where('id', '=', first + 1)
    .executeTakeFirstOrThrow()
  expect(number).toBe(`${usual}-2`)
})
