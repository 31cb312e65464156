import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { modules } from '#app/features/people/account/account.ts'
import { createLocalIdentity } from '#app/adapters/identity/identity-local.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { addressOf, load, percentile, send } from './load.ts'
import { askUntil, type Latencies } from './meanwhile.ts'
import { isSteady, page } from './measures.ts'
import { openSession, outboxIsEmpty } from './people.ts'
import { openCluster } from './postgres.ts'
import { type Served, startPortal } from './processes.ts'
import { type Worked, workRecall } from './recall-worked.ts'
import { addWords, people, ticketRows } from './seed.ts'
import { measureBareList } from './size.ts'

export type RecallFigures = {
  serials: number
  dealers: number
  units: number
  mails: number
  /** Until an administrator has the answer, and until all mails have left. */
  publishSeconds: number
  toldSeconds: number
  /** Milliseconds of a dealer's pages, while nothing else is asked for and while it is published and told. */
  quiet: Latencies
  meanwhile: Latencies
  /** Milliseconds of the check that anybody may make. */
  check: Latencies
  /** By which this machine is compared to others. */
  bareList: number
  worked: Worked
  postgres: string
}

export type RecallPlan = { folder: string; serials: number; dealers: number }

const password = 'What the workshop sings on Mondays'

/** A recall that names each of its numbers, with all their bicycles registered. */
export async function measureRecall({ folder, serials, dealers }: RecallPlan): Promise<RecallFigures> {
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(
    await openCluster(path.join(folder, 'recall'), (connection) => seedBicycles(connection, serials, dealers)),
    (it) => it.stop(),
  )
  // Checks come from as many addresses as it needs: the limit is another matter.
  const portal = open.adopt(await startPortal(cluster.dataDir, { TRUSTED_PROXIES: '127.0.0.1' }, 'anywhere'), (it) =>
    it.stop(),
  )
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const [admin, dealer] = [await openSession(client, 1), await openSession(client, 11)]
  const pages = [page({ cookie: dealer }, '/tickets'), page({ cookie: dealer }, '/products')] as const
  await load(portal.origin, pages, 400, 1)
  const quiet = await askUntil(portal, pages, sleep(10_000))
  const id = await draft(portal, admin, serials)
  let publishSeconds = 0
  let toldSeconds = 0
  const telling = async () => {
    const began = performance.now()
    await publish(portal, admin, id)
    publishSeconds = (performance.now() - began) / 1000
    await outboxIsEmpty(client)
    toldSeconds = (performance.now() - began) / 1000
  }
  const meanwhile = await askUntil(portal, pages, telling())
  const { rows } = await client.query<{ units: number; mails: number }>(
    `select (select count(*)::int from recall_unit where state = 'notified') as units,
      (select count(*)::int from sent_mail join outbox on outbox.id = outbox_id where kind = 'mail.recall') as mails`,
  )
  const [counts = { units: 0, mails: 0 }] = rows
  const check = await measureChecks(portal)
  const bareList = await measureBareList(portal, dealer, cluster.pid)
  const worked = await workRecall(portal, client, id, dealers)
  const { version: postgres } = cluster
  return {
    serials,
    dealers,
    ...counts,
    publishSeconds,
    toldSeconds,
    quiet,
    meanwhile,
    check,
    bareList,
    worked,
    postgres,
  }
}

async function seedBicycles(connection: Connection, serials: number, dealers: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await addWords(client)
    await client.query(people(dealers, modules))
    await client.query("update account set role = 'admin' where id = 1")
    await client.query(
      `insert into product (company_id, frame_model, name, size, colour, serial_number, serial_folded, country,
        date_of_purchase, registered_on, warranty_expiry, longest_expiry, confirmed_by, held_since, held_by,
        safety_contact, submission, passport_code, search)
      select 1 + i % $2, 'V4R', 'V4R Disco', '52', 'WMBK', serial, fold_serial(serial), 'IT', date '2025-03-01',
        date '2025-03-01', date '2027-03-01', date '2027-03-01', 'dealer', now(), 11 + 2 * (i % $2), true,
        gen_random_uuid(), md5('passport ' || i), lower(serial)
      from generate_series(0, $1 - 1) as i cross join lateral (select 'V4R-0510-A' || lpad(i::text, 4, '0') as serial) named`,
      [serials, dealers],
    )
    await client.query(ticketRows(200, 1))
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
  const db = openDb({ connection, poolSize: 1 })
  const identity = createLocalIdentity({ db, clock: { now: () => new Date() }, secret: '' })
  await identity.register({ email: 'staff1@bench.example', password, emailVerified: true })
  await db.updateTable('credential').set({ subject: 'staff 1' }).execute()
  await db.destroy()
}

function sendForm({ origin }: Served, cookie: string, where: string, fields: [string, string][]) {
  const form = () => ({ body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' })
  return send(origin, { path: where, cookie, status: 303, form })
}

/** @returns its id */
async function draft(portal: Served, cookie: string, serials: number): Promise<string> {
  const numbers = Array.from({ length: serials }, (_, i) => `V4R-0510-A${String(i).padStart(4, '0')}`)
  const texts = ['product', 'risk', 'action'].flatMap((slot) =>
    ['it', 'en', 'fr'].map((locale): [string, string] => [`${slot}_${locale}`, 'Il cannotto può rompersi.']),
  )
  const { status, headers } = await sendForm(portal, cookie, '/console/recalls/new', [
    ['submission', randomUUID()],
    ['number', '2026-09'],
    ['kind', 'recall'],
    ['serials', numbers.join('\n')],
    ['remedies', 'repair'],
    ['remedies', 'refund'],
    ...texts,
  ])
  const id = /\/recalls\/(\d+)/.exec(headers.location ?? '')?.[1]
  if (id === undefined) throw new Error(`The draft was answered ${status}`)
  return id
}

async function publish(portal: Served, cookie: string, id: string): Promise<void> {
  const { status } = await sendForm(portal, cookie, `/console/recalls/${id}`, [
    ['intent', 'publish'],
    ['version', '1'],
    ['seen', 'on'],
    ['current', password],
  ])
  if (status !== 303) throw new Error(`The publication was answered ${status}`)
}

const blockOfChecks = 300
const mostBlocks = 12

/** In blocks, until the compiler is done with what they use: the last counts. */
async function measureChecks(portal: Served): Promise<Latencies> {
  const medians: number[] = []
  let latencies: number[] = []
  while (medians.length < mostBlocks && !isSteady(medians.slice(-3))) {
    latencies = await checkOften(portal, medians.length * blockOfChecks)
    medians.push(percentile(latencies, 0.5))
  }
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) }
}

/** Numbers that are affected and others, in turn, each from an address of its own. @returns milliseconds of each */
async function checkOften({ origin }: Served, first: number): Promise<number[]> {
  const latencies: number[] = []
  for (let turn = first; turn < first + blockOfChecks; turn++) {
    const body = new URLSearchParams({
      serial: turn % 2 === 0 ? `V4R-0510-A${1000 + turn}` : 'C68.51S.00123',
    }).toString()
    const form = () => ({ body, type: 'application/x-www-form-urlencoded' })
    const began = performance.now()
    const { status } = await send(origin, { path: '/safety/2026-09', from: addressOf(turn), status: 200, form })
    if (status !== 200) throw new Error(`A check was answered ${status}`)
    latencies.push(performance.now() - began)
  }
  return latencies
}
