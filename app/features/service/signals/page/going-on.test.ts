import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { readEvidence } from '../evidence.server.ts'
import { addCause, addClaims, addUsual } from '../signals.fixture.ts'
import { watchSignals } from '../signals.jobs.server.ts'
import { findSignal } from '../store.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const day = 24 * 60 * 60_000

function watch(app: App): Promise<void> {
  return watchSignals(app.portal, new AbortController().signal)
}

async function states({ portal }: App): Promise<string[]> {
  const rows = await portal.db.selectFrom('signal').select('state').orderBy('id').execute()
  return rows.map(({ state }) => state)
}

test('one person looks into it, another is told; a note is kept, and closing needs one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [one, two] = [await app.staff(), await app.staff('admin')]
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const page = '/console/signals/1'
  const send = (who: typeof one, fields: Record<string, string>) => app.fetch(page, post(who, fields))
  const both = await Promise.all([send(one, { intent: 'look' }), send(two, { intent: 'look' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const [winner, loser] = both[0].status === 303 ? [one, two] : [two, one]
  expect((await send(winner, { intent: 'look' })).status).toBe(303)
  await send(loser, { intent: 'leave' })
  const looker = app.portal.db.selectFrom('signal').select('looker_id').executeTakeFirst()
  expect(await looker).toEqual({ looker_id: winner.viewer.accountId })
  const submission = randomUUID()
  const empty = await send(one, { intent: 'note', submission, note: ' ', outcome: 'explained' })
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Scrivi una nota.')])
  for (const bad of [{ note: 'x'.repeat(4001) }, { note: 'x', outcome: 'gone' }, { note: 'x', submission: 'none' }])
    expect((await send(one, { intent: 'note', submission, ...bad })).status).toBe(400)
  const fields = { intent: 'note', submission, note: 'Colla del lotto 7', outcome: 'explained' }
  const twice = await Promise.all([send(one, fields), send(one, fields)])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  const again = await send(two, { intent: 'note', submission: randomUUID(), note: 'Anche qui' })
  expect(again.status).toBe(409)
  const shown = await again.text()
  expect(shown).toContain('Il segnale è già stato chiuso.')
  expect(shown).toContain('Anche qui')
  const kinds = await app.portal.db.selectFrom('signal_event').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['found', 'looking', 'explained'])
})

test('a note that comes again with other words is a note as well, and with what was found it closes the signal', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const note = { intent: 'note', submission: randomUUID(), note: 'Colla' }
  const corrected = { ...note, note: 'Colla del lotto 7' }
  const found = { ...corrected, outcome: 'explained' }
  // The answer of each was lost.
  for (const fields of [note, note, corrected, corrected, found, found])
    expect((await app.fetch('/console/signals/1', post(agent, fields))).status).toBe(303)
  const events = await app.portal.db.selectFrom('signal_event').select(['kind', 'note']).orderBy('id').execute()
  expect(events.map(({ kind, note: words }) => `${kind} ${words}`)).toEqual([
    'found ',
    'note Colla',
    'note Colla del lotto 7',
    'explained Colla del lotto 7',
  ])
  expect(await states(app)).toEqual(['explained'])
  // Closed as something else, it is told to be closed already.
  const other = await app.fetch('/console/signals/1', post(agent, { ...found, outcome: 'no_cause' }))
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining('Colla del lotto 7')])
})

test('what somebody who has left looked into can be taken on', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [gone, next] = [await app.staff(), await app.staff('admin')]
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const page = '/console/signals/1'
  const read = async () => (await app.fetch(page, as(next))).text()
  expect((await app.fetch(page, post(gone, { intent: 'look' }))).status).toBe(303)
  expect(await read()).not.toContain('value="look"')
  const { db } = app.portal
  const left = { disabled_at: app.clock.now() }
  await db.updateTable('account').set(left).where('id', '=', gone.viewer.accountId).execute()
  expect(await read()).toContain('value="look"')
  expect((await app.fetch(page, post(next, { intent: 'look' }))).status).toBe(303)
  const looker = await db.selectFrom('signal').select('looker_id').executeTakeFirst()
  expect(looker).toEqual({ looker_id: next.viewer.accountId })
})

test('what was closed rests, and comes back with a new rise above what it was', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const fields = { intent: 'note', submission: randomUUID(), note: 'Colla', outcome: 'explained' }
  expect((await app.fetch('/console/signals/1', post(agent, fields))).status).toBe(303)
  app.clock.advance(day)
  await watch(app)
  expect(await states(app)).toEqual(['explained'])
  // As many as before are what it is by now.
  app.clock.advance(30 * day)
  await addClaims(app, dealer, { prefix: 'V4R052', part: 'fork', count: 4, from: 29.6, to: 0.6 })
  await addClaims(app, dealer, { prefix: 'V4R048', part: 'fork', count: 3, from: 29.5, to: 0.5 })
  await watch(app)
  expect(await states(app)).toHaveLength(1)
  app.clock.advance(30 * day)
  await addClaims(app, dealer, { prefix: 'V4R052', part: 'fork', count: 40, from: 29.4, to: 0.4 })
  await watch(app)
  expect(await states(app)).toEqual(['explained', 'new'])
})

test('a closed signal goes on showing the claims that it counted, on its page and in its file, and none that came later', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const fields = { intent: 'note', submission: randomUUID(), note: 'Colla', outcome: 'explained' }
  expect((await app.fetch('/console/signals/1', post(agent, fields))).status).toBe(303)
  const told = async () => {
    const signal = await findSignal(app.portal.db, 1)
    if (!signal) throw new Error('there is no signal')
    const file = await (await app.fetch('/console/signals/1/export.csv', as(agent))).text()
    return { file, ...(await readEvidence(app.portal.db, signal, app.clock.now())) }
  }
  const before = await told()
  expect(before.tickets.length).toBeGreaterThanOrEqual(9)
  app.clock.advance(day / 4)
  const later = { count: 3, from: 0.2, to: 0.01 }
  for (const [prefix, part] of [
    ['V4R052', 'fork'],
    ['V4R048', 'fork'],
    ['V4R052', 'frame'],
  ] as const)
    await addClaims(app, dealer, { prefix, part, ...later })
  expect(await told()).toEqual(before)
})

test('a signal whose history is as long as a page shows takes no more notes, and can be closed all the same', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  await sql`insert into signal_event (signal_id, kind, actor_id, note, at)
    select 1, 'note', ${staff.viewer.accountId}, 'Nota', ${app.clock.now()} from generate_series(1, 500)`.execute(
    app.portal.db,
  )
  const send = (fields: Record<string, string>) =>
    app.fetch('/console/signals/1', post(staff, { intent: 'note', submission: randomUUID(), ...fields }))
  expect((await send({ note: 'Ancora una' })).status).toBe(409)
  expect((await send({ note: 'Colla del lotto 7', outcome: 'explained' })).status).toBe(303)
  expect(await states(app)).toEqual(['explained'])
})

test('the week that has just begun in Rome is among those of a signal', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addUsual(app, dealer)
  await addCause(app, dealer)
  await watch(app)
  const signal = await app.portal.db.selectFrom('signal').selectAll().executeTakeFirstOrThrow()
  // Monday, half past midnight in Rome, and still Sunday in Greenwich.
  const night = new Date('2027-03-28T22:30:00Z')
  app.clock.advance(night.getTime() - app.clock.now().getTime())
  const staff = await app.staff()
  const page = await (await app.fetch(`/en/console/signals/${signal.id}`, as(staff))).text()
  expect(page).toMatch(/29 Mar 2027/)
})
