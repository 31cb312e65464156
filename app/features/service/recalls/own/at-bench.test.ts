import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addDraft } from '../recalls.fixture.ts'

const day = 86_400_000
const serial = 'C68.51S.00123'

/** A rider's bicycle under recall, or soon, booked at a workshop that has not sold it, and at another. */
async function booked({ soon = false } = {}) {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const rider = await app.dealer({ role: 'customer' })
  const [bench, stranger] = [await app.dealer({ locale: 'en' }), await app.dealer({ locale: 'en' })]
  await addProduct(app.portal, { of: rider, serial })
  const recall = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-07' })
  const publish = async () => {
    const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
    expect((await app.fetch(`/en/console/recalls/${recall}`, post(admin, sent))).status).toBe(303)
  }
  if (!soon) await publish()
  const shopId = await addBookableShop(app.portal.db, bench.viewer.companyId)
  const elsewhere = await addBookableShop(app.portal.db, stranger.viewer.companyId)
  const booking = { portal: app.portal, bookedBy: bench.viewer.accountId }
  const appointment = await addAppointment({ ...booking, shopId }, { serialNumber: serial })
  await addAppointment({ ...booking, shopId: elsewhere }, { serialNumber: serial })
  const sees = async (who: { cookie: string }) =>
    (await (await app.fetch('/en/recalls', as(who))).text()).includes(serial)
  const take = (intent: string) => app.fetch(`/en/appointments/${appointment}`, post(bench, { intent }))
  const settle = async (who: { cookie: string }, state = 'inspected') => {
    const { id: unit } = await app.portal.db.selectFrom('recall_unit').select('id').executeTakeFirstOrThrow()
    return (await app.fetch('/en/recalls', post(who, { intent: 'step', unit: `${unit}`, state }))).status
  }
  return { app, rider, bench, stranger, appointment, publish, sees, take, settle }
}

test('a bicycle under recall that stands in a shop is that workshop’s to see to, no matter who sold it', async () => {
  const { app, rider, bench, stranger, sees, take, settle } = await booked()
  const mechanic = await app.dealer({ company: bench, role: 'workshop', locale: 'en' })
  // What a screen reader says is the number on the bicycle.
  const own = await (await app.fetch('/en/recalls', as(rider))).text()
  expect(own).toContain(`aria-label="Open the bike ${serial}"`)
  // A booking alone tells nothing: a number is quickly typed.
  expect([await sees(bench), await settle(bench)]).toEqual([false, 404])
  expect((await take('arrived')).status).toBe(303)
  expect([await sees(bench), await sees(mechanic), await sees(stranger)]).toEqual([true, true, false])
  expect([await settle(stranger), await settle(mechanic), await settle(mechanic, 'done')]).toEqual([404, 303, 303])
  for (const step of ['ready', 'done']) expect((await take(step)).status).toBe(303)
  expect([await sees(bench), await settle(bench)]).toEqual([false, 404])
})

test('a workshop that ended the appointment first still says that the remedy is done', async () => {
  const { app, bench, stranger, sees, take, settle } = await booked()
  for (const step of ['arrived', 'ready', 'done']) expect((await take(step)).status).toBe(303)
  app.clock.advance(13 * day)
  expect([await sees(bench), await sees(stranger), await settle(stranger, 'done')]).toEqual([true, false, 404])
  // Pressed twice it is said once.
  expect([await settle(bench, 'done'), await settle(bench, 'done')]).toEqual([303, 303])
  const { state } = await app.portal.db.selectFrom('recall_unit').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('done')
  app.clock.advance(2 * day)
  expect([await sees(bench), await settle(bench)]).toEqual([false, 404])
})

test('what is done is open again two presses away, and keeps the day of its remedy unless somebody says another', async () => {
  const { app, bench, take, settle } = await booked()
  expect((await take('arrived')).status).toBe(303)
  const since = async () => {
    const unit = app.portal.db.selectFrom('recall_unit').select(['id', 'state', 'state_at'])
    const { id, state, state_at: at } = await unit.executeTakeFirstOrThrow()
    return { id, told: `${state} ${at.toISOString().slice(0, 10)}` }
  }
  const steps = async () => {
    const text = await (await app.fetch('/en/recalls', as(bench))).text()
    const [form = ''] = /<form(?:(?!<\/form>).)*name="unit".*?<\/form>/s.exec(text) ?? []
    const [beside = '', folded = ''] = form.split('<details')
    return [offered(beside), offered(folded), /name="day"[^>]*value="([^"]*)"/.exec(form)?.[1]]
  }
  expect(await steps()).toEqual([['inspected', 'done'], ['scrapped'], undefined])
  await settle(bench, 'done')
  app.clock.advance(3 * day)
  expect(await steps()).toEqual([[], ['inspected', 'scrapped'], undefined])
  await settle(bench, 'inspected')
  expect([(await since()).told, await steps()]).toEqual([
    'inspected 2026-11-24',
    [['done'], ['scrapped'], '2026-11-21'],
  ])
  await settle(bench, 'done')
  expect((await since()).told).toBe('done 2026-11-21')
  const say = async (on: string) => {
    await settle(bench, 'inspected')
    const sent = { intent: 'step', unit: `${(await since()).id}`, state: 'done', day: on }
    return [(await app.fetch('/en/recalls', post(bench, sent))).status, (await since()).told]
  }
  expect(await say('2026-11-25')).toEqual([409, 'inspected 2026-11-24'])
  expect(await say('2026-11-23')).toEqual([303, 'done 2026-11-23'])
  await settle(bench, 'inspected')
  await settle(bench, 'done')
  expect((await since()).told).toBe('done 2026-11-23')
})

test('a recall that comes out after a bicycle was handed over is nothing of that workshop’s', async () => {
  const { app, bench, publish, sees, take, settle } = await booked({ soon: true })
  for (const step of ['arrived', 'ready', 'done']) expect((await take(step)).status).toBe(303)
  app.clock.advance(60_000)
  await publish()
  expect([await sees(bench), await settle(bench, 'done')]).toEqual([false, 404])
})

test('what did not come for two weeks cannot arrive any more: its recall stays open, and what is left is that it was done, or that nobody came', async () => {
  const { app, bench, appointment, sees, take, settle } = await booked()
  const [page, sheet] = [`/en/appointments/${appointment}`, '/en/appointments?day=2026-11-21']
  const offers = async (address: string) => {
    const text = await (await app.fetch(address, as(bench))).text()
    return ['arrived', 'done', 'no_show'].filter((step) => text.includes(`value="${step}"`))
  }
  app.clock.advance(14 * day)
  expect([await offers(page), await offers(sheet)]).toEqual([['arrived', 'no_show'], ['arrived']])
  app.clock.advance(day)
  expect([await offers(page), await offers(sheet)]).toEqual([['done', 'no_show'], []])
  const refused = await app.fetch(page, post(bench, { intent: 'arrived' }))
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('more than two weeks ago')])
  expect([await sees(bench), await settle(bench)]).toEqual([false, 404])
  expect((await take('no_show')).status).toBe(303)
})

test('what a shop forgot for two weeks is done without a new appointment; the bicycle is nothing of that workshop’s for it', async () => {
  const { app, bench, appointment, sees, settle } = await booked()
  const page = `/en/appointments/${appointment}`
  const { id: bicycle } = await app.portal.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  await app.portal.db.updateTable('appointment').set({ product_id: bicycle }).where('id', '=', appointment).execute()
  const send = () => app.fetch(page, post(bench, { intent: 'done', log: 'on' }))
  app.clock.advance(14 * day)
  expect((await send()).status).toBe(409)
  app.clock.advance(day)
  expect([(await send()).status, (await send()).status]).toEqual([303, 303])
  const { state, ended_at: ended } = await app.portal.db
    .selectFrom('appointment')
    .select(['state', 'ended_at'])
    .where('id', '=', appointment)
    .executeTakeFirstOrThrow()
  expect([state, ended?.toISOString().slice(0, 10)]).toEqual(['done', '2026-11-21'])
  expect([await sees(bench), await settle(bench, 'done')]).toEqual([false, 404])
  const logged = await app.portal.db.selectFrom('product_event').select('kind').where('kind', '=', 'service').execute()
  expect(logged).toEqual([])
})

function offered(part: string) {
  return [...part.matchAll(/value="(inspected|done|scrapped)"/g)].map(([, one]) => one)
}
