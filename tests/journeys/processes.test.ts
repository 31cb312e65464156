import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import {
  addDealer,
  ask,
  databaseOf,
  freePort,
  restartWhileAsked,
  launch,
  ownFolder,
  start,
  waitFor,
} from './server.fixture.ts'
import { startAsImage, whyNoImage } from './image.fixture.ts'
import { childrenOf, processesIn } from './system.fixture.ts'

test('several processes answer at one port: one that dies is replaced, and SIGHUP replaces all without a request that fails', async () => {
  const dataDir = ownFolder()
  const metrics = await freePort()
  const settings = { DATA_DIR: dataDir, WEB_CONCURRENCY: '2', METRICS_PORT: String(metrics), DRAIN_SECONDS: '1' }
  const server = await start(settings)
  const db = await databaseOf(dataDir)
  const cookie = await addDealer(db)
  await db.end()
  const before = childrenOf(server.pid)
  expect(before).toHaveLength(3)

  // Whichever answers knows the session.
  for (let count = 0; count < 6; count += 1) expect((await ask(server, '/tickets', cookie)).status).toBe(200)
  const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  expect(told).toMatch(/http_requests_total\{route="\/:locale\?\/tickets",method="GET",status="200"\} 6\n/)
  expect(told).toContain('ammiraglia_database_up 1\n')

  const [killed = 0] = before
  process.kill(killed, 'SIGKILL')
  await waitFor(() => childrenOf(server.pid).length === 3 && !childrenOf(server.pid).includes(killed))
  await waitFor(() => server.output().includes('it is started again'))

  const { answered, failed } = await restartWhileAsked(server, cookie)
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(10)
  expect(childrenOf(server.pid)).toHaveLength(3)

  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(processesIn(dataDir)).toEqual([])
}, 240_000)

test('a process that dies while its successor starts is replaced once', async () => {
  const server = await start({ DATA_DIR: ownFolder(), WEB_CONCURRENCY: '2' })
  const before = childrenOf(server.pid)
  const [first = 0] = before.toSorted((one, other) => one - other)
  server.process.kill('SIGHUP')
  await waitFor(() => childrenOf(server.pid).some((pid) => !before.includes(pid)))
  process.kill(first, 'SIGKILL')
  await waitFor(() => !childrenOf(server.pid).some((pid) => before.includes(pid)), 150_000)
  expect(childrenOf(server.pid)).toHaveLength(3)
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}, 240_000)

test('where the supervisor is killed its processes end by themselves, and the next start finds all as it was', async () => {
  const dataDir = ownFolder()
  const server = await start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })
  server.process.kill('SIGKILL')
  await waitFor(() => processesIn(dataDir).length === 0, 60_000)
  const next = await start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })
  next.process.kill('SIGTERM')
  expect((await next.ended).code).toBe(0)
})

test('with several processes a start that cannot be ends in one sentence', async () => {
  const [one, other] = [ownFolder(), ownFolder()]
  const server = await start({ DATA_DIR: one, WEB_CONCURRENCY: '2' })
  const taken = launch({ DATA_DIR: other, WEB_CONCURRENCY: '2', PORT: String(server.port) })
  expect((await taken.ended).code).toBe(1)
  expect(taken.output()).toMatch(new RegExp(`^The setting PORT is ${server.port}, which is already in use\\.$`, 'm'))
  expect(taken.output().match(/PORT/g)).toHaveLength(1)
  const nowhere = launch({ DATA_DIR: other, WEB_CONCURRENCY: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect((await nowhere.ended).code).toBe(1)
  expect(nowhere.output().match(/DATABASE_URL/g)).toHaveLength(1)
  server.process.kill('SIGTERM')
  await server.ended
})

const whyNot = whyNoImage()
if (whyNot) console.log(`Left out: the start of the image, since ${whyNot}.`)
else
  test('the image starts on a disk that is read-only, as a user without rights, and stops as it is told', async () => {
    const dataDir = ownFolder()
    const port = String(await freePort())
    const settings = { PORT: port, HOST: '0.0.0.0', DEMO: 'off', APP_URL: 'https://portal.example', DRAIN_SECONDS: '0' }
    const image = await startAsImage(dataDir, settings)
    expect(image.output()).toContain('is ready at https://portal.example')
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(spawnSync(process.execPath, ['bin/healthy.mjs'], { env: { PORT: port } }).status).toBe(0)
    expect(await image.stop()).toBe(0)
    expect(spawnSync(process.execPath, ['bin/healthy.mjs'], { env: { PORT: port } }).status).toBe(1)
    expect(processesIn(dataDir)).toEqual([])
  }, 240_000)
