import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import type { Message } from '#app/adapters/mail/mail.ts'
import { headerOf, readMails } from '#app/adapters/mail/mail-reader.fixture.ts'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { createSmtpMail } from '#app/adapters/mail/mail-smtp.server.ts'
import { ticketMail, ticketReceived } from '#app/features/service/tickets/tickets.outbox.ts'
import { announce as announceTicket } from '#app/features/service/tickets/tickets.server.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { quoteShown } from '#app/features/trade/quotes/quotes.outbox.ts'
import { announce as announceQuote } from '#app/features/trade/quotes/quotes.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { mailOf } from '#app/kit/outbox/kinds.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { as, openApp } from './app.ts'

// From a row in the outbox to a mail server, with the whole of the portal between them.

type Answers = NonNullable<Parameters<typeof openMailServer>[0]>

/** A portal whose mails go to a mail server on this machine. */
async function openMailing(answers: Answers = {}) {
  const app = await openApp()
  const server = await openMailServer(answers)
  const sender = { address: 'service@maker.example' }
  const smtp = { host: '127.0.0.1', port: server.port, tls: 'none' } as const
  const mail = createSmtpMail({ smtp, sender, name: () => 'Maker', secret: 'a secret' })
  onTestFinished(() => mail.close?.())
  app.portal.mail = mail
  return { ...app, server }
}
type App = Awaited<ReturnType<typeof openMailing>>

const note = mailOf('mail.note', z.object({ name: z.string() }))

/** Sends a mail as the row says, and nothing else. */
const jobs = [jobOf(note, async ({ name }) => mailTo(name))]

function mailTo(name: string) {
  return { to: `${name}@reader.example`, subject: name, text: name, html: name }
}

async function put({ portal }: App, subject: string, name: string): Promise<void> {
  await outbox.put(portal.db, note.of(subject, { name }), portal.clock.now())
}

async function underWay({ portal }: App): Promise<number> {
  const rows = await portal.db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null).execute()
  return rows.length
}

function subjectsAt({ server }: App): string[] {
  return server.arrived.map((mail) => headerOf(mail, 'Subject'))
}

test('a hundred mails that are due leave several at a time, never two of one subject, each once', async () => {
  const open = new Set<string>()
  const seen = { most: 0, ofOneSubject: 0 }
  const app = await openMailing({
    async toMail({ raw, to }) {
      const subject = /^Subject: (\w+)/m.exec(raw)?.[1]?.slice(0, 2) ?? ''
      if ([...open].some((other) => other.startsWith(subject))) seen.ofOneSubject += 1
      open.add(`${subject} ${to.join()}`)
      seen.most = Math.max(seen.most, open.size)
      await new Promise((done) => setTimeout(done, 10))
      open.delete(`${subject} ${to.join()}`)
      return undefined
    },
  })
  for (let number = 100; number < 200; number++)
    await put(app, `ticket ${number % 20}`, `${10 + (number % 20)}x${number}`)
  expect(await workThrough(app.portal, jobs)).toBe(true)
  expect(seen).toEqual({ most: outbox.mailsAtOnce, ofOneSubject: 0 })
  expect(new Set(subjectsAt(app)).size).toBe(100)
  expect(subjectsAt(app)).toHaveLength(100)
  for (let subject = 10; subject < 30; subject++) {
    const own = subjectsAt(app).filter((name) => name.startsWith(`${subject}x`))
    expect(own).toEqual(own.toSorted())
  }
  expect(await workThrough(app.portal, jobs)).toBe(false)
})

test('two workers share what is due, and each mail leaves once and in the order of its subject', async () => {
  const app = await openMailing({ toMail: () => new Promise((done) => setTimeout(done, 2, undefined)) })
  for (let number = 100; number < 160; number++) await put(app, `ticket ${number % 6}`, `${number % 6}x${number}`)
  const workers = [1, 2].map(async () => {
    while (await workThrough(app.portal, jobs)) continue
  })
  await Promise.all(workers)
  await workThrough(app.portal, jobs)
  expect(subjectsAt(app)).toHaveLength(60)
  for (let subject = 0; subject < 6; subject++) {
    const own = subjectsAt(app).filter((name) => name.startsWith(`${subject}x`))
    expect(own).toEqual(own.toSorted())
  }
})

test('where the first mail of a subject is not taken, the later ones wait for it and no other does', async () => {
  let tries = 0
  const app = await openMailing({
    toReceiver: (address) => (address.startsWith('first@') && tries++ === 0 ? '451 later' : undefined),
  })
  for (const name of ['first', 'second', 'third']) await put(app, 'ticket 1', name)
  await put(app, 'ticket 2', 'other')
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app)).toEqual(['other'])
  app.clock.advance(2000)
  await workThrough(app.portal, jobs)
  expect(subjectsAt(app)).toEqual(['other', 'first', 'second', 'third'])
})

test('a mail of a worker that was killed before it could note it is sent again by another, as the same mail', async () => {
  const app = await openMailing()
  for (const name of ['first', 'second']) await put(app, 'ticket 1', name)
  const { mail } = app.portal
  const killed = { send: (message: Message) => mail.send(message).then(() => new Promise(() => undefined)) }
  void workThrough({ ...app.portal, mail: killed }, jobs)
  await expect.poll(() => app.server.arrived.length).toBe(1)
  // Nobody knows yet that it was killed: the row is its own, and the next of the subject waits.
  expect(await workThrough(app.portal, jobs)).toBe(false)
  app.clock.advance(120_000)
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app)).toEqual(['first', 'first', 'second'])
  expect(readMails(app.server.arrived)).toHaveLength(2)
  const left = app.portal.db.selectFrom('outbox').select('id').where('done_at', 'is', null)
  expect(await left.execute()).toEqual([])
})

test('a worker that comes back after another has taken its mail changes nothing any more', async () => {
  const app = await openMailing()
  await put(app, 'ticket 1', 'first')
  const late = Promise.withResolvers<string>()
  const asleep = workThrough({ ...app.portal, mail: { send: () => late.promise } }, jobs)
  await expect.poll(() => underWay(app)).toBe(1)
  app.clock.advance(120_000)
  await workThrough(app.portal, jobs)
  late.reject(new Error('the line broke'))
  await asleep
  const row = app.portal.db.selectFrom('outbox').select(['attempts', 'last_error', 'done_at']).executeTakeFirst()
  expect(await row).toEqual({ attempts: 0, last_error: null, done_at: app.clock.now() })
  expect(subjectsAt(app)).toEqual(['first'])
})

test('one that is tried again does not overtake what a killed worker had begun, and both arrive', async () => {
  const app = await openMailing()
  for (const name of ['first', 'second']) await put(app, 'ticket 1', name)
  const { db } = app.portal
  const first = db.updateTable('outbox').where('id', '=', 1)
  await first.set({ dead_at: app.clock.now() }).execute()
  void workThrough({ ...app.portal, mail: { send: () => new Promise(() => undefined) } }, jobs)
  await expect.poll(() => underWay(app)).toBe(1)
  await first.set({ dead_at: null }).execute()
  expect(await workThrough(app.portal, jobs)).toBe(false)
  app.clock.advance(120_000)
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app)).toEqual(['second', 'first'])
})

test('what another worker has begun of a subject since it was read keeps back the rest of it', async () => {
  const app = await openMailing()
  const { db } = app.portal
  for (const [subject, name] of [
    ['ticket 2', 'other'],
    ['ticket 1', 'first'],
    ['ticket 1', 'second'],
  ] as const)
    await put(app, subject, name)
  const begun = db.updateTable('outbox').where('id', '=', 3)
  const interrupted = jobOf(note, async ({ name }, _tx, id) => {
    if (id === 1) await begun.set({ claimed_until: new Date(app.clock.now().getTime() + 60_000) }).execute()
    return mailTo(name)
  })
  await workThrough(app.portal, [interrupted])
  expect(subjectsAt(app)).toEqual(['other'])
  app.clock.advance(60_000)
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app)).toEqual(['other', 'second', 'first'])
})

test('of mails that are written together one that cannot be written is tried again alone, and the others leave at once', async () => {
  const app = await openMailing()
  const names = Array.from({ length: 10 }, (_, number) => `name${number}`)
  for (const name of names) await put(app, `ticket ${name}`, name)
  let isAway = true
  const failing = jobOf(note, async ({ name }, tx) => {
    // After this statement the transaction takes no other.
    if (isAway && name === 'name3') await sql`select 1 / 0`.execute(tx)
    return mailTo(name)
  })
  await workThrough(app.portal, [failing])
  expect(subjectsAt(app).toSorted()).toEqual(names.filter((name) => name !== 'name3'))
  const failed = app.portal.db.selectFrom('outbox').select(['id', 'claimed_until']).where('attempts', '>', 0)
  expect(await failed.execute()).toEqual([{ id: 4, claimed_until: null }])
  isAway = false
  app.clock.advance(2000)
  await workThrough(app.portal, [failing])
  expect(subjectsAt(app).toSorted()).toEqual(names)
})

test('of mails that a killed worker had claimed together each arrives, and no more twice than it could send at once', async () => {
  const app = await openMailing()
  const names = Array.from({ length: outbox.claimedAtOnce }, (_, number) => `name${number}`)
  for (const name of names) await put(app, `ticket ${name}`, name)
  const { mail } = app.portal
  const killed = { send: (message: Message) => mail.send(message).then(() => new Promise(() => undefined)) }
  void workThrough({ ...app.portal, mail: killed }, jobs)
  await expect.poll(() => app.server.arrived.length).toBe(outbox.mailsAtOnce)
  expect(await underWay(app)).toBe(outbox.claimedAtOnce)
  app.clock.advance(120_000)
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app)).toHaveLength(outbox.claimedAtOnce + outbox.mailsAtOnce)
  expect(readMails(app.server.arrived)).toHaveLength(outbox.claimedAtOnce)
})

test('what was claimed together and could not leave in time is left alone, and leaves once when its lease is over', async () => {
  const app = await openMailing()
  const names = Array.from({ length: outbox.claimedAtOnce }, (_, number) => `name${number}`)
  for (const name of names) await put(app, `ticket ${name}`, name)
  const { mail } = app.portal
  const slow = {
    send(message: Message) {
      app.clock.advance(40_000)
      return mail.send(message)
    },
  }
  await workThrough({ ...app.portal, mail: slow }, jobs)
  expect(subjectsAt(app)).toHaveLength(1)
  expect(await workThrough(app.portal, jobs)).toBe(false)
  app.clock.advance(80_000)
  while (await workThrough(app.portal, jobs)) continue
  expect(subjectsAt(app).toSorted()).toEqual(names.toSorted())
})

test('mails about tickets are written, claimed and noted several at once: less than two statements each', async () => {
  const app = await openMailing()
  const dealer = await app.dealer()
  const tickets = await Promise.all(Array.from({ length: 8 }, () => app.ticket({ of: dealer })))
  for (const { id } of tickets) {
    const received = { mail: 'received', ticketId: id, accountId: dealer.viewer.accountId } as const
    await outbox.put(app.portal.db, ticketMail.of(`ticket ${id}`, received), app.clock.now())
  }
  const queries = await app.queriesOf(() => app.work())
  expect(app.server.arrived).toHaveLength(8)
  expect(queries.length, queries.join('\n')).toBeLessThan(16)
})

test('while a mail server says nothing no connection to the database is held: pages answer over the only one there is', async () => {
  const app = await openMailing({ isMute: () => true })
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  await announceTicket(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.portal.db)
  const connection = { ...inject('postgres').requests, database: rows[0]?.name }
  const only = openDb({ connection, poolSize: 1 })
  onTestFinished(() => only.destroy())
  app.portal.db = only
  const working = app.work()
  await expect.poll(() => app.server.connections()).toBeGreaterThan(0)
  expect((await app.fetch(`/en/tickets/${id}`, as(dealer))).status).toBe(200)
  await put(app, 'ticket 1', 'another')
  app.portal.mail.close?.()
  await working
})

test('of three people one of whom the mail server refuses, two get their mail, and the console shows its words', async () => {
  const app = await openMailing({
    toReceiver: (address) => (address === gone.viewer.email ? '554 5.7.1 we do not know this person' : undefined),
  })
  const admin = await app.staff('admin')
  const gone = await app.dealer()
  const colleagues = [await app.dealer({ company: gone }), await app.dealer({ company: gone })]
  const { id } = await addTestQuote(app, { of: gone })
  await announceQuote(app.portal.db, quoteShown, { quoteId: id }, app.clock.now())
  await app.work()
  const page = await (await app.fetch('/en/console/undelivered', as(admin))).text()
  expect(page).toContain('1 item could not be sent.')
  expect(page).toContain('554 5.7.1 we do not know this person')
  expect(app.server.arrived.flatMap(({ to }) => to).toSorted()).toEqual(
    colleagues.map(({ viewer }) => viewer.email).toSorted(),
  )
})

test('a mail that a server took before it dropped the line is one mail to its reader, and nothing is left unsent', async () => {
  let tries = 0
  const app = await openMailing({ toMail: () => (tries++ === 0 ? 'hang up' : undefined) })
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { id } = await app.ticket({ of: dealer })
  await announceTicket(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
  await app.work()
  app.clock.advance(2000)
  await app.work()
  expect(app.server.arrived.map(({ to }) => to)).toEqual([[dealer.viewer.email], [dealer.viewer.email]])
  expect(readMails(app.server.arrived)).toHaveLength(1)
  const page = await (await app.fetch('/en/console/undelivered', as(admin))).text()
  expect(page).toContain('Nothing to try again')
})
