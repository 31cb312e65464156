import path from 'node:path'
import { Client } from 'pg'
import { firstLoad, type FirstLoad } from './first-load.ts'
import { percentile, send } from './load.ts'
import { type Figures, type Measure, page, search } from './measures.ts'
import { openSession } from './people.ts'
import { type Cluster, openCluster } from './postgres.ts'
import { type Served, startPortal, stepAside, tell, withHook } from './processes.ts'
import { type Library, seedAssets, seedRecords } from './records-seed.ts'
import { measureZip, type ZipFigures } from './records-zip.ts'
import { inRounds, type Plan } from './size.ts'

export type RecordsResult = { rows: number; figures: Map<string, Figures>; homeQueries: number; postgres: string }
export type RecordFigures = { sizes: RecordsResult[]; zip: ZipFigures; pages: FirstLoad[] }

/** The lists, the search over everything and the home at each size; what does not depend on it at the first. */
export async function measureRecords(sizes: number[], plan: Plan): Promise<RecordFigures> {
  await using open = new AsyncDisposableStack()
  const worlds: World[] = []
  for (const rows of sizes) worlds.push(await openSize(open, rows, plan.folder))
  const figures = await inRounds(worlds, plan)
  const results: RecordsResult[] = []
  for (const [at, { rows, portal, cookie, cluster }] of worlds.entries()) {
    const homeQueries = await queriesOf(portal, '/', cookie)
    results.push({ rows, figures: figures[at] ?? new Map(), homeQueries, postgres: cluster.version })
  }
  const [first] = worlds
  if (!first) throw new Error('There is no size to measure')
  return { sizes: results, ...(await measureOnce(open, first)) }
}

type World = {
  rows: number
  cluster: Cluster
  portal: Served
  measures: Measure[]
  cookie: string
  library: Library
}

async function openSize(open: AsyncDisposableStack, rows: number, folder: string): Promise<World> {
  const dataDir = path.join(folder, `${rows} of each`)
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seedRecords(connection, rows)), (it) =>
    it.stop(),
  )
  const library = await seedAssets(cluster.connection, dataDir)
  stepAside(cluster.pid)
  const portal = open.adopt(await startPortal(dataDir, withHook('queries-hook.ts')), (it) => it.stop())
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const cookie = await openSession(client, owner)
  const staff = await openSession(client, 1)
  const measures = measuresOf(portal, { cookie, staff, sought: await soughtIn(client) })
  return { rows, cluster, portal, measures, cookie, library }
}

/** The owner of the first company: the seed puts ten of the staff before its people. */
const owner = 11

async function measureOnce(open: AsyncDisposableStack, { portal, cluster, cookie, library }: World) {
  const pages: FirstLoad[] = []
  for (const one of ['/', '/orders', '/leads', '/products']) pages.push(await firstLoad(portal.origin, one, cookie))
  // A server that has answered many pages has taken the memory for them already, and would hide what a zip takes.
  const fresh = open.adopt(await startPortal(cluster.dataDir), (it) => it.stop())
  return { zip: await measureZip(fresh, cookie, library), pages }
}

type Sought = { serial: string; name: string }

async function soughtIn(client: Client): Promise<Sought> {
  const { rows } = await client.query<Sought>(
    `select serial_number as serial, (select last_name from lead where company_id = 1 order by id offset 400 limit 1) as name
    from product where company_id = 1 order by id offset 400 limit 1`,
  )
  if (!rows[0]) throw new Error('Nothing was seeded')
  return rows[0]
}

type Asking = { cookie: string; staff: string; sought: Sought }

/** What the palette asks for while one types is /search/hits. */
function measuresOf(portal: Served, { cookie, staff, sought }: Asking): Measure[] {
  const asked = (name: string, address: string, of = cookie): Measure => ({
    name,
    served: portal,
    asks: [page({ cookie: of }, address)],
  })
  const words = [
    ['in most', 'telaio'],
    ['a model', 'v4r'],
    ['a name', sought.name],
    ['a serial', sought.serial],
    ['nothing found', 'telaione'],
  ] as const
  return [
    asked('home', '/'),
    asked('tickets', '/tickets'),
    asked('orders', '/orders'),
    asked('orders, search', search('/orders', sought.name)),
    asked('quotes', '/quotes'),
    asked('products', '/products'),
    asked('products, search', search('/products', sought.serial.slice(-6))),
    asked('leads', '/leads?view=list'),
    asked('leads, board', '/leads'),
    asked('leads, search', search('/leads', sought.name)),
    ...words.map(([name, q]) => asked(`everywhere, ${name}`, search('/search/hits', q))),
    asked('everywhere, page', search('/search', 'telaio')),
    asked('staff: orders', '/orders', staff),
    asked('staff: products', '/products', staff),
    asked('staff: leads', '/leads?view=list', staff),
  ]
}

/** What one request asks the database, the middle of several: the worker may have asked something meanwhile. */
async function queriesOf(portal: Served, address: string, cookie: string): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < 21; time += 1) {
    await tell(portal, 'begin')
    const { status } = await send(portal.origin, page({ cookie }, address))
    if (status !== 200) throw new Error(`${address} answered ${status}`)
    counts.push(Number(Reflect.get(Object(await tell(portal, 'end')), 'asked')))
  }
  return percentile(counts, 0.5)
}
