import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDealer, ask, claimWith, databaseOf, formOf } from '#tests/journeys/dealer.fixture.ts'
import { percentile } from './load.ts'
import { memoryOf, type Served, startPortal } from './processes.ts'

export type StreamFigures = {
  streams: number
  /** The server's memory for each. */
  kB: number
  events: number
  /** Milliseconds from when a reply is sent until an open page of its company hears of it. */
  p50: number
  most: number
  postgres: string
}

export type StreamPlan = { folder: string; streams: number; events: number }

/** One account may hold eight open. */
const each = 8

/** What open pages cost a server, and how soon they hear of a reply. */
export async function measureStreams({ folder, streams, events }: StreamPlan): Promise<StreamFigures> {
  const dataDir = path.join(folder, 'streams')
  const portal = await startPortal(dataDir)
  const open: IncomingMessage[] = []
  try {
    const { cookies, postgres } = await addDealers(dataDir, 1 + Math.ceil(streams / each))
    const [speaker = '', ...listeners] = cookies
    const server = { address: portal.origin }
    const ticket = await openTicket(server, speaker)
    // What is loaded and made once is not counted.
    for (const cookie of cookies) await (await ask(server, '/tickets', cookie)).text()
    open.push(await listen(portal, speaker))
    const before = await settled(portal)
    for (let at = 0; at < streams; at++) open.push(await listen(portal, listeners[Math.floor(at / each)] ?? speaker))
    const kB = (1000 * ((await settled(portal)) - before)) / streams
    const times: number[] = []
    for (let at = 0; at < events; at++) times.push(await hear(server, open[0], speaker, ticket))
    return { streams, kB, events, p50: percentile(times, 0.5), most: Math.max(...times), postgres }
  } finally {
    for (const answer of open) answer.destroy()
    await portal.stop()
  }
}

async function addDealers(dataDir: string, count: number) {
  const db = await databaseOf(dataDir)
  const cookies: string[] = []
  for (let at = 0; at < count; at++) cookies.push(await addDealer(db))
  const { rows } = await db.query<{ server_version: string }>('show server_version')
  await db.end()
  return { cookies, postgres: rows[0]?.server_version ?? '' }
}

async function openTicket(server: { address: string }, cookie: string): Promise<string> {
  const body = claimWith('La scatola è arrivata senza il pezzo che manca.')
  const answer = await ask(server, '/new-ticket', cookie, { method: 'POST', body })
  const found = /\/tickets\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]
  if (found === undefined) throw new Error(`The ticket was answered ${answer.status}`)
  return found
}

/** A page that stays open; it is open once its first bytes are there. */
function listen({ origin }: Served, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/live`, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered ${answer.statusCode}`))
      answer.once('data', () => resolve(answer))
      answer.resume()
      // It ends with the server.
      answer.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}

/** The server's memory in MB, once it has had time to give back what it only needed meanwhile. */
async function settled({ pid }: Served): Promise<number> {
  const seen: number[] = []
  for (let look = 0; look < 10; look++) {
    await sleep(2000)
    seen.push(memoryOf(pid))
  }
  return Math.min(...seen)
}

async function hear(server: { address: string }, page: IncomingMessage | undefined, cookie: string, ticket: string) {
  const heard = new Promise<number>((resolve) => {
    const listener = (part: Buffer) => {
      if (!part.toString().includes(ticket)) return
      page?.off('data', listener)
      resolve(performance.now())
    }
    page?.on('data', listener)
  })
  const sent = performance.now()
  const body = formOf({ intent: 'reply', submission: randomUUID(), message: 'Come siamo messi?' })
  const answer = await ask(server, `/tickets/${ticket}`, cookie, { method: 'POST', body })
  if (answer.status !== 303) throw new Error(`A reply was answered ${answer.status}`)
  const took = (await heard) - sent
  // A page hears of several acts in a moment as one.
  await sleep(1500)
  return took
}
