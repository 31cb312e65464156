import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { addStaff, createDealer } from './dealer.ts'
import { conclude, counted, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, type Ledger, openLedger } from './ledger.ts'
import { openStand, type Stand } from './stand.ts'

/*
 * The portal starts with a clock that is wrong: set back, a day ahead, a year and more ahead. Mails leave all the same,
 * sessions end when they should and no sooner, and nothing is deleted for good by a clock that was only wrong.
 */
type World = { stand: Stand; ledger: Ledger; dealer: ReturnType<typeof createDealer> }

async function withWorld<Result>(use: (world: World) => Promise<Result>): Promise<Result> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  // The session ends in 24 hours.
  const dealer = createDealer(stand.origin, await stand.query(addDealer), ledger)
  const { id } = await dealer.openTicket()
  await dealer.reply(id, true)
  await dealer.sendFile()
  await stand.query(drained)
  return await use({ stand, ledger, dealer })
}

async function wrongClocks(faked: (shift: string) => Record<string, string>): Promise<Found> {
  return withWorld(async ({ stand, ledger, dealer }) => {
    const expect = (what: string, is: boolean) => {
      if (!is) ledger.faults.push(what)
    }
    const isKnown = async () => /^[23]/.test(String(await statusAt(stand, dealer)))
    await restart(stand, { ROLE: 'web' })
    await dealer.openTicket()
    await stand.query((db) =>
      db.query("update outbox set attempts = 3, due_at = now() + interval '30 s' where done_at is null and id % 2 = 0"),
    )
    await restart(stand, faked('-2h'))
    ledger.faults.push(...(await stand.query((db) => drained(db, 30))))
    expect('two hours back nobody is known any more', await isKnown())
    expect('two hours back no ticket can be opened', (await dealer.openTicket()).status === 303)

    await restart(stand, faked('+25h'))
    expect('a session outlives its end', !(await isKnown()))
    await restart(stand, faked('+400d'))
    expect('a session outlives its end by a year', !(await isKnown()))
    // Housekeeping looks as soon as it starts.
    await sleep(2000)

    await restart(stand)
    expect('the clock is right again, and the session is gone', await isKnown())
    expect('the clock is right again, and no ticket can be opened', (await dealer.openTicket()).status === 303)
    return await stand.query(async (db) => ({
      figures: [`clock −2 h, +25 h, +400 d, and right again; ${counted(ledger.answers)}`],
      faults: [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))],
    }))
  })
}

/** A 401 is what is looked for here, so it does not go through the ledger. */
async function statusAt(stand: Stand, { cookie }: World['dealer']): Promise<number> {
  const answer = await fetch(`${stand.origin()}/en/tickets`, { headers: { cookie }, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}

async function restart(stand: Stand, environment: Record<string, string> = {}): Promise<void> {
  await stand.stop()
  await stand.start(environment)
}

/** Housekeeping that would not notice the leap: it believes that it has looked an hour ago. */
async function withoutGuard(faked: (shift: string) => Record<string, string>): Promise<Found> {
  return withWorld(async ({ stand, ledger }) => {
    await stand.query((db) =>
      db.query(
        `insert into housekeeping (looked_at) values (now() + interval '400 d' - interval '1 hour')
         on conflict (is_only) do update set looked_at = excluded.looked_at`,
      ),
    )
    await restart(stand, faked('+400d'))
    await sleep(2000)
    await restart(stand)
    return await stand.query(async (db) =>
      sabotaged('housekeeping trusts a clock 400 days ahead', await check(db, stand.dataDir, ledger)),
    )
  })
}

/** The program knows where its library lies; loaded by it, what follows would wait for the program. */
function findLibrary(): string | undefined {
  const found = spawnSync('faketime', ['-m', '-f', '+0', 'sh', '-c', 'echo "$LD_PRELOAD"'], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() || undefined : undefined
}

await conclude(async () => {
  const library = findLibrary()
  if (!library) return { skipped: 'faketime, which gives a program another clock, is not installed' }
  const faked = (shift: string) => ({
    LD_PRELOAD: library,
    FAKETIME: shift,
    // Only what time it is, not how long something takes, and not when a file was written.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  })
  return joined([await wrongClocks(faked), await withoutGuard(faked)])
})
