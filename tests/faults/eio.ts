import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { filesIn, waitFor } from '#tests/journeys/system.fixture.ts'
import { addStaff, createDealer, type Dealer } from './dealer.ts'
import { conclude, counted, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, type Ledger, openLedger } from './ledger.ts'
import { openStand, type Stand } from './stand.ts'

/*
 * The system refuses the portal's threads that work with files: each kind of call in turn fails with EIO, as a dying disk
 * answers, and with ENOSPC, always or now and then. Files are refused meanwhile and taken again afterwards.
 */
async function failingDisk(isShort: boolean): Promise<Found> {
  await using stand = openStand({ LOG_LEVEL: 'warn' })
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  const patterns = isShort ? ['', ':when=2+3'] : ['', ...Array.from({ length: 12 }, (_, at) => `:when=${at + 1}`)]
  let refused = 0
  for (const call of ['writev', 'fsync', 'rename', 'mkdir', 'openat'])
    for (const error of ['EIO', 'ENOSPC'])
      for (const pattern of patterns) {
        // Each has a dealer, whose limits are not what is tried here.
        const dealer = createDealer(stand.origin, await stand.query(addDealer), ledger)
        const { id } = await dealer.openTicket()
        refused += await whileFailing(stand, `${call}:error=${error}${pattern}`, ledger, () => send(dealer, id))
        if ((await send(dealer, id)) > 0) ledger.faults.push(`after ${call} ${error} the portal still refuses`)
      }
  const left = ['scratch', 'files/arriving'].flatMap((folder) => filesIn(path.join(stand.dataDir, folder)))
  if (left.length > 0) ledger.faults.push(`${left.length} files on their way are left: ${left[0]}`)
  if (refused === 0) ledger.faults.push('nothing was refused: the calls were not made to fail')
  return await stand.query(async (db) => {
    const faults = [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))]
    return { figures: [`${refused} refused while calls failed; ${counted(ledger.answers)}`], faults }
  })
}

/** A disk that says yes and does nothing: no portal can know it, and the ledger has to. */
async function lyingDisk(): Promise<Found> {
  await using stand = openStand()
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  const dealer = createDealer(stand.origin, await stand.query(addDealer), ledger)
  const { id } = await dealer.openTicket()
  await whileFailing(stand, 'rename:retval=0', ledger, () => send(dealer, id))
  return await stand.query(async (db) => {
    await drained(db)
    return sabotaged('the disk says yes and renames nothing', await check(db, stand.dataDir, ledger))
  })
}

/** @returns how many of them were refused */
async function send(dealer: Dealer, ticket: number): Promise<number> {
  const file = await dealer.sendFile()
  const opened = await dealer.openTicket()
  const replied = await dealer.reply(ticket, true)
  return [file, opened.status, replied.status].filter((status) => status >= 500).length
}

async function whileFailing<Result>(stand: Stand, what: string, ledger: Ledger, act: () => Promise<Result>) {
  const { pid, process: child } = stand.portal()
  const [call = ''] = what.split(':')
  const threads = fileThreads(pid).flatMap((thread) => ['-p', String(thread)])
  const strace = spawn('strace', ['-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${what}`, ...threads])
  let heard = ''
  strace.stderr.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const ended = once(strace, 'exit')
  await waitFor(() => (heard.match(/attached/g) ?? []).length >= threads.length / 2)
  try {
    return await act()
  } finally {
    strace.kill('SIGINT')
    await ended
    if (child.exitCode !== null || child.signalCode !== null) ledger.faults.push(`${what} ended the portal`)
  }
}

/** All calls for files are made there; connections, and the wake-up of the main thread, are other calls or threads. */
function fileThreads(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  return threads.filter((one) => readFileSync(`/proc/${pid}/task/${one}/comm`, 'utf8').startsWith('libuv-worker'))
}

await conclude(async (isShort) => {
  if (process.platform !== 'linux' || spawnSync('strace', ['-V']).status !== 0)
    return { skipped: 'strace makes calls of the system fail, on Linux alone, and is not installed' }
  return joined([await failingDisk(isShort), await lyingDisk()])
})
