/*
 * node tests/bench/metrics.ts: what it costs a page to be counted. One built portal tells metrics and is asked for them as
 * a scraper does, another tells none; both show the same list in turns.
 */
import { createDealers } from '#tests/faults/dealer.ts'
import { openLedger } from '#tests/faults/ledger.ts'
import { openStand } from '#tests/faults/stand.ts'
import { freePort } from '#tests/journeys/server.fixture.ts'
import { cpuOf, startPortal } from './processes.ts'

const rounds = 7
const requests = 400
const tickets = 20

await using stand = openStand()
await stand.start()
const [dealer] = await createDealers(stand, openLedger())
for (let opened = 0; opened < tickets; opened++) await dealer?.openTicket()
await stand.stop()
const port = await freePort()
const portals = {
  without: await startPortal(stand.dataDir, { LOG_LEVEL: 'info', ROLE: 'web' }),
  with: await startPortal(stand.dataDir, { LOG_LEVEL: 'info', ROLE: 'web', METRICS_PORT: String(port) }),
}
const costs = { without: [] as number[], with: [] as number[] }
for (let round = 0; round < rounds; round++)
  for (const name of ['without', 'with'] as const) {
    const { origin, pid } = portals[name]
    const before = cpuOf(pid)
    for (let asked = 0; asked < requests; asked++) {
      const answer = await fetch(`${origin}/tickets`, { headers: { cookie: dealer?.cookie ?? '' } })
      await answer.text()
      if (answer.status !== 200) throw new Error(`The list answered ${answer.status}`)
      // At 400 pages in some three seconds: more often than any scraper.
      if (name === 'with' && asked % 200 === 0) await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    }
    // The first shows the code to the compiler.
    if (round > 0) costs[name].push((cpuOf(pid) - before) / requests)
  }
for (const name of ['without', 'with'] as const)
  console.log(
    `${name.padEnd(8)} ${median(costs[name]).toFixed(2)} ms of Node a list page (${costs[name].map((one) => one.toFixed(2)).join(', ')})`,
  )
for (const portal of Object.values(portals)) await portal.stop()

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
