import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addDealer } from '#tests/journeys/dealer.fixture.ts'
import { addStaff, createDealer } from './dealer.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, type Ledger, openLedger } from './ledger.ts'
import { newFolder, openStand, type Stand } from './stand.ts'

/*
 * A folder whose portal and PostgreSQL were killed is copied elsewhere and started there, with whatever the note of
 * PostgreSQL's process says by then. As long as a process works in it, the start is refused with a sentence.
 */
type Note = [name: string, text: (note: string) => string]

const notes = (livingPid: number): Note[] => [
  ['as it was left', (note) => note],
  ['with the number of a foreign process', (note) => note.replace(/^\d+/, String(livingPid))],
  ['empty', () => ''],
  ['garbled', (note) => `\0\0${note.slice(5)}`],
]

async function movedFolders(): Promise<Found> {
  await using original = openStand()
  await original.start()
  await original.query(addStaff)
  const ledger = openLedger()
  const dealer = createDealer(original.origin, await original.query(addDealer), ledger)
  const { id } = await dealer.openTicket()
  await original.query(drained)
  await original.stop()
  const early = copyOf(original)
  await original.start()
  await dealer.reply(id, true)
  await dealer.openTicket()
  await original.kill('portal and database')

  const stranger = spawn('sleep', ['600'])
  try {
    const found: Found[] = []
    for (const [name, text] of notes(stranger.pid ?? 0)) found.push(await startCopy(original, ledger, name, text))
    found.push(await startHeld(original, ledger), await startBesideOriginal(original, ledger))
    found.push(sabotaged('an earlier copy in the place of the folder', await faultsIn(early, ledger)))
    return joined(found)
  } finally {
    stranger.kill('SIGKILL')
  }
}

/** As the manual says: with owners and modes. */
function copyOf(stand: Stand): string {
  const folder = newFolder()
  execFileSync('cp', ['-a', stand.dataDir, folder])
  return folder
}

const noteIn = (folder: string) => path.join(folder, 'data/postgres/cluster/postmaster.pid')

function rewrite(folder: string, text: (note: string) => string): void {
  writeFileSync(noteIn(folder), text(readFileSync(noteIn(folder), 'utf8')))
}

async function startCopy(original: Stand, ledger: Ledger, name: string, text: Note[1]): Promise<Found> {
  const folder = copyOf(original)
  rewrite(folder, text)
  return {
    figures: [`started elsewhere with the note of PostgreSQL's process ${name}`],
    faults: await faultsIn(folder, ledger),
  }
}

/** Starts what is in a folder, which is gone afterwards. */
async function faultsIn(folder: string, ledger: Ledger): Promise<string[]> {
  await using stand = openStand({}, folder)
  const said = await saidAtStart(stand)
  if (said) return [`it did not start: ${said}`]
  return await stand.query(async (db) => [...(await drained(db)), ...(await check(db, stand.dataDir, ledger))])
}

async function saidAtStart(stand: Stand): Promise<string | undefined> {
  return stand.start().then(
    () => undefined,
    (error: unknown) => String(error),
  )
}

/** PostgreSQL's processes work in their folder; a note that cannot be read does not say which of them lives. */
async function startHeld(original: Stand, ledger: Ledger): Promise<Found> {
  const folder = copyOf(original)
  rewrite(folder, () => '')
  const holder = spawn('sleep', ['600'], { cwd: path.dirname(noteIn(folder)) })
  const faults: string[] = []
  try {
    await using stand = openStand({}, copyOfFolder(folder))
    const beside = await saidAtStart(stand)
    if (beside) faults.push(`a process in another folder kept this one from starting: ${beside}`)
    const held = openStand({}, folder)
    const said = (await saidAtStart(held)) ?? 'ready'
    if (!said.includes(`A process (${holder.pid}) still works in`))
      faults.push(`a folder at work was answered by: ${said}`)
  } finally {
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
  }
  faults.push(...(await faultsIn(folder, ledger)))
  return { figures: ['a folder in which a process works is refused, and starts once that has ended'], faults }
}

function copyOfFolder(folder: string): string {
  const copy = newFolder()
  execFileSync('cp', ['-a', path.join(folder, 'data'), copy])
  return copy
}

/** The note names a PostgreSQL that runs, where the copy came from: the copy must not work in that one. */
async function startBesideOriginal(original: Stand, ledger: Ledger): Promise<Found> {
  const folder = copyOf(original)
  await original.start()
  writeFileSync(noteIn(folder), readFileSync(noteIn(path.dirname(original.dataDir))))
  const faults = await faultsIn(folder, ledger)
  const ticket = await createDealer(original.origin, await original.query(addDealer), ledger).openTicket()
  if (ticket.status !== 303) faults.push('the original takes no tickets any more beside its copy')
  rmSync(folder, { recursive: true, force: true })
  return { figures: ['a copy starts beside its original, in its own folder'], faults }
}

await conclude(movedFolders)
