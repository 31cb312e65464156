import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type Fault, openHubspotDouble } from '#tests/crm/hubspot-double.ts'
import { askUntil, type Latencies } from './meanwhile.ts'
import { page } from './measures.ts'
import { openWorld } from './people.ts'
import { openCluster } from './postgres.ts'
import { startPortal } from './processes.ts'
import { seed } from './seed.ts'

export type OutboxFigures = {
  /** People's pages, with a CRM that is well and nothing to tell it. */
  quiet: Latencies
  /** The same, each time with so many changes more that it is to be told. */
  faults: { fault: Fault; meanwhile: Latencies; waiting: number }[]
  changes: number
  postgres: string
}

export type OutboxPlan = { folder: string; tickets: number; seconds: number }

const changes = 400
const faults: readonly Fault[] = ['down', 'silent', '429', '500', 'garbage', 'slow', 'lost', 'half']

/** A dealer and staff read while a CRM outside fails in each way and changes wait for it, which two workers try to send. */
export async function measureOutbox({ folder, tickets, seconds }: OutboxPlan): Promise<OutboxFigures> {
  const dataDir = path.join(folder, `${tickets} tickets and a CRM`)
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seed(connection, tickets)), (it) => it.stop())
  const crm = open.adopt(await openHubspotDouble(Date.now), (it) => it.close())
  const settings = {
    DATA_DIR: dataDir,
    CRM: 'hubspot',
    HUBSPOT_URL: crm.url,
    HUBSPOT_TOKEN: 'the-token',
    HUBSPOT_PORTAL_ID: '1',
  }
  await promisify(execFile)(process.execPath, ['bin/admin.mjs', 'crm-check', '--create', 'yes'], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'], ...settings },
  })
  const portal = open.adopt(await startPortal(dataDir, settings, 'anywhere'), (it) => it.stop())
  open.adopt(await startPortal(dataDir, { ...settings, ROLE: 'worker', LOG_LEVEL: 'info' }, 'anywhere'), (it) =>
    it.stop(),
  )
  const { client, dealer, staff } = await openWorld(cluster.connection)
  open.defer(() => client.end())
  const pages = [
    page(dealer, '/tickets'),
    page(dealer, `/tickets/${dealer.ticket}`),
    page(staff, '/console/tickets'),
    page(staff, `/console/tickets/${staff.ticket}`),
  ] as const
  // Until what follows a start is over, in the portal and in PostgreSQL.
  await askUntil(portal, pages, sleep(2 * seconds * 1000))

  const quiet = await askUntil(portal, pages, sleep(seconds * 1000))
  const found: OutboxFigures['faults'] = []
  for (const fault of faults) {
    crm.fail(fault)
    await changeTickets(client)
    const meanwhile = await askUntil(portal, pages, sleep(seconds * 1000))
    found.push({ fault, meanwhile, waiting: await countWaiting(client) })
  }
  return { quiet, faults: found, changes, postgres: cluster.version }
}

/** Twenty tickets of one company each change ten times and are answered ten times. */
async function changeTickets(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from ticket where company_id = 1 order by id limit 20')
  for (let count = 0; count < changes; count += 1) {
    const id = rows[count % rows.length]?.id
    if (count % 2 === Math.floor(count / rows.length) % 2)
      await client.query('update ticket set subject = $1 where id = $2', [`change ${count}`, id])
    else
      await client.query(
        `insert into message (ticket_id, author_id, from_staff, body, created_at, submission)
        values ($1, 11, false, $2, now(), $3)`,
        [id, `message ${count}`, randomUUID()],
      )
  }
}

async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from outbox where kind like 'crm.%' and done_at is null and dead_at is null`,
  )
  return rows[0]?.waiting ?? 0
}
