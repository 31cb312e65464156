import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { as, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { addAppointment, addBookableShop } from './appointments.fixture.ts'

async function openRider() {
  const app = await openApp()
  const { db } = app.portal
  const owner = await app.dealer()
  const rider = await app.dealer({ role: 'customer' })
  const shop = `${await addBookableShop(db, owner.viewer.companyId, { lanes: 2 })}`
  const fields = { intent: 'book', shop, kind: 'test_ride', when: '2026-11-30T10:00' }
  const key = `appointments ${rider.viewer.accountId}`
  const send = (submission: string, more: Record<string, string> = {}) =>
    app.fetch(`/en/appointments/new?shop=${shop}&kind=test_ride`, post(rider, { ...fields, submission, ...more }))
  expect((await app.fetch(`/en/appointments/new?shop=${shop}&kind=test_ride`, as(rider))).status).toBe(200)
  return {
    app,
    send,
    add: (day: string) =>
      addAppointment(
        { portal: app.portal, shopId: Number(shop), bookedBy: rider.viewer.accountId },
        { day, accountId: rider.viewer.accountId },
      ),
    /** Twice, so that neither knows of the other when it begins. */
    sendTwice: async (submission: string, second: Record<string, string> = {}) => {
      const hold = (tx: typeof db) => sql`lock table throttle in share row exclusive mode`.execute(tx)
      return whileHeld(db, hold, [() => send(submission), () => send(submission, second)])
    },
    counted: async () => (await db.selectFrom('throttle').select('tries').where('key', '=', key).execute())[0]?.tries,
    setCounted: (tries: number) => db.updateTable('throttle').set({ tries }).where('key', '=', key).execute(),
  }
}

test('a booking that is sent twice at once counts once of the day’s limit', async () => {
  const { app, sendTwice, counted } = await openRider()
  const answers = await sendTwice(randomUUID())
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await app.portal.db.selectFrom('appointment').select('id').execute()).toHaveLength(1)
  expect(await counted()).toBe(1)
})

test('an appointment that is sent again for another day is not told as booked for it, and its page is a tap away', async () => {
  const { app, send, sendTwice, counted } = await openRider()
  const [submission, wednesday] = [randomUUID(), { when: '2026-12-02T10:00' }]
  const booked = await send(submission)
  const again = await send(submission, wednesday)
  const page = await again.text()
  expect([booked.status, again.status]).toEqual([303, 409])
  const [at = ''] = (booked.headers.get('location') ?? '').split('?')
  for (const text of ['This form had already been sent', `<a href="${at}" target="_blank"`])
    expect(page).toContain(text)
  expect((await send(submission)).headers.get('location')).toBe(booked.headers.get('location'))
  const days = () => app.portal.db.selectFrom('appointment').select('day').orderBy('id').execute()
  expect([await days(), await counted()]).toEqual([[{ day: '2026-11-30' }], 1])
  // At once it is the same, whichever comes first.
  const answers = await sendTwice(randomUUID(), wednesday)
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  expect(await days()).toHaveLength(2)
})

test('the last booking of a day, sent twice at once, is there, and neither answer says that it was too many', async () => {
  const { send, sendTwice, setCounted } = await openRider()
  await send(randomUUID())
  await setCounted(accountLimits.appointmentsADay.rider - 1)
  const answers = await sendTwice(randomUUID())
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect((await send(randomUUID())).status).toBe(429)
})

test('ten appointments that are over keep nobody from booking', async () => {
  const { add, send } = await openRider()
  // Its desk has forgotten to say how they ended.
  for (let count = 0; count < accountLimits.appointmentsOpen; count += 1) await add('2026-11-18')
  expect((await send(randomUUID())).status).toBe(303)
  for (let count = 1; count < accountLimits.appointmentsOpen; count += 1) await add('2026-11-25')
  const last = await send(randomUUID())
  expect([last.status, (await last.text()).includes('too many appointments ahead')]).toEqual([429, true])
})
