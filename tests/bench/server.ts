import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Ask, load, percentile, send } from './load.ts'
import { page } from './measures.ts'
import { openWorld, outboxIsEmpty, prepareForms, type World } from './people.ts'
import { openCluster } from './postgres.ts'
import { cpuOf, cpuOfFamily, memoryOf, type Served, startPortal, stepAside } from './processes.ts'
import { seed } from './seed.ts'
import { startBareList } from './size.ts'

/** Milliseconds on a core of Node and of PostgreSQL, for one. */
export type Cost = { node: number; postgres: number }

export type ServerFigures = {
  tickets: number
  /** Node's milliseconds for the list: of the first requests a portal ever gets, and of the first ten after a quiet minute. */
  first: number
  afterQuiet: number
  /** MB once it is ready, and after so many pages. */
  memory: { ready: number; pages: number; after: number }
  claim: Cost
  mail: Cost & { each: number }
  /** By which this machine is compared to others, and the first ten of it after the same minute. */
  bareList: number
  bareAfterQuiet: number
  processes: Processes
  postgres: string
}

/**
 * Requests a second over 32 connections, of one server and of two on the same database, with all cores for all. No more
 * than `most` are possible: the database and the load are on the same cores, which do nothing else.
 */
type Processes = { one: number; two: number; most: number }

export type ServerPlan = { folder: string; tickets: number; pages: number; quietMs: number; claims: number }

type Pages = readonly [Ask, ...Ask[]]

/** What is asked of a server as a whole, rather than of one page. */
export async function measureServer(plan: ServerPlan): Promise<ServerFigures> {
  await using open = new AsyncDisposableStack()
  const dataDir = path.join(plan.folder, `${plan.tickets} tickets`)
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seed(connection, plan.tickets)), (it) =>
    it.stop(),
  )
  const world = await openWorld(cluster.connection)
  open.defer(() => world.client.end())
  await outboxIsEmpty(world.client)
  const { dealer } = world
  const pages: Pages = [page(dealer, '/tickets'), page(dealer, `/tickets/${dealer.ticket}`)]
  // Before the load and PostgreSQL are moved to a core of their own: they stay there.
  const processes = await compareProcesses(dataDir, pages, cluster.pid)
  stepAside(cluster.pid)
  const alone = await measureAlone(dataDir, { pages, cookie: dealer.cookie, postmaster: cluster.pid }, plan)
  const sent = await measureClaims(dataDir, { world, postmaster: cluster.pid, claims: plan.claims })
  return { tickets: plan.tickets, ...alone, ...sent, processes, postgres: cluster.version }
}

const listRequests = 10

type Asked = { pages: Pages; cookie: string; postmaster: number }

async function measureAlone(dataDir: string, { pages, cookie, postmaster }: Asked, plan: ServerPlan) {
  await using open = new AsyncDisposableStack()
  const portal = open.adopt(await startPortal(dataDir), (it) => it.stop())
  const ready = memoryOf(portal.pid)
  const first = await nodeFor(portal, pages[0])
  // A load that takes long is cut short.
  for (let left = plan.pages; left > 0;) left -= (await load(portal.origin, pages, Math.min(left, 2000), 4)).requests
  const after = memoryOf(portal.pid)
  const { bare, node: bareList } = await startBareList(portal, cookie, postmaster)
  open.adopt(bare, (it) => it.stop())
  await wait(plan.quietMs)
  const afterQuiet = await nodeFor(portal, pages[0])
  const bareAfterQuiet = await nodeFor(bare, { path: '/', status: 200 })
  return { first, afterQuiet, bareList, bareAfterQuiet, memory: { ready, pages: plan.pages, after } }
}

async function nodeFor(portal: Served, ask: Ask): Promise<number> {
  const before = cpuOf(portal.pid)
  for (let request = 0; request < listRequests; request += 1) await send(portal.origin, ask)
  return (cpuOf(portal.pid) - before) / listRequests
}

type Claims = { world: World; postmaster: number; claims: number }

/** New tickets by a server that sends nothing, and then their mails by a worker that was kept waiting. */
async function measureClaims(dataDir: string, { world, postmaster, claims }: Claims) {
  await using open = new AsyncDisposableStack()
  const { client, sender } = world
  const web = open.adopt(await startPortal(dataDir, { ROLE: 'web' }), (it) => it.stop())
  const worker = open.adopt(await startPortal(dataDir, { ROLE: 'worker', LOG_LEVEL: 'info' }), (it) => it.stop())
  const sendAll = async () => {
    const form = await prepareForms(client, sender.accountId, claims)
    const ask: Ask = { path: '/new-ticket', cookie: sender.cookie, status: 303, form }
    // A load that takes long is cut short.
    const sent = { claims: 0 }
    const cost = await costOf(web, postmaster, async () => {
      sent.claims = (await load(web.origin, [ask], claims, 1)).requests
    })
    return { ...sent, cost }
  }
  const work = () => costOf(worker, postmaster, () => outboxIsEmpty(client))
  await sendAll()
  await work()
  worker.process.kill('SIGSTOP')
  const sent = await sendAll()
  const before = await mailsIn(client)
  worker.process.kill('SIGCONT')
  const whole = await work()
  const mails = (await mailsIn(client)) - before
  return { claim: share(sent.cost, sent.claims), mail: { ...share(whole, mails), each: mails / sent.claims } }
}

async function mailsIn(client: Client): Promise<number> {
  const { rows } = await client.query<{ mails: string }>('select count(*) as mails from sent_mail')
  return Number(rows[0]?.mails)
}

async function costOf(portal: Served, postmaster: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = { node: cpuOf(portal.pid), postgres: cpuOfFamily(postmaster) }
  await work()
  return { node: cpuOf(portal.pid) - before.node, postgres: cpuOfFamily(postmaster) - before.postgres }
}

function share({ node, postgres }: Cost, count: number): Cost {
  return { node: node / count, postgres: postgres / count }
}

const crowd = 32

const rounds = 3

/** One of them and both, each asked over half of the connections, in turn: the median of the rounds after the first. */
async function compareProcesses(dataDir: string, pages: Pages, postmaster: number): Promise<Processes> {
  await using open = new AsyncDisposableStack()
  const serve = async () => open.adopt(await startPortal(dataDir, { ROLE: 'web' }, 'anywhere'), (it) => it.stop())
  const [first, second] = [await serve(), await serve()]
  const rate = async (...some: readonly Served[]) => {
    const loads = await Promise.all(some.map(({ origin }) => load(origin, pages, 4000, crowd / some.length)))
    const seconds = Math.max(...loads.map((each) => each.seconds))
    return loads.reduce((sum, { requests }) => sum + requests, 0) / seconds
  }
  const used = () => cpuOf(first.pid) + cpuOf(second.pid) + cpuOfFamily(postmaster) + cpuOf(process.pid)
  const found: Processes[] = []
  for (let round = 0; round <= rounds; round += 1) {
    // In turn as well, so that both are as warm.
    const one = await rate(round % 2 === 0 ? first : second)
    const [before, began] = [used(), performance.now()]
    const two = await rate(first, second)
    const coresInUse = (used() - before) / (performance.now() - began)
    found.push({ one, two, most: (two * availableParallelism()) / coresInUse })
  }
  const middle = (figure: keyof Processes) =>
    percentile(
      found.slice(1).map((each) => each[figure]),
      0.5,
    )
  return { one: middle('one'), two: middle('two'), most: middle('most') }
}
