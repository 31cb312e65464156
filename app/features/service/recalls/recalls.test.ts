import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addOrder, line } from '#app/features/trade/orders/orders.fixture.ts'
import { type App, as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { tellFresh } from './mails/recipients.store.server.ts'
import { addDraft, type RecallOptions } from './recalls.fixture.ts'

const built = { family: 'C68', size: '54', colour: 'Nero', madeOn: null, companyId: null, deliveredOn: null }

async function openDesk() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  return {
    app,
    admin,
    draft: (options: Partial<RecallOptions> = {}) => addDraft(app.portal, { by: admin.viewer.accountId, ...options }),
  }
}

function serialAt(at: number): string {
  return `C68.51S.${String(at).padStart(5, '0')}`
}

function publish(app: App, by: Staff, id: number, fields: Record<string, string> = {}): Promise<Response> {
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password, ...fields }
  return app.fetch(`/en/console/recalls/${id}`, post(by, sent))
}

async function unitsOf(app: App, id: number) {
  const rows = await app.portal.db
    .selectFrom('recall_unit')
    .select(['id', 'serial_number as serial', 'family', 'known_from as from', 'state'])
    .where('recall_id', '=', id)
    .orderBy('serial_number')
    .execute()
  return rows
}

async function recalled(options: Partial<RecallOptions> = {}) {
  const desk = await openDesk()
  const { app, admin } = desk
  const [rider, dealer] = [await app.dealer({ role: 'customer', locale: 'en' }), await app.dealer({ locale: 'en' })]
  const own = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00123' })
  await saveBuilt(
    app.owner,
    [{ ...built, serialNumber: 'C68.51S.00124', companyId: dealer.viewer.companyId }],
    app.clock.now(),
  )
  const id = await desk.draft({ number: '2026-07', ...options })
  expect((await publish(app, admin, id)).status).toBe(303)
  return { app, admin, rider, dealer, own, id }
}

const unitOf = async (app: App, id: number, serial: string) =>
  (await unitsOf(app, id)).find((unit) => unit.serial === serial)?.id ?? 0

test('units are found in registrations, among built bicycles and in shipped orders, each once', async () => {
  const { app, admin, draft } = await openDesk()
  const dealer = await app.dealer()
  await addProduct(app.portal, { of: await app.dealer({ role: 'customer' }), serial: 'C68.51S.00110' })
  const company = dealer.viewer.companyId
  const listed = ['C68.51S.00110', 'C68.51S.00111', 'C68.51S.00999'].map((serialNumber) => ({ ...built, serialNumber }))
  await saveBuilt(
    app.owner,
    listed.map((one) => ({ ...one, companyId: company })),
    app.clock.now(),
  )
  const shipped = line({ quantityShipped: 1, serialNumbers: ['C68.51S.00112', 'C68.51S.00111'] })
  await addOrder(app.portal, { of: dealer, lines: [shipped] })
  const id = await draft({ serials: 'C68.51S.00100 – C68.51S.00200\nC68.51S.00777' })
  expect((await publish(app, admin, id)).status).toBe(303)
  expect(await unitsOf(app, id)).toMatchObject([
    { serial: 'C68.51S.00110', from: ['built', 'registration'] },
    { serial: 'C68.51S.00111', from: ['built', 'order'] },
    { serial: 'C68.51S.00112', from: ['order'], family: 'C68' },
    { serial: 'C68.51S.00777', from: ['list'], family: 'C68' },
  ])
})

test('published twice at once it is published once, and its mails are put once', async () => {
  const { app, admin, draft } = await openDesk()
  await addProduct(app.portal, { of: await app.dealer({ role: 'customer' }) })
  const id = await draft()
  const answers = await Promise.all([publish(app, admin, id), publish(app, admin, id)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409'])
  expect(await unitsOf(app, id)).toHaveLength(1)
  const put = await app.portal.db.selectFrom('outbox').select('id').where('kind', '=', 'recalls.published').execute()
  expect(put).toHaveLength(1)
})

test('only an administrator publishes, with the password, and what was not looked at is not published', async () => {
  const { app, admin, draft } = await openDesk()
  await addProduct(app.portal, { of: await app.dealer() })
  const agent = await givePassword(app, await app.staff())
  const id = await draft()
  const refused = async (by: Staff, fields: Record<string, string>) => {
    const answer = await publish(app, by, id, fields)
    return [answer.status, await answer.text()] as const
  }
  expect((await refused(agent, {}))[0]).toBe(404)
  const [status, page] = await refused(admin, { current: 'not my password' })
  expect(status).toBe(400)
  expect(page).not.toContain('not my password')
  expect(await refused(admin, { seen: '' })).toMatchObject([400, expect.stringContaining('Confirm that you have read')])
  expect(await refused(admin, { version: '7' })).toMatchObject([409, expect.stringContaining('changed meanwhile')])
  expect(await unitsOf(app, id)).toEqual([])
  const blank = await draft({
    texts: {
      product: { it: 'x', en: '', fr: 'x' },
      risk: { it: 'x', en: 'x', fr: 'x' },
      action: { it: 'x', en: 'x', fr: 'x' },
      reason: { it: '', en: '', fr: '' },
    },
  })
  expect((await publish(app, admin, blank)).status).toBe(400)
  const nobody = await draft({ families: ['TT1'] })
  const nothing = await publish(app, admin, nobody)
  expect([nothing.status, await nothing.text()]).toMatchObject([400, expect.stringContaining('about no bicycle')])
})

test('a range across families, numbers of no family and bicycles that are left out are shown before publishing', async () => {
  const { app, admin, draft } = await openDesk()
  await addProduct(app.portal, { of: await app.dealer(), family: 'V4R', serial: 'V4R-0510-A1234' })
  const id = await draft({ families: ['C68'], serials: 'C68.51S.00100 – V4R-0510-A123\nV4R-0510-A1234\nQQ-1-2-3-4' })
  const page = await (await app.fetch(`/en/console/recalls/${id}`, as(admin))).text()
  expect(page).toContain('the range begins in C68 and ends in V4R')
  expect(page).toContain('One number fits no model: QQ-1-2-3-4')
  expect(page).toContain('1 bicycle of these numbers is left out (V4R)')
})

test('a thousand bicycles are found and published in as many statements as one', async () => {
  const { app, admin, draft } = await openDesk()
  const dealers = [await app.dealer(), await app.dealer()]
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...built,
    serialNumber: serialAt(at),
    companyId: dealers[at % 2]?.viewer.companyId ?? null,
  }))
  await saveBuilt(app.owner, many, app.clock.now())
  const [one, all] = [
    await draft({ serials: serialAt(1) }),
    await draft({ serials: `${serialAt(0)} – ${serialAt(999)}` }),
  ]
  const few = await app.queriesOf(() => publish(app, admin, one))
  const lots = await app.queriesOf(() => publish(app, admin, all))
  expect((await unitsOf(app, all)).length).toBe(1000)
  expect(lots.length).toBe(few.length)
})

test('a dealer marks its units by a tap and confirms its stock; another company’s unit is absent', async () => {
  const { app, dealer, rider, id } = await recalled()
  const other = await app.dealer()
  const unit = await unitOf(app, id, 'C68.51S.00124')
  const tap = (by: Member, state: string) =>
    app.fetch('/en/recalls', post(by, { intent: 'step', unit: `${unit}`, state }))
  expect((await tap(other, 'done')).status).toBe(404)
  expect((await tap(rider, 'done')).status).toBe(403)
  const marked = await tap(dealer, 'inspected')
  expect(marked.headers.get('location')).toBe(`/en/recalls?unit=${unit}&notice=step#recalled-${unit}`)
  const page = await (await app.fetch(`/en/recalls?unit=${unit}&notice=step`, as(dealer))).text()
  expect(page).toContain('State saved: C68.51S.00124 · Inspected')
  // What is rare is behind another press.
  expect(page).toMatch(/<details(?:(?!<\/details>).)*value="scrapped"/s)
  expect(page).not.toMatch(/<details(?:(?!<\/details>).)*value="done"/s)
  expect((await tap(dealer, 'done')).status).toBe(303)
  expect((await tap(dealer, 'done')).status).toBe(303)
  expect((await tap(dealer, 'notified')).status).toBe(409)
  expect((await tap(dealer, 'lost')).status).toBe(400)
  expect((await unitsOf(app, id)).map(({ state }) => state)).toEqual(['open', 'done'])
  const stock = (by: Member, found: string) =>
    app.fetch('/en/recalls', post(by, { intent: 'stock', recall: `${id}`, found }))
  expect((await stock(other, '1')).status).toBe(404)
  expect((await stock(rider, '1')).status).toBe(404)
  expect((await stock(dealer, '-1')).status).toBe(400)
  expect((await stock(dealer, '2')).status).toBe(303)
  expect(await (await app.fetch('/en/recalls', as(dealer))).text()).toMatch(/Checked on .*: 2 found/)
})

test('a rider sees their own recalled bicycle, on its page and on their home, and nobody else’s', async () => {
  const { app, rider, own, id } = await recalled()
  const stranger = await app.dealer({ role: 'customer', locale: 'en' })
  const read = async (who: Member, path: string) => (await app.fetch(path, as(who))).text()
  const page = await read(rider, '/en/recalls')
  // What is to be done, and not that the portal has told them.
  expect([page.includes('Action needed'), page.includes('>Told<')]).toEqual([true, false])
  expect(page).toContain('C68.51S.00123')
  expect(page).not.toContain('C68.51S.00124')
  expect(page).toContain(`/en/appointments/new?product=${own.id}&amp;kind=recall`)
  expect(await read(rider, `/en/products/${own.id}`)).toContain('Product safety recall')
  expect(await read(rider, '/en')).toContain('A bicycle under recall needs attention')
  expect(await read(stranger, '/en/recalls')).toContain('None of your bikes is under recall')
  expect(await read(stranger, '/en')).not.toContain('under recall')
  expect(
    (
      await app.fetch(
        '/en/recalls',
        post(rider, { intent: 'step', unit: `${await unitOf(app, id, 'C68.51S.00123')}`, state: 'done' }),
      )
    ).status,
  ).toBe(403)
})

test('of its recalls somebody reads the one for safety first, whichever came last', async () => {
  const { app, admin, dealer } = await recalled({ kind: 'service_action' })
  const later = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-77' })
  expect((await publish(app, admin, later)).status).toBe(303)
  const page = await (await app.fetch('/en/recalls', as(dealer))).text()
  const places = ['· 2026-77', '· 2026-07'].map((text) => page.indexOf(text))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('tickets, the passport and a registration warn of an open unit, and of one that is done no more', async () => {
  const { app, admin, rider, own, id } = await recalled()
  const ticket = await app.ticket({ of: rider, serial: 'C68.51S.00123' })
  const pages = [
    [rider, `/en/tickets/${ticket.id}`],
    [admin, `/en/console/tickets/${ticket.id}`],
    [rider, '/en/products/new?serial=C68.51S.00123'],
    [admin, `/en/products/${own.id}`],
    [{ cookie: '' }, `/en/p/${own.passport}`],
  ] as const
  const warned = async () => {
    const read = await Promise.all(pages.map(async ([who, path]) => (await app.fetch(path, as(who))).text()))
    return read.map((page) => page.includes('Product safety recall'))
  }
  expect(await warned()).toEqual(pages.map(() => true))
  const unit = await unitOf(app, id, 'C68.51S.00123')
  const done = await app.fetch(
    `/en/console/recalls/${id}/units`,
    post(admin, { intent: 'step', unit: `${unit}`, state: 'done' }),
  )
  expect(done.status).toBe(303)
  expect(await warned()).toEqual(pages.map(() => false))
})

test('a bicycle that is registered after the recall becomes a unit, and one that changes hands is open for who has it now', async () => {
  const { app, dealer, id } = await recalled()
  const rider = await app.dealer({ role: 'customer' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00124' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00500' })
  await app.work()
  expect((await unitsOf(app, id)).map(({ serial, state }) => [serial, state])).toEqual([
    ['C68.51S.00123', 'notified'],
    ['C68.51S.00124', 'notified'],
    ['C68.51S.00500', 'notified'],
  ])
  expect(await (await app.fetch('/recalls', as(rider))).text()).toContain('C68.51S.00124')
  // The shop that sold it sees it still, by its number alone.
  expect(await (await app.fetch('/en/recalls', as(dealer))).text()).toContain('>Sold<')
})

test('who is to be told of a recall is looked for among those who wait, and not among all who were told', async () => {
  const { app, id } = await recalled()
  await app.work()
  const { db, clock } = app.portal
  await sql`insert into recall_unit
      (recall_id, serial_number, serial_folded, family, known_from, state, state_at, told_at, created_at)
    select ${id}::bigint, n::text, n::text, 'C68', array['list'], 'notified', now(), now(), now()
    from generate_series(1, 20000) n`.execute(app.owner)
  await sql`analyze recall_unit`.execute(app.owner)
  const [statement = ''] = await app.queriesOf(() => tellFresh(db, id, clock.now()))
  const plan = await sql`explain (generic_plan) ${sql.raw(statement)}`.execute(db)
  expect(JSON.stringify(plan.rows)).toContain('recall_unit_untold')
})

test('what was bought on other days is left out, and a stop of sales is nothing for riders', async () => {
  const { app, admin, draft } = await openDesk()
  const rider = await app.dealer({ role: 'customer' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00001', bought: '2025-12-31' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00002', bought: '2026-01-01' })
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.51S.00003' }], app.clock.now())
  const [days, sales] = [await draft({ boughtFrom: '2026-01-01' }), await draft({ kind: 'stop_sale' })]
  for (const id of [days, sales]) expect((await publish(app, admin, id)).status).toBe(303)
  expect((await unitsOf(app, days)).map(({ serial }) => serial)).toEqual(['C68.51S.00002', 'C68.51S.00003'])
  expect((await unitsOf(app, sales)).map(({ serial }) => serial)).toEqual(['C68.51S.00003'])
  expect((await app.fetch(`/en/safety/${sales}`)).status).toBe(404)
})

test('the database folds serial numbers as the portal does', async () => {
  const app = await openApp()
  const serials = ['C68.51S.00123', 'V4R-0510-A1234', 'TT1M00231', 'ZIBOLS.01-2']
  for (const serial of serials) {
    const { rows } = await sql<{ folded: string }>`select fold_serial(${serial}) as folded`.execute(app.owner)
    expect(rows[0]?.folded).toBe(foldSerial(serial))
  }
})
