import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { usualShares } from '#app/kit/http/connections.server.ts'
import { percentile } from '#tests/bench/load.ts'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { openStand } from './stand.ts'

/*
 * One address opens more connections than there may be, begins a form on each and sends it drop by drop; where one is
 * closed it dials again at once. Everybody else asks on, each time on a new connection, from addresses of their own.
 */

/** @param cookie of somebody who is signed in */
type Portal = { origin: string; cookie: string }
type Options = { connections: number; seconds: number }

export type Drip = {
  /** How many of the attacker's connections were open in the end. */
  held: number
  /** What others asked for and how it was answered: a status, or that it broke. */
  answers: Record<string, number>
  /** In milliseconds, of others' pages. */
  quiet: { p50: number; p95: number }
  attacked: { p50: number; p95: number }
}

const pages = ['/en', '/en/tickets', '/healthz', '/fr/user']

/** The attacker has a process of its own: what it does must not be measured as slowness of the portal. */
const attackerWord = 'attack'

/** Measures others' pages alone, and then as long during the attack. */
export async function drip(portal: Portal, { connections, seconds }: Options): Promise<Drip> {
  // What the first of its kind loads and compiles is not measured.
  await askOn(portal, Math.min(2, seconds))
  const quiet = await askOn(portal, seconds)
  const attacker = fork(import.meta.filename, [attackerWord, portal.origin, String(connections)], { execArgv: [] })
  await once(attacker, 'message')
  const attacked = await askOn(portal, seconds)
  attacker.send('stop')
  const [held]: unknown[] = await once(attacker, 'message')
  return {
    held: Number(held),
    answers: attacked.answers,
    quiet: { p50: percentile(quiet.latencies, 0.5), p95: percentile(quiet.latencies, 0.95) },
    attacked: { p50: percentile(attacked.latencies, 0.5), p95: percentile(attacked.latencies, 0.95) },
  }
}

/** Every other address of this machine's, one after the other, a few at a time. */
async function askOn({ origin, cookie }: Portal, seconds: number) {
  const latencies: number[] = []
  const answers: Record<string, number> = {}
  const end = performance.now() + seconds * 1000
  const client = async (number: number) => {
    for (let turn = number; performance.now() < end; turn++) {
      const page = pages[turn % pages.length] ?? '/'
      const began = performance.now()
      const status = await ask(origin + page, { localAddress: `127.0.0.${2 + (turn % 20)}`, headers: { cookie } })
      if (page !== '/healthz') latencies.push(performance.now() - began)
      answers[`${page} ${status}`] = (answers[`${page} ${status}`] ?? 0) + 1
      await sleep(20)
    }
  }
  await Promise.all([client(0), client(1)])
  return { latencies, answers }
}

function ask(address: string, options: http.RequestOptions): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get(address, { ...options, agent: false, timeout: 10_000 }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', (error) => resolve(error.message))
  })
}

/** A drop on each connection every ten seconds, and at once a new connection in the place of one that was closed. */
async function startAttack(origin: string, connections: number) {
  const { hostname, port } = new URL(origin)
  const head = [
    'POST /?sign-in= HTTP/1.1',
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    'content-type: application/x-www-form-urlencoded',
    'content-length: 5000',
  ]
  const sockets: Socket[] = []
  let isOver = false
  const begin = async (at: number) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.1' })
    sockets[at] = socket
    socket.on('error', () => undefined)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
    if (socket.destroyed) return
    socket.write(`${head.join('\r\n')}\r\n\r\nemail=`)
    socket.once('close', () => {
      if (!isOver) void begin(at)
    })
  }
  for (let at = 0; at < connections; at += 50)
    await Promise.all(Array.from({ length: Math.min(50, connections - at) }, (_, more) => begin(at + more)))
  await sleep(500)
  let turn = 0
  const timer = setInterval(() => {
    // A hundredth of them at a time: ten seconds for the round.
    const until = turn + Math.ceil(connections / 100)
    for (; turn < until; turn++) {
      const at = turn % connections
      if (sockets[at]?.writable) sockets[at].write('a')
      else void begin(at)
    }
  }, 100)
  return {
    async stop() {
      clearInterval(timer)
      isOver = true
      // Those that are open because nobody is told at once do not count, and the word of others is still on its way.
      await sleep(usualShares.leftOpen + 500)
      const held = sockets.filter((socket) => !socket.destroyed).length
      for (const socket of sockets) socket.destroy()
      return held
    },
  }
}

/** A portal of its own, with somebody in it. */
async function main(isShort: boolean): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  const cookie = await stand.query(addDealer)
  const connections = usualShares.most + 50
  const found = await drip({ origin: stand.origin(), cookie }, { connections, seconds: isShort ? 4 : 20 })
  const faults = isHeld(found) ? [] : ['others were not answered']
  // Twice as long, or what nobody notices.
  if (found.attacked.p95 > Math.max(2 * found.quiet.p95, found.quiet.p95 + 100)) faults.push('others wait too long')
  return joined([{ figures: [said(connections, found)], faults }, await openToAll()])
}

/** A server that takes connections as they come, up to as many as it can hold: others have to be seen to be kept out. */
async function openToAll(): Promise<Found> {
  const server = http.createServer((request, answer) => request.resume().once('end', () => answer.end()))
  server.maxConnections = 200
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const found = await drip({ origin, cookie: '' }, { connections: 250, seconds: 1 })
  server.closeAllConnections()
  server.close()
  return sabotaged(
    'a server that shares its connections with nobody in mind',
    isHeld(found) ? [] : ['others broke off'],
  )
}

/** Whether everybody else was answered. */
export function isHeld({ answers }: Drip): boolean {
  return Object.keys(answers).every((answer) => answer.endsWith(' 200'))
}

export function said(connections: number, { held, answers, quiet, attacked }: Drip): string {
  const times = (one: Drip['quiet']) => `p50 ${one.p50.toFixed(1)} ms, p95 ${one.p95.toFixed(1)} ms`
  return [
    `${connections} slow connections from one address, ${held} of them held`,
    `others, alone:  ${times(quiet)}`,
    `others, during: ${times(attacked)} (${(attacked.p95 / quiet.p95).toFixed(2)} x)`,
    `answers: ${JSON.stringify(answers)}`,
  ].join('\n')
}

async function attack([origin = '', connections = '']: string[]): Promise<void> {
  const attacker = await startAttack(origin, Number(connections))
  process.send?.('begun')
  await once(process, 'message')
  process.send?.(await attacker.stop())
  process.disconnect()
}

if (process.argv[1] === import.meta.filename) {
  const [first = '', ...others] = process.argv.slice(2)
  await (first === attackerWord ? attack(others) : conclude(main))
}
