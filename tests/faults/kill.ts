import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '#tests/bench/load.ts'
import { addStaff, createDealers, underLoad } from './dealer.ts'
import { conclude, counted, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, entered, openLedger } from './ledger.ts'
import { sabotageLedger } from './ledger-sabotage.ts'
import { acknowledgeEarly, openStand } from './stand.ts'

/*
 * The portal is killed again and again while dealers open tickets with photos and reply, each third time together with
 * its database. What got no answer is sent again; in the end all that was said yes to is there once.
 */
export async function killing(kills: number): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  const starts: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const dealers = await createDealers(stand, ledger)
    await underLoad(dealers, ledger, async () => {
      await sleep(Math.random() * 200)
      await stand.kill(kill % 3 === 0 ? 'portal and database' : 'portal')
      starts.push(await stand.start())
      if (readdirSync(path.join(stand.dataDir, 'scratch')).some((name) => !name.includes(`.${stand.portal().pid}.`)))
        ledger.faults.push('a file on its way outlived the portal in scratch')
    })
  }
  return await stand.query(async (db) => {
    const faults = [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))]
    const figures = [
      `${kills} kills under load; ready again after ${percentile(starts, 0.5).toFixed(0)} ms (half), ${Math.max(...starts).toFixed(0)} ms (all)`,
      `${ledger.tickets.size} tickets, ${ledger.replies.size} replies acknowledged; ${counted(ledger.answers)}`,
    ]
    return joined([{ figures, faults }, await sabotageLedger(db, stand.dataDir, ledger)])
  })
}

/** A database that says yes before it has written must be found out by what is missing. */
async function killingSabotaged(): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  await acknowledgeEarly(stand)
  const ledger = openLedger()
  await underLoad(await createDealers(stand, ledger), ledger, async () => {
    while (entered(ledger) < 10) await sleep(10)
    await stand.kill('portal and database')
    await stand.start()
  })
  return await stand.query(async (db) => {
    await drained(db)
    return sabotaged('PostgreSQL acknowledges before it writes', await check(db, stand.dataDir, ledger))
  })
}

if (process.argv[1] === import.meta.filename)
  await conclude(async (isShort) => joined([await killing(isShort ? 6 : 300), await killingSabotaged()]))
