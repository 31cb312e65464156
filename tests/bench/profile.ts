import type { Profiler } from 'node:inspector'
import path from 'node:path'
import { type Ask, load } from './load.ts'
import { page } from './measures.ts'
import { openWorld } from './people.ts'
import { openCluster } from './postgres.ts'
import { startPortal, stepAside, tell, withHook } from './processes.ts'
import { seed } from './seed.ts'

/** What part of a server's time is spent where; from 0 to 1. */
export type Share = { what: string; share: number }

export type ProfileFigures = { tickets: number; pages: number; layers: Share[]; functions: Share[]; postgres: string }

export type ProfilePlan = { folder: string; tickets: number; pages: number }

/** Where a warm server's time goes while a dealer reads the list and a ticket in turn, as browsers ask for them. */
export async function measureProfile({ folder, tickets, pages }: ProfilePlan): Promise<ProfileFigures> {
  await using open = new AsyncDisposableStack()
  const dataDir = path.join(folder, `${tickets} tickets`)
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seed(connection, tickets)), (it) => it.stop())
  const world = await openWorld(cluster.connection)
  open.defer(() => world.client.end())
  stepAside(cluster.pid)
  const portal = open.adopt(await startPortal(dataDir, withHook('profile-hook.ts')), (it) => it.stop())
  const { dealer } = world
  const ask = (address: string): Ask => ({ ...page(dealer, address), encoding: 'zstd' })
  const asks = [ask('/tickets'), ask(`/tickets/${dealer.ticket}`)] as const
  // A load that takes long is cut short.
  const read = async (count: number) => {
    let left = count
    while (left > 0) left -= (await load(portal.origin, asks, Math.min(left, 500), 1)).requests
  }
  await read(pages)
  await tell(portal, 'begin')
  await read(pages)
  const profile = (await tell(portal, 'end')) as Profiler.Profile
  return { tickets, pages, ...sharesOf(profile), postgres: cluster.version }
}

type Frame = { name: string; url: string }

/** Each sample belongs to the program whose function was at work or had called what Node itself was doing. */
function sharesOf(profile: Profiler.Profile): Pick<ProfileFigures, 'layers' | 'functions'> {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, frameOf(callFrame)]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const stackOf = (leaf: number) => {
    const stack: Frame[] = []
    for (let at: number | undefined = leaf; at !== undefined; at = parents.get(at)) {
      const frame = frames.get(at)
      if (frame) stack.push(frame)
    }
    return stack
  }
  const spent = new Map<number, number>()
  for (const [at, node] of (profile.samples ?? []).entries())
    spent.set(node, (spent.get(node) ?? 0) + (profile.timeDeltas?.[at] ?? 0))
  const [layers, functions] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  for (const [node, microseconds] of spent) {
    const stack = stackOf(node)
    if (isNoWork(stack)) continue
    all += microseconds
    add(layers, layerOf(stack), microseconds)
    add(functions, functionOf(stack), microseconds)
  }
  const shares = (sums: Map<string, number>) =>
    [...sums].map(([what, sum]) => ({ what, share: sum / all })).toSorted((one, other) => other.share - one.share)
  return { layers: shares(layers), functions: shares(functions) }
}

function frameOf({ functionName, url }: Profiler.ProfileNode['callFrame']): Frame {
  return { name: functionName || 'a function without a name', url }
}

function add(sums: Map<string, number>, what: string, microseconds: number): void {
  sums.set(what, (sums.get(what) ?? 0) + microseconds)
}

/** Nothing, or the measuring itself. */
function isNoWork(stack: Frame[]): boolean {
  const [leaf] = stack
  if (!leaf || ['(idle)', '(program)', '(root)'].includes(leaf.name)) return true
  return stack.some(({ url }) => url.startsWith('node:inspector'))
}

/** By what an address has in it; the first that fits. */
const libraries: [string, RegExp][] = [
  ['React’s server renderer', /node_modules\/(?:react|react-dom)\//],
  ['the page’s data, written for the browser (turbo-stream)', /turbo-stream|single-fetch/],
  ['the router', /node_modules\/react-router\//],
  ['asking PostgreSQL and reading its rows (pg)', /node_modules\/(?:pg|postgres)[^/]*\//],
  ['building queries (Kysely)', /node_modules\/kysely\//],
]

function layerOf(stack: Frame[]): string {
  const [leaf] = stack
  if (leaf?.name === '(garbage collector)') return 'collecting garbage'
  if (stack.some(({ url }) => url === 'node:zlib')) return 'compressing'
  if (leaf?.name.startsWith('write')) return 'handing answers and queries to the kernel'
  const address = ownerIn(stack)?.url
  if (address === undefined) return 'Node: HTTP, streams and promises'
  const library = libraries.find(([, pattern]) => pattern.test(address))
  if (library) return library[0]
  if (address.includes('node_modules')) return 'other libraries'
  const isRendering = stack.some(({ url }) => url.includes('react-dom-server'))
  return isRendering ? 'the pages’ components, words and dates' : 'the portal: handler, session, reading, tag, headers'
}

/** The nearest that is not Node’s own. */
function ownerIn(stack: Frame[]): Frame | undefined {
  return stack.find(({ url }) => url !== '' && !url.startsWith('node:'))
}

/** What is at work itself, with its file: a chunk of the build without the hash in its name. */
function functionOf(stack: Frame[]): string {
  const [leaf = { name: '', url: '' }] = stack
  const file = leaf.url.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.js$)/, '')
  return file ? `${leaf.name} (${file})` : leaf.name
}
