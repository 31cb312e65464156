import path from 'node:path'
import { Client } from 'pg'
import { firstLoad, type FirstLoad } from './first-load.ts'
import { percentile, send } from './load.ts'
import { type Figures, type Measure, page, search } from './measures.ts'
import { openSession } from './people.ts'
import { openCluster } from './postgres.ts'
import { type Served, startPortal, stepAside, tell, withHook } from './processes.ts'
import { type Library, seedAssets, seedRecords } from './records-seed.ts'
import { measureZip, type ZipFigures } from './records-zip.ts'
import { inRounds, type Plan } from './size.ts'

export type RecordsResult = { rows: number; figures: Map<string, Figures>; homeQueries: number; postgres: string }
export type RecordFigures = { sizes: RecordsResult[]; zip: ZipFigures; pages: FirstLoad[] }

/** The lists, the search over everything and the home at each size; what does not depend on it at the first. */
export async function measureRecords(sizes: number[], plan: Plan): Promise<RecordFigures> {
  const [smallest = 1000, ...larger] = sizes
  const { result, ...rest } = await measureOne(smallest, plan, measureOnce)
  const results = [result]
  for (const rows of larger) results.push((await measureOne(rows, plan, nothingMore)).result)
  return { sizes: results, ...rest.more }
}

type Opened = { portal: Served; fresh: () => Promise<Served>; cookie: string; library: Library }

async function measureOne<More>(rows: number, plan: Plan, measureMore: (opened: Opened) => Promise<More>) {
  await using open = new AsyncDisposableStack()
  const dataDir = path.join(plan.folder, `${rows} of each`)
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seedRecords(connection, rows)), (it) =>
    it.stop(),
  )
  const library = await seedAssets(cluster.connection, dataDir)
  stepAside(cluster.pid)
  const fresh = async (settings = {}) => open.adopt(await startPortal(dataDir, settings), (it) => it.stop())
  const portal = await fresh(withHook('queries-hook.ts'))
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const cookie = await openSession(client, owner)
  const staff = await openSession(client, 1)
  const figures = await inRounds(measuresOf(portal, { cookie, staff, sought: await soughtIn(client) }), plan, cluster)
  const homeQueries = await queriesOf(portal, '/', cookie)
  const more = await measureMore({ portal, fresh, cookie, library })
  const result: RecordsResult = { rows, figures, homeQueries, postgres: cluster.version }
  return { result, more }
}

/** Of the first company: the seed puts ten of the staff before its people. */
const owner = 11

async function measureOnce({ portal, fresh, cookie, library }: Opened) {
  const pages: FirstLoad[] = []
  for (const one of ['/', '/orders', '/leads', '/products']) pages.push(await firstLoad(portal.origin, one, cookie))
  // A server that has answered many pages has taken the memory for them already, and would hide what a zip takes.
  const zip = await measureZip(await fresh(), cookie, library)
  return { zip, pages }
}

async function nothingMore(): Promise<void> {}

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

/** The palette asks for the data of the page that has the same hits. */
function measuresOf(portal: Served, { cookie, staff, sought }: Asking): Measure[] {
  const asked = (name: string, address: string, of = cookie): Measure => ({
    name,
    served: portal,
    ask: page({ cookie: of }, address),
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
    ...words.map(([name, q]) => asked(`everywhere, ${name}`, search('/search.data', q))),
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
