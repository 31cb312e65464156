import { once } from 'node:events'
import { connect } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createListener, type Handle } from './listener.server.ts'

async function listen(handle: Handle) {
  const log = pino({ level: 'silent' })
  const limits = { headersTimeout: 200, connectionsCheckingInterval: 50 }
  const server = createListener(
    { handle, files: () => undefined, headers: { 'x-content-type-options': 'nosniff' }, log },
    limits,
  )
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
  const closed = once(socket, 'close')
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
  const drops = Array.from({ length: 40 }, (_, at) => `x-${at}: a\r\n`)
  const began = Date.now()
  expect(await speak(port, ['GET / HTTP/1.1\r\nhost: a\r\n', ...drops], 50)).toMatch(/^HTTP\/1\.1 408 /)
  expect(Date.now() - began).toBeLessThan(1500)
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
  const spaces = ' '.repeat(15_000)
  const began = performance.now()
  await speak(port, [`GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\naccept-encoding: a${spaces}b\r\n\r\n`])
  expect(performance.now() - began).toBeLessThan(150)
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
