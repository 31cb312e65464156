import path from 'node:path'
import { Client } from 'pg'
import { modules } from '#app/features/people/account/account.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { addBulletins } from './bulletin-seed.ts'
import { percentile, send } from './load.ts'
import { page } from './measures.ts'
import { openSession } from './people.ts'
import { openCluster } from './postgres.ts'
import { startPortal } from './processes.ts'
import { addWords, people } from './seed.ts'

/** Milliseconds, in the median, of each page among few bulletins and among many. */
type Line = { name: string; few: number; many: number }
export type BulletinFigures = { few: number; many: number; lines: Line[]; postgres: string }

export type BulletinPlan = { folder: string; few: number; many: number; requests: number }

const pages = {
  'a dealer’s list': '/resources/bulletins',
  'what is to be confirmed': '/resources/bulletins?state=open',
  'of a model': '/resources/bulletins?model=V4R',
  'by rare words': '/resources/bulletins?q=collarino%20977',
  'a dealer’s home': '/',
  'the desk’s list': '/console/bulletins',
} as const
type PageName = keyof typeof pages

/** The same pages of the same people, over two databases that differ in the number of bulletins alone, asked in turn. */
export async function measureBulletins({ folder, few, many, requests }: BulletinPlan): Promise<BulletinFigures> {
  await using open = new AsyncDisposableStack()
  const small = await serve(open, path.join(folder, 'few bulletins'), few)
  const large = await serve(open, path.join(folder, 'many bulletins'), many)
  const lines: Line[] = []
  for (const name of Object.keys(pages) as PageName[]) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let turn = -requests / 4; turn < requests; turn++) {
      const [one, other] = [await timeOf(small, pages[name]), await timeOf(large, pages[name])]
      if (turn < 0) continue
      times.few.push(one)
      times.many.push(other)
    }
    lines.push({ name, few: percentile(times.few, 0.5), many: percentile(times.many, 0.5) })
  }
  return { few, many, lines, postgres: large.postgres }
}

async function serve(open: AsyncDisposableStack, folder: string, count: number) {
  const cluster = open.adopt(await openCluster(folder, (connection) => seed(connection, count)), (it) => it.stop())
  const portal = open.adopt(await startPortal(cluster.dataDir, {}, 'anywhere'), (it) => it.stop())
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const [staff, dealer] = [await openSession(client, 1), await openSession(client, 11)]
  return { origin: portal.origin, staff, dealer, postgres: cluster.version }
}

type Served = Awaited<ReturnType<typeof serve>>

async function timeOf({ origin, staff, dealer }: Served, address: string): Promise<number> {
  const ask = page({ cookie: address.startsWith('/console') ? staff : dealer }, address)
  const began = performance.now()
  const { status } = await send(origin, ask)
  if (status !== ask.status) throw new Error(`${ask.path} was answered ${status}`)
  return performance.now() - began
}

async function seed(connection: Connection, count: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await addWords(client)
    await client.query(people(200, modules))
    await client.query("update account set role = 'admin' where id = 1")
    await client.query("update account set role = 'owner' where id = 11")
    await addBulletins(client, count)
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
