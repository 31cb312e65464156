import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  addDealer,
  allGone,
  ask,
  claimWith,
  databaseOf,
  freePort,
  launch,
  ownFolder,
  start,
  waitFor,
  withDatabase,
} from './server.fixture.ts'

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
