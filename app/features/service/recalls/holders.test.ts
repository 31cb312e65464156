import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { addDraft, type RecallOptions } from './recalls.fixture.ts'
import { remindOfRecalls } from './recalls.jobs.server.ts'
import { step } from './units.server.ts'
import { readMeasures } from './units.store.server.ts'

const day = 86_400_000
const serial = 'C68.51S.00124'
const built = { family: 'C68', size: '54', colour: 'Nero', madeOn: null, deliveredOn: null }

/** A bicycle that stands with a dealer, a rider who comes to have it, and a recall of it that is to be published. */
async function openDesk() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const [rider, dealer] = [await app.dealer({ role: 'customer', locale: 'en' }), await app.dealer({ locale: 'en' })]
  const listed = { ...built, serialNumber: serial, companyId: dealer.viewer.companyId }
  await saveBuilt(app.owner, [listed], app.clock.now())
  async function publish(options: Partial<RecallOptions> = {}) {
    const id = await addDraft(app.portal, { by: admin.viewer.accountId, serials: serial, ...options })
    const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
    return app.fetch(`/en/console/recalls/${id}`, post(admin, sent))
  }
  /** Whom mails about recalls have gone to since it was last asked. */
  async function told(): Promise<string[]> {
    await app.work()
    const rows = await app.portal.db
      .deleteFrom('sent_mail')
      .returning(['to_address as to', 'subject'])
      .where((row) => row.or([row('subject', 'like', '%recall%'), row('subject', 'like', '%Stop of sales%')]))
      .execute()
    return rows.map(({ to }) => to).toSorted()
  }
  const read = async (who: { cookie: string }, path: string) => (await app.fetch(path, as(who))).text()
  const unit = (number = serial) =>
    app.portal.db
      .selectFrom('recall_unit as unit')
      .leftJoin('recall_unit_company as held', (join) =>
        join.onRef('held.unit_id', '=', 'unit.id').on('held.part', '=', 'holder'),
      )
      .select(['unit.id', 'unit.recall_id as recall', 'unit.state', 'unit.state_at as stateAt'])
      .select(['unit.told_at as toldAt', 'held.company_id as holder'])
      .where('unit.serial_number', '=', number)
      .executeTakeFirstOrThrow()
  return { app, admin, rider, dealer, publish, told, read, unit }
}

test('a stop of sales stays with its dealer, though a rider has bought the bicycle: neither a mail nor a page tells the rider', async () => {
  const { app, rider, dealer, publish, told, read } = await openDesk()
  expect((await publish({ kind: 'stop_sale' })).status).toBe(303)
  expect(await told()).toEqual([dealer.viewer.email])
  const { id } = await addProduct(app.portal, { of: rider, serial })
  const now = await told()
  app.clock.advance(14 * day)
  await remindOfRecalls(app.portal)
  expect([now, await told()]).toEqual([[], [dealer.viewer.email]])
  expect(await read(rider, '/en/recalls')).not.toContain(serial)
  expect(await read(dealer, '/en/recalls')).toContain(serial)
  expect(await read(rider, `/en/products/${id}`)).not.toContain('Stop of sales')
})

test('a stop of sales warns dealers and staff on pages about the bicycle, and riders and the public nowhere', async () => {
  const { app, admin, rider, dealer, publish, read } = await openDesk()
  expect((await publish({ kind: 'stop_sale' })).status).toBe(303)
  const { id, passport } = await addProduct(app.portal, { of: rider, serial })
  const [own, theirs] = [await app.ticket({ of: rider, serial }), await app.ticket({ of: dealer, serial })]
  const warned = async (pages: readonly (readonly [{ cookie: string }, string])[]) => {
    const texts = await Promise.all(pages.map(([who, path]) => read(who, path)))
    // In what the page's scripts are given as well.
    return texts.map((text) => text.includes('Stop of sales') || text.includes('stop_sale'))
  }
  const told = [
    [dealer, `/en/products/new?serial=${serial}`],
    [dealer, `/en/tickets/${theirs.id}`],
    [admin, `/en/console/tickets/${own.id}`],
    [admin, `/en/products/${id}`],
  ] as const
  expect(await warned(told)).toEqual(told.map(() => true))
  const untold = [
    [rider, `/en/products/new?serial=${serial}`],
    [rider, `/en/tickets/${own.id}`],
    [rider, `/en/products/${id}`],
    [{ cookie: '' }, `/en/p/${passport}`],
  ] as const
  expect(await warned(untold)).toEqual(untold.map(() => false))
})

/** Who publishes now has found all bicycles, and nobody else sees yet that it is published. */
function holdEvents(tx: Db) {
  return sql`lock table recall_event in exclusive mode`.execute(tx)
}

test('who registers a bicycle while its recall is being published is told of it, once', async () => {
  const { app, rider, dealer, publish, told, unit } = await openDesk()
  const fields = { country: 'IT', frame_model: 'C68', serial_number: serial, date_of_purchase: '2026-11-15' }
  const register = async () => {
    const done = await app.fetch('/en/products/new', post(rider, { submission: randomUUID(), ...fields }))
    expect(done.status).toBe(303)
  }
  const [published] = await whileHeld(app.portal.db, holdEvents, [() => publish()], register)
  expect(published?.status).toBe(303)
  const first = await told()
  await Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
  const sent = [...first, ...(await told())]
  expect(sent.filter((to) => to === rider.viewer.email)).toHaveLength(1)
  expect(sent.filter((to) => to === dealer.viewer.email)).toHaveLength(1)
  expect(await unit()).toMatchObject({ state: 'notified', holder: rider.viewer.companyId })
})

test('who has a bicycle that its recall knows with somebody else is told within the hour, once', async () => {
  const { app, rider, dealer, publish, told, unit } = await openDesk()
  expect((await publish()).status).toBe(303)
  await addProduct(app.portal, { of: rider, serial })
  await told()
  // As a registration leaves it whose transaction ended after the mails of the publication were put.
  await app.portal.db.updateTable('recall_unit_company').set({ company_id: dealer.viewer.companyId }).execute()
  const round = () => Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
  await round()
  expect(await told()).toContain(rider.viewer.email)
  await round()
  expect(await told()).toEqual([])
  expect(await unit()).toMatchObject({ state: 'notified', holder: rider.viewer.companyId })
})

test('who comes in after a recall was published is told of it, once', async () => {
  const { app, rider, publish, told, unit } = await openDesk()
  const own = 'C68.51S.00777'
  await addProduct(app.portal, { of: rider, serial: own })
  // Invited, and not yet in.
  const come = (approved_at: Date | null) =>
    app.owner.updateTable('account').set({ approved_at }).where('id', '=', rider.viewer.accountId).execute()
  await come(null)
  expect((await publish({ serials: own })).status).toBe(303)
  const first = await told()
  app.clock.advance(65 * day)
  await remindOfRecalls(app.portal)
  expect([first, await told(), (await unit(own)).state]).toEqual([[], [], 'open'])
  await come(app.clock.now())
  const remind = async (days: number) => {
    app.clock.advance(days * day)
    await Promise.all([remindOfRecalls(app.portal), remindOfRecalls(app.portal)])
    return told()
  }
  expect([await remind(0), (await unit(own)).state]).toEqual([[rider.viewer.email], 'notified'])
  // From then on it is as with everybody.
  expect([await remind(13), await remind(1), await remind(1)]).toEqual([[], [rider.viewer.email], []])
})

test('who takes over a bicycle that was only inspected is written to', async () => {
  const { app, rider, publish, told, unit } = await openDesk()
  const { id } = await addProduct(app.portal, { of: rider, serial })
  expect((await publish()).status).toBe(303)
  await told()
  const next = await app.dealer({ role: 'customer', locale: 'en' })
  const handOver = (to: Member) =>
    app.portal.db
      .updateTable('product')
      .set({ company_id: to.viewer.companyId, held_since: app.clock.now() })
      .where('id', '=', id)
      .execute()
  const say = (state: 'inspected' | 'done') => app.portal.db.updateTable('recall_unit').set({ state }).execute()
  await say('inspected')
  app.clock.advance(day)
  await handOver(next)
  expect(await told()).toContain(next.viewer.email)
  expect(await unit()).toMatchObject({ state: 'notified', holder: next.viewer.companyId })
  // As a registration leaves it that nobody has followed yet.
  await say('inspected')
  await app.portal.db
    .updateTable('recall_unit_company')
    .set({ company_id: rider.viewer.companyId })
    .where('part', '=', 'holder')
    .execute()
  await remindOfRecalls(app.portal)
  expect(await told()).toContain(next.viewer.email)
  // What is done is done for all who have it later.
  await say('done')
  app.clock.advance(day)
  await handOver(rider)
  expect([await told(), (await unit()).state]).toEqual([[], 'done'])
})

test('a recalled bicycle was done on the day it was done, no matter who has it later', async () => {
  const { app, rider, dealer, publish, told, unit } = await openDesk()
  expect((await publish()).status).toBe(303)
  await told()
  app.clock.advance(3 * day)
  const { id, recall } = await unit()
  await step(app.portal, dealer.viewer, id, 'done')
  const done = { state: 'done', stateAt: app.clock.now() }
  app.clock.advance(60 * day)
  await addProduct(app.portal, { of: rider, serial })
  expect(await unit()).toMatchObject({ ...done, holder: rider.viewer.companyId })
  // As a registration leaves it that nobody has followed yet.
  await app.portal.db.updateTable('recall_unit_company').set({ company_id: dealer.viewer.companyId }).execute()
  await remindOfRecalls(app.portal)
  expect(await unit()).toMatchObject({ ...done, holder: rider.viewer.companyId })
  expect((await readMeasures(app.portal.db, recall)).days).toBeCloseTo(3)
})

test('whom a closed recall had reached it has reached, though the bicycle changes hands', async () => {
  const { app, admin, rider, dealer, unit, id } = await openRegistered()
  const { recall } = await unit()
  const closing = await app.fetch(`/en/console/recalls/${recall}`, post(admin, { intent: 'close', current: password }))
  expect(closing.status).toBe(303)
  app.clock.advance(day)
  const handed = { company_id: dealer.viewer.companyId, held_since: app.clock.now() }
  expect(await unit()).toMatchObject({ state: 'notified', holder: rider.viewer.companyId })
  await app.portal.db.updateTable('product').set(handed).where('id', '=', id).execute()
  expect(await unit()).toMatchObject({ state: 'notified', holder: dealer.viewer.companyId })
})

/** Staff correct the number of what somebody has registered. */
async function correct({ app, admin }: Awaited<ReturnType<typeof openDesk>>, id: number, number: string) {
  const facts = { frame_model: 'C68', date_of_purchase: '2026-03-02', country: 'IT', registered_on: '2026-03-02' }
  const sent = { intent: 'correct', version: '1', serial_number: number, size: '', colour: '', ...facts }
  expect((await app.fetch(`/en/products/${id}`, post(admin, sent))).status).toBe(303)
}

/** A rider has registered the number, and was told of its recall. */
async function openRegistered() {
  const desk = await openDesk()
  const { id } = await addProduct(desk.app.portal, { of: desk.rider, serial })
  expect((await desk.publish()).status).toBe(303)
  await desk.told()
  return { ...desk, id }
}

test('who had registered another’s number by mistake has nothing to do with its recall once staff have put it right', async () => {
  const desk = await openRegistered()
  const { app, rider, dealer, id, told, read, unit } = desk
  expect(await unit()).toMatchObject({ state: 'notified', holder: rider.viewer.companyId })
  await correct(desk, id, 'C68.51S.00777')
  expect(await unit()).toMatchObject({ state: 'open', toldAt: null, holder: null })
  expect(await read(rider, '/en/recalls')).not.toContain(serial)
  app.clock.advance(14 * day)
  await remindOfRecalls(app.portal)
  // Whom it was sold to may know who has it.
  expect(await told()).toEqual([dealer.viewer.email])
})

test('a number that is put right leaves the recall with who has another bicycle whose number looks the same', async () => {
  const desk = await openRegistered()
  await addProduct(desk.app.portal, { of: desk.rider, serial: 'C68.5IS.00124' })
  await correct(desk, desk.id, 'C68.51S.00777')
  expect(await desk.unit()).toMatchObject({ state: 'notified', holder: desk.rider.viewer.companyId })
})
