import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  addDealer,
  allGone,
  ask,
  claimWith,
  dial,
  isRunning,
  launch,
  ownFolder,
  processesIn,
  start,
  waitFor,
  withDatabase,
} from './server.fixture.ts'

test('the portal starts again where it was stopped, and each stop leaves no process behind', async () => {
  const dataDir = ownFolder()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await start({ DATA_DIR: dataDir }, 'bin/start.mjs')
    expect((await ask(server, '/readyz')).status).toBe(200)
    server.process.kill(signal)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await allGone(dataDir)
  }
})

test('SIGHUP to a service with one process ends nothing and says why', async () => {
  const server = await start({ DATA_DIR: ownFolder() }, 'bin/start.mjs')
  server.process.kill('SIGHUP')
  await waitFor(() => server.output().includes('only where WEB_CONCURRENCY is above 1'))
  expect((await ask(server, '/readyz')).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('a start that is stopped midway leaves nothing behind, whatever it was at', async () => {
  const moments: ((dataDir: string) => boolean)[] = [
    (dataDir) => existsSync(path.join(dataDir, 'postgres/cluster.new')),
    (dataDir) => existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid')),
    (dataDir) => existsSync(path.join(dataDir, 'scratch')),
  ]
  await Promise.all(
    moments.map(async (isNow) => {
      const dataDir = ownFolder()
      const { process: child, ended, output } = launch({ DATA_DIR: dataDir, DEMO: 'on' })
      await waitFor(() => isNow(dataDir), 30_000)
      child.kill('SIGTERM')
      expect(await ended).toEqual({ code: 0, signal: null })
      expect(output()).not.toContain(' is ready at ')
      await allGone(dataDir)
    }),
  )
})

test('the server ends, database and all, when the program that started it is killed', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir }, 'bin/start.mjs')
  server.process.kill('SIGKILL')
  await waitFor(() => !isRunning(server.pid) && processesIn(dataDir).length === 0)
})

test('a stop told to npm reaches the server, whatever shell npm puts in between', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir }, 'npm start')
  server.process.kill('SIGTERM')
  await server.ended
  await allGone(dataDir)
})

test('a stop finishes the request in flight, takes no other, and waits for no idle connection', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir })
  const cookie = await withDatabase(dataDir, addDealer)
  const idle = await dial(server)
  idle.write(`GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`)
  await once(idle, 'data')
  const body = Buffer.from(
    await new Response(claimWith('La scatola è arrivata senza il pezzo che serve.', randomUUID())).arrayBuffer(),
  )
  const boundary = /^--(\S+)/.exec(body.toString('latin1'))?.[1] ?? ''
  const busy = await dial(server)
  let heard = ''
  busy.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const head = [
    'POST /en/new-ticket HTTP/1.1',
    `host: 127.0.0.1:${server.port}`,
    `origin: ${server.address}`,
    `cookie: ${cookie}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
  ]
  busy.write(`${head.join('\r\n')}\r\n\r\n`)
  busy.write(body.subarray(0, 2000))
  await new Promise((resolve) => setTimeout(resolve, 300))
  server.process.kill('SIGTERM')
  await waitFor(() =>
    dial(server).then(
      (socket) => (socket.destroy(), false),
      () => true,
    ),
  )
  expect(heard).toBe('')
  busy.write(body.subarray(2000))
  await waitFor(() => heard.includes('\r\n\r\n'))
  expect(heard).toMatch(/^HTTP\/1\.1 303 /)
  expect(heard).toMatch(/^connection: close\r$/im)
  expect(await server.ended).toEqual({ code: 0, signal: null })
  await allGone(dataDir)
})

test('a stop is told to those who watch before the door closes, and until then everybody is answered', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir, DRAIN_SECONDS: '2' })
  const kept = await dial(server)
  let heard = ''
  kept.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const askAgain = () => kept.write(`GET /readyz HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`)
  askAgain()
  await waitFor(() => heard.includes('"ready"'))
  server.process.kill('SIGTERM')
  await waitFor(async () => (await ask(server, '/readyz')).status === 503)
  for (let times = 0; times < 20; times++) {
    const answers = await Promise.all(['/healthz', '/en/tickets'].map((where) => ask(server, where)))
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
  }
  // On a connection of before as well.
  heard = ''
  askAgain()
  await waitFor(() => heard.includes('not ready'))
  expect(await server.ended).toEqual({ code: 0, signal: null })
  await allGone(dataDir)
})
