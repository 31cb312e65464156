import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { startPortal } from '#tests/bench/processes.ts'
import { addDealer, databaseOf } from '#tests/journeys/dealer.fixture.ts'

/*
 * A portal on a small disk of its own. The disk is filled nearly, then to its last byte, while files and replies are
 * sent; then there is room again. Whatever was answered with a success must be there in the end.
 */

export type Disk = {
  /** What was sent in each state of the disk, and how it was answered. */
  answers: Record<string, number>
  /** Each a sentence about what should not have been. */
  faults: string[]
}

const megabytes = 256
const photo = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))

/** @returns why it could not be tried here, where it could not */
export async function fullDisk(): Promise<Disk | { skipped: string }> {
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

async function onDisk(folder: string): Promise<Disk> {
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const portal = await startPortal(dataDir, { LOG_LEVEL: 'silent' }, 'anywhere')
  try {
    const db = await databaseOf(dataDir)
    const cookie = await addDealer(db)
    await db.end()
    const disk: Disk = { answers: {}, faults: [] }
    const dealer = createDealer(portal.origin, cookie, disk)
    await dealer.openTicket()
    await dealer.work('room', 3, { file: 200, form: 303, reply: 303 })
    await fill(folder, 0.965)
    await dealer.work('nearly full', 3, { file: 507, form: 507, reply: 303 })
    await fill(folder, 1)
    // A reply may find no room in the database either: it is refused, and never half taken.
    await dealer.work('full', 6, { file: 507, form: 507, reply: [303, 503, 507] })
    rmSync(path.join(folder, ballast))
    await dealer.untilWell()
    await dealer.work('room again', 3, { file: 200, form: 303, reply: 303 })
    await dealer.checkLedger()
    for (const left of ['scratch', 'files/arriving'])
      if (readdirSync(path.join(dataDir, left)).length > 0) disk.faults.push(`something is left in ${left}`)
    return disk
  } finally {
    await portal.stop()
  }
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

function note(disk: Disk, state: string, what: string, status: number, expected: number | number[]): void {
  const line = `${state}: ${what} ${status}`
  disk.answers[line] = (disk.answers[line] ?? 0) + 1
  if (![expected].flat().includes(status)) disk.faults.push(line)
}

type Expected = Record<'file' | 'form' | 'reply', number | number[]>

function createDealer(origin: string, cookie: string, disk: Disk) {
  const ledger: { ticket: string; replies: string[]; photo: string } = { ticket: '', replies: [], photo: '' }
  const ask = (where: string, body?: FormData) =>
    fetch(origin + where, { headers: { cookie, origin }, redirect: 'manual', ...(body && { method: 'POST', body }) })

  async function sendFile(): Promise<number> {
    const answer = await ask('/uploads', formOf({ submission: randomUUID(), field: 'attachments' }, 'file'))
    if (answer.status !== 200) return answer.status
    const { file } = (await answer.json()) as { file: { id: string } }
    ledger.photo = `/files/${file.id}`
    return answer.status
  }

  async function sendReply(state: string, withPhoto: boolean): Promise<number> {
    const message = `Prova ${randomUUID()}`
    const form = formOf({ submission: randomUUID(), message }, withPhoto ? 'attachments' : undefined)
    const answer = await ask(ledger.ticket, form)
    const page = await answer.text()
    if (answer.status === 303) ledger.replies.push(message)
    else if (withPhoto && !page.includes(message)) disk.faults.push(`${state}: the form came back without its text`)
    return answer.status
  }

  async function read(state: string): Promise<void> {
    for (const where of [ledger.ticket, ledger.photo]) {
      const answer = await ask(where)
      await answer.arrayBuffer()
      note(disk, state, `read ${where === ledger.photo ? 'photo' : 'page'}`, answer.status, 200)
    }
  }

  return {
    async openTicket(): Promise<void> {
      const answer = await ask('/new-ticket', formOf({ submission: randomUUID(), ...claim }, 'attachments'))
      ledger.ticket = (answer.headers.get('location') ?? '').split('?', 1)[0] ?? ''
      if (answer.status !== 303) throw new Error(`The ticket was answered by ${answer.status}`)
    },
    async work(state: string, rounds: number, expected: Expected): Promise<void> {
      for (let round = 0; round < rounds; round += 1) {
        note(disk, state, 'file', await sendFile(), expected.file)
        note(disk, state, 'form', await sendReply(state, true), expected.form)
        note(disk, state, 'reply', await sendReply(state, false), expected.reply)
        await read(state)
      }
    },
    /** PostgreSQL may have ended for want of room, and comes back by itself. */
    async untilWell(): Promise<void> {
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await ask('/readyz')).ok) return
        await sleep(100)
      }
      disk.faults.push('the portal is not ready ten seconds after there is room again')
    },
    async checkLedger(): Promise<void> {
      const page = await (await ask(`${ledger.ticket}?messages=200`)).text()
      for (const reply of ledger.replies)
        if (!page.includes(reply)) disk.faults.push(`${reply} was answered by 303 and is lost`)
    },
  }
}

const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  damage_phase: 'km0',
  part_involved: 'frame',
  kind_of_damage: 'missing_component',
  content: 'La sella manca nella scatola.',
}

function formOf(fields: Record<string, string>, file?: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set(file, new File([new Uint8Array(photo)], 'foto.webp', { type: 'image/webp' }))
  return form
}

export function said({ answers, faults }: Disk): string {
  return [
    ...Object.entries(answers).map(([what, count]) => `${count} × ${what}`),
    ...faults.map((one) => `FAULT: ${one}`),
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const found = await fullDisk()
  console.log('skipped' in found ? `skipped: ${found.skipped}` : said(found))
  process.exitCode = 'faults' in found && found.faults.length > 0 ? 1 : 0
}
