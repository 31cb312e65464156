import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApp } from '#tests/app.ts'
import { killedMidway } from '#tests/killed.ts'
import { begunMost } from './begun.server.ts'
import { type Jobs, jobOf } from './jobs.ts'
import { kindOf, mailOf } from './kinds.ts'
import * as outbox from './outbox.server.ts'
import { workThrough } from './worker.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const mail = mailOf('mail.note', z.object({ name: z.string() }))
const call = kindOf('crm.note', z.object({}))

async function putMails({ portal }: App, ...names: string[]): Promise<void> {
  for (const name of names) await outbox.put(portal.db, mail.of(name, { name }), portal.clock.now())
}

/** A mail called `fatal` ends the process that writes it, a call the process that makes it. */
function jobsEnding(there: () => Promise<never>): Jobs {
  return [
    jobOf(mail, async ({ name }) => {
      if (name === 'fatal') await there()
      return { to: `${name}@reader.example`, subject: name, text: name, html: name }
    }),
    jobOf(call, async () => ({ call: there })),
  ]
}

function killed(app: App): Promise<void> {
  return killedMidway(app, (portal, there) => workThrough(portal, jobsEnding(there)))
}

const jobs = jobsEnding(() => Promise.reject(new Error('it was begun again')))

function givenUp({ portal }: App) {
  return portal.db.selectFrom('outbox').select(['subject', 'last_error']).where('dead_at', 'is not', null).execute()
}

async function sentTo({ portal }: App): Promise<string[]> {
  const rows = await portal.db.selectFrom('sent_mail').select('to_address').orderBy('outbox_id').execute()
  return rows.map(({ to_address: address }) => address)
}

async function underWay({ portal }: App): Promise<number> {
  return (await portal.db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null).execute()).length
}

const words = `Undeliverable: each of ${begunMost} processes that worked on it ended in the midst`

test('a mail that ends each process that writes it is given up after three of them, and those written with it leave', async () => {
  const app = await openApp()
  await putMails(app, 'fatal', 'second', 'third')
  for (let ended = 1; ended <= 3; ended += 1) {
    await killed(app)
    expect(await givenUp(app)).toEqual([])
  }
  await workThrough(app.portal, jobs)
  expect(await givenUp(app)).toEqual([{ subject: 'fatal', last_error: words }])
  expect(await sentTo(app)).toEqual(['second@reader.example', 'third@reader.example'])
  // Once somebody wants it tried again it is as if it never had been.
  await outbox.tryAgain(app.portal.db, app.clock.now(), 'all')
  await killed(app)
  expect(await givenUp(app)).toEqual([])
})

test('a call that ends each process that makes it is given up after three of them, and the next of its subject is made', async () => {
  const app = await openApp()
  for (let count = 0; count < 2; count += 1) await outbox.put(app.portal.db, call.of('fatal', {}), app.clock.now())
  for (let ended = 1; ended <= 3; ended += 1) {
    await killed(app)
    app.clock.advance(outbox.lease)
    expect(await givenUp(app)).toEqual([])
  }
  let calls = 0
  const counting = [jobOf(call, async () => ({ call: async () => void (calls += 1) }))]
  await workThrough(app.portal, counting)
  expect(await givenUp(app)).toEqual([{ subject: 'fatal', last_error: words }])
  await workThrough(app.portal, counting)
  expect(calls).toBe(1)
})

/** So many of them are claimed together, of which as many leave as may at once: the others could not in time. */
async function behindSlowOnes(app: App, claimed: number): Promise<void> {
  const { promise: slowly, resolve: answer } = Promise.withResolvers<void>()
  let leaving = 0
  const send: typeof app.portal.mail.send = async (message) => {
    leaving += 1
    await slowly
    return app.portal.mail.send(message)
  }
  const working = workThrough({ ...app.portal, mail: { send } }, jobs)
  await expect.poll(async () => [await underWay(app), leaving]).toEqual([claimed, outbox.mailsAtOnce])
  app.clock.advance(40_000)
  answer()
  await working
  app.clock.advance(outbox.lease - 40_000)
}

test('mails that a slow server keeps waiting beyond their lease are not given up, however often', async () => {
  const app = await openApp()
  const names = Array.from({ length: outbox.claimedAtOnce }, (_, number) => `name${number}`)
  await putMails(app, ...names)
  for (let left = names.length; left > outbox.mailsAtOnce; left -= outbox.mailsAtOnce) await behindSlowOnes(app, left)
  await workThrough(app.portal, jobs)
  expect(await givenUp(app)).toEqual([])
  expect(await sentTo(app)).toHaveLength(names.length)
})
