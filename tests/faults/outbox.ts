// What the outbox does with many rows put at once, on a database that has no statistics of them.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import pino from 'pino'
import * as z from 'zod/mini'
import { openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { kindOf } from '#app/kit/outbox/kinds.ts'
import { rest } from '#app/kit/outbox/outbox.server.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { newFolder } from './stand.ts'

/** How the rows are spread over subjects, which leave in order each. */
export type Spread = 'a subject each' | 'one subject' | 'behind a failed one'

/** Puts rows as one burst does, a transaction for all. */
export async function putRows(db: Kysely<Tables>, rows: number, spread: Spread): Promise<void> {
  const now = new Date()
  const subject = spread === 'a subject each' ? sql`'ticket ' || number` : sql`'ticket 0'`
  // When one fails all others of its subject wait, and half as many of other subjects do not.
  const own =
    spread === 'behind a failed one'
      ? sql`case when number % 3 = 0 then 'ticket ' || number else 'ticket 1' end`
      : subject
  await sql`
    insert into outbox (kind, subject, payload, due_at, created_at, attempts)
    select 'note', ${own}, '{}', ${now}, ${now}, 0 from generate_series(1, ${rows}::int) as number order by number`.execute(
    db,
  )
  if (spread !== 'behind a failed one') return
  const later = new Date(now.getTime() + rest)
  await sql`update outbox set attempts = 20, due_at = ${later} where id = (select min(id) from outbox where subject = 'ticket 1')`.execute(
    db,
  )
}

/** Works off whatever is due. @returns how many a second, for each thousand */
export async function workOff(db: Kysely<Tables>): Promise<number[]> {
  const mail = { send: () => Promise.reject(new Error('These jobs send nothing')) }
  const world = { db, clock: { now: () => new Date() }, log: pino({ level: 'silent' }), mail }
  const rates: number[] = []
  let done = 0
  let since = performance.now()
  // As the mailer that sends nothing does: one row a mail.
  const job = jobOf(kindOf('note', z.object({})), async (_payload, tx, id) => {
    const row = { outbox_id: id, to_address: 'a@b.example', subject: 'note', body: '', html: '', sent_at: new Date() }
    await tx.insertInto('sent_mail').values(row).execute()
    done += 1
    if (done % 1000 > 0) return undefined
    rates.push(Math.round(1_000_000 / (performance.now() - since)))
    since = performance.now()
    return undefined
  })
  while (await workThrough(world, [job])) continue
  return rates
}

/** Rows of the outbox that statements have read so far, by index or without. */
export async function rowsRead(db: Kysely<Tables>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'outbox'`.execute(
    db,
  )
  return rows[0]?.read ?? 0
}

/** A job of its own reads its row two or three times; what waits is read by the page. */
export const mostReads = 12

async function main(isShort: boolean): Promise<Found> {
  const rows = isShort ? 3000 : 10_000
  const dataDir = path.join(newFolder(), 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } })
  // What one connection has read is counted at once.
  const db = openDb({ connection: postgres.connection, poolSize: 1 })
  try {
    await migrate(db, path.join(rootDir, 'db/migrations'))
    const found: Found[] = []
    for (const [name, spread, isCrashed] of runs) {
      const { rates, faults } = await burst(db, rows, spread, isCrashed ? dataDir : undefined)
      const bare = await bareRate(db)
      found.push({ figures: [`${name}: ${rates.join(' ')} a second by thousands; bare ${bare}`], faults })
    }
    await sql`alter table outbox drop constraint outbox_pkey`.execute(db)
    await sql`drop index outbox_queue`.execute(db)
    const { faults } = await burst(db, 500, 'a subject each')
    found.push(sabotaged('the outbox has no index', faults))
    return joined(found)
  } finally {
    await db.destroy()
    await postgres.stop()
    rmSync(path.dirname(dataDir), { recursive: true, force: true })
  }
}

/** @param crashedIn the data folder, where PostgreSQL is killed between the burst and the work */
async function burst(db: Kysely<Tables>, rows: number, spread: Spread, crashedIn?: string) {
  await sql`truncate outbox, sent_mail`.execute(db)
  await putRows(db, rows, spread)
  if (crashedIn) await crash(db, crashedIn)
  const before = await rowsRead(db)
  const rates = await workOff(db)
  const reads = ((await rowsRead(db)) - before) / rows
  return { rates, faults: reads > mostReads ? [`each job had ${reads.toFixed(0)} rows read`] : [] }
}

const runs: [string, Spread, boolean][] = [
  ['fresh, a subject each', 'a subject each', false],
  ['fresh, one subject', 'one subject', false],
  ['fresh, two thirds behind a failed one', 'behind a failed one', false],
  ['recovered after a crash, a subject each', 'a subject each', true],
  ['recovered after a crash, one subject', 'one subject', true],
]

/** Kills PostgreSQL and waits until its supervisor has another at work. */
async function crash(db: Kysely<Tables>, dataDir: string): Promise<void> {
  const pidOf = () => Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
  const killed = pidOf()
  process.kill(killed, 'SIGKILL')
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    await delay(100)
    const answers = await sql`select from outbox limit 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (answers && pidOf() !== killed) return
  }
  throw new Error('PostgreSQL did not come back within a minute')
}

/** What this machine manages just now: the statements of one job, with nothing to look for. @returns how many a second */
async function bareRate(db: Kysely<Tables>): Promise<number> {
  const count = 1000
  const since = performance.now()
  for (let id = 1; id <= count; id++)
    await db.transaction().execute(async (tx) => {
      await sql`select id, kind, payload, attempts, due_at from outbox where id = ${-id} for update skip locked`.execute(
        tx,
      )
      await sql`savepoint job`.execute(tx)
      await sql`insert into sent_mail (outbox_id, to_address, subject, body, html, sent_at)
        values (${-id}, 'a@b.example', 'note', '', '', now())`.execute(tx)
      await sql`update outbox set done_at = now() where id = ${-id}`.execute(tx)
    })
  return Math.round((1000 * count) / (performance.now() - since))
}

if (process.argv[1] === import.meta.filename) await conclude(main)
