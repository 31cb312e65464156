import path from 'node:path'
import { Client } from 'pg'
import { modules } from '#app/features/people/account/account.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { addBulletins } from './bulletin-seed.ts'
import { addPackages } from './package-seed.ts'
import { percentile, send } from './load.ts'
import { page } from './measures.ts'
import { openSession } from './people.ts'
import { openCluster } from './postgres.ts'
import { startPortal } from './processes.ts'
import { addWords, people } from './seed.ts'
import { addWorkshop } from './workshop-seed.ts'

/** Milliseconds, in the median, of each page among few rows and among many. */
type Line = { name: string; few: number; many: number; isSearch: boolean }
export type GrowthFigures = { what: string; few: number; many: number; lines: Line[]; postgres: string }

/** Pages of a dealer, or of an administrator, and how what they show is made. */
export type Grown = {
  what: string
  pages: Record<string, { who: 'dealer' | 'staff'; address: string }>
  /** A size at which a list counts as many as it counts at most. */
  few: number
  add: (client: Client, count: number) => Promise<void>
}

// As many rare words are found among few as among many, or the pages would differ by what they show.
export const bulletins: Grown = {
  what: 'bulletins',
  few: 5000,
  pages: {
    'a dealer’s list': { who: 'dealer', address: '/resources/bulletins' },
    'what is to be confirmed': { who: 'dealer', address: '/resources/bulletins?state=open' },
    'of a model': { who: 'dealer', address: '/resources/bulletins?model=V4R' },
    'by rare words': { who: 'dealer', address: '/resources/bulletins?q=collarino%200000977' },
    'a dealer’s home': { who: 'dealer', address: '/' },
    'the desk’s list': { who: 'staff', address: '/console/bulletins' },
  },
  add: addBulletins,
}

export const packages: Grown = {
  what: 'packages',
  few: 20_000,
  pages: {
    'a dealer’s list': { who: 'dealer', address: '/packages' },
    'services alone': { who: 'dealer', address: '/packages?kind=service' },
    'of a model': { who: 'dealer', address: '/packages?model=V4R' },
    'by rare words': { who: 'dealer', address: '/packages?q=kit-0000977' },
    'the desk’s list': { who: 'staff', address: '/console/packages' },
    drafts: { who: 'staff', address: '/console/packages?state=draft' },
  },
  add: addPackages,
}

export const workshop: Grown = {
  what: 'appointments, checks and recalls each',
  few: 1000,
  pages: {
    'a day sheet': { who: 'dealer', address: '/appointments' },
    'a dealer’s appointments': { who: 'dealer', address: '/appointments/list' },
    'all appointments': { who: 'staff', address: '/appointments/list' },
    'appointments by rare words': { who: 'staff', address: '/appointments/list?q=bianchi%20977%2002' },
    'a dealer’s checks': { who: 'dealer', address: '/checks' },
    'all checks': { who: 'staff', address: '/checks' },
    'checks by rare words': { who: 'staff', address: '/checks?q=v4r-0000-a0977' },
    'the desk’s recalls': { who: 'staff', address: '/console/recalls' },
    'a dealer’s recalls': { who: 'dealer', address: '/recalls' },
    'the public notices': { who: 'dealer', address: '/safety' },
    'a search over everything': { who: 'staff', address: '/search?q=a0977' },
    'a dealer’s home': { who: 'dealer', address: '/' },
  },
  add: addWorkshop,
}

export type GrowthPlan = { folder: string; many: number; requests: number }

/** The same pages of the same people, over two databases that differ in the number of rows alone, asked in turn. */
export async function measureGrowth(grown: Grown, { folder, many, requests }: GrowthPlan): Promise<GrowthFigures> {
  const { few } = grown
  await using open = new AsyncDisposableStack()
  const small = await serve(open, path.join(folder, `few ${grown.what}`), grown, few)
  const large = await serve(open, path.join(folder, `many ${grown.what}`), grown, many)
  const lines: Line[] = []
  for (const [name, asked] of Object.entries(grown.pages)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let turn = -requests / 4; turn < requests; turn++) {
      const [one, other] = [await timeOf(small, asked), await timeOf(large, asked)]
      if (turn < 0) continue
      times.few.push(one)
      times.many.push(other)
    }
    const isSearch = asked.address.includes('q=')
    lines.push({ name, few: percentile(times.few, 0.5), many: percentile(times.many, 0.5), isSearch })
  }
  return { what: grown.what, few, many, lines, postgres: large.postgres }
}

async function serve(open: AsyncDisposableStack, folder: string, grown: Grown, count: number) {
  const fill = (connection: Connection) => seed(connection, grown, count)
  const cluster = open.adopt(await openCluster(folder, fill), (it) => it.stop())
  const portal = open.adopt(await startPortal(cluster.dataDir, {}, 'anywhere'), (it) => it.stop())
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const [staff, dealer] = [await openSession(client, 1), await openSession(client, 11)]
  return { origin: portal.origin, staff, dealer, postgres: cluster.version }
}

type Served = Awaited<ReturnType<typeof serve>>

async function timeOf(served: Served, { who, address }: Grown['pages'][string]): Promise<number> {
  const { origin } = served
  const ask = page({ cookie: served[who] }, address)
  const began = performance.now()
  const { status } = await send(origin, ask)
  if (status !== ask.status) throw new Error(`${ask.path} was answered ${status}`)
  return performance.now() - began
}

async function seed(connection: Connection, { add }: Grown, count: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await addWords(client)
    await client.query(people(200, modules))
    await client.query("update account set role = 'admin' where id = 1")
    await client.query("update account set role = 'owner' where id = 11")
    await add(client, count)
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
