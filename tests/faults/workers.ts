import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Client } from 'pg'
import { claimedAtOnce, mailsAtOnce } from '#app/kit/outbox/outbox.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { waitFor } from '#tests/journeys/system.fixture.ts'
import { addStaff, createDealers } from './dealer.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { drained, grouped, openLedger } from './ledger.ts'
import { openStand, type Stand } from './stand.ts'

/*
 * Two workers share an outbox. One of them is killed in the midst of a job, which the other takes again: each mail is
 * there once, and those of one reader about one ticket left in their order.
 */
type World = { stand: Stand; db: Client; jobs: number; workers: { name: string; process: ChildProcess }[] }

/** More than one worker takes at once, so that there is something for the other. */
const subjects = 2 * claimedAtOnce + 8

async function withWorkers<Result>(jobs: number, use: (world: World) => Promise<Result>): Promise<Result> {
  await using stand = openStand({ ROLE: 'web' })
  await stand.start()
  await stand.query(addStaff)
  const [dealer] = await createDealers(stand, openLedger())
  for (let opened = 0; opened < subjects; opened++) await dealer?.openTicket()
  return await stand.query(async (db) => {
    const workers: World['workers'] = []
    try {
      for (const name of ['one', 'other']) workers.push({ name, process: await startWorker(stand, name) })
      await watchMails(db)
      await putMails(db, jobs)
      return await use({ stand, db, jobs, workers })
    } finally {
      for (const { process: worker } of workers) worker.kill('SIGKILL')
    }
  })
}

async function startWorker(stand: Stand, name: string): Promise<ChildProcess> {
  const socket = encodeURIComponent(path.join(stand.dataDir, 'postgres/socket'))
  const child = spawn(process.execPath, [path.join(rootDir, 'build/server/index.js')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ROLE: 'worker',
      PORT: '0',
      DATA_DIR: stand.dataDir,
      DATABASE_URL: `postgres:///portal?host=${socket}&user=portal&application_name=${name}`,
    },
  })
  let heard = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (heard = (heard + text).slice(-10_000)))
  await waitFor(() => heard.includes('at work'), 30_000)
  return child
}

/** Each time a mail is sent is noted, in order and by whom, also where it had been sent before. */
async function watchMails(db: Client): Promise<void> {
  await drained(db)
  await db.query(`
    create table attempt (at bigint generated always as identity, job bigint not null, worker text not null);
    create function note_attempt() returns trigger language plpgsql as $$ begin
      insert into attempt (job, worker) values (new.outbox_id, current_setting('application_name'));
      perform pg_sleep(0.005);
      return new;
    end $$;
    create trigger note_attempt before insert on sent_mail for each row execute function note_attempt();
    truncate outbox, sent_mail`)
}

async function putMails(db: Client, jobs: number): Promise<void> {
  await db.query(
    `with ticket_number as (select id, author_id, row_number() over (order by id) as place from ticket)
     insert into outbox (kind, subject, payload, due_at, created_at)
     select 'mail.ticket', 'ticket ' || id || ' ' || author_id,
       jsonb_build_object('mail', 'received', 'ticketId', id, 'accountId', author_id), now(), now()
     from generate_series(0, $1::int - 1) as number join ticket_number on place = 1 + number % $2::int order by number`,
    [jobs, subjects],
  )
}

async function killMidJob(jobs: number): Promise<Found> {
  return withWorkers(jobs, async ({ stand, db, workers }) => {
    await waitFor(async () => (await attempts(db)).length >= jobs / 4, 60_000)
    const [victim] = workers
    if (!victim) throw new Error('There are two workers')
    const held = await stand.query(async (holder) => {
      // Anyone who is about to send has to wait, with the row of its job in hand.
      await holder.query('begin; lock table sent_mail in share row exclusive mode')
      await waitFor(async () => (await waitingForMails(db)) >= 2)
      const ended = once(victim.process, 'exit')
      victim.process.kill('SIGKILL')
      await ended
      await holder.query('commit')
      return performance.now()
    })
    const faults = [...(await drained(db)), ...(await check(db, jobs, victim.name))]
    const seconds = ((performance.now() - held) / 1000).toFixed(1)
    const by = grouped(await attempts(db), ({ worker }) => worker)
    const shares = [...by].map(([name, all]) => `${all.length} by ${name}`).join(', ')
    return { figures: [`${jobs} jobs: ${shares}; all done ${seconds} s after ${victim.name} was killed`], faults }
  })
}

async function waitingForMails(db: Client): Promise<number> {
  const { rowCount } = await db.query("select from pg_locks where not granted and relation = 'sent_mail'::regclass")
  return rowCount ?? 0
}

type Attempt = { job: string; subject: string; worker: string }

async function attempts(db: Client): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(
    'select job, subject, worker from attempt join outbox on outbox.id = attempt.job order by attempt.at',
  )
  return rows
}

async function check(db: Client, jobs: number, killed?: string): Promise<string[]> {
  const faults: string[] = []
  const all = await attempts(db)
  const { rows } = await db.query<{ sent: number }>('select count(*)::int as sent from sent_mail')
  if (rows[0]?.sent !== jobs) faults.push(`${rows[0]?.sent} mails came of ${jobs} jobs`)
  const again = [...grouped(all, ({ job }) => job).values()].filter((each) => each.length > 1)
  // The killed one may have got mails out before it could say so.
  const excused = again.filter((each) => each.length === 2 && each[0]?.worker === killed)
  if (again.length > Math.min(excused.length, mailsAtOnce)) faults.push(`${again.length} jobs were done more than once`)
  for (const [subject, own] of grouped(all, (attempt) => attempt.subject)) {
    const order = [...new Set(own.map(({ job }) => Number(job)))]
    if (order.some((job, at) => at > 0 && job < (order[at - 1] ?? 0)))
      faults.push(`mails of ${subject} left out of order`)
  }
  if (new Set(all.map(({ worker }) => worker)).size < 2) faults.push('one worker did everything')
  return faults
}

/** A third one that asks nobody and begins at the end. */
async function rogueWorker(): Promise<Found> {
  return withWorkers(100, async ({ stand, db, jobs }) => {
    await stand.query(async (rogue) => {
      await rogue.query("set application_name = 'rogue'")
      await rogue.query(
        `insert into sent_mail (outbox_id, to_address, subject, body, html, sent_at)
         select id, 'a@b.example', '', '', '', now() from outbox where done_at is null order by id desc limit 20
         on conflict do nothing`,
      )
    })
    return sabotaged('a third worker takes jobs without their lock', [
      ...(await drained(db)),
      ...(await check(db, jobs)),
    ])
  })
}

await conclude(async (isShort) => joined([await killMidJob(isShort ? 400 : 10_000), await rogueWorker()]))
