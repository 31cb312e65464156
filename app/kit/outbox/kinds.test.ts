import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApp } from '#tests/app.ts'
import { jobOf } from './jobs.ts'
import { kindOf, mailOf } from './kinds.ts'
import * as outbox from './outbox.server.ts'
import { workThrough } from './worker.server.ts'

const named = z.object({ name: z.string() })

test('mails of one kind are written in one transaction, and other work in one each, whatever their names begin with', async () => {
  const { portal } = await openApp()
  const [mail, work] = [mailOf('letter', named), kindOf('mail.counted', named)]
  const seen = { mail: new Set<string>(), work: new Set<string>() }
  const jobs = [mail, work].map((kind) =>
    jobOf(kind, async ({ name }, tx) => {
      const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(tx)
      for (const { id } of rows) seen[kind === mail ? 'mail' : 'work'].add(id)
      return kind === mail ? { to: `${name}@reader.example`, subject: name, text: name, html: name } : undefined
    }),
  )
  for (const kind of [mail, work])
    for (const name of ['first', 'second', 'third'])
      await outbox.put(portal.db, kind.of(`${kind.name} ${name}`, { name }), portal.clock.now())
  await workThrough(portal, jobs)
  expect([seen.mail.size, seen.work.size]).toEqual([1, 3])
})

test('a row that does not say what its kind reads fails as any other, and is kept with the reason', async () => {
  const { portal } = await openApp()
  const kind = kindOf('note', named)
  const now = portal.clock.now()
  // As an older portal, or a trigger, may have put it.
  const row = { kind: kind.name, subject: 'ticket 1', payload: '{"title":"first"}', due_at: now, created_at: now }
  await portal.db.insertInto('outbox').values(row).execute()
  await workThrough(portal, [jobOf(kind, async () => undefined)])
  const { attempts, last_error: error } = await portal.db
    .selectFrom('outbox')
    .select(['attempts', 'last_error'])
    .executeTakeFirstOrThrow()
  expect(attempts).toBe(1)
  expect(error).toMatch(/name/)
})
