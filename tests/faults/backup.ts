import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { lease } from '#app/kit/outbox/outbox.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { addStaff, createDealers, underLoad } from './dealer.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, entered, type Ledger, openLedger } from './ledger.ts'
import { newFolder, openStand, type Stand } from './stand.ts'

/*
 * A portal is backed up while people work in it; its machine is lost, and a new folder filled from the backup. Whatever
 * was acknowledged before the backup began is there. A backup that is cut, altered or meant for a folder in use is refused.
 */
export async function backedUp(): Promise<Found> {
  const folder = newFolder()
  try {
    return await backUpAndRestore(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function backUpAndRestore(folder: string): Promise<Found> {
  const early = path.join(folder, 'early.tar.zst')
  const late = path.join(folder, 'late.tar.zst')
  const ledger = openLedger()
  const found: Found[] = []
  {
    await using stand = openStand()
    await stand.start()
    await stand.query(addStaff)
    found.push(await expectDone(backup(stand.dataDir, early)))
    found.push(await workAndBackUp(stand, ledger, late))
    found.push(await expectRefusal(backup(stand.dataDir, late), 'is there already', 'a backup over another'))
    found.push(await expectRefusal(restore(stand.dataDir, late), 'is not empty', 'a restore over a portal at work'))
  }
  for (const damage of damages) found.push(await tryDamaged(folder, late, damage))
  found.push({ figures: [], faults: await restoredFaults(path.join(folder, 'new'), late, ledger) })
  found.push(sabotaged('an earlier backup', await restoredFaults(path.join(folder, 'old'), early, ledger)))
  return joined(found)
}

/** What was sent before is the ledger's; what goes on meanwhile is in the backup once, or not at all. */
async function workAndBackUp(stand: Stand, ledger: Ledger, file: string): Promise<Found> {
  for (const dealer of await createDealers(stand, ledger)) {
    const { id } = await dealer.openTicket()
    await dealer.reply(id, true)
    await dealer.sendFile()
  }
  await stand.query(drained)
  const meanwhile = openLedger()
  const dealers = await createDealers(stand, meanwhile)
  let made: Found = { figures: [], faults: [] }
  await underLoad(dealers, meanwhile, async () => {
    made = await expectDone(backup(stand.dataDir, file))
  })
  for (const text of meanwhile.sent) ledger.sent.add(text)
  const figure = `${entered(ledger)} things acknowledged before the backup, ${entered(meanwhile)} meanwhile`
  return joined([made, { figures: [figure], faults: meanwhile.faults }])
}

async function restoredFaults(folder: string, file: string, ledger: Ledger): Promise<string[]> {
  const restored = await expectDone(restore(path.join(folder, 'data'), file))
  if (restored.faults.length > 0) return restored.faults
  await using stand = openStand({}, folder)
  await stand.start()
  return await stand.query(async (db) => {
    await leasesEnd(db, file)
    return [
      ...(await drained(db)),
      ...(await check(db, stand.dataDir, ledger)),
      ...(await missingFiles(db, stand.dataDir)),
    ]
  })
}

/** Two minutes later: what a worker of the lost machine had in hand when the backup was made may be taken. */
async function leasesEnd(db: Client, file: string): Promise<void> {
  const latest = new Date(statSync(file).mtimeMs + lease)
  await db.query('update outbox set claimed_until = now() where done_at is null and claimed_until <= $1', [latest])
}

/** Whatever the database knows of is in the store. */
async function missingFiles(db: Client, dataDir: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    'select content_key as key from attachment union select thumb_key from attachment where thumb_key is not null',
  )
  const isThere = ({ key }: { key: string }) =>
    existsSync(path.join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key))
  return rows.filter((row) => !isThere(row)).map(({ key }) => `the file ${key} is not in the store`)
}

type Damage = { how: string; said: string; to: (file: string) => void }

const damages: readonly Damage[] = [
  {
    how: 'cut in the middle',
    said: 'is no whole backup',
    to: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  },
  {
    how: 'without its last bytes',
    said: 'is no whole backup',
    to: (file) => truncateSync(file, statSync(file).size - 100),
  },
  { how: 'with a byte changed', said: '', to: changeByte },
  { how: 'of a text instead', said: 'is no whole backup', to: (file) => writeFileSync(file, 'Once upon a time') },
]

function changeByte(file: string): void {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 3)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(file, bytes)
}

async function tryDamaged(folder: string, good: string, { how, said, to }: Damage): Promise<Found> {
  const file = path.join(folder, 'damaged.tar.zst')
  copyFileSync(good, file)
  to(file)
  const empty = path.join(folder, 'empty')
  const found = await expectRefusal(restore(empty, file), said, `a backup ${how}`)
  const left = existsSync(empty) ? readdirSync(empty) : []
  rmSync(empty, { recursive: true, force: true })
  return left.length > 0 ? joined([found, { figures: [], faults: [`a backup ${how} left ${left.join(', ')}`] }]) : found
}

type Ended = { isDone: boolean; said: string }

const backup = (dataDir: string, file: string) => runProgram('backup', dataDir, file)
const restore = (dataDir: string, file: string) => runProgram('restore', dataDir, file)

function runProgram(name: string, dataDir: string, file: string): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: 'off' }
  return promisify(execFile)(process.execPath, [path.join(rootDir, `bin/${name}.mjs`), file], { env }).then(
    ({ stdout }) => ({ isDone: true, said: stdout.trim() }),
    (error: unknown) => ({ isDone: false, said: errorsOf(error) }),
  )
}

function errorsOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
}

async function expectDone(ending: Promise<Ended>): Promise<Found> {
  const { isDone, said } = await ending
  const line = said.replaceAll(/\/\S*\//g, '')
  return isDone ? { figures: [line], faults: [] } : { figures: [], faults: [line] }
}

async function expectRefusal(ending: Promise<Ended>, sentence: string, what: string): Promise<Found> {
  const { isDone, said } = await ending
  if (isDone) return { figures: [], faults: [`${what} was taken`] }
  const isSentence = said.includes(sentence) && !said.includes('\n')
  return isSentence
    ? { figures: [`${what} is refused`], faults: [] }
    : { figures: [], faults: [`${what} was answered by: ${said}`] }
}

if (process.argv[1] === import.meta.filename) await conclude(backedUp)
