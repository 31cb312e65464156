import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '#tests/bench/load.ts'
import { addStaff, createDealers, noAnswer, underLoad } from './dealer.ts'
import { conclude, counted, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, entered, openLedger } from './ledger.ts'
import { acknowledgeEarly, isReady, isReadyWithin, openStand, type Stand } from './stand.ts'

/*
 * PostgreSQL is killed again and again under its portal, while dealers work and others read. The portal lives on, answers
 * 503 with Retry-After at the worst, and is well by itself within seconds.
 */
async function killingDatabase(kills: number): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  const away: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const dealers = await createDealers(stand, ledger)
    const [reader] = await createDealers(stand, ledger)
    const told = new AbortController()
    const reading = (async () => {
      for (; !told.signal.aborted; await sleep(20)) await reader?.read('/en/tickets')
    })()
    await underLoad(dealers, ledger, async () => {
      away.push(await killPostmaster(stand))
      if (!(await isReadyWithin(stand, 20_000))) ledger.faults.push('PostgreSQL was not back within 20 s')
    }).finally(() => told.abort())
    await reading
  }
  const { exitCode, signalCode } = stand.portal().process
  if (exitCode !== null || signalCode !== null) ledger.faults.push('the portal ended with its database')
  if (ledger.answers[noAnswer]) ledger.faults.push('somebody got no answer at all')
  return await stand.query(async (db) => ({
    figures: [
      `${kills} kills of PostgreSQL; away for ${percentile(away, 0.5).toFixed(0)} ms (half), ${Math.max(...away).toFixed(0)} ms (all)`,
      `${ledger.tickets.size} tickets, ${ledger.replies.size} replies acknowledged; ${counted(ledger.answers)}`,
    ],
    faults: [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))],
  }))
}

/** @returns for how many milliseconds the portal was not ready */
async function killPostmaster(stand: Stand): Promise<number> {
  process.kill(stand.postmaster(), 'SIGKILL')
  const since = performance.now()
  // It may be back before anybody sees that it was away.
  while ((await isReady(stand)) && performance.now() - since < 1000) await sleep(5)
  await isReadyWithin(stand, 20_000)
  return performance.now() - since
}

async function killingSabotaged(): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  await acknowledgeEarly(stand)
  const ledger = openLedger()
  await underLoad(await createDealers(stand, ledger), ledger, async () => {
    while (entered(ledger) < 10) await sleep(10)
    await killPostmaster(stand)
  })
  return await stand.query(async (db) => {
    await drained(db)
    return sabotaged('PostgreSQL acknowledges before it writes', await check(db, stand.dataDir, ledger))
  })
}

await conclude(async (isShort) => joined([await killingDatabase(isShort ? 4 : 100), await killingSabotaged()]))
