import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { post, upload } from './import-pages.ts'
import { type Ask, percentile, send } from './load.ts'
import { openSession } from './people.ts'
import { openCluster } from './postgres.ts'
import { ownMemoryOfFamily, type Served, startPortal, stepAside } from './processes.ts'
import { seedRecords } from './records-seed.ts'

/** The figures of an import: seconds, MB of the server's memory, milliseconds of a page. */
export type ImportFigures = {
  orders: number
  lines: number
  bytes: number
  check: number
  apply: number
  again: number
  before: number
  most: number
  p95Alone: number
  p95Meanwhile: number
  postgres: string
}

export type ImportPlan = { folder: string; rows: number; orders: number }

const linesEach = 3

/** A file of orders checked, taken over and checked once more, while a dealer reads a list of theirs. */
export async function measureImport({ folder, rows, orders }: ImportPlan): Promise<ImportFigures> {
  await using open = new AsyncDisposableStack()
  const dataDir = path.join(folder, `imports into ${rows}`)
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seedRecords(connection, rows)), (it) =>
    it.stop(),
  )
  stepAside(cluster.pid)
  const portal = open.adopt(await startPortal(dataDir), (it) => it.stop())
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  const [admin, dealer] = [await adminOf(client), await openSession(client, 11)]
  const { rows: companies } = await client.query<{ name: string }>(
    'select name from company group by name having count(*) = 1 order by name limit 100',
  )
  const file = fileOf(
    companies.map(({ name }) => name),
    orders,
  )
  const list: Ask = { path: '/tickets', cookie: dealer, status: 200 }
  for (let warmUp = 0; warmUp < 2000; warmUp += 1) await send(portal.origin, list)
  const alone = await readingWhile(portal, list, () => wait(10_000))
  const before = ownMemoryOfFamily(portal.pid)
  const meanwhile = await readingWhile(portal, list, () => importOnce(portal, admin, file))
  const again = await checkOnce(portal, admin, file)
  const { check, apply } = meanwhile.done
  return {
    orders,
    lines: orders * linesEach,
    bytes: file.length,
    check,
    apply,
    again,
    before,
    most: meanwhile.most,
    p95Alone: percentile(alone.latencies, 0.95),
    p95Meanwhile: percentile(meanwhile.latencies, 0.95),
    postgres: cluster.version,
  }
}

/** The seed puts ten of the staff first, who are all agents. */
async function adminOf(client: Client): Promise<string> {
  await client.query(`update account set role = 'admin' where id = 2`)
  return openSession(client, 2)
}

const head = [
  'number',
  'customer',
  'order date',
  'currency',
  'status',
  'item no',
  'item',
  'quantity',
  'shipped',
  'unit price',
]

function fileOf(companies: readonly string[], orders: number): Buffer {
  const lines = [head.join(';')]
  // Kept for the next time, the database has those of this one.
  const mark = Date.now().toString(36)
  for (let order = 0; order < orders; order += 1) {
    const company = companies[order % companies.length] ?? ''
    const day = new Date(Date.UTC(2020, 0, 1 + (order % 2000))).toISOString().slice(0, 10)
    for (let line = 0; line < linesEach; line += 1)
      lines.push(
        [`${mark}-${order}`, company, day, 'EUR', 'Released', `ART-${line}`, `Telaio C68 taglia ${45 + line}`]
          .concat([`${1 + line}`, `${line % 2}`, `${1000 + line},50`])
          .join(';'),
      )
  }
  return Buffer.from(lines.join('\r\n'))
}

/** Asks for a page over and over, some twenty times a second, for as long as something takes. */
async function readingWhile<Done>(portal: Served, list: Ask, work: () => Promise<Done>) {
  const state = { isDone: false, most: 0 }
  const latencies: number[] = []
  const reading = (async () => {
    while (!state.isDone) {
      const begun = performance.now()
      await send(portal.origin, list)
      latencies.push(performance.now() - begun)
      // Looking for what the server has started takes a moment of the core that asks.
      if (latencies.length % 10 === 0) state.most = Math.max(state.most, ownMemoryOfFamily(portal.pid))
      await wait(50)
    }
  })()
  try {
    const done = await work()
    return { done, latencies, most: state.most }
  } finally {
    state.isDone = true
    await reading
  }
}

async function importOnce(portal: Served, cookie: string, file: Buffer): Promise<{ check: number; apply: number }> {
  const begun = performance.now()
  const address = await upload(portal, cookie, 'orders', file)
  await until(portal, cookie, address, 'value="apply"')
  const checked = performance.now()
  await post(portal, cookie, address, { intent: 'apply' })
  await until(portal, cookie, address, 'value="undo"')
  return { check: (checked - begun) / 1000, apply: (performance.now() - checked) / 1000 }
}

/** The same file once more: nothing of it is new. */
async function checkOnce(portal: Served, cookie: string, file: Buffer): Promise<number> {
  const begun = performance.now()
  const address = await upload(portal, cookie, 'orders', file)
  await until(portal, cookie, address, 'value="cancel"', '<progress')
  return (performance.now() - begun) / 1000
}

/** As a page does that shows a bar: asks again and again. */
async function until({ origin }: Served, cookie: string, address: string, sign: string, not = '\0'): Promise<void> {
  for (;;) {
    const html = await (await fetch(origin + address, { headers: { cookie } })).text()
    if (html.includes(sign) && !html.includes(not)) return
    if (/class="alert alert-danger"/.test(html)) throw new Error('The import failed')
    await wait(500)
  }
}
