import { appendFile, rename } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createS3Files } from '#app/adapters/files/files-s3.server.ts'
import { formOf } from '#app/features/service/new-ticket/claim.fixture.ts'
import { askErasure, carryOutErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import { sweepRetention } from '#app/features/across/retention/retention.server.ts'
import { verify } from '#app/commands/verify-log.server.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import { as, post } from '#tests/app.ts'
import { freePorts } from './free-ports.ts'
import { openLog } from './verify-log.fixture.ts'
import { sealLog } from '#app/features/across/ticket-log/ticket-log.server.ts'

type Log = Awaited<ReturnType<typeof openLog>>

const year = 366 * 24 * 60 * 60_000

/** The lines that name what is wrong. */
async function wrong(log: Log): Promise<string[]> {
  return (await log.said()).filter((line) => /^(Ticket|seal)/.test(line))
}

async function eventOf({ app, id }: Log, kind: 'opened' | 'decision' | 'subject'): Promise<number> {
  const found = app.portal.db
    .selectFrom('ticket_event')
    .select('id')
    .where('ticket_id', '=', id)
    .where('kind', '=', kind)
  return (await found.executeTakeFirstOrThrow()).id
}

async function photoOf({ app, id }: Log) {
  const found = app.portal.db.selectFrom('attachment').select(['id', 'content_key']).where('ticket_id', '=', id)
  return found.orderBy('place').executeTakeFirstOrThrow()
}

/** Its entry and itself. */
async function takeEvent(log: Log, event: number): Promise<void> {
  await log.tamper(async (db) => {
    await db.deleteFrom('ticket_event').where('id', '=', event).execute()
    await db.deleteFrom('ticket_log').where('kind', '=', 'event').where('row_id', '=', event).execute()
  })
}

test('what people and staff do is chained as it is written, and an untouched log is unbroken to its head', async () => {
  const log = await openLog()
  const [summary, files, ...more] = await log.said()
  expect(summary).toMatch(/^9 events of 2 tickets, unbroken, head [0-9a-f]{64}$/)
  expect([files, more]).toEqual(['2 files were read.', []])
  const { head } = await log.app.owner
    .selectFrom('ticket_chain')
    .select('head')
    .where('ticket_id', '=', log.id)
    .executeTakeFirstOrThrow()
  expect(head).toHaveLength(32)
})

test('an event’s text, a message, a claim and a decision that were altered are each named', async () => {
  const log = await openLog()
  const event = await eventOf(log, 'decision')
  await log.tamper((db) => db.updateTable('ticket_event').set({ reason: 'Caduta' }).where('id', '=', event).execute())
  expect(await wrong(log)).toEqual([
    `Ticket ${log.id}: event ${event} was altered.`,
    `Ticket ${log.id}: its stage or decision, which its events tell otherwise, was altered.`,
  ])

  const again = await openLog()
  await again.tamper((db) => db.updateTable('message').set({ body: 'Rinuncio.' }).execute())
  expect(await wrong(again)).toEqual([
    expect.stringMatching(new RegExp(`^Ticket ${again.id}: message \\d+ was altered.$`)),
  ])

  const claims = await openLog()
  await claims.tamper((db) =>
    db.updateTable('ticket').set({ content: 'Caduta' }).where('id', '=', claims.other).execute(),
  )
  expect(await wrong(claims)).toEqual([`Ticket ${claims.other}: the claim was altered.`])

  const decisions = await openLog()
  await decisions.tamper((db) =>
    db.updateTable('ticket').set({ warranty_accepted: false }).where('id', '=', decisions.id).execute(),
  )
  expect(await wrong(decisions)).toEqual([expect.stringContaining(`Ticket ${decisions.id}: its stage or decision`)])
})

test('what the portal’s own role changes by a statement is found too, and that role cannot write the log', async () => {
  const log = await openLog()
  const { db } = log.app.portal
  await db.updateTable('message').set({ body: 'Rinuncio.' }).execute()
  expect(await wrong(log)).toHaveLength(1)
  for (const statement of [
    'update ticket_log set position = position',
    'delete from ticket_chain',
    "insert into log_seal values (9, now(), sha256(''))",
    'delete from log_seal_head',
    "select chain_entry(10001, 'message', 1, null, '{}')",
  ])
    await expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject({ code: '42501' })
})

test('an event that was removed is missed, in the middle, at the end, and at the end with the head put right', async () => {
  const middle = await openLog()
  await takeEvent(middle, await eventOf(middle, 'decision'))
  expect(await wrong(middle)).toContainEqual(expect.stringMatching(/^Ticket \d+: entry \d was removed\.$/))

  const last = await openLog()
  await takeEvent(last, await eventOf(last, 'subject'))
  expect(await wrong(last)).toEqual([expect.stringMatching(/^Ticket \d+: entry \d was removed\.$/)])

  const sealed = await openLog()
  await sealLog(sealed.app.portal, new AbortController().signal)
  await takeEvent(sealed, await eventOf(sealed, 'subject'))
  await sealed.tamper((db) =>
    sql`update ticket_chain set (length, head) = (select position, digest from ticket_log
      where ticket_id = ${sealed.id} order by position desc limit 1) where ticket_id = ${sealed.id}`.execute(db),
  )
  expect(await wrong(sealed)).toEqual([expect.stringMatching(/^Ticket \d+: entry \d was removed\.$/)])
})

test('an event that was inserted past the log, two that changed places, and entries that did are named', async () => {
  const log = await openLog()
  const row = { ticket_id: log.id, kind: 'subject', actor_id: log.staff.viewer.accountId, from_staff: true } as const
  await log.tamper((db) =>
    db
      .insertInto('ticket_event')
      .values({ ...row, at: log.app.clock.now() })
      .execute(),
  )
  expect(await wrong(log)).toEqual([
    expect.stringMatching(/^Ticket \d+: event \d+ was inserted, or its record removed\.$/),
  ])

  const swapped = await openLog()
  const [one, two] = [await eventOf(swapped, 'decision'), await eventOf(swapped, 'subject')]
  await swapped.tamper((db) =>
    sql`update ticket_event this set (kind, from_stage, to_stage, reason, detail) =
      (select kind, from_stage, to_stage, reason, detail from ticket_event other
        where other.id = ${one}::bigint + ${two} - this.id) where id in (${one}, ${two})`.execute(db),
  )
  expect(await wrong(swapped)).toEqual([
    `Ticket ${swapped.id}: event ${one} was altered.`,
    `Ticket ${swapped.id}: event ${two} was altered.`,
  ])

  const entries = await openLog()
  await entries.tamper((db) =>
    sql`update ticket_log set position = -position where ticket_id = ${entries.id} and position in (1, 2);`.execute(db),
  )
  await entries.tamper((db) => sql`update ticket_log set position = 3 + position where position < 0`.execute(db))
  expect(await wrong(entries)).toContainEqual(`Ticket ${entries.id}: entry 1 was altered.`)
})

test('a file whose bytes are others, or that is gone from the disk, is named; one that staff turned is not', async () => {
  const log = await openLog()
  const photo = await photoOf(log)
  expect((await log.asStaff({ intent: 'turn-photo', file: photo.id })).status).toBe(303)
  expect(await wrong(log)).toEqual([])
  const { content_key: key } = await photoOf(log)
  const stored = `${log.app.portal.settings.dataDir}/files/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`
  await appendFile(stored, 'x')
  expect(await wrong(log)).toEqual([`Ticket ${log.id}: file ${photo.id} has other bytes than were sent.`])
  await rename(stored, `${stored}.away`)
  expect(await wrong(log)).toEqual([`Ticket ${log.id}: file ${photo.id} is missing from the store.`])
  await log.tamper((db) => db.updateTable('attachment').set({ name: 'altra.jpg' }).where('id', '=', photo.id).execute())
  expect(await wrong(log)).toContain(`Ticket ${log.id}: file ${photo.id} was altered.`)
})

test('a check of the log that cannot read a file says which store fails and why', async () => {
  const log = await openLog()
  const endpoint = `http://127.0.0.1:${(await freePorts(1))[0]}`
  const store = { endpoint, region: 'us-east-1', bucket: 'photos', prefix: '', isPathStyle: true }
  const bucket = openBucket({ ...store, accessKeyId: 'key', secretAccessKey: 'secret' })
  const files = createS3Files({ bucket, log: { error: () => undefined } })
  const failure: unknown = await verify({ ...log.app.portal, files }, undefined).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/^disk-fails: GET \/photos\/files\/\w+: no answer: .*ECONNREFUSED/)
})

test('a whole ticket that was removed is missed, with all that the log knew of it once that was sealed', async () => {
  const log = await openLog()
  const { other } = log
  await log.tamper(async (db) => {
    for (const table of ['attachment', 'ticket_event'] as const)
      await db.deleteFrom(table).where('ticket_id', '=', other).execute()
    await db.deleteFrom('ticket').where('id', '=', other).execute()
  })
  expect(await wrong(log)).toEqual([`Ticket ${other}: the whole ticket was removed.`])
  await log.tamper(async (db) => {
    await db.deleteFrom('ticket_log').where('ticket_id', '=', other).execute()
    await db.deleteFrom('ticket_chain').where('ticket_id', '=', other).execute()
  })
  expect(await wrong(log)).toEqual([`Ticket ${other}: the whole ticket was removed.`])
  // Let go as the nightly run does, though no run did.
  const second = await openLog()
  await sql`select forget_chains(array[${second.other}]::bigint[], 'tickets', '2026-11-20')`.execute(
    second.app.portal.db,
  )
  expect(await wrong(second)).toEqual([`Ticket ${second.other}: the whole ticket was removed.`])
})

test('a seal that was altered or removed is named, and a head kept elsewhere tells a log that was made up again', async () => {
  const log = await openLog()
  const head = /head ([0-9a-f]{64})/.exec((await log.said()).join())?.[1] ?? ''
  await log.asStaff({ intent: 'subject', subject: 'Vernice' })
  expect(await log.said(head)).toContain(`The head ${head} is one of this log’s.`)
  await log.tamper((db) =>
    db
      .updateTable('log_seal')
      .set({ at: new Date(0) })
      .where('id', '=', 1)
      .execute(),
  )
  expect(await wrong(log)).toEqual(['seal 1 was altered.'])
  await log.tamper((db) => db.deleteFrom('log_seal').where('id', '=', 1).execute())
  expect(await wrong(log)).toEqual(['seal 1 was removed.'])
  await log.tamper(async (db) => {
    await db.deleteFrom('log_seal').execute()
    await db.deleteFrom('log_seal_head').execute()
    await sql`update ticket_chain set is_sealed = false`.execute(db)
  })
  log.app.clock.advance(1000)
  expect(await wrong(log)).toEqual([])
  const { isUnbroken, text } = await verify(log.app.portal, head)
  expect([isUnbroken, text.includes(`The head ${head} is NOT one of this log’s`)]).toEqual([false, true])
})

test('erasing a person and removing tickets that were kept long enough is no tampering', async () => {
  const log = await openLog()
  const { app } = log
  const rider = await givePassword(app, await app.dealer({ role: 'customer', name: 'Elena Ferri' }))
  const { id } = await app.ticket({ of: rider })
  await app.fetch(`/en/tickets/${id}`, post(rider, formOf({ message: 'Grazie, Elena Ferri' })))
  await carryOutErasure(app, await app.staff('admin'), await askErasure(app, rider))
  await app.work()
  expect(await wrong(log)).toEqual([])

  await app.portal.db
    .updateTable('ticket')
    .set({ stage: 'ticket_closed', close_reason: 'done', closed_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  app.clock.advance(4 * year)
  await sweepRetention(app.portal, new AbortController().signal)
  expect(await app.portal.db.selectFrom('ticket').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await wrong(log)).toEqual([])
  expect(await log.said()).toContain('1 tickets went by rule when they had been kept long enough.')
  // What is left of it is a digest, and nothing to try texts against.
  expect(await app.owner.selectFrom('ticket_log').select('salt').where('ticket_id', '=', id).execute()).toEqual([])
})

test('writers that come at once, on one ticket and on several, make one chain of each', async () => {
  const log = await openLog()
  const { app, dealer, id, other } = log
  const answers = await Promise.all(
    [id, other, id, other, id, other].flatMap((ticket, at) => [
      app.fetch(`/en/tickets/${ticket}`, post(dealer, formOf({ message: `Messaggio ${at}` }))),
      log.asStaff({ intent: 'subject', subject: `Oggetto ${at}` }),
    ]),
  )
  expect(answers.every(({ status }) => status === 303)).toBe(true)
  expect(await wrong(log)).toEqual([])
  expect((await app.fetch(`/en/tickets/${id}`, as(dealer))).status).toBe(200)
  const { rows } = await sql<{
    isWhole: boolean
  }>`select count(*) = max(position) and max(position) = max(length) as "isWhole"
    from ticket_log join ticket_chain using (ticket_id) group by ticket_id`.execute(app.portal.db)
  expect(rows).toEqual([{ isWhole: true }, { isWhole: true }])
})

test('what was there before the log began is chained as it stood, and said to be', async () => {
  const log = await openLog()
  await log.tamper((db) => db.updateTable('ticket_chain').set({ found: 3 }).where('ticket_id', '=', log.id).execute())
  await log.tamper((db) => sql`update attachment set content_sha256 = null`.execute(db))
  const said = await log.said()
  expect(said).toContain('3 events were there when the log began, and are chained as they were then.')
})
