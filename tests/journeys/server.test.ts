import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  addDealer,
  ask,
  claimWith,
  databaseOf,
  dial,
  freePort,
  isRunning,
  launch,
  ownFolder,
  allGone,
  processesIn,
  start,
  waitFor,
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

test('what is dangerous or probably mistyped is said at each start, which goes on', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir, HOST: '0.0.0.0', INSECURE_HTTP: 'yes', APP_ULR: 'https://a.example' })
  const warnings = server.output().match(/^Warning: .*\.$/gm)
  expect(warnings).toEqual([
    expect.stringMatching(/APP_ULR .*APP_URL/),
    expect.stringMatching(/The setting HOST is 0\.0\.0\.0, .*passwords/),
    expect.stringMatching(/MAIL=log .*sends none/),
  ])
})

test('a wrong setting ends the start with one sentence that names it', async () => {
  const dataDir = ownFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  const file = path.join(dataDir, 'file')
  writeFileSync(file, '')
  const wrong: Record<string, string>[] = [
    { ROLE: 'both' },
    { HOST: '0.0.0.0', DEMO: 'on' },
    { PORT: port },
    { HOST: '0.0.0.0' },
    { HOST: '203.0.113.7', APP_URL: 'https://portal.example' },
    { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal' },
    // With DEMO_PUBLIC the demonstration may be shown beyond this machine, so that the next mistake is told.
    {
      DATA_DIR: path.join(file, 'data'),
      HOST: '0.0.0.0',
      APP_URL: 'https://portal.example',
      DEMO: 'on',
      DEMO_PUBLIC: 'yes',
    },
    { DATA_DIR: '/proc/x' },
    { DATA_DIR: '/proc' },
    { DATA_DIR: path.join(file, 'data'), DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal' },
  ]
  const left = wrong.map((setting, at) => [setting, path.join(dataDir, String(at))] as const)
  const check = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [setting, folder] = next
      // Where nothing is to be warned of.
      const mail = { MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@maker.example' }
      const { ended, output } = launch({ DATA_DIR: folder, ...mail, ...setting })
      expect([setting, (await ended).code]).toEqual([setting, 1])
      // One line, which ends as a sentence does, and tells no password.
      expect(output()).toMatch(/^[^\n]+\.\n$/)
      expect(output()).toContain(`setting ${Object.keys(setting)[0]} `)
      expect(output()).not.toContain('secret')
      // Told before PostgreSQL was made, or anything else.
      expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
    }
  }
  await Promise.all([check(), check()])
  taken.close()
  await allGone(dataDir)
})

test('pages and worker run apart on one outside database', async () => {
  const [home, dataDir] = [ownFolder(), ownFolder()]
  const host = await start({ DATA_DIR: home, ROLE: 'web' })
  const url = `postgres:///portal?host=${encodeURIComponent(path.join(home, 'postgres/socket'))}&user=portal`
  await withDatabase(home, (db) => db.query('create database apart'))
  const outside = { DATA_DIR: dataDir, DATABASE_URL: url.replace('/portal?', '/apart?') }
  const web = await start({ ...outside, ROLE: 'web' })
  const db = await databaseOf(home, 'apart')
  const cookie = await addDealer(db)
  const content = 'La scatola è arrivata senza il pezzo che serve.'
  expect((await ask(web, '/new-ticket', cookie, { method: 'POST', body: claimWith(content) })).status).toBe(303)
  const waiting = async () => (await db.query('select from outbox where done_at is null')).rowCount
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(await waiting()).toBe(1)
  const port = await freePort()
  const worker = launch({ ...outside, ROLE: 'worker', PORT: String(port) })
  await waitFor(async () => (await waiting()) === 0)
  expect(worker.output()).not.toContain('ready')
  const probed = async (where: string) => (await ask({ address: `http://127.0.0.1:${port}` }, where)).status
  expect(await Promise.all(['/healthz', '/readyz', '/', '/build.json', '/metrics'].map(probed))).toEqual([
    200, 200, 404, 404, 404,
  ])
  // With one port for both on one machine it is the pages': the worker says so, and works.
  const beside = launch({ ...outside, ROLE: 'worker', PORT: String(web.port), LOG_LEVEL: 'info' })
  await waitFor(() => beside.output().includes('at work'))
  expect(beside.output()).toMatch(/^Warning: The setting PORT is \d+, which is already in use\. .*no probes\.$/m)
  await db.end()
  for (const one of [beside, worker, web, host]) {
    one.process.kill('SIGTERM')
    expect((await one.ended).code).toBe(0)
  }
  await allGone(home)
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
})

async function withDatabase<Result>(
  dataDir: string,
  use: (db: Awaited<ReturnType<typeof databaseOf>>) => Promise<Result>,
) {
  const db = await databaseOf(dataDir)
  try {
    return await use(db)
  } finally {
    await db.end()
  }
}
