import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createBreaker } from '#app/kit/outbound/breaker.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import { openApp } from '#tests/app.ts'
import { type Jobs, jobOf } from './jobs.ts'
import { kindOf } from './kinds.ts'
import * as outbox from './outbox.server.ts'
import { Undeliverable } from './undeliverable.ts'
import { startWorker, workThrough } from './worker.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const named = z.object({ name: z.string() })
const note = kindOf('note', named)
const crmNote = kindOf('crm.note', z.object({}))
const webhookNote = kindOf('webhook.note', named)

function put({ portal }: App, subject: string, name: string): Promise<void> {
  return outbox.put(portal.db, note.of(subject, { name }), portal.clock.now())
}

/** A job that notes what it was given, and fails as often as it is told to. */
function noting(failures = 0): { seen: unknown[]; jobs: Jobs } {
  const seen: unknown[] = []
  let left = failures
  return {
    seen,
    jobs: [
      jobOf(note, async (payload) => {
        if (left-- > 0) throw new Error('the mail server is away')
        seen.push(payload)
      }),
    ],
  }
}

async function done({ portal }: App): Promise<number> {
  return (await portal.db.selectFrom('outbox').select('id').where('done_at', 'is not', null).execute()).length
}

async function workOff({ portal }: App, jobs: Jobs): Promise<void> {
  while (await workThrough(portal, jobs)) continue
}

test('what a transaction put and then lost never leaves', async () => {
  const app = await openApp()
  const lost = app.portal.db.transaction().execute(async (tx) => {
    await outbox.put(tx, note.of('a', { name: 'lost' }), app.clock.now())
    throw new Error('something else went wrong')
  })
  await expect(lost).rejects.toThrow()
  const { seen, jobs } = noting()
  await workOff(app, jobs)
  expect(seen).toEqual([])
})

test('a failed row is tried again after a rest that grows, and nothing of its subject overtakes it', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'first')
  await put(app, 'ticket 1', 'second')
  await put(app, 'ticket 2', 'other')
  const { seen, jobs } = noting(2)
  await workOff(app, jobs)
  expect(seen).toEqual([])
  app.clock.advance(1500)
  await workOff(app, jobs)
  // Other subjects keep their own order, and wait for none.
  expect(seen).toHaveLength(3)
  expect(seen.filter((payload) => (payload as { name: string }).name !== 'other')).toEqual([
    { name: 'first' },
    { name: 'second' },
  ])
  await workOff(app, jobs)
  expect(seen).toHaveLength(3)
})

test('rests are one second and half as long again each time, up to the longest', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'never')
  const { jobs } = noting(Number.POSITIVE_INFINITY)
  const rests: number[] = []
  for (let tries = 0; tries < 14; tries++) {
    await workThrough(app.portal, jobs)
    const row = await app.portal.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()
    rests.push((row.due_at.getTime() - app.clock.now().getTime()) / 1000)
    app.clock.advance(row.due_at.getTime() - app.clock.now().getTime())
  }
  // Each is spread by a fifth either way.
  rests.forEach((rest, at) => {
    const middle = Math.min(outbox.rest / 1000, 1.5 ** at)
    expect(rest / middle, `rest ${at}`).toBeGreaterThanOrEqual(0.799)
    expect(rest / middle, `rest ${at}`).toBeLessThanOrEqual(1.201)
  })
})

test('a row nobody can work off is given up in the end, kept with its error, and lets the next one through', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'never')
  await put(app, 'ticket 1', 'second')
  await app.portal.db
    .updateTable('outbox')
    .set({ attempts: outbox.mostAttempts - 1 })
    .where('id', '=', 1)
    .execute()
  const { seen, jobs } = noting(1)
  await workOff(app, jobs)
  expect(seen).toEqual([{ name: 'second' }])
  const dead = await app.portal.db.selectFrom('outbox').select('last_error').where('dead_at', 'is not', null).execute()
  expect(dead).toEqual([{ last_error: 'Error: the mail server is away' }])
})

test('what is refused for good is given up at once, with the server’s words, and lets the next one through', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'refused')
  await put(app, 'ticket 1', 'second')
  const seen: string[] = []
  const refusing = jobOf(note, async ({ name }) => {
    if (name === 'refused') throw new Undeliverable('554 5.7.1 no such user')
    seen.push(name)
  })
  await workOff(app, [refusing])
  expect(seen).toEqual(['second'])
  const dead = await app.portal.db
    .selectFrom('outbox')
    .select(['attempts', 'last_error'])
    .where('dead_at', 'is not', null)
    .execute()
  expect(dead).toEqual([{ attempts: 1, last_error: 'Undeliverable: 554 5.7.1 no such user' }])
})

test('an error that the database could not keep as it is holds up nobody', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'first')
  await workOff(app, [jobOf(note, () => Promise.reject(new Error('what the mail server said: \0')))])
  const kept = await app.portal.db.selectFrom('outbox').select(['attempts', 'last_error']).execute()
  expect(kept).toEqual([{ attempts: 1, last_error: 'Error: what the mail server said: ' }])
})

test('two workers do each row once, in the order of its subject', async () => {
  const app = await openApp()
  const subjects = ['a', 'b', 'c']
  for (let count = 0; count < 8; count++) for (const subject of subjects) await put(app, subject, `${subject}${count}`)
  const { seen, jobs } = noting()
  await Promise.all([workOff(app, jobs), workOff(app, jobs)])
  await workOff(app, jobs)
  const names = seen.map((payload) => (payload as { name: string }).name)
  expect(names).toHaveLength(24)
  for (const subject of subjects) {
    const own = names.filter((name) => name.startsWith(subject))
    expect(own).toEqual(own.toSorted())
  }
})

test('a mail put before the clock was set back leaves all the same, also one that had failed', async () => {
  const app = await openApp()
  const day = 24 * 60 * 60_000
  await put(app, 'ticket 1', 'failed')
  const { seen, jobs } = noting(1)
  await workOff(app, jobs)
  await put(app, 'ticket 2', 'never tried')
  app.clock.advance(-day)
  await workOff(app, jobs)
  expect(seen).toEqual([{ name: 'failed' }, { name: 'never tried' }])
})

test('what is put for later waits until then, and keeps back nothing of another subject', async () => {
  const app = await openApp()
  await app.portal.db.transaction().execute(async (tx) => {
    await outbox.putLater(tx, [note.of('later', { name: 'later' })], app.clock.now(), outbox.rest)
  })
  await put(app, 'ticket 1', 'at once')
  const { seen, jobs } = noting()
  app.clock.advance(outbox.rest - 1000)
  await workOff(app, jobs)
  expect(seen).toEqual([{ name: 'at once' }])
  app.clock.advance(1000)
  await workOff(app, jobs)
  expect(seen).toEqual([{ name: 'at once' }, { name: 'later' }])
})

test('what a job wrote before a statement of it failed is undone, its failure is noted, and the next try keeps both', async () => {
  const app = await openApp()
  await put(app, 'ticket 1', 'first')
  let tries = 0
  const other = kindOf('other', z.object({}))
  const jobs = [
    jobOf(note, async (_payload, tx) => {
      await outbox.put(tx, other.of('b', {}), app.clock.now())
      if (tries++ === 0) await sql`select 1 / 0`.execute(tx)
    }),
    jobOf(other, async () => undefined),
  ]
  await workThrough(app.portal, jobs)
  const rows = () => app.portal.db.selectFrom('outbox').select(['kind', 'attempts', 'done_at']).orderBy('id').execute()
  expect(await rows()).toEqual([{ kind: 'note', attempts: 1, done_at: null }])
  app.clock.advance(2000)
  await workOff(app, jobs)
  expect((await rows()).map(({ kind, done_at: at }) => [kind, at !== null])).toEqual([
    ['note', true],
    ['other', true],
  ])
})

test('what a job says to another system leaves once its row is claimed, and is tried again when that fails', async () => {
  const app = await openApp()
  const said: number[] = []
  let isAway = true
  const job = jobOf(crmNote, async (_, __, id) => ({
    async call() {
      if (isAway) throw new Error('the CRM is away')
      said.push(id)
    },
  }))
  await outbox.put(app.portal.db, crmNote.of('crm 1', {}), app.clock.now())
  await workOff(app, [job])
  expect(said).toEqual([])
  isAway = false
  app.clock.advance(5000)
  await workOff(app, [job])
  expect(said).toHaveLength(1)
})

test('while a system is left alone its rows spend no try, and once it is back all of them leave without their rest', async () => {
  const app = await openApp()
  const breaker = createBreaker(app.clock)
  let [isAway, tries, probes] = [true, 0, 0]
  const ask = async () => {
    if (isAway) throw new CallFailed('no answer')
  }
  const system = {
    state: () => breaker.state(),
    health: () => breaker.run(() => ((probes += 1), ask())),
  }
  const call = () => breaker.run(() => ((tries += 1), ask()))
  for (let count = 0; count < 30; count += 1)
    await outbox.put(app.portal.db, crmNote.of(`crm ${count}`, {}), app.clock.now())
  const start = () => startWorker(app.portal, [jobOf(crmNote, async () => ({ call }))], { crm: system })
  const first = start()
  await expect.poll(() => breaker.state()).toBe('open')
  // Whatever was under way by then has ended: a row that came late would be the one that finds out.
  await first.stop()
  const worker = start()
  onTestFinished(() => worker.stop())
  // Each row rests for the longest time, as it does after hours of failing.
  const restUntil = new Date(app.clock.now().getTime() + outbox.rest)
  await app.portal.db.updateTable('outbox').set({ attempts: 50, due_at: restUntil }).execute()
  const before = tries
  app.clock.advance(20_000)
  await expect.poll(() => probes).toBe(1)
  isAway = false
  app.clock.advance(20_000)
  await expect.poll(() => done(app), { timeout: 10_000 }).toBe(30)
  expect([probes, tries - before]).toEqual([2, 30])
})

test('a system that does not answer holds up neither mails nor another system', async () => {
  const app = await openApp()
  const seen: string[] = []
  const { promise: never, resolve: release } = Promise.withResolvers<void>()
  const worker = startWorker(app.portal, [
    jobOf(crmNote, async () => ({ call: () => never })),
    jobOf(webhookNote, async ({ name }) => ({ call: async () => void seen.push(name) })),
    jobOf(note, async ({ name }) => void seen.push(name)),
  ])
  for (let count = 0; count < 30; count += 1)
    await outbox.put(app.portal.db, crmNote.of(`crm ${count}`, {}), app.clock.now())
  await outbox.put(app.portal.db, webhookNote.of('webhook', { name: 'webhook' }), app.clock.now())
  await put(app, 'note', 'note')
  await expect.poll(() => seen.toSorted(), { timeout: 10_000 }).toEqual(['note', 'webhook'])
  // What waits for its turn is nobody's yet, and leaves once it has come, however late that is.
  await new Promise((rested) => setTimeout(rested, 300))
  app.clock.advance(60_000)
  release()
  await expect.poll(() => done(app), { timeout: 10_000 }).toBe(32)
  await worker.stop()
})

test('fifteen receivers that take their time hold up no other one’s delivery by more than one of their answers', async () => {
  const app = await openApp()
  const seen: string[] = []
  const { promise: slowly, resolve: answer } = Promise.withResolvers<void>()
  const slow = Array.from({ length: 15 }, (_, count) => `slow ${count}`)
  const quick = ['quick 1', 'quick 2', 'quick 3']
  for (const name of [...slow, ...slow, ...quick])
    await outbox.put(app.portal.db, webhookNote.of(name, { name }), app.clock.now())
  const job = jobOf(webhookNote, async ({ name }) => ({
    async call() {
      if (slow.includes(name)) await slowly
      seen.push(name)
    },
  }))
  const worker = startWorker(app.portal, [job])
  onTestFinished(async () => {
    answer()
    await worker.stop()
  })
  await expect.poll(() => seen.toSorted(), { timeout: 10_000 }).toEqual(quick)
})
