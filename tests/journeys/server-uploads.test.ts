import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import {
  ask,
  claimWith,
  databaseOf,
  dial,
  filesIn,
  memoryOf,
  type Server,
  startWithDealer,
  waitFor,
} from './server.fixture.ts'

test('151 MB are refused with flat memory and the text in the form, and 310 MB without a look at them', async () => {
  const { server, cookie, dataDir } = await startWithDealer()
  // What the first of its kind loads and compiles stays.
  await sendLarge(server, cookie, 'Une première fois, plus petite.', 20_000_000)
  const before = memoryOf(server.pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 20)
  const content = 'Le cadre est fendu près du boîtier de pédalier.'
  const answer = await sendLarge(server, cookie, content, 151_000_000)
  clearInterval(watch)
  expect(answer.status).toBe(413)
  expect(answer.page).toContain(attachmentWords['form-too-large'].fr)
  expect(answer.page).toContain(content)
  // Kept as a whole it would be 151 MB more; how soon the rest is collected is Node's affair.
  expect(peak - before).toBeLessThan(100 * 1024 * 1024)
  const refused = await sendLarge(server, cookie, content, 310_000_000)
  expect(refused.status).toBe(413)
  expect(refused.page).toContain(problemWords['body-too-large'].fr)
  expect(filesIn(path.join(dataDir, 'scratch'))).toEqual([])
})

test('an upload that is broken off leaves nothing behind', async () => {
  const { server, cookie, dataDir } = await startWithDealer()
  const files = ['files', 'scratch'].map((folder) => path.join(dataDir, folder))
  const left = () => files.flatMap(filesIn)
  for (const where of ['/uploads', '/new-ticket']) {
    const socket = await dial(server)
    const photo = `--limite\r\ncontent-disposition: form-data; name="${where === '/uploads' ? 'file' : 'attachments'}"; filename="a.jpg"\r\n\r\n`
    socket.write(
      `POST ${where} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncookie: ${cookie}\r\norigin: ${server.address}\r\ncontent-type: multipart/form-data; boundary=limite\r\ncontent-length: 9000000\r\n\r\n${field('submission', randomUUID())}${field('field', 'attachments')}${photo}`,
    )
    socket.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000_000)]))
    await waitFor(() => left().length === 1)
    socket.destroy()
    await waitFor(() => left().length === 0)
  }
  const db = await databaseOf(dataDir)
  const { rows } = await db.query(
    'select (select count(*)::int from ticket) as tickets, (select count(*)::int from attachment) as files',
  )
  await db.end()
  expect(rows).toEqual([{ tickets: 0, files: 0 }])
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)),
  ).toEqual([])
})

test('who only asks about files, or leaves in the midst of one, holds none open', async () => {
  const { server, cookie } = await startWithDealer()
  const sent = await ask(server, '/new-ticket', cookie, {
    method: 'POST',
    body: claimWith('La scatola è arrivata senza il pezzo.'),
  })
  const photo =
    /\/files\/[\da-f-]{36}/.exec(await (await ask(server, sent.headers.get('location') ?? '', cookie)).text())?.[0] ??
    ''
  const open = () =>
    readdirSync(`/proc/${server.pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${server.pid}/fd/${fd}`)].filter((target) => /\/files\/[\da-f]{2}\//.test(target))
      } catch {
        return []
      }
    })
  for (let times = 0; times < 10; times++) {
    expect((await ask(server, photo, cookie, { method: 'HEAD' })).status).toBe(200)
    const socket = await dial(server)
    socket.write(`GET ${photo} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncookie: ${cookie}\r\n\r\n`)
    await delay(5)
    socket.destroy()
  }
  await waitFor(() => open().length === 0, 3000)
})

function field(name: string, value: string): string {
  return `--limite\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

/** A claim with two large videos, made while they are sent. */
async function sendLarge(server: Server, cookie: string, content: string, bytes: number) {
  const video = Buffer.concat([
    Buffer.from('--limite\r\ncontent-disposition: form-data; name="attachments"; filename="film.mp4"\r\n\r\n'),
    Buffer.from('000000186674797069736f6d0000000069736f6d6d703432', 'hex'),
  ])
  const megabyte = Buffer.alloc(1_000_000)
  const half = Array.from({ length: Math.ceil(bytes / 2_000_000) }, () => megabyte)
  const end = Buffer.from('\r\n--limite--\r\n')
  const pieces = [
    Buffer.from(field('submission', randomUUID()) + field('content', content)),
    video,
    ...half,
    Buffer.from('\r\n'),
    video,
    ...half,
    end,
  ]
  const headers = {
    cookie,
    origin: server.address,
    'content-type': 'multipart/form-data; boundary=limite',
    'content-length': pieces.reduce((sum, piece) => sum + piece.length, 0),
  }
  const sending = request(new URL('/fr/new-ticket', server.address), { method: 'POST', headers })
  // What node:http hands to its listeners. A refusal comes, and ends the connection, before all is sent.
  const answered = (once(sending, 'response') as Promise<[IncomingMessage]>).then(async ([answer]) => {
    const page = await text(answer)
    return { status: answer.statusCode, page: page.replaceAll('&#x27;', "'") }
  })
  await pipeline(Readable.from(pieces), sending).catch(() => undefined)
  return answered
}
