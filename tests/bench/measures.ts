import { type Ask, load, percentile, send } from './load.ts'
import { outboxIsEmpty, prepareForms, type World } from './people.ts'
import { cpuOf, cpuOfFamily, type Served } from './processes.ts'

/** One line of the table: who is asked for what. */
export type Measure = {
  name: string
  served: Served
  /** In turn. */
  asks: readonly [Ask, ...Ask[]]
  /** Who sends a form: each is another one, and what it sets off belongs to its cost. */
  sender?: World
}

/** Milliseconds, of one request, or requests a second; connections one and thirty-two. */
export type Figures = {
  /** Node's time for one of the first requests of its kind, before their code is compiled. */
  cold: number
  node: number
  postgres: number
  alone: number
  crowded: number
  p50: number
  p95: number
  p99: number
  p50Crowded: number
  p99Crowded: number
  bytes: number
}

/** What one round finds. */
export type Warm = Omit<Figures, 'cold'>

type Bare = { list: Served; ticket: Served }

type Servers = { portal: Served; bare: Bare; talkative: Served | undefined }

export const crowd = 32

export async function measuresOf({ portal, bare, talkative }: Servers, world: World): Promise<Measure[]> {
  const { dealer, staff, sender, words } = world
  const queue = '/console/tickets'
  const list = page(dealer, '/tickets')
  const detail = page(dealer, `/tickets/${dealer.ticket}`)
  const measure = (name: string, ...asks: [Ask, ...Ask[]]): Measure => ({ name, served: portal, asks })
  return [
    bareMeasure(bareNames.list, bare.list),
    bareMeasure(bareNames.ticket, bare.ticket),
    measure(inTurn, list, detail),
    measure('list', list),
    measure('list, gzip', { ...list, encoding: 'gzip' }),
    measure('list, br', { ...list, encoding: 'br' }),
    measure('list, zstd', { ...list, encoding: 'zstd' }),
    ...(talkative ? [{ ...measure('list, every request logged', list), served: talkative }] : []),
    measure(revisits.list, await again(portal, list)),
    measure(revisits.ticket, await again(portal, page(dealer, `/tickets/${dealer.ticket}.data`))),
    measure('list, .data', page(dealer, '/tickets.data')),
    measure('list, .data, br', { ...page(dealer, '/tickets.data'), encoding: 'br' }),
    measure('detail', detail),
    measure('detail, br', { ...detail, encoding: 'br' }),
    measure('search', page(dealer, search('/tickets', words.common))),
    measure('search, br', { ...page(dealer, search('/tickets', words.common)), encoding: 'br' }),
    measure('search, rare word', page(dealer, search('/tickets', words.rare))),
    measure('search, nothing found', page(dealer, search('/tickets', words.absent))),
    { ...measure('new ticket, sent', { path: '/new-ticket', cookie: sender.cookie, status: 303 }), sender: world },
    measure('staff: list', page(staff, queue)),
    measure('staff: list, br', { ...page(staff, queue), encoding: 'br' }),
    measure('staff: ticket', page(staff, `${queue}/${staff.ticket}`)),
    measure('staff: search, common', page(staff, search(queue, words.common))),
    measure('staff: search, rare', page(staff, search(queue, words.rare))),
    measure('staff: search, serial', page(staff, search(queue, words.serial))),
    measure('staff: search, part of a serial', page(staff, search(queue, words.serial.slice(-6)))),
    measure('staff: search, in one of 15', page(staff, search(queue, words.middling))),
    measure('staff: search, two words', page(staff, search(queue, words.pair))),
    measure('staff: search, nothing found', page(staff, search(queue, words.absent))),
    measure('staff: search, no such two words', page(staff, search(queue, words.absentPair))),
  ]
}

export function bareMeasure(name: string, served: Served): Measure {
  return { name, served, asks: [{ path: '/', status: 200 }] }
}

export const bareNames = { list: 'bare render of the list', ticket: 'bare render of the ticket' }
export const inTurn = 'list and detail in turn'
export const revisits = { list: 'list, asked for again', ticket: 'detail, .data, asked for again' }

/** The same page for anyone who has kept it. */
async function again({ origin }: Served, ask: Ask): Promise<Ask> {
  const { etag } = (await send(origin, ask)).headers
  if (!etag) throw new Error(`${ask.path} has no tag`)
  return { ...ask, kept: etag, status: 304 }
}

export function page({ cookie }: { cookie: string }, path: string): Ask {
  return { path, cookie, status: 200 }
}

export function search(path: string, q: string): string {
  return `${path}?${new URLSearchParams({ q })}`
}

/** Where another program is busy too, no three may ever be alike. */
export const mostBlocks = 8

/**
 * Asks one server in blocks, so many at most, until three in a row differ by less than 5 %: by then the compiler is done
 * with what the kinds use. All kinds share a block, because they share most of that code: by itself each would wait for
 * what its own few requests make of the machine's noise.
 * @returns Node's milliseconds for one request of each kind in the first block, by name
 */
export async function warmUp(measures: readonly Measure[], postmaster: number, most = mostBlocks) {
  const requests = Math.max(15, Math.ceil(150 / measures.length))
  const cold = new Map<string, number>()
  const blocks: number[] = []
  while (blocks.length < most && !isSteady(blocks.slice(-3))) {
    let together = 0
    for (const measure of measures) {
      const { node } = await run(measure, requests, postmaster)
      together += node
      if (blocks.length === 0) cold.set(measure.name, node)
    }
    blocks.push(together / measures.length)
  }
  const told = blocks.map((ms) => ms.toFixed(2)).join(', ')
  console.log(`Warm${isSteady(blocks.slice(-3)) ? '' : ', though not steady,'} after blocks of ${told} ms a request`)
  return cold
}

/** Three in a row that differ by less than 5 %. */
export function isSteady(blocks: number[]): boolean {
  return blocks.length === 3 && Math.max(...blocks) < 1.05 * Math.min(...blocks)
}

/** While others were measured a server's connections to its database may have been closed, as those that nobody uses are. */
export async function openAgain({ served, asks, sender }: Measure): Promise<void> {
  if (!sender) await load(served.origin, asks, 2 * crowd, crowd)
}

/** Measures once: first one connection, then many. The time on a core is that of both. */
export async function run(measure: Measure, requests: number, postmaster: number): Promise<Warm> {
  const { served, asks, sender } = measure
  const count = sender ? Math.ceil(requests / 5) : requests
  const forms = sender && { form: await prepareForms(sender.client, sender.sender.accountId, count * 2) }
  const ready: Measure['asks'] = [{ ...asks[0], ...forms }, ...asks.slice(1)]
  const before = { node: cpuOf(served.pid), postgres: cpuOfFamily(postmaster) }
  const alone = await load(served.origin, ready, count, 1)
  const crowded = await load(served.origin, ready, count, crowd)
  if (sender) await outboxIsEmpty(sender.client)
  const asked = alone.requests + crowded.requests
  return {
    node: (cpuOf(served.pid) - before.node) / asked,
    postgres: (cpuOfFamily(postmaster) - before.postgres) / asked,
    alone: alone.requests / alone.seconds,
    crowded: crowded.requests / crowded.seconds,
    p50: percentile(alone.latencies, 0.5),
    p95: percentile(alone.latencies, 0.95),
    p99: percentile(alone.latencies, 0.99),
    p50Crowded: percentile(crowded.latencies, 0.5),
    p99Crowded: percentile(crowded.latencies, 0.99),
    bytes: alone.bytes,
  }
}

/** The median of each figure by itself. */
export function medianOf(rounds: Warm[]): Warm {
  const middle = (figure: keyof Warm) =>
    percentile(
      rounds.map((round) => round[figure]),
      0.5,
    )
  return {
    node: middle('node'),
    postgres: middle('postgres'),
    alone: middle('alone'),
    crowded: middle('crowded'),
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    p50Crowded: middle('p50Crowded'),
    p99Crowded: middle('p99Crowded'),
    bytes: middle('bytes'),
  }
}
