import { expect, test } from 'vitest'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { look } from './look.server.ts'
import { addCause, addClaims, addUsual } from './signals.fixture.ts'
import { watchSignals } from './signals.jobs.server.ts'
import { usualSettings } from './signals.ts'

type App = Awaited<ReturnType<typeof openApp>>

const day = 24 * 60 * 60_000

function watch(app: App): Promise<void> {
  return watchSignals(app.portal, new AbortController().signal)
}

async function signals(app: App) {
  return app.portal.db
    .selectFrom('signal')
    .select(['id', 'family', 'part', 'prefix', 'prefix_shown', 'observed', 'state', 'stands'])
    .orderBy('id')
    .execute()
}

function counted(app: App) {
  return app.portal.db
    .selectFrom('signal')
    .select(['part', 'prefix', 'since', 'risen_on', 'observed', 'expected', 'strength', 'stands'])
    .execute()
}

async function figures(app: App) {
  const { alarms } = await look(app.portal.db, usualSettings, app.clock.now())
  return alarms.map(({ part, prefix, observed, expected }) => ({ part, prefix, observed, expected }))
}

test('a part that fails several times as often on one prefix is found, and nothing where it is as always', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addUsual(app, dealer)
  await watch(app)
  expect(await signals(app)).toEqual([])
  await addCause(app, dealer)
  app.clock.advance(day)
  await watch(app)
  const [found, ...others] = await signals(app)
  expect(others).toEqual([])
  expect(found).toMatchObject({ family: 'V4R', part: 'fork', prefix: 'V4R052', prefix_shown: 'V4R052', state: 'new' })
  expect(found?.observed).toBeGreaterThanOrEqual(9)
})

test('it is told of once, to administrators and to agents who asked for it, and no more to who wants none', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [admin, agent, other] = [await app.staff('admin'), await app.staff(), await app.staff('admin')]
  await app.staff()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  for (const [person, status] of [
    [agent, 'subscribed'],
    [other, 'unsubscribed'],
  ] as const)
    expect((await app.fetch('/subscriptions', post(person, { topic: 'signals', status }))).status).toBe(303)
  expect((await app.fetch('/subscriptions', post(dealer, { topic: 'signals', status: 'subscribed' }))).status).toBe(400)
  await watch(app)
  app.clock.advance(day)
  await watch(app)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'subject', 'body']).execute()
  expect(mails.map((mail) => mail.to_address).toSorted()).toEqual([admin.viewer.email, agent.viewer.email].toSorted())
  expect(mails[0]?.subject).toBe('Nuovo segnale: Forcella, modello V4R, numeri di serie V4R052…')
  expect(mails[0]?.body).toContain('/console/signals/1')
})

test('two workers at once count one night once, and one that was killed is taken up later', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  const killed = new AbortController()
  killed.abort()
  await watchSignals(app.portal, killed.signal)
  await watch(app)
  expect(await signals(app)).toEqual([])
  app.clock.advance(60 * 60_000)
  await Promise.all([watch(app), watch(app), watch(app)])
  expect(await signals(app)).toHaveLength(1)
  await app.portal.db.deleteFrom('signal_look').execute()
  await Promise.all([watch(app), watch(app)])
  expect(await signals(app)).toHaveLength(1)
  const events = await app.portal.db.selectFrom('signal_event').select('kind').execute()
  expect(events).toEqual([{ kind: 'found' }])
})

test('a night that was counted by a clock that was ahead keeps none of those back that come', async () => {
  const app = await openApp()
  const years = 5 * 366 * day
  app.clock.advance(years)
  await watch(app)
  app.clock.advance(-years)
  await watch(app)
  const looks = app.portal.db.selectFrom('signal_look').select('night')
  expect(await looks.execute()).toEqual([{ night: '2026-11-21' }])
})

test('night after night it comes to the same as counting all at once', async () => {
  const [nightly, once] = [await openApp(), await openApp()]
  for (const app of [nightly, once]) {
    const dealer = await app.dealer()
    await addUsual(app, dealer)
    await addCause(app, dealer)
    app.clock.advance(-20 * day)
  }
  for (let night = 0; night <= 20; night += 1) {
    if (night < 20) {
      // What a later day brings nobody knows yet.
      await nightly.portal.db.updateTable('ticket').set({ close_reason: null }).execute()
      await nightly.portal.db
        .updateTable('ticket')
        .set({ close_reason: 'withdrawn' })
        .where('created_at', '>', nightly.clock.now())
        .execute()
    } else await nightly.portal.db.updateTable('ticket').set({ close_reason: null }).execute()
    await watch(nightly)
    if (night < 20) nightly.clock.advance(day)
  }
  once.clock.advance(20 * day)
  await watch(once)
  const found = await counted(nightly)
  expect(found).toHaveLength(1)
  expect(found).toEqual(await counted(once))
})

test('a duplicate, a withdrawn claim and the dealer’s claim beside the rider’s count once, a split one by itself', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addUsual(app, dealer)
  const cause = await addCause(app, dealer)
  const before = await figures(app)
  const [first = 0, second = 0, third = 0] = cause
  const copy = async (serialOf: number, change: object) => {
    const [id = 0] = await addClaims(app, dealer, { prefix: 'V4R052', part: 'fork', count: 1, from: 0.2, to: 0.1 })
    const source = app.portal.db.selectFrom('ticket').select('serial_folded').where('id', '=', serialOf)
    await app.portal.db
      .updateTable('ticket')
      .set((row) => ({ serial_folded: row.selectFrom(source.as('source')).select('serial_folded'), ...change }))
      .where('id', '=', id)
      .execute()
    return id
  }
  await copy(first, {})
  await copy(second, { close_reason: 'duplicate', stage: 'ticket_closed' })
  await copy(third, { close_reason: 'withdrawn', stage: 'ticket_closed' })
  expect(await figures(app)).toEqual(before)
  const part = await copy(second, {})
  await app.portal.db
    .insertInto('ticket_relation')
    .values({
      ticket_id: part,
      other_id: second,
      kind: 'split',
      created_by: dealer.viewer.accountId,
      created_at: app.clock.now(),
    })
    .execute()
  expect((await figures(app))[0]?.observed).toBe((before[0]?.observed ?? 0) + 1)
})

test('numbers that are missing, too short or of another maker keep nobody from counting', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  const before = await figures(app)
  const odd = await addClaims(app, dealer, { prefix: 'X', part: 'fork', count: 6, from: 40, to: 1 })
  for (const [at, serial] of ['', 'V4', 'V4R052', '-', 'WAOZZZ99ZTS392124', '🚲'].entries())
    await app.portal.db
      .updateTable('ticket')
      .set({ serial_number: serial, serial_folded: serial.replaceAll(/[^\w]/g, '') })
      .where('id', '=', odd[at] ?? 0)
      .execute()
  const after = await figures(app)
  expect(after.map(({ prefix }) => prefix)).toEqual(before.map(({ prefix }) => prefix))
  expect(after[0]?.observed).toBe(before[0]?.observed)
})

test('staff see what speaks for it; a part that the catalogue no longer knows goes by its code', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await addClaims(app, dealer, { prefix: 'V4R056', part: 'spoke-nut', count: 14, from: 30, to: 1 })
  await watch(app)
  const list = readable(await (await app.fetch('/console/signals', as(agent))).text())
  expect(list).toContain('Forcella, modello V4R, numeri di serie V4R052…')
  expect(list).toContain('spoke-nut, modello V4R, numeri di serie V4R056…')
  const ids = new Map((await signals(app)).map(({ part, id }) => [part, id]))
  for (const [part, own] of [
    ['fork', '>V4R052F'],
    ['spoke-nut', '>V4R056S'],
  ] as const) {
    const answer = await app.fetch(`/en/console/signals/${ids.get(part)}`, as(agent))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(own)
  }
  const file = await (await app.fetch(`/console/signals/${ids.get('fork')}/export.csv`, as(agent))).text()
  expect(file.trim().split('\r\n').length).toBeGreaterThan(9)
  for (const path of ['/console/signals', `/console/signals/${ids.get('fork')}`, '/console/signals/settings'])
    expect((await app.fetch(path, as(dealer))).status).toBe(404)
  for (const path of ['0', '999', 'x', '1%27'])
    expect((await app.fetch(`/console/signals/${path}`, as(agent))).status).toBe(404)
})

test('a claim’s desk says that it counts for an open signal, and nobody else reads of it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addUsual(app, dealer)
  const [ticket = 0] = await addCause(app, dealer)
  await watch(app)
  const desk = readable(await (await app.fetch(`/console/tickets/${ticket}`, as(agent))).text())
  expect(desk).toContain('Segnale aperto: forcella, modello V4R, numeri di serie V4R052…')
  expect(await (await app.fetch(`/tickets/${ticket}`, as(dealer))).text()).not.toContain('Segnale')
  const [first] = await app.portal.db
    .selectFrom('ticket')
    .select('id')
    .where('serial_number', 'like', 'V4R048F%')
    .execute()
  expect(await (await app.fetch(`/console/tickets/${first?.id}`, as(agent))).text()).not.toContain('Segnale aperto')
})

test('what would be found is shown before settings are saved, also where it would be everything', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [admin, agent] = [await app.staff('admin'), await app.staff()]
  await addUsual(app, dealer)
  await addCause(app, dealer)
  const page = '/console/signals/settings'
  const usual = { isOn: 'on', lengths: '6', ratio: '3', tolerated: '1', least: '4', months: '24' }
  const send = (fields: Record<string, string | string[]>, who = admin) =>
    app.fetch(page, post(who, { ...usual, ...fields }))
  const foreseen = readable(await (await send({ intent: 'foresee' })).text())
  expect(foreseen).toContain('Con queste impostazioni oggi ci sarebbe 1 segnale')
  expect(foreseen).toContain('Forcella, modello V4R')
  for (const bad of [
    { lengths: [] },
    { lengths: ['3', '4', '5', '6'] },
    { lengths: '99' },
    { ratio: '1' },
    { tolerated: '1e9' },
    { least: '-1' },
    { months: '' },
  ])
    expect((await send({ intent: 'foresee', ...bad })).status).toBe(400)
  const sharp = { ratio: '2', tolerated: '2', least: '3', lengths: ['4', '6', '8'] }
  const many = await send({ intent: 'foresee', ...sharp })
  expect(many.status).toBe(200)
  expect(await signals(app)).toEqual([])
  expect((await send({ intent: 'save', least: '20' })).status).toBe(303)
  await watch(app)
  expect(await signals(app)).toEqual([])
  expect((await send({ intent: 'save', isOn: '' })).status).toBe(303)
  expect((await send({ intent: 'save' }, agent)).status).toBe(404)
  const history = readable(await (await app.fetch(page, as(admin))).text())
  expect(history).toContain('disattivati')
  expect(history).toContain('almeno 20 richieste')
})

test('the hourly round counts once a night, where it is on', async () => {
  const app = await openApp()
  await goRound(app.portal)
  app.clock.advance(60 * 60_000)
  await goRound(app.portal)
  const looks = await app.portal.db.selectFrom('signal_look').select(['night', 'claims']).execute()
  expect(looks).toEqual([{ night: '2026-11-21', claims: 0 }])
  // Not requests: one may name several parts.
  const page = await (await app.fetch('/console/signals', as(await app.staff()))).text()
  expect(readable(page)).toContain('0 parti segnalate nelle richieste.')
})
