import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '#tests/bench/processes.ts'
import { openStand } from '#tests/faults/stand.ts'
import { freePort } from './server.fixture.ts'

test('pages and worker each tell their metrics on a port of their own, and never on that of visitors', async () => {
  const [pages, worker] = [await freePort(), await freePort()]
  await using stand = openStand({ ROLE: 'web', METRICS_PORT: String(pages) })
  await stand.start()
  await fetch(`${stand.origin()}/en/tickets`)
  expect((await fetch(`${stand.origin()}/metrics`)).status).toBe(404)
  const told = await scrape(pages)
  expect(told).toContain('ammiraglia_http_requests_total{route="/:locale?/tickets",method="GET",status="401"} 1')
  expect(told).toContain('ammiraglia_database_up 1')
  const apart = await startPortal(
    stand.dataDir,
    { ROLE: 'worker', LOG_LEVEL: 'info', METRICS_PORT: String(worker) },
    'anywhere',
  )
  onTestFinished(() => apart.stop())
  expect(await scrape(worker)).toContain('ammiraglia_database_up 1')
  // With the settings of the other one its port is taken: the work goes on all the same.
  const same = await startPortal(
    stand.dataDir,
    { ROLE: 'worker', LOG_LEVEL: 'info', METRICS_PORT: String(pages) },
    'anywhere',
  )
  await same.stop()
  expect(await scrape(pages)).toContain('ammiraglia_database_up 1')
})

test('a port for metrics that is taken ends the start of pages in a sentence', async () => {
  const taken = await freePort()
  await using stand = openStand({ METRICS_PORT: String(taken) })
  await stand.start()
  await using other = openStand({ METRICS_PORT: String(taken) })
  await expect(other.start()).rejects.toThrow(`The setting METRICS_PORT is ${taken}, which is already in use.`)
})

async function scrape(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}
