import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '#app/kit/db/db.server.ts'
import { startPair } from '#tests/replica.ts'
import { addDealer, ask, claimWith, freePort, ownFolder, restartWhileAsked, start } from './server.fixture.ts'

const urlOf = ({ host = '', user = '' }: Connection) => `postgres://${user}@${encodeURIComponent(host)}/portal`

test('each of several processes reads lists from the replica, and from the database for those who have just written', async () => {
  const pair = await startPair(ownFolder())
  onTestFinished(() => pair.stop())
  const metrics = await freePort()
  const server = await start({
    DATA_DIR: ownFolder(),
    WEB_CONCURRENCY: '2',
    METRICS_PORT: String(metrics),
    DRAIN_SECONDS: '1',
    DATABASE_URL: urlOf(pair.primary.requests),
    DATABASE_MIGRATION_URL: urlOf(pair.primary.connection),
    DATABASE_REPLICA_URL: urlOf({ ...pair.primary.requests, ...pair.replica.connection }),
    DATABASE_REPLICA_LAG: '300',
  })
  const db = new Client({ ...pair.primary.connection, database: 'portal' })
  await db.connect()
  const cookie = await addDealer(db)
  await db.end()
  /** What most processes do is less than what all do: the figure is the least of theirs. */
  const isRead = async () => {
    const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    return /^ammiraglia_replica_read 1$/m.test(told)
  }
  /** A connection goes to one process, the next to the other. @returns in how many of ten lists the ticket stands */
  const listsWith = async (id: string, as: string) => {
    let count = 0
    for (let asked = 0; asked < 10; asked += 1) {
      const list = await ask(server, '/tickets', as, { headers: { connection: 'close' } })
      if ((await list.text()).includes(`/tickets/${id}`)) count += 1
    }
    return count
  }
  await expect.poll(isRead).toBe(true)

  /** While the replica holds still. @returns the ticket's id, in how many lists its dealer sees it, and in how many without the sign that they wrote */
  const listsAfterSending = async () => {
    await pair.replica.pause()
    const sent = await ask(server, '/new-ticket', cookie, { method: 'POST', body: claimWith('Manca il forcellino.') })
    const [, id = ''] = /\/tickets\/(\d+)/.exec(sent.headers.get('location') ?? '') ?? []
    const [wrote = ''] = /wrote=\d+/.exec(sent.headers.get('set-cookie') ?? '') ?? []
    const lists = { own: await listsWith(id, `${cookie}; ${wrote}`), others: await listsWith(id, cookie) }
    await pair.replica.resume()
    await expect.poll(() => listsWith(id, cookie)).toBe(10)
    return { id, lists }
  }
  expect((await listsAfterSending()).lists).toEqual({ own: 10, others: 0 })
  expect((await restartWhileAsked(server, cookie)).failed).toEqual([])
  await expect.poll(isRead).toBe(true)
  const { id, lists } = await listsAfterSending()
  expect(lists).toEqual({ own: 10, others: 0 })

  pair.replica.kill()
  expect(await listsWith(id, cookie)).toBe(10)
  await expect.poll(isRead).toBe(false)
  await pair.replica.start()
  await expect.poll(isRead).toBe(true)
}, 240_000)
