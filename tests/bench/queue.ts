import path from 'node:path'
import type { Client } from 'pg'
import { type Ask, load, percentile } from './load.ts'
import { page, warmUp } from './measures.ts'
import { openSession, openWorld } from './people.ts'
import { openCluster } from './postgres.ts'
import { cpuOf, cpuOfFamily, type Served, startPortal, stepAside } from './processes.ts'
import { seed } from './seed.ts'

/** Milliseconds: until a page is there, and on a core for one. */
export type ViewFigures = { p50: number; p95: number; node: number; postgres: number }

export type QueueFigures = {
  tickets: number
  open: number
  requests: number
  views: Map<string, ViewFigures>
  postgres: string
}

export type QueuePlan = { folder: string; tickets: number; requests: number }

/** Every view of the desk's queue, with all its counts, among so many tickets. */
export async function measureQueue({ folder, tickets, requests }: QueuePlan): Promise<QueueFigures> {
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(
    await openCluster(path.join(folder, `${tickets} tickets`), (connection) => seed(connection, tickets)),
    (it) => it.stop(),
  )
  stepAside(cluster.pid)
  const portal = open.adopt(await startPortal(cluster.dataDir), (it) => it.stop())
  const { client } = await openWorld(cluster.connection)
  open.defer(() => client.end())
  await giveWork(client)
  const cookies = { agent: await openSession(client, agent), newcomer: await openSession(client, newcomer) }
  const figures = new Map<string, ViewFigures>()
  // What they have in common, until the compiler is done with it: else the first view pays for all.
  const first = page({ cookie: cookies.agent }, '/console/tickets')
  await warmUp([{ name: 'queue', served: portal, asks: [first] }], cluster.pid)
  for (const [name, search] of Object.entries(views)) {
    const cookie = name.endsWith('nothing new') ? cookies.newcomer : cookies.agent
    const ask = page({ cookie }, `/console/tickets${search}`)
    figures.set(name, await measureView({ portal, postmaster: cluster.pid, requests }, ask))
  }
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from ticket where stage <> 'ticket_closed'`,
  )
  return { tickets, open: rows[0]?.open ?? 0, requests, views: figures, postgres: cluster.version }
}

type Measured = { portal: Served; postmaster: number; requests: number }

/** One after the other, once the code and PostgreSQL's plans are warm. */
async function measureView({ portal, postmaster, requests }: Measured, ask: Ask): Promise<ViewFigures> {
  await load(portal.origin, [ask], requests, 1)
  const before = { node: cpuOf(portal.pid), postgres: cpuOfFamily(postmaster) }
  const { latencies, requests: done } = await load(portal.origin, [ask], requests, 1)
  return {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    node: (cpuOf(portal.pid) - before.node) / done,
    postgres: (cpuOfFamily(postmaster) - before.postgres) / done,
  }
}

/** The seed puts the staff first. */
const [agent, newcomer] = [2, 3]

const views = {
  all: '',
  mine: '?assignee=me',
  'nobody’s': '?assignee=nobody',
  'waiting for us': '?awaiting=maker',
  overdue: '?overdue=yes',
  'to read': '?unread=yes',
  'to read, nothing new': '?unread=yes',
  appeals: '?appeals=yes',
  'of a stage': '?stage=decision_completed',
  'of a family': '?model=V4R',
  'of a part': '?part=frame',
  'of a rare part': '?part=seatpost',
  'of a damage': '?damage=aesthetic',
  'of a customer': '?company=7',
  'of a month': `?from=${dayAgo(600)}&to=${dayAgo(570)}`,
  'opened in a month': `?opened-from=${dayAgo(600)}&opened-to=${dayAgo(570)}`,
  'by number': '?order=number-desc',
  'by promised day': '?order=promised-asc',
  'by country': '?order=country-asc',
  'by colleague': '?order=assignee-asc',
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** An agent with two hundred open tickets, some appeals, and a colleague to whom all that happened so far is no news. */
async function giveWork(client: Client): Promise<void> {
  await client.query(
    `update ticket set assignee_id = $1 where id in (
    select id from ticket where stage <> 'ticket_closed' and assignee_id is null order by id desc limit
      greatest(0, 200 - (select count(*) from ticket where assignee_id = $1 and stage <> 'ticket_closed')))`,
    [agent],
  )
  await client.query(
    `update ticket set appealed_at = now(), appealed_against = $1 where id in (
    select id from ticket where stage = 'new_request' order by id limit 30) and appealed_at is null`,
    [newcomer],
  )
  await client.query('update account set news_from = now() where id = $1', [newcomer])
  await client.query('vacuum (analyze) ticket')
}
