import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { jobsOf } from '#app/jobs.server.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { type App, openApp, post } from '#tests/app.ts'
import { addDraft } from '../recalls.fixture.ts'
import { remindOfRecalls, sweepRecalls } from '../recalls.jobs.server.ts'

const day = 86_400_000
const built = { family: 'C68', size: '', colour: '', madeOn: null, companyId: null, deliveredOn: null }

async function mails(app: App) {
  await app.work()
  const sent = await app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('to_address')
    .orderBy('outbox_id')
    .execute()
  await app.portal.db.deleteFrom('sent_mail').execute()
  return sent
}

/** A rider's bicycle, one in a dealer's stock, and one nobody has. */
async function published() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const rider = await app.dealer({ role: 'customer', locale: 'en' })
  const dealer = await app.dealer({ locale: 'fr' })
  const sales = await app.dealer({ company: dealer, role: 'sales' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00001' })
  const stock = { ...built, serialNumber: 'C68.51S.00002', companyId: dealer.viewer.companyId }
  await saveBuilt(app.owner, [stock, { ...built, serialNumber: 'C68.51S.00003' }], app.clock.now())
  const id = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-03' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  const queries = await app.queriesOf(() => app.fetch(`/en/console/recalls/${id}`, post(admin, sent)))
  return { app, admin, rider, dealer, sales, id, queries }
}

/** What its recall knows of the rider's bicycle. */
async function unitOf(app: App, recall: number) {
  const unit = await app.portal.db
    .selectFrom('recall_unit')
    .select(['state', 'appointment_id as appointment'])
    .where('recall_id', '=', recall)
    .where('serial_number', '=', 'C68.51S.00001')
    .executeTakeFirstOrThrow()
  return [unit.state, unit.appointment]
}

function cancel(app: App, appointment: number) {
  const over = { state: 'cancelled' as const, cancelled_by: 'person' as const, ended_at: app.clock.now() }
  return app.portal.db.updateTable('appointment').set(over).where('id', '=', appointment).execute()
}

const people = (sent: { to: string }[]) => sent.map(({ to }) => to).toSorted()

test('who has a bicycle of a recall is written to in their language, whatever they subscribed to; staff see whom nobody could be told of', async () => {
  const { app, rider, dealer, id } = await published()
  const sent = await mails(app)
  expect(people(sent)).toEqual([rider.viewer.email, dealer.viewer.email].toSorted())
  const toRider = sent.find(({ to }) => to === rider.viewer.email)
  expect(toRider?.subject).toBe('Product safety recall: Forcella C68')
  expect(toRider?.body).toContain('C68.51S.00001')
  expect(toRider?.body).toContain('/en/safety/2026-03')
  expect(toRider?.body).not.toContain('C68.51S.00002')
  expect(toRider?.headers ?? '').not.toContain('Unsubscribe')
  expect(sent.find(({ to }) => to === dealer.viewer.email)?.subject).toBe(
    'Rappel de produit pour raison de sécurité\u00a0: Forcella C68',
  )
  const states = await app.portal.db
    .selectFrom('recall_unit')
    .select(['serial_number as serial', 'state'])
    .where('recall_id', '=', id)
    .orderBy('serial_number')
    .execute()
  expect(states.map(({ state }) => state)).toEqual(['notified', 'notified', 'open'])
})

test('mails leave once though two processes work on them, and publishing puts none itself', async () => {
  const { app, queries } = await published()
  expect(queries.filter((text) => /'mail\.recall'/.test(text))).toEqual([])
  const jobs = jobsOf(app.portal)
  for (let round = 0; round < 6; round++)
    await Promise.all([workThrough(app.portal, jobs), workThrough(app.portal, jobs)])
  await Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
  expect(await mails(app)).toHaveLength(2)
})

test('who has not booked is reminded after 14, 30 and 60 days, once each, and who has booked or is done is left in peace', async () => {
  const { app, rider, dealer, id } = await published()
  await mails(app)
  const remind = async (days: number) => {
    app.clock.advance(days * day)
    await Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
    await remindOfRecalls(app.portal)
    return people(await mails(app))
  }
  expect(await remind(13)).toEqual([])
  expect(await remind(1)).toEqual([rider.viewer.email, dealer.viewer.email].toSorted())
  await app.portal.db
    .updateTable('recall_unit')
    .set({ state: 'booked' })
    .where('recall_id', '=', id)
    .where('serial_number', '=', 'C68.51S.00001')
    .execute()
  expect(await remind(16)).toEqual([dealer.viewer.email])
  expect(await remind(29)).toEqual([])
  expect(await remind(1)).toEqual([dealer.viewer.email])
  expect(await remind(200)).toEqual([])
})

test('an appointment at the workshop books the unit, and one that is cancelled leaves it waiting', async () => {
  const { app, rider, id } = await published()
  await mails(app)
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const appointment = await addAppointment(desk, { serialNumber: 'C68.51S.00001' })
  expect(await unitOf(app, id)).toEqual(['booked', appointment])
  await cancel(app, appointment)
  expect(await unitOf(app, id)).toEqual(['notified', null])
})

test('a remedy that a shop takes by the hour books the unit as well', async () => {
  const { app, admin, rider, id } = await published()
  await mails(app)
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const byHour = (kind: 'recall' | 'test_ride', lane: number) => {
    const [startsAt, endsAt] = [new Date('2026-12-10T09:00:00Z'), new Date('2026-12-10T10:00:00Z')]
    const hour = { mode: 'hour' as const, minutes: 60, day: '2026-12-10', startsAt, endsAt, lane }
    return addAppointment(desk, { ...hour, kind, serialNumber: 'C68.51S.00001' })
  }
  // Who tries another bicycle has brought none.
  await byHour('test_ride', 1)
  expect(await unitOf(app, id)).toEqual(['notified', null])
  const [first, second] = [await byHour('recall', 2), await byHour('recall', 3)]
  expect(await unitOf(app, id)).toEqual(['booked', first])
  await cancel(app, first)
  expect(await unitOf(app, id)).toEqual(['booked', second])
  const later = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-04' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${later}`, post(admin, sent))).status).toBe(303)
  expect(await unitOf(app, later)).toEqual(['booked', second])
  await cancel(app, second)
  expect(await unitOf(app, id)).toEqual(['notified', null])
})

test('an appointment that is over without what the recall asks for leaves its bicycle waiting', async () => {
  const { app, rider, id } = await published()
  await mails(app)
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const serialNumber = 'C68.51S.00001'
  const end = async (appointment: number) => {
    const over = { state: 'done' as const, ended_at: app.clock.now() }
    await app.portal.db.updateTable('appointment').set(over).where('id', '=', appointment).execute()
    const units = app.portal.db.selectFrom('recall_unit').where('recall_id', '=', id)
    return (await units.select('state').where('serial_number', '=', serialNumber).executeTakeFirstOrThrow()).state
  }
  expect(await end(await addAppointment(desk, { serialNumber }))).toBe('notified')
  app.clock.advance(14 * day)
  await remindOfRecalls(app.portal)
  expect(people(await mails(app))).toContain(rider.viewer.email)
  const again = await addAppointment(desk, { serialNumber })
  await app.portal.db
    .updateTable('recall_unit')
    .set({ state: 'done' })
    .where('serial_number', '=', serialNumber)
    .execute()
  expect(await end(again)).toBe('done')
})

test('who booked for a recall and never came is reminded again, unless another appointment is to come', async () => {
  const { app, rider, id } = await published()
  await mails(app)
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const remind = async (days: number) => {
    app.clock.advance(days * day)
    await Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
    return people(await mails(app)).filter((to) => to === rider.viewer.email).length
  }
  const serialNumber = 'C68.51S.00001'
  // The desk marks nothing of the first, by day 14 it is over.
  const missed = await addAppointment(desk, { serialNumber, day: '2026-12-01' })
  const later = await addAppointment(desk, { serialNumber, day: '2026-12-14' })
  expect(await unitOf(app, id)).toEqual(['booked', missed])
  expect(await remind(14)).toBe(0)
  expect(await unitOf(app, id)).toEqual(['booked', later])
  expect(await remind(16)).toBe(1)
  expect(await unitOf(app, id)).toEqual(['notified', null])
  // Brought in late, it is at the bench, and what it is booked for since is not over.
  const atBench = await addAppointment(desk, { serialNumber, day: '2026-12-22' })
  await app.portal.db.updateTable('appointment').set({ state: 'arrived' }).where('id', '=', atBench).execute()
  expect(await remind(30)).toBe(0)
  expect(await unitOf(app, id)).toEqual(['booked', atBench])
})

test('who had booked before the recall came out is told of it, and is not reminded to book', async () => {
  const { app, admin, rider } = await published()
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const appointment = await addAppointment(desk, { serialNumber: 'C68.51S.00001', day: '2026-12-10' })
  await mails(app)
  const id = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-04' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))).status).toBe(303)
  expect(people(await mails(app))).toContain(rider.viewer.email)
  const units = app.portal.db.selectFrom('recall_unit').where('recall_id', '=', id).orderBy('serial_number')
  expect(await units.select(['state', 'appointment_id as appointment']).execute()).toEqual([
    { state: 'booked', appointment },
    { state: 'notified', appointment: null },
    { state: 'open', appointment: null },
  ])
  app.clock.advance(14 * day)
  await remindOfRecalls(app.portal)
  expect(people(await mails(app))).not.toContain(rider.viewer.email)
})

test('of two appointments for a recalled bicycle either may be cancelled: it stays booked by the other', async () => {
  const { app, rider, id } = await published()
  await mails(app)
  const shopId = await addBookableShop(app.portal.db, rider.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const serialNumber = 'C68.51S.00001'
  const first = await addAppointment(desk, { serialNumber })
  const late = await addAppointment(desk, { serialNumber, day: '2026-12-20' })
  const soon = await addAppointment(desk, { serialNumber: 'C68.5IS.00001', day: '2026-12-10' })
  await addAppointment(desk, { serialNumber: 'C68.51S.00009', day: '2026-12-01' })
  const end = async (appointment: number, how: 'cancelled' | 'no_show') => {
    const by = how === 'cancelled' ? { cancelled_by: 'person' as const } : {}
    await app.portal.db
      .updateTable('appointment')
      .set({ state: how, ended_at: app.clock.now(), ...by })
      .where('id', '=', appointment)
      .execute()
    const unit = await app.portal.db
      .selectFrom('recall_unit')
      .select(['state', 'appointment_id as appointment'])
      .where('recall_id', '=', id)
      .where('serial_number', '=', serialNumber)
      .executeTakeFirstOrThrow()
    return [unit.state, unit.appointment]
  }
  expect(await end(first, 'cancelled')).toEqual(['booked', soon])
  app.clock.advance(14 * day)
  await remindOfRecalls(app.portal)
  expect(people(await mails(app))).not.toContain(rider.viewer.email)
  expect(await end(soon, 'no_show')).toEqual(['booked', late])
  expect(await end(late, 'cancelled')).toEqual(['notified', null])
})

test('a closed recall keeps who did what for five years, and is gone after ten', async () => {
  const { app, admin, id } = await published()
  await mails(app)
  const closed = await app.fetch(`/en/console/recalls/${id}`, post(admin, { intent: 'close', current: password }))
  expect(closed.status).toBe(303)
  const kept = async () => {
    const { db } = app.portal
    const events = await db.selectFrom('recall_event').select('actor_id').where('actor_id', 'is not', null).execute()
    const parties = await db.selectFrom('recall_unit_company').select('company_id').execute()
    const recalls = await db.selectFrom('recall').select('id').execute()
    return [events.length, parties.length, recalls.length]
  }
  expect(await kept()).toEqual([2, 3, 1])
  app.clock.advance(5 * 366 * day)
  await sweepRecalls(app.portal)
  expect(await kept()).toEqual([0, 2, 1])
  app.clock.advance(5 * 366 * day)
  expect(await sweepRecalls(app.portal)).toBe(1)
  expect(await kept()).toEqual([0, 0, 0])
})
