import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { certificate, certificateKey } from '#app/adapters/mail/certificate.fixture.ts'
import { BadCertificate, postChecked, TargetRefused, TooSlow } from './checked-call.server.ts'
import { isPublicAddress } from './public-address.ts'

const post = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
const anywhere = { targets: 'private', timeout: 2000 } as const
const publicOnly = { targets: 'public', timeout: 2000 } as const

async function serve(answer: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hooks?key=1`, port }
}

const refused = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::10.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2001:0:4136:e378::1',
  '2002:a00:1::1',
  'fc00::1',
  'fd00::8',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

test.each(refused)('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '100.63.255.255', '100.128.0.1', '172.32.0.1', '193.0.0.1', '223.255.255.255', '2a00:1450::1'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('an address of this machine or its neighbours is not called, however it is written', async () => {
  const hosts = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:10.0.0.1]', '10.0.0.9', '[fd00::1]']
  for (const host of [...hosts, '169.254.169.254'])
    await expect(postChecked(publicOnly, { ...post, url: `https://${host}/` }), host).rejects.toThrow(TargetRefused)
  await expect(postChecked(publicOnly, { ...post, url: 'http://1.1.1.1/' })).rejects.toThrow('only https')
  await expect(postChecked(anywhere, { ...post, url: 'ftp://127.0.0.1/' })).rejects.toThrow(TargetRefused)
})

test('a name that leads to a public and a private address is not called at all', async () => {
  const found = [
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  const caller = { ...publicOnly, resolve: async () => found }
  await expect(postChecked(caller, { ...post, url: 'https://both.example/' })).rejects.toThrow('10.0.0.1')
})

test('a name is asked once, and the line goes to what it said then', async () => {
  const { port } = await serve((_, response) => response.end('here'))
  const asked: string[] = []
  async function resolve(host: string) {
    asked.push(host)
    // The second time it leads elsewhere: to where nobody listens.
    return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
  }
  const answer = await postChecked({ ...anywhere, resolve }, { ...post, url: `http://changes.example:${port}/` })
  expect([answer.said, asked]).toEqual(['here', ['changes.example']])
  // Public names are resolved once as well: an address that would have been private the second time is never called.
  const second = { ...publicOnly, timeout: 300, resolve: async () => [{ address: '10.0.0.1', family: 4 }] }
  await expect(postChecked(second, { ...post, url: 'https://changes.example/' })).rejects.toThrow(TargetRefused)
})

test('a redirect to another address is an answer and is not followed', async () => {
  let called = 0
  const inside = await serve((_, response) => {
    called += 1
    response.end()
  })
  const { url } = await serve((_, response) => response.writeHead(307, { location: inside.url }).end())
  await expect(postChecked(anywhere, { ...post, url })).rejects.toMatchObject({ status: 307 })
  expect(called).toBe(0)
})

test('what was sent arrives as it is; of a long answer only the beginning is read, and of half a one what came', async () => {
  let arrived = ''
  const whole = await serve((request, response) => {
    request.on('data', (piece: Buffer) => (arrived += piece.toString()))
    request.on('end', () => response.end(`${request.method} ${request.headers['content-type']}`))
  })
  expect(await postChecked(anywhere, { ...post, url: whole.url })).toEqual({
    status: 200,
    said: 'POST application/json',
  })
  expect(arrived).toBe('{"a":1}')
  const endless = await serve((_, response) => {
    const more = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => clearInterval(more))
  })
  const { said } = await postChecked({ ...anywhere, mostBytes: 5000 }, { ...post, url: endless.url })
  expect(said).toBe('x'.repeat(5000))
  const half = await serve((_, response) => {
    response.writeHead(202, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await postChecked(anywhere, { ...post, url: half.url })).toEqual({ status: 202, said: 'half' })
})

test('who says nothing in time, hangs up, or is not there has not answered; none of it names what follows the host', async () => {
  const silent = await serve(() => undefined)
  const slow = await postChecked({ ...anywhere, timeout: 100 }, { ...post, url: silent.url }).catch(String)
  await expect(postChecked({ ...anywhere, timeout: 100 }, { ...post, url: silent.url })).rejects.toThrow(TooSlow)
  expect(slow).not.toContain('hooks')
  const rude = await serve((request) => request.socket.destroy())
  await expect(postChecked(anywhere, { ...post, url: rude.url })).rejects.toMatchObject({
    status: undefined,
    isFault: true,
  })
  const never = { ...anywhere, timeout: 100, resolve: () => new Promise<never>(() => undefined) }
  await expect(postChecked(never, { ...post, url: 'http://silent.example/' })).rejects.toThrow(TooSlow)
})

test('an answer of 429 says how long to wait', async () => {
  const { url } = await serve((_, response) => response.writeHead(429, { 'retry-after': '30' }).end('slow down'))
  await expect(postChecked(anywhere, { ...post, url })).rejects.toMatchObject({
    status: 429,
    retryAfter: 30_000,
    said: 'slow down',
  })
})

test('a server whose certificate nobody vouches for is told apart, and nothing is sent to it', async () => {
  let called = 0
  const server = createSecureServer({ cert: certificate, key: certificateKey }, () => (called += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const local = { ...anywhere, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
  await expect(postChecked(local, { ...post, url: `https://localhost:${port}/` })).rejects.toThrow(BadCertificate)
  expect(called).toBe(0)
})
