import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { trustedProxies } from './client-address.server.ts'
import { createListener, type Handle } from './listener.server.ts'
import { growthOf } from '#tests/growth.ts'

type Limits = Parameters<typeof createListener>[1]
const usual: Limits = { headersTimeout: 200, connectionsCheckingInterval: 50 }

async function listen(handle: Handle, limits = usual, proxies: string[] = []) {
  const log = pino({ level: 'silent' })
  const isProxy = trustedProxies(proxies)
  const headers = { 'x-content-type-options': 'nosniff' }
  const server = createListener({ handle, files: () => undefined, headers, isProxy, log }, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const hello: Handle = async () => ({ response: new Response('hello') })

/** Sends pieces, each a while after the one before. @returns all that came back until the other side closed */
async function speak(port: number, pieces: (string | Buffer)[], pause = 0): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
  const closed = closing(socket)
  for (const piece of pieces) {
    if (!socket.writable) break
    socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await closed
  return heard
}

test('who sends headers drop by drop is cut off', async () => {
  const port = await listen(hello)
  const drops = Array.from({ length: 400 }, (_, at) => `x-${at}: a\r\n`)
  expect(await speak(port, ['GET / HTTP/1.1\r\nhost: a\r\n', ...drops], 50)).toMatch(/^HTTP\/1\.1 408 /)
})

test('the refusal of a body that is still on its way reaches its sender', async () => {
  const port = await listen(async () => ({
    response: new Response('too large', { status: 413, headers: { 'content-type': 'text/plain' } }),
  }))
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 40000000\r\n\r\n'
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(1_000_000))
  const heard = await speak(port, [head, ...pieces], 1)
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('connection: close')
  expect(heard).toContain('too large')
})

test('headers full of spaces hold up nobody', async () => {
  const html = Buffer.from('a page '.repeat(1000))
  const port = await listen(async () => ({ response: new Response(null), html }))
  const growth = await growthOf((length) =>
    speak(port, [`GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\naccept-encoding: a${' '.repeat(length)}b\r\n\r\n`]),
  )
  expect(growth).toBe('linear')
})

test('what is no request to a portal is refused before the portal sees it', async () => {
  const seen: string[] = []
  const port = await listen(async (request) => {
    seen.push(request.url)
    return { response: new Response('') }
  })
  const statusOf = async (text: string) => (await speak(port, [text])).slice(9, 12)
  expect(await statusOf('TRACE / HTTP/1.1\r\nhost: a\r\n\r\n')).toBe('405')
  expect(await statusOf('GET / HTTP/1.1\r\nhost: a:b@c\r\n\r\n')).toBe('400')
  expect(await statusOf('GET / HTTP/1.1\r\nhost: c/console?\r\n\r\n')).toBe('400')
  expect(await statusOf('GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n')).toBe('400')
  expect(seen).toEqual([])
  await statusOf('GET http://evil.example/x HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n')
  await statusOf('GET /x HTTP/1.1\r\nhost: [::1]:3000\r\nconnection: close\r\n\r\n')
  expect(seen).toEqual(['http://portal.example/', 'http://[::1]:3000/x'])
})

test('one sender who holds the share of an address loses the slowest connection to the next, and nobody else does', async () => {
  const port = await listen(readingForms, { share: 4, leftOpen: 10 })
  const other = await begin(port, { from: '127.0.0.2' })
  const held: Socket[] = []
  for (let at = 0; at < 4; at++) held.push(await begin(port))
  const [slowest, quick, idle] = held
  await say(slowest, 'a')
  for (const socket of held) if (socket !== slowest) await say(socket, 'a'.repeat(500))
  await say(quick, 'a'.repeat(50_000))
  const gone = closing(held[0])
  const fifth = await begin(port)
  await gone
  // One that was answered and waits for nothing goes before all that send.
  await say(idle, 'a'.repeat(70_000))
  await finish(idle)
  const closed = closing(idle)
  await begin(port)
  await closed
  for (const socket of [other, quick, fifth]) expect(await finish(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('who has to go and sent slowly is not told at once, nor read any more, and an idle one is', async () => {
  const port = await listen(readingForms, { most: 4, share: 2, leftOpen: 60_000 })
  const [first, second] = [await begin(port), await begin(port)]
  const [third, fourth] = [await begin(port), await begin(port)]
  expect([first, second].map((socket) => socket.closed)).toEqual([false, false])
  for (const socket of [third, fourth]) expect(await finish(socket)).toMatch(/^HTTP\/1\.1 200 /)
  const answers: string[] = []
  for (const socket of [first, second]) socket.on('data', (text) => answers.push(String(text)))
  for (const socket of [first, second]) await say(socket, 'a'.repeat(written.get(socket) ?? 0))
  const idle = closing(third)
  const [fifth, sixth] = [await begin(port), await begin(port)]
  await idle
  // No more of them are left open than there may be connections.
  const closed = closing(first)
  for (let at = 0; at < 3; at++) await begin(port)
  await closed
  expect([second, fifth, sixth].map((socket) => socket.closed)).toEqual([false, false, false])
  expect(answers).toEqual([])
})

test('where all connections are taken, the address that holds most gives one to a newcomer', async () => {
  const port = await listen(readingForms, { most: 6, leftOpen: 10 })
  const few = [await begin(port, { from: '127.0.0.2' }), await begin(port, { from: '127.0.0.2' })]
  const many: Socket[] = []
  for (let at = 0; at < 4; at++) many.push(await begin(port, { from: '127.0.0.3' }))
  const closed = Promise.race(many.map(closing))
  const newcomer = await begin(port)
  await closed
  expect(many.filter((socket) => socket.destroyed)).toHaveLength(1)
  for (const socket of [...few, newcomer]) expect(await finish(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind a trusted proxy each visitor has a share of requests, and the proxy none of connections', async () => {
  const port = await listen(readingForms, { share: 2, leftOpen: 10 }, ['127.0.0.1'])
  const hostile = [await begin(port, { visitor: '192.0.2.1' }), await begin(port, { visitor: '192.0.2.1' })]
  const others: Socket[] = []
  for (const visitor of ['192.0.2.2', '192.0.2.3', '2001:db8::1', '2001:db8::2'])
    others.push(await begin(port, { visitor }))
  const closed = Promise.race(hostile.map(closing))
  const third = await begin(port, { visitor: '192.0.2.1' })
  await closed
  // With IPv6 a person has a whole network.
  const [, , first] = others
  const replaced = closing(first)
  others.splice(2, 1, await begin(port, { visitor: '2001:db8::3' }))
  await replaced
  for (const socket of [...others, third]) expect(await finish(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body that comes drop by drop has the time of a form, and of those who may send files as long as it keeps coming', async () => {
  const answers: string[] = []
  const first = 17_000
  const port = await listen(
    async (request, { allowLongBody }) => {
      if (request.url.endsWith('/long')) allowLongBody()
      const { fields, problem } = await readForm(request, async ({ stream }) => void stream.resume())
      answers.push(`${new URL(request.url).pathname} ${problem ?? 'read'} ${fields.get('a')?.length}`)
      return { response: new Response(null, { status: problem ? 400 : 200 }) }
    },
    { patience: 400 },
  )
  const drip = async (path: string, drop: number, drops: number) => {
    const socket = await begin(port, { path, length: 2 + first + drop * drops })
    await say(socket, 'a'.repeat(first))
    const closed = closing(socket)
    // Each drop is far from the end of the patience that is left; all of them together last longer than it.
    for (let at = 0; at < drops && !socket.destroyed; at++) {
      await say(socket, 'a'.repeat(drop))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (!socket.destroyed) await Promise.race([closed, new Promise((resolve) => socket.once('data', resolve))])
    socket.destroy()
  }
  await Promise.all([drip('/short', 1000, 9), drip('/long', 1000, 9), drip('/long', 1, 9)])
  expect(answers.toSorted()).toEqual(['/long aborted undefined', '/long read 26000', '/short aborted undefined'])
})

test('a form that comes drop by drop is never seen by the portal, and told that its time is over', async () => {
  const seen: string[] = []
  const port = await listen(
    async (request) => {
      seen.push(request.url)
      return { response: new Response('seen') }
    },
    { patience: 200 },
  )
  const socket = await begin(port)
  const answered = once(socket, 'data')
  await say(socket, 'a')
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 408 /)
  const left = await begin(port)
  left.destroy()
  expect(await finish(await begin(port, { path: '/whole', length: 20_000 }))).toMatch(/^HTTP\/1\.1 200 /)
  expect(seen).toEqual(['http://a/whole'])
})

const readingForms: Handle = async (request) => {
  await readForm(request, async ({ stream }) => void stream.resume())
  return { response: new Response('read') }
}

type Begun = { from?: string; visitor?: string; path?: string; length?: number }

/** A form whose body is still to come, once the portal has it. */
async function begin(port: number, { from = '127.0.0.1', visitor, path = '/', length = 100_000 }: Begun = {}) {
  const socket = await dial(port, from)
  const forwarded = visitor ? `x-forwarded-for: ${visitor}\r\n` : ''
  const type = 'content-type: application/x-www-form-urlencoded'
  await say(socket, `POST ${path} HTTP/1.1\r\nhost: a\r\n${forwarded}${type}\r\ncontent-length: ${length}\r\n\r\na=`)
  written.set(socket, length - 2)
  return socket
}

async function dial(port: number, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

function closing(socket: Socket | undefined): Promise<unknown> {
  return new Promise((resolve) => (socket?.closed ? resolve(undefined) : socket?.once('close', resolve)))
}

const written = new WeakMap<Socket, number>()

/** Sends a part of the body, and waits until the other side has it. */
async function say(socket: Socket | undefined, text: string): Promise<void> {
  if (!socket || socket.destroyed) return
  written.set(socket, (written.get(socket) ?? 0) - text.length)
  await new Promise((resolve) => socket.write(text, resolve))
  await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Sends the rest of the body. @returns what was answered */
async function finish(socket: Socket | undefined): Promise<string> {
  if (!socket || socket.destroyed) return 'closed'
  const answered = once(socket, 'data')
  await say(socket, 'a'.repeat(written.get(socket) ?? 0))
  const [text]: unknown[] = await answered
  return String(text)
}
