import { expect, test } from 'vitest'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'

const hour = 3_600_000
const figures = '/en/appointments/figures'

/** Promised for noon, while it is ten at the shop. */
const noon = new Date('2026-11-21T11:00:00Z')

async function open() {
  const app = await openApp()
  const workshop = async () => {
    const owner = await app.dealer()
    const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
    const at = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
    const send = async (id: number, intent: string, fields: Record<string, string> = {}) => {
      const answer = await app.fetch(`/en/appointments/${id}`, post(owner, { intent, ...fields }))
      expect([intent, answer.status]).toEqual([intent, 303])
    }
    return { owner, add: () => addAppointment(at, { promisedAt: noon }), send }
  }
  const read = async (by: Member | Staff) =>
    (await (await app.fetch(figures, as(by))).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return { app, workshop, read }
}

test('a promise is kept where the bicycle was ready by its moment, and counts for its dealer and for staff', async () => {
  const { app, workshop, read } = await open()
  const { owner, add, send } = await workshop()
  const [early, late, waiting, due] = [await add(), await add(), await add(), await add()]
  for (const id of [early, late, due]) await send(id, 'arrived')
  await send(early, 'ready')
  // What still has time, and what nobody has brought, is no promise that was kept or broken.
  expect(await read(owner)).toMatch(/November 2026 4 .*? 1 · 100%/)
  app.clock.advance(3 * hour)
  await send(late, 'done')
  await send(early, 'done')
  expect(await read(owner)).toMatch(/November 2026 4 .*? 1 · 33%/)
  await send(waiting, 'no_show')
  expect(await read(await app.staff('agent'))).toMatch(/November 2026 Cicli Rossi 4 .*? 1 · 33%/)
  const file = await (await app.fetch(`${figures}/export.csv`, as(owner))).text()
  expect(file.trim().split('\r\n')).toEqual([
    'Month,Dealer,Booked,By riders,No-shows,Cancelled,Promised,Promise kept,"Wait, days"',
    '2026-11,Cicli Rossi,4,0,1,0,3,1,0',
  ])
})

test('a promise put off in time is one promise, and one put off once it has passed is broken', async () => {
  const { app, workshop, read } = await open()
  const { owner, add, send } = await workshop()
  const [asked, missed] = [await add(), await add()]
  for (const id of [asked, missed]) await send(id, 'arrived')
  await send(asked, 'promise', { day: '2026-11-21', time: '18:00' })
  app.clock.advance(3 * hour)
  await send(missed, 'promise', { day: '2026-11-21', time: '18:00' })
  for (const id of [asked, missed]) await send(id, 'ready')
  expect(await read(owner)).toMatch(/November 2026 2 .*? 1 · 50%/)
})

test('a bicycle that comes after the promised moment is promised another, and the old one counts for nothing', async () => {
  const { app, workshop, read } = await open()
  const { owner, add, send } = await workshop()
  const id = await add()
  app.clock.advance(3 * hour)
  await send(id, 'arrived')
  expect(await read(owner)).toMatch(/November 2026 1 0 · 0% 0 · 0% 0 –/)
  await send(id, 'promise', { day: '2026-11-21', time: '18:00' })
  await send(id, 'ready')
  expect(await read(owner)).toMatch(/November 2026 1 .*? 1 · 100%/)
})

test('what was said to have arrived by mistake has its promise again', async () => {
  const { app, workshop } = await open()
  const { add, send } = await workshop()
  const promiseOf = async (id: number) => {
    const rows = app.portal.db.selectFrom('appointment').select('promised_at').where('id', '=', id)
    return (await rows.executeTakeFirstOrThrow()).promised_at
  }
  const [inTime, late, renewed] = [await add(), await add(), await add()]
  await send(inTime, 'arrived')
  app.clock.advance(3 * hour)
  for (const id of [late, renewed]) await send(id, 'arrived')
  expect([await promiseOf(inTime), await promiseOf(late)]).toEqual([noon, null])
  await send(renewed, 'promise', { day: '2026-11-21', time: '18:00' })
  for (const id of [inTime, late, renewed]) await send(id, 'not_arrived')
  expect([await promiseOf(inTime), await promiseOf(late)]).toEqual([noon, noon])
  expect(await promiseOf(renewed)).toEqual(new Date('2026-11-21T17:00:00Z'))
  // Once more, by mistake again.
  for (const intent of ['arrived', 'not_arrived']) await send(late, intent)
  expect(await promiseOf(late)).toEqual(noon)
})

test('what the network keeps is told once five dealers have promised something', async () => {
  const { app, workshop, read } = await open()
  const all = []
  for (let count = 0; count < 5; count += 1) all.push(await workshop())
  const [first] = all
  if (!first) throw new Error('There is no dealer')
  for (const { add, send } of all.slice(1)) await send(await add(), 'arrived')
  await first.add()
  app.clock.advance(3 * hour)
  expect(await read(first.owner)).toContain('Median of all dealers: ')
  expect(await read(first.owner)).not.toContain('Promise kept: 0%.')
  const id = await first.add()
  await first.send(id, 'arrived')
  await first.send(id, 'promise', { day: '2026-11-21', time: '18:00' })
  await first.send(id, 'ready')
  expect(await read(first.owner)).toContain('Promise kept: 0%.')
})
