import { join } from 'node:path'
import { buildBare } from './bare-build.ts'
import { send } from './load.ts'
import { type Figures, type Measure, measuresOf, medianOf, run } from './measures.ts'
import { openWorld } from './people.ts'
import { type Cluster, openCluster } from './postgres.ts'
import { type Served, start, startPortal, stepAside } from './processes.ts'
import { readPage } from './page-data.ts'
import { seed } from './seed.ts'
import { differenceOf } from './same-page.ts'
import { firstLoad, type FirstLoad } from './first-load.ts'

export type SizeResult = { tickets: number; figures: Map<string, Figures>; pages: FirstLoad[]; postgres: string }

export type Plan = { folder: string; rounds: number; requests: number }

/** Seeds so many tickets, starts the portal on them and measures, all kinds of requests in turn in every round. */
export async function measureSize(tickets: number, plan: Plan, isFirst: boolean): Promise<SizeResult> {
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(
    await openCluster(join(plan.folder, `${tickets} tickets`), (connection) => seed(connection, tickets)),
    (it) => it.stop(),
  )
  stepAside(cluster.pid)
  const serve = async (starting: Promise<Served>) => open.adopt(await starting, (it) => it.stop())
  const portal = await serve(startPortal(cluster.dataDir))
  const talkative = isFirst ? await serve(startPortal(cluster.dataDir, { LOG_LEVEL: '' })) : undefined
  const world = await openWorld(cluster.connection)
  open.defer(() => world.client.end())

  console.log(`Searched for: ${Object.values(world.words).join(', ')}`)
  const bare = await serve(startBare(portal, world.dealer.cookie))
  const figures = await inRounds(measuresOf({ portal, bare, talkative }, world), plan, cluster)
  const { cookie } = world.dealer
  const pages = [
    await firstLoad(portal.origin, '/tickets', cookie),
    await firstLoad(portal.origin, '/new-ticket', cookie),
  ]
  return { tickets, figures, pages, postgres: cluster.version }
}

/** @throws when the bare server does not render the very page that the portal does */
async function startBare(portal: Served, cookie: string): Promise<Served> {
  const path = '/tickets'
  const { html, routes } = await readPage(portal.origin, path, cookie)
  const bare = await start(await buildBare(routes.at(-1)?.id ?? ''), [portal.origin, path, cookie], {})
  const answer = await send(bare.origin, { path: '/', status: 200 })
  const difference = differenceOf(html, answer.body.toString())
  if (difference) {
    await bare.stop()
    throw new Error(difference)
  }
  console.log(`The bare page and the portal's are equal, scripts and nonce apart (${answer.body.length} bytes).`)
  return bare
}

/** All kinds of requests in turn in every round, so that what else the machine does meets all alike. */
export async function inRounds(
  measures: Measure[],
  { rounds, requests }: Omit<Plan, 'folder'>,
  cluster: Cluster,
): Promise<Map<string, Figures>> {
  const results = new Map<string, Figures[]>(measures.map(({ name }) => [name, []]))
  // Until the compiler has seen everything.
  for (const measure of measures) await run(measure, requests, cluster.pid)
  for (let round = 1; round <= rounds; round += 1) {
    for (const measure of measures) results.get(measure.name)?.push(await run(measure, requests, cluster.pid))
    console.log(`  round ${round} of ${rounds}`)
  }
  return new Map([...results].map(([name, each]) => [name, medianOf(each)]))
}
