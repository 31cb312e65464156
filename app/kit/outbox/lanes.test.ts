import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { openApp } from '#tests/app.ts'
import { jobOf } from './jobs.ts'
import { kindOf, mailOf } from './kinds.ts'
import * as outbox from './outbox.server.ts'
import { startWorker } from './worker.server.ts'

const named = z.object({ name: z.string() })
const recallMail = mailOf('mail.recall', named)
const resetMail = kindOf('account.reset', named)

async function write({ name }: { name: string }) {
  return { to: name, subject: name, text: name, html: name }
}

test('a new password does not wait behind a thousand notices of a recall', async () => {
  const app = await openApp()
  const { db, clock } = app.portal
  const names = Array.from({ length: 1000 }, (_, count) => `notice ${count}`)
  const notices = names.map((name) => recallMail.of(name, { name }))
  await outbox.putting(db, notices, clock.now()).execute()
  await outbox.put(db, resetMail.of('reset', { name: 'reset' }), clock.now())
  const left: string[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  // The mail server takes no notice until this test is over.
  const send = async ({ to }: { to: string }) => {
    if (to !== 'reset') await answered
    left.push(to)
  }
  const mail = { ...app.portal.mail, send }
  const worker = startWorker({ ...app.portal, mail }, [jobOf(recallMail, write), jobOf(resetMail, write)])
  onTestFinished(async () => {
    answer()
    await worker.stop()
  })
  await expect.poll(() => left).toEqual(['reset'])
})

test('the look of a lane reads none of the rows that wait in another', async () => {
  const app = await openApp()
  const { db } = app.portal
  await sql`insert into outbox (kind, subject, payload, due_at, created_at)
    select 'crm.lead', 'lead ' || n, '{}', now(), now() from generate_series(1, 20000) as n`.execute(db)
  await sql`analyze outbox`.execute(app.owner)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off) select id from outbox
    where lane in ('main') and done_at is null and dead_at is null and id > 0 order by id limit 500`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('outbox_lane')
  expect(plan).not.toContain('Rows Removed by Filter')
})
