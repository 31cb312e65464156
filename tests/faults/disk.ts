import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { filesIn } from '#tests/journeys/system.fixture.ts'
import { addStaff, createDealer, type Dealer } from './dealer.ts'
import { conclude, counted, type Found, joined } from './experiment.ts'
import { check, drained, type Ledger, openLedger } from './ledger.ts'
import { sabotageLedger } from './ledger-sabotage.ts'
import { isReadyWithin, openStand } from './stand.ts'

/*
 * A portal on a small disk of its own. The disk is filled nearly, then to its last byte, while files and replies are
 * sent; then there is room again. Whatever was answered with a success must be there in the end.
 */

const megabytes = 256

/** @returns why it could not be tried here, where it could not */
export async function fullDisk(): Promise<Found | { skipped: string }> {
  const mounted = mountSmallDisk()
  if ('skipped' in mounted) return mounted
  try {
    return await onDisk(mounted.folder)
  } finally {
    execFileSync('umount', ['--lazy', mounted.folder])
    rmSync(mounted.folder, { recursive: true, force: true })
  }
}

function mountSmallDisk(): { folder: string } | { skipped: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { skipped: 'a small disk can be mounted by root on Linux alone' }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'none', folder], { stdio: 'pipe' })
    return { folder }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { skipped: `no small disk can be mounted here: ${String(error).split('\n', 1)[0]}` }
  }
}

async function onDisk(folder: string): Promise<Found> {
  mkdirSync(path.join(folder, 'portal'))
  await using stand = openStand({}, path.join(folder, 'portal'))
  await stand.start()
  await stand.query(addStaff)
  const ledger = openLedger()
  const dealer = createDealer(stand.origin, await stand.query(addDealer), ledger)
  const { id: ticket } = await dealer.openTicket()
  const figures: string[] = []
  const work = async (state: string, rounds: number, expected: Expected) => {
    figures.push(`${state}: ${await send(dealer, ticket, ledger, state, rounds, expected)}`)
  }
  await work('room', 3, { file: [200], form: [303], reply: [303] })
  await fill(folder, 0.965)
  await work('nearly full', 3, { file: [507], form: [507], reply: [303] })
  await fill(folder, 1)
  // A reply may find no room in the database either: it is refused, and never half taken. Where its log of changes finds
  // none, PostgreSQL starts once more, and is away to everybody for a moment; what was typed comes back even then.
  await work('full', 10, { file: [503, 507], form: [503, 507], reply: [303, 503, 507], page: [200, 503] })
  rmSync(path.join(folder, ballast))
  // PostgreSQL may have ended for want of room, and comes back by itself.
  if (!(await isReadyWithin(stand, 10_000)))
    ledger.faults.push('the portal is not ready ten seconds after there is room')
  await work('room again', 3, { file: [200], form: [303], reply: [303] })
  for (const left of ['scratch', 'files/arriving'])
    if (filesIn(path.join(stand.dataDir, left)).length > 0) ledger.faults.push(`something is left in ${left}`)
  return await stand.query(async (db) => {
    const faults = [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))]
    return joined([{ figures, faults }, await sabotageLedger(db, stand.dataDir, ledger)])
  })
}

type Expected = Record<'file' | 'form' | 'reply', number[]> & { page?: number[] }

/** What one dealer sends some times, and reads after it. @returns how it was answered */
async function send(
  dealer: Dealer,
  ticket: number,
  ledger: Ledger,
  state: string,
  rounds: number,
  expected: Expected,
): Promise<string> {
  const answers: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    const file = await dealer.sendFile()
    const form = await dealer.reply(ticket, true)
    const reply = await dealer.reply(ticket, false)
    const page = await dealer.read(`/tickets/${ticket}`)
    for (const { status, isKept } of [form, reply])
      if (status !== 303 && !isKept) ledger.faults.push(`${state}: the form came back without its text`)
    for (const [what, status] of Object.entries({ file, form: form.status, reply: reply.status, page })) {
      answers[`${what} ${status}`] = (answers[`${what} ${status}`] ?? 0) + 1
      if (!(expected[what as keyof Expected] ?? [200]).includes(status))
        ledger.faults.push(`${state}: ${what} ${status}`)
    }
  }
  return counted(answers)
}

const ballast = 'ballast'

/** Until this share of the disk is in use. */
async function fill(folder: string, share: number): Promise<void> {
  const { blocks, bfree, bsize } = statfsSync(folder)
  const more = Math.floor(bfree - blocks * (1 - share)) * bsize
  const file = await open(path.join(folder, ballast), 'a')
  try {
    const piece = Buffer.alloc(65_536)
    for (let written = 0; written < more; written += piece.length) await file.write(piece)
  } catch (error) {
    // To the last byte.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}

if (process.argv[1] === import.meta.filename) await conclude(fullDisk)
