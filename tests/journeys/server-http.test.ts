import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import {
  addDealer,
  ask,
  claimWith,
  databaseOf,
  freePort,
  ownFolder,
  speak,
  start,
  startWithDealer,
} from './server.fixture.ts'

const english = path.join(rootDir, 'build/client/assets/en')

test('every kind of answer carries the headers that keep a browser from harm', async () => {
  const dataDir = ownFolder()
  const port = await freePort()
  await start({ DATA_DIR: dataDir, APP_URL: 'https://portal.example', PORT: String(port) })
  const db = await databaseOf(dataDir)
  const cookie = (await addDealer(db)).replace('session=', '__Host-session=')
  await db.end()
  // The line names the public address; the test speaks to the port itself, as the proxy in front would.
  const near = { address: `http://127.0.0.1:${port}` }
  const https = { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' }
  const send = (where: string, init: RequestInit = {}) =>
    ask(near, where, cookie, { ...init, headers: { ...https, ...Object.fromEntries(new Headers(init.headers)) } })
  const sent = await send('/new-ticket', { method: 'POST', body: claimWith('La scatola è arrivata senza il pezzo.') })
  const ticket = await (await send(sent.headers.get('location') ?? '')).text()
  const photo = /\/files\/[\da-f-]{36}/.exec(ticket)?.[0] ?? ''
  const answers: [what: string, answer: Response, status: number][] = [
    ['page', await send('/en/tickets'), 200],
    ['data', await send('/en/tickets.data'), 200],
    ['redirect', sent, 303],
    ['file', await send(photo), 200],
    ['thumbnail', await send(`${photo}/thumb`), 200],
    ['static file', await send(`/assets/en/${scripts()[0]}`), 200],
    ['probe', await send('/healthz'), 200],
    ['not found', await send('/en/nothing'), 404],
    ['no file', await send('/files/nothing'), 404],
    ['anonymous', await ask(near, '/en/tickets'), 401],
    ['foreign origin', await send('/en/tickets', { method: 'POST', headers: { origin: 'https://evil.example' } }), 403],
    ['wrong method', await send('/en/orders', { method: 'PUT' }), 405],
    ['mistake', await send('/en/new-ticket', { method: 'POST', body: new FormData() }), 400],
    ['too large', await send('/en/new-ticket', { method: 'POST', body: tooLarge() }), 413],
  ]
  for (const [what, answer, status] of answers) {
    const { headers } = answer
    expect([what, answer.status]).toEqual([what, status])
    expect(headers.get('x-content-type-options'), what).toBe('nosniff')
    expect(headers.get('referrer-policy'), what).toBe('same-origin')
    expect(headers.get('x-frame-options'), what).toBe('DENY')
    expect(headers.get('strict-transport-security'), what).toMatch(/^max-age=31536000/)
    expect(headers.get('access-control-allow-origin'), what).toBe(null)
    expect(headers.get('x-powered-by') ?? headers.get('server'), what).toBe(null)
    const isStatic = what === 'static file'
    if (!isStatic) expect(headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'")
    const caching = isStatic ? /^public, max-age=31536000, immutable$/ : /^(?:no-store|private, no-cache)$/
    expect(headers.get('cache-control'), what).toMatch(caching)
    const type = headers.get('content-type')
    if (type && /^text\/(?:html|plain|javascript)/.test(type)) expect(type, what).toMatch(/; *charset=utf-8$/i)
    expect(await answer.text(), what).not.toMatch(/\bat .*\.(?:js|ts):\d+|node_modules|sourceMappingURL/)
  }
  const locale = await send('/locale', { method: 'POST', body: new URLSearchParams({ locale: 'fr', to: '/' }) })
  expect(locale.headers.getSetCookie()).toEqual(['locale=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  const left = await send('/en/sign-out', { method: 'POST', body: new URLSearchParams({ intent: 'sign-out' }) })
  expect(left.headers.getSetCookie()).toEqual(['__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'])
  // A session that came without its prefix, from a page before https, is none.
  expect((await ask(near, '/en/tickets', cookie.replace('__Host-', ''))).status).toBe(401)
})

test('built files come compressed as the build left them, pages as they are made, and HEAD says the same without them', async () => {
  const { server, cookie } = await startWithDealer()
  const [script = ''] = scripts().filter((name) => readFileSync(path.join(english, name)).length > 20_000)
  const plain = readFileSync(path.join(english, script))
  const raw = async (where: string, encoding: string, method = 'GET') => {
    const head = `${method} ${where} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncookie: ${cookie}\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`
    const answer = Buffer.from(await speak(server, head, 5000), 'latin1')
    const end = answer.indexOf('\r\n\r\n')
    const headers = answer.toString('latin1', 0, end).toLowerCase()
    return { headers, body: answer.subarray(end + 4), encoding: /content-encoding: (\w+)/.exec(headers)?.[1] }
  }
  for (const where of [`/assets/en/${script}`, '/en/tickets', '/en/tickets.data']) {
    const zstd = await raw(where, 'gzip, deflate, br, zstd')
    const br = await raw(where, 'gzip, deflate, br')
    const gzip = await raw(where, 'gzip;q=1.0, br;q=0')
    const none = await raw(where, 'identity')
    const isPage = where === '/en/tickets'
    expect([zstd.encoding, br.encoding, gzip.encoding, none.encoding]).toEqual(
      where.endsWith('.data')
        ? [undefined, undefined, undefined, undefined]
        : [isPage ? 'zstd' : 'br', 'br', 'gzip', undefined],
    )
    for (const { headers } of [zstd, br, gzip, none]) expect(headers).toMatch(/vary: (?:.*accept-encoding|\*)/)
    const head = await raw(where, 'identity', 'HEAD')
    expect(head.body.length).toBe(0)
    expect(head.headers.split('\r\n')[0]).toContain(' 200 ')
    expect(/content-length: \d+/.exec(head.headers)?.[0]).toBe(
      where.endsWith('.data') ? undefined : `content-length: ${none.body.length}`,
    )
    if (where.startsWith('/assets/')) {
      expect(brotliDecompressSync(br.body).equals(plain) && gunzipSync(gzip.body).equals(plain)).toBe(true)
      expect(br.body.equals(readFileSync(path.join(english, `${script}.br`)))).toBe(true)
    } else if (isPage) {
      const read = [zstdDecompressSync(zstd.body), brotliDecompressSync(br.body), gunzipSync(gzip.body)]
      for (const page of read) expect(page.toString()).toContain('<html lang="en"')
    }
  }
  const built = readdirSync(path.join(rootDir, 'build'), { recursive: true, encoding: 'utf8' })
  expect(built.filter((name) => name.endsWith('.map'))).toEqual([])
})

test('broken and hostile HTTP is refused, and the portal serves on', async () => {
  const { server, cookie } = await startWithDealer()
  const own = `host: 127.0.0.1:${server.port}\r\ncookie: ${cookie}\r\norigin: ${server.address}\r\n`
  const post = `POST /en/new-ticket HTTP/1.1\r\n${own}`
  const smuggled = `GET /smuggled HTTP/1.1\r\n${own}\r\n`
  const refused: [what: string, text: string, status: string][] = [
    ['length and chunks', `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`, '400'],
    ['chunks that are none', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`, '400'],
    ['two lengths', `${post}content-length: 4\r\ncontent-length: 5\r\n\r\nabcd${smuggled}`, '400'],
    ['a length with a space', `${post}content-length : 4\r\n\r\nabcd${smuggled}`, '400'],
    ['a negative length', `${post}content-length: -1\r\n\r\n${smuggled}`, '400'],
    ['bare line feeds', `GET /en HTTP/1.1\nhost: a\n\n${smuggled}`, '400'],
    ['a folded header', `GET /en HTTP/1.1\r\n${own}x: a\r\n b\r\n\r\n`, '400'],
    ['no host', 'GET /en HTTP/1.1\r\n\r\n', '400'],
    ['two hosts', 'GET /en HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', '400'],
    ['a host with a user', 'GET /en HTTP/1.1\r\nhost: a:b@c\r\n\r\n', '400'],
    ['a host with a path', 'GET /en HTTP/1.1\r\nhost: c/console?\r\n\r\n', '400'],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
    ['an endless header', `GET /en HTTP/1.1\r\n${own}x: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${own}\r\n`, '431'],
    ['an echo', `TRACE /en HTTP/1.1\r\n${own}\r\n`, '405'],
    ['an unknown method', `PROPFIND /en HTTP/1.1\r\n${own}connection: close\r\n\r\n`, '405'],
    ['a broken escape', `GET /en/%zz HTTP/1.1\r\n${own}connection: close\r\n\r\n`, '404'],
    [
      'a request for another protocol',
      `GET /en HTTP/1.1\r\n${own}upgrade: websocket\r\nconnection: upgrade, close\r\n\r\n`,
      '200',
    ],
  ]
  const heard = await Promise.all(
    refused.map(async ([what, text]) => [what, (await speak(server, text, 4000)).slice(9, 12)]),
  )
  expect(heard).toEqual(refused.map(([what, , status]) => [what, status]))
  // A body that nobody reads is not taken for the next request.
  const unread = await speak(
    server,
    `POST /healthz HTTP/1.1\r\n${own}content-length: ${smuggled.length}\r\n\r\n${smuggled}`,
    800,
  )
  expect(unread.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  expect((await ask(server, '/en/tickets', cookie)).status).toBe(200)
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)),
  ).toEqual([])
})

function scripts(): string[] {
  return readdirSync(english).filter((name) => name.endsWith('.js'))
}

/** A photo of more than a photo may have. */
function tooLarge(): FormData {
  const form = claimWith('Troppo grande.')
  const photo = new Uint8Array(25_100_000)
  photo.set([0xff, 0xd8, 0xff, 0xe0])
  form.append('attachments', new File([photo], 'grande.jpg'))
  return form
}
