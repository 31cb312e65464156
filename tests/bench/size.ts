import { join } from 'node:path'
import { buildBare } from './bare-build.ts'
import { send } from './load.ts'
import {
  bareMeasure,
  bareNames,
  type Figures,
  type Measure,
  measuresOf,
  medianOf,
  openAgain,
  run,
  type Warm,
  warmUp,
} from './measures.ts'
import { openWorld } from './people.ts'
import { type Cluster, openCluster } from './postgres.ts'
import { type Served, start, startPortal, stepAside } from './processes.ts'
import { readPage } from './page-data.ts'
import { seed } from './seed.ts'
import { differenceOf } from './same-page.ts'
import { firstLoad, type FirstLoad } from './first-load.ts'

export type SizeResult = { tickets: number; figures: Map<string, Figures>; pages: FirstLoad[]; postgres: string }

/** `blocks`: of the warming up, at most. */
export type Plan = { folder: string; rounds: number; requests: number; blocks: number }

type World = { tickets: number; measures: Measure[]; cluster: Cluster; portal: Served; cookie: string }

/** Every size is measured beside the others, in turn in every round. */
export async function measureSizes(sizes: number[], plan: Plan): Promise<SizeResult[]> {
  await using open = new AsyncDisposableStack()
  const worlds: World[] = []
  for (const tickets of sizes) worlds.push(await openSize(open, tickets, plan.folder, worlds.length === 0))
  const figures = await inRounds(worlds, plan)
  const results: SizeResult[] = []
  for (const [at, { tickets, portal, cookie, cluster }] of worlds.entries()) {
    const pages = [
      await firstLoad(portal.origin, '/tickets', cookie),
      await firstLoad(portal.origin, '/new-ticket', cookie),
    ]
    results.push({ tickets, figures: figures[at] ?? new Map(), pages, postgres: cluster.version })
  }
  return results
}

/** Seeds so many tickets, and starts the portal and the bare page on them. */
async function openSize(open: AsyncDisposableStack, tickets: number, folder: string, isFirst: boolean): Promise<World> {
  const cluster = open.adopt(
    await openCluster(join(folder, `${tickets} tickets`), (connection) => seed(connection, tickets)),
    (it) => it.stop(),
  )
  stepAside(cluster.pid)
  const serve = async (starting: Promise<Served>) => open.adopt(await starting, (it) => it.stop())
  const portal = await serve(startPortal(cluster.dataDir))
  const talkative = isFirst ? await serve(startPortal(cluster.dataDir, { LOG_LEVEL: '' })) : undefined
  const world = await openWorld(cluster.connection)
  open.defer(() => world.client.end())

  console.log(`Searched for: ${Object.values(world.words).join(', ')}`)
  const { cookie, ticket } = world.dealer
  const bare = {
    list: await serve(startBare(portal, cookie, '/tickets')),
    ticket: await serve(startBare(portal, cookie, `/tickets/${ticket}`)),
  }
  return { tickets, measures: await measuresOf({ portal, bare, talkative }, world), cluster, portal, cookie }
}

/** @throws when the bare server does not render the very page that the portal does */
async function startBare(portal: Served, cookie: string, path: string): Promise<Served> {
  const { html, routes } = await readPage(portal.origin, path, cookie)
  const bare = await start(await buildBare(routes.at(-1)?.id ?? ''), [portal.origin, path, cookie], {})
  const answer = await send(bare.origin, { path: '/', status: 200 })
  const difference = differenceOf(html, answer.body.toString())
  if (difference) {
    await bare.stop()
    throw new Error(difference)
  }
  console.log(
    `${path}: the bare page and the portal's are equal, scripts and nonce apart (${answer.body.length} bytes).`,
  )
  return bare
}

/** Node's milliseconds of the bare list, by which this machine is compared to others (docs/decisions/048). */
export async function measureBareList(portal: Served, cookie: string, postmaster: number): Promise<number> {
  const { bare, node } = await startBareList(portal, cookie, postmaster)
  await bare.stop()
  return node
}

/** The same, and its warm server. */
export async function startBareList(portal: Served, cookie: string, postmaster: number) {
  const bare = await startBare(portal, cookie, '/tickets')
  const measure = bareMeasure(bareNames.list, bare)
  await warmUp([measure], postmaster)
  return { bare, node: (await run(measure, 1000, postmaster)).node }
}

/**
 * All kinds of requests in turn in every round, and each at every size one right after the other: what else the machine
 * does, and how fast it is at the moment, meets all alike. Before the first round each server is asked until its code is
 * compiled.
 * @returns the figures by kind, a map for each size
 */
export async function inRounds(
  sizes: readonly Pick<World, 'measures' | 'cluster'>[],
  { rounds, requests, blocks }: Omit<Plan, 'folder'>,
): Promise<Map<string, Figures>[]> {
  const names = new Set(sizes.flatMap(({ measures }) => measures.map(({ name }) => name)))
  const results: Map<string, { cold: number; warm: Warm[] }>[] = []
  for (const { measures, cluster } of sizes) {
    const result = new Map<string, { cold: number; warm: Warm[] }>()
    for (const ofServer of Map.groupBy(measures, ({ served }) => served).values())
      for (const [name, cold] of await warmUp(ofServer, cluster.pid, blocks)) result.set(name, { cold, warm: [] })
    results.push(result)
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names)
      for (const [at, { measures, cluster }] of sizes.entries()) {
        const measure = measures.find((one) => one.name === name)
        if (!measure) continue
        await openAgain(measure)
        results[at]?.get(name)?.warm.push(await run(measure, requests, cluster.pid))
      }
    console.log(`  round ${round} of ${rounds}`)
  }
  return results.map(
    (result) => new Map([...result].map(([name, { cold, warm }]) => [name, { ...medianOf(warm), cold }])),
  )
}
