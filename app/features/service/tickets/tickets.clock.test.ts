import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { publishDraft } from '#app/features/across/catalogue/draft.server.ts'
import { emptyCatalogue, type WorkingTime } from '#app/catalogue/catalogue.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { shownTo } from '#tests/revisits.fixture.ts'
import { reckonClocks } from './clock/reckon.server.ts'

const week: WorkingTime = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: [] }
const hour = 3_600_000

async function openClock(working: Partial<WorkingTime> = {}) {
  const app = await openApp()
  await publishForTest(app, (catalogue) => ({ ...catalogue, working: { ...week, ...working } }))
  const { db } = app.portal
  const one = async <Of>(query: ReturnType<typeof sql<{ is: Of }>>) => {
    const { rows } = await query.execute(db)
    return rows[0]?.is
  }
  return {
    app,
    worked: async (since: string | Date, until: string | Date) =>
      (await one<number>(sql`select worked_between(${since}::timestamptz, ${until}::timestamptz) as is`)) ?? 0,
    until: (since: string | Date, ms: number) =>
      one<Date | null>(sql`select worked_until(${since}::timestamptz, ${ms}::bigint) as is`),
    due: (day: string, rested: number) => one<Date | null>(sql`select promise_due(${day}::date, ${rested}) as is`),
  }
}

test('working time counts neither nights nor weekends nor holidays, and on the days the clocks change it is as long as it is', async () => {
  const { worked, until } = await openClock({ holidays: ['12-08', '2026-12-24'] })
  // Friday to Monday, 20 to 23 November 2026; in Italy it is an hour later than in Greenwich.
  expect(await worked('2026-11-20T16:00:00Z', '2026-11-23T09:00:00Z')).toBe(2 * hour)
  expect(await worked('2026-11-20T17:00:00Z', '2026-11-23T08:00:00Z')).toBe(0)
  // Every year, and one year alone.
  expect(await worked('2026-12-07T08:00:00Z', '2026-12-09T17:00:00Z')).toBe(18 * hour)
  expect(await worked('2027-12-23T23:00:00Z', '2027-12-24T22:59:00Z')).toBe(9 * hour)
  expect(await worked('2026-12-23T23:00:00Z', '2026-12-24T22:59:00Z')).toBe(0)
  expect(await until('2026-11-20T16:00:00Z', 2 * hour)).toEqual(new Date('2026-11-23T09:00:00Z'))
  const night = await openClock({ days: [7], from: '00:00', to: '06:00' })
  // 25 October 2026 has 25 hours, 28 March 2027 has 23.
  expect(await night.worked('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(7 * hour)
  expect(await night.worked('2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z')).toBe(5 * hour)
})

test('a promise is kept to the end of work of its day, and moves on by the working time that rested', async () => {
  const { due } = await openClock()
  expect(await due('2026-11-20', 0)).toEqual(new Date('2026-11-20T17:00:00Z'))
  expect(await due('2026-11-20', 3 * hour)).toEqual(new Date('2026-11-23T11:00:00Z'))
  expect(await due('2026-11-20', 9 * hour)).toEqual(new Date('2026-11-23T17:00:00Z'))
  // A day on which nobody works counts to its end.
  expect(await due('2026-11-21', 0)).toEqual(new Date('2026-11-21T22:59:59.999Z'))
  expect(await due('2026-11-20', -5)).toEqual(new Date('2026-11-20T17:00:00Z'))
})

test('who never works has no working time, and what was promised all the same ends with its day', async () => {
  const { worked, until, due } = await openClock({ days: [] })
  expect(await worked('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toBe(0)
  expect(await until('2026-01-01T00:00:00Z', 1)).toBeNull()
  expect(await due('2026-11-20', 0)).toEqual(new Date('2026-11-20T22:59:59.999Z'))
})

test('working time of two spans is that of both, and what is due is the moment at which so much is worked', async () => {
  const { worked, until } = await openClock({ holidays: ['12-25', '01-06'] })
  const moment = fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2027, 4, 1) })
  await fc.assert(
    fc.asyncProperty(fc.tuple(moment, moment, moment), async (three) => {
      const [a = 0, b = 0, c = 0] = three.toSorted((one, other) => one - other)
      const [ab, bc, ac] = [await span(a, b), await span(b, c), await span(a, c)]
      expect(ab + bc).toBe(ac)
      const due = (await until(new Date(a), ab)) ?? new Date(0)
      expect(await worked(new Date(a), due)).toBe(ab)
      expect(due.getTime()).toBeLessThanOrEqual(b)
    }),
    { numRuns: 60 },
  )
  function span(from: number, to: number) {
    return worked(new Date(from), new Date(to))
  }
})

test('before a catalogue is published the database counts the hours that the portal shows', async () => {
  const app = await openApp()
  await app.owner.deleteFrom('catalogue_version').execute()
  const { rows } = await sql<{ week: WorkingTime }>`select working_week() as week`.execute(app.portal.db)
  expect(rows[0]?.week).toEqual(emptyCatalogue.working)
  await publishForTest(app, (catalogue) => catalogue)
})

/** At the test's beginning it is Saturday, 21 November 2026, ten o'clock. */
async function openTicket(promisedAt: string | undefined, holidays: string[] = []) {
  const { app } = await openClock({ holidays })
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: dealer, ...(promisedAt ? { promisedAt } : {}) })
  let sent = 0
  const message = (address: string, person: { cookie: string }, more: object = {}) =>
    app.fetch(
      address,
      post(person, { intent: 'reply', message: 'Ecco', submission: submissionOf((sent += 1)), ...more }),
    )
  return {
    app,
    id,
    dealer,
    agent,
    ask: () => message(`/en/console/tickets/${id}`, agent, { awaiting: 'dealer' }),
    answer: () => message(`/en/tickets/${id}`, dealer),
    send: (fields: Record<string, string>) => app.fetch(`/en/console/tickets/${id}`, post(agent, fields)),
    at: (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime()),
    page: async () => (await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).replaceAll('\u00a0', ' '),
    /** Somebody who has just signed in: a session does not last for days. */
    isOverdue: async () => {
      const page = await app.fetch('/en/console/tickets?overdue=yes', as(await app.staff()))
      return (await page.text()).includes(`/console/tickets/${id}`)
    },
    clock: () =>
      app.portal.db
        .selectFrom('ticket')
        .select(['worked_ms as worked', 'rested_ms as rested', 'due_at as due'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

function submissionOf(count: number): string {
  return `6f1e0c8e-6a55-4c3f-9d7f-${String(count).padStart(12, '0')}`
}

test('while the dealer is asked over a weekend and a holiday the clock rests, and the day moves by what was worked meanwhile', async () => {
  // Tuesday is a holiday.
  const desk = await openTicket('2026-11-26', ['2026-11-24'])
  desk.at('2026-11-23T16:00:00Z')
  expect((await desk.ask()).status).toBe(303)
  expect(await desk.clock()).toEqual({ worked: 8 * hour, rested: 0, due: null })
  expect(await desk.page()).toContain('Promised for 26 Nov 2026. The deadline is paused while we wait for you')
  expect(await desk.isOverdue()).toBe(false)
  // An hour of Monday, the holiday, and three hours of Wednesday.
  desk.at('2026-11-25T11:00:00Z')
  expect((await desk.answer()).status).toBe(303)
  expect(await desk.clock()).toEqual({ worked: 8 * hour, rested: 4 * hour, due: new Date('2026-11-27T12:00:00Z') })
  expect(await desk.page()).toContain(
    'Answer expected by 27 Nov 2026 (moved by 1 working day: we were waiting for you or the part)',
  )
  desk.at('2026-11-27T11:59:00Z')
  expect(await desk.isOverdue()).toBe(false)
  desk.at('2026-11-27T12:01:00Z')
  expect(await desk.isOverdue()).toBe(true)
})

test('a dealer who is asked twice rests the clock twice, and an answer of the side that waits does not wind it back', async () => {
  const desk = await openTicket('2026-11-24')
  desk.at('2026-11-23T09:00:00Z')
  await desk.ask()
  desk.at('2026-11-23T10:00:00Z')
  await desk.ask()
  desk.at('2026-11-23T11:00:00Z')
  await desk.answer()
  desk.at('2026-11-23T12:00:00Z')
  await desk.answer()
  await desk.ask()
  // It has moved by the first rest, and stays there while the second lasts.
  expect(await desk.page()).toContain('Promised for 25 Nov 2026. The deadline is paused while we wait for you')
  desk.at('2026-11-23T14:00:00Z')
  await desk.answer()
  expect(await desk.clock()).toEqual({ worked: 2 * hour, rested: 4 * hour, due: new Date('2026-11-25T12:00:00Z') })
})

test('a parcel under way and a closed ticket rest the clock; opened again, it waits for the day it is promised again', async () => {
  const desk = await openTicket('2026-11-24')
  desk.at('2026-11-23T09:00:00Z')
  await desk.send({ intent: 'turn', awaiting: 'courier', promised_at: '2026-11-24' })
  desk.at('2026-11-23T10:00:00Z')
  await desk.send({ intent: 'stage', stage: 'ticket_closed', close_reason: 'no_answer', reason: '' })
  expect(await desk.clock()).toMatchObject({ worked: hour, due: null })
  desk.at('2026-11-25T10:00:00Z')
  const admin = await desk.app.staff('admin')
  const again = { intent: 'stage', stage: 'operations_in_progress', reason: 'Sbagliato' }
  expect((await desk.app.fetch(`/en/console/tickets/${desk.id}`, post(admin, again))).status).toBe(303)
  expect(await desk.clock()).toMatchObject({ worked: hour, due: null })
  await desk.app.fetch(
    `/en/console/tickets/${desk.id}`,
    post(admin, { intent: 'turn', awaiting: 'maker', promised_at: '2026-11-26' }),
  )
  expect(await desk.clock()).toMatchObject({ rested: 0, due: new Date('2026-11-26T17:00:00Z') })
})

test('a decision ends what was promised, in time or late: the work that follows is overdue only by a day of its own', async () => {
  const desk = await openTicket('2026-11-25')
  const decision = { intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto', return: 'no' }
  desk.at('2026-11-24T10:00:00Z')
  expect((await desk.send(decision)).status).toBe(303)
  expect(await desk.clock()).toMatchObject({ due: null })
  desk.at('2026-11-26T10:00:00Z')
  expect(await desk.isOverdue()).toBe(false)
  expect(await desk.page()).not.toContain('25 Nov 2026')
  await desk.app.fetch(
    `/en/console/tickets/${desk.id}`,
    post(await desk.app.staff(), { intent: 'turn', awaiting: 'maker', promised_at: '2026-11-27' }),
  )
  expect(await desk.clock()).toMatchObject({ due: new Date('2026-11-27T17:00:00Z') })
  desk.at('2026-11-28T10:00:00Z')
  expect(await desk.isOverdue()).toBe(true)
  // Whether it was kept is known all the same.
  const kept = desk.app.portal.db.selectFrom('ticket_answer').select('kept').where('ticket_id', '=', desk.id)
  expect(await kept.where('step', '=', 'decision').execute()).toEqual([{ kept: true }])
})

test('a day that is promised while the clock rests moves only by what rests from then on', async () => {
  const desk = await openTicket(undefined)
  desk.at('2026-11-23T08:00:00Z')
  await desk.ask()
  desk.at('2026-11-23T13:00:00Z')
  await desk.send({ intent: 'turn', awaiting: 'dealer', promised_at: '2026-11-24' })
  desk.at('2026-11-23T15:00:00Z')
  await desk.answer()
  expect(await desk.clock()).toMatchObject({ rested: 2 * hour, due: new Date('2026-11-25T10:00:00Z') })
})

test('when a holiday is published, running clocks are reckoned again, and the day that was promised stays', async () => {
  const desk = await openTicket('2026-11-24')
  desk.at('2026-11-23T09:00:00Z')
  await desk.ask()
  desk.at('2026-11-23T12:00:00Z')
  await desk.answer()
  expect((await desk.clock()).due).toEqual(new Date('2026-11-25T11:00:00Z'))
  const admin = await desk.app.staff('admin')
  const address = '/en/console/catalogue/promises'
  const hours = { intent: 'working', revision: '0', weekdays: ['1', '2', '3', '4', '5'], from: '09:00', to: '17:00' }
  expect((await desk.app.fetch(address, post(admin, { ...hours, holidays: '25/11' }))).status).toBe(303)
  expect(await publishDraft(desk.app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  expect((await desk.clock()).due).toEqual(new Date('2026-11-25T11:00:00Z'))
  await desk.app.work()
  // From five in the afternoon three hours on, and Wednesday is free.
  expect((await desk.clock()).due).toEqual(new Date('2026-11-26T11:00:00Z'))
  expect(await desk.page()).toContain('Answer expected by 26 Nov 2026 (moved by 1 working day')
  const again = await reckonClocks(desk.app.portal.db, 0)
  expect(again).toBeUndefined()
})

test('a clock that began to run while a holiday was published is reckoned again soon', async () => {
  const desk = await openTicket('2026-11-24')
  const { app } = desk
  desk.at('2026-11-23T09:00:00Z')
  await desk.ask()
  const admin = await app.staff('admin')
  const hours = { intent: 'working', revision: '0', weekdays: ['1', '2', '3', '4', '5'], from: '09:00', to: '17:00' }
  await app.fetch('/en/console/catalogue/promises', post(admin, { ...hours, holidays: '25/11' }))
  desk.at('2026-11-23T12:00:00Z')
  await app.portal.db.transaction().execute(async (tx) => {
    const answered = { awaiting: 'maker', last_activity_at: app.clock.now() } as const
    await tx.updateTable('ticket').set(answered).where('id', '=', desk.id).execute()
    await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })
    await app.work()
  })
  expect((await desk.clock()).due).toEqual(new Date('2026-11-25T11:00:00Z'))
  app.clock.advance(60_000)
  await app.work()
  expect((await desk.clock()).due).toEqual(new Date('2026-11-26T11:00:00Z'))
})

test('a page that is kept is sent again once a ticket on it has become late, though nothing was written', async () => {
  const desk = await openTicket('2026-11-23')
  desk.at('2026-11-23T16:59:00Z')
  const { id, dealer, agent } = desk
  const pages = [
    ['/en/tickets', dealer],
    [`/en/tickets/${id}.data`, dealer],
    ['/en/console/tickets', agent],
    [`/en/console/tickets/${id}.data`, agent],
  ] as const
  const tags = new Map<string, string>()
  for (const [address, person] of pages) {
    const { tag } = await shownTo(desk.app, person, address)
    tags.set(address, tag ?? '')
    expect((await shownTo(desk.app, person, address, tag ?? '')).status, address).toBe(304)
  }
  desk.at('2026-11-23T17:00:01Z')
  for (const [address, person] of pages)
    expect((await shownTo(desk.app, person, address, tags.get(address))).status, address).toBe(200)
})
