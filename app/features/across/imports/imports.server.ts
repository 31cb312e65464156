import type { Readable } from 'node:stream'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem, conflictIn } from '#app/kit/problem.ts'
import type { Mistake as FormMistake } from '#app/kit/forms/problems.ts'
import { addOnce } from '#app/kit/http/submissions.server.ts'
import { type RawCell, type Sheet, type SheetRefusal, SheetRefused } from '#app/kit/sheets/sheets.ts'
import { fullestDisk } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { sampleOf, shortened } from './cells.ts'
import { type Choices, guessColumns, guessWriting, headerKey, missingColumns } from './columns.ts'
import { type FileFacts, type Import, importBytes, isAtWork, undoDays, type WorkState } from './imports.ts'
import type { KindName } from './kind-names.ts'
import { kindNamed } from './kinds/kinds.server.ts'
import { pageWords } from './page/page.words.ts'
import * as rows from './rows.store.server.ts'
import * as store from './store.server.ts'
import { withTable } from './work/local-file.server.ts'

export { findImportContents } from './store.server.ts'

/** The latest first; `hasMore` where there are older ones. @throws Problem not-found */
export async function listImports({ db }: Portal, viewer: Viewer, before: number | undefined) {
  requireAdmin(viewer)
  const found = await store.listImports(db, before, listedAtOnce + 1)
  return { imports: found.slice(0, listedAtOnce), hasMore: found.length > listedAtOnce }
}

const listedAtOnce = 20

/** @throws Problem not-found */
export async function readImport({ db }: Portal, viewer: Viewer, id: number): Promise<Import> {
  requireAdmin(viewer)
  const found = await store.findImport(db, id)
  if (!found) throw new Problem('not-found')
  return found
}

export type Arrived = { key: string; bytes: number; sha256: string; name: string }
export type ArrivedRefusal = SheetRefusal | 'too-large' | 'no-room'

/** Lets a file arrive, no further than the limit and no longer than there is room on the disk. */
export async function receiveFile(
  portal: Portal,
  viewer: Viewer,
  name: string,
  stream: Readable,
): Promise<Arrived | { refused: ArrivedRefusal }> {
  requireAdmin(viewer)
  if ((await portal.scratch.usedShare()) >= fullestDisk) return { refused: 'no-room' }
  try {
    const stored = await portal.files.put(stream, importBytes)
    if (stored === 'too-large') return { refused: 'too-large' }
    return { ...stored, name: name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(-120) }
  } catch (error) {
    if (error instanceof Problem && error.code === 'storage-full') return { refused: 'no-room' }
    throw error
  }
}

export type Begun = { id: number } | { refused: SheetRefusal } | { running: number }

/**
 * Begins the import of a file that has arrived. The same file is on its way once: who sends it again is led there. Another
 * file, or the same as something else, begins one of its own, whatever its form has begun before.
 */
export async function beginImport(
  portal: Portal,
  viewer: Viewer,
  input: { kind: KindName; submission: string; file: Arrived },
): Promise<Begun> {
  const admin = requireAdmin(viewer)
  const { kind, submission, file } = input
  const { bytes, sha256, key: contentKey, name: fileName } = file
  const begun = await readBeginning(portal, kind, file)
  if ('refused' in begun) {
    await portal.files.remove(contentKey)
    return begun
  }
  const one = { kind, ...begun, fileName, bytes, sha256, contentKey, createdBy: admin.accountId }
  let same: number | undefined
  const id = await addOnce(submission, [kind, sha256], {
    add: (number) => insertImport(portal, { ...one, submission: number }),
    async isSame(number) {
      const found = await store.findBySubmission(portal.db, number)
      if (found && (found.kind !== kind || found.sha256 !== sha256)) return false
      same = found?.id
      return true
    },
  })
  if (id !== undefined) return { id }
  await portal.files.remove(contentKey)
  if (same !== undefined) return { id: same }
  const running = await store.findRunning(portal.db, kind, sha256)
  // It came to its end this very moment.
  if (!running) throw conflictIn(pageWords)('try-again')
  return { running: running.id }
}

/** @returns undefined where the same file is on its way, or the same form has been sent before */
function insertImport({ db, clock }: Portal, one: store.NewImport): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const added = await store.insertImport(tx, one, clock.now())
    // Where the names tell all that is needed nobody has to choose; they may correct it on the page of what was found.
    const isClear = missingColumns(kindNamed(one.kind), one.choices.columns).length === 0
    if (added !== undefined && isClear) await startWork(tx, added, 'checking')
    return added
  })
}

/** How many rows the page shows, and how many are looked at to find out how the file writes numbers and days. */
const [sampled, looked] = [3, 200]

async function readBeginning(portal: Portal, kind: KindName, { key }: Arrived) {
  const remembered = await store.rememberedColumns(portal.db, kind)
  try {
    return await withTable(portal, kindNamed(kind), key, async (sheet) => {
      const { header } = sheet
      const first = await firstRows(sheet)
      const facts: FileFacts = {
        ...sheet.facts,
        header: header.map((text) => shortened(text.trim(), 80)),
        sample: first.slice(0, sampled),
      }
      const choices: Choices = {
        columns: guessColumns(kindNamed(kind), header, remembered),
        writing: guessWriting(first),
      }
      return { facts, choices }
    })
  } catch (error) {
    if (error instanceof SheetRefused) return { refused: error.refusal }
    throw error
  }
}

async function firstRows({ rows: all }: Sheet): Promise<RawCell[][]> {
  const first: RawCell[][] = []
  for await (const { cells } of all) {
    first.push(cells.map(sampleOf))
    // Leaving the loop closes the file.
    if (first.length === looked) break
  }
  return first
}

/** Which columns are taken, and has the file checked by them; remembered for the next file of its kind. */
export async function chooseColumns(
  portal: Portal,
  viewer: Viewer,
  id: number,
  choices: Choices,
): Promise<FormMistake[]> {
  requireAdmin(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const found = await importForWork(tx, id, ['columns', 'ready'])
    const missing = missingColumns(kindNamed(found.kind), choices.columns)
    if (missing.length > 0) return missing.map(({ name }) => ({ path: `column-${name}`, message: 'column-required' }))
    const { header } = found.facts
    const chosen = Object.entries(choices.columns).map(([field, at]) => [headerKey(header[at] ?? ''), field] as const)
    await store.rememberColumns(tx, found.kind, new Map(chosen.filter(([key]) => key !== '')))
    await store.changeImport(tx, id, { choices, counts: {}, problem: null })
    await startWork(tx, id, 'checking')
    return []
  })
}

/** Takes over what was checked: all of it, or the good ones alone. */
export async function applyImport(portal: Portal, viewer: Viewer, id: number, goodOnly: boolean): Promise<void> {
  requireAdmin(viewer)
  await portal.db.transaction().execute(async (tx) => {
    const { counts } = await importForWork(tx, id, ['ready'])
    const hasBad = (counts.bad ?? 0) > 0
    if ((counts.new ?? 0) + (counts.changed ?? 0) === 0 || (hasBad && !goodOnly)) throw conflictIn(pageWords)('moved')
    await store.changeImport(tx, id, { goodOnly, problem: null })
    await startWork(tx, id, 'applying')
  })
  portal.log.info({ event: 'import applied', actor: viewer.accountId, import: id }, 'import applied')
}

/** Takes back the last import of its kind. */
export async function undoImport(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  requireAdmin(viewer)
  await portal.db.transaction().execute(async (tx) => {
    const found = await importForWork(tx, id, ['applied'])
    if (!(await canUndo(portal, tx, found))) throw conflictIn(pageWords)('moved')
    await store.changeImport(tx, id, { problem: null })
    await startWork(tx, id, 'undoing')
  })
  portal.log.info({ event: 'import undone', actor: viewer.accountId, import: id }, 'import undone')
}

/** Whether it is the last of its kind, and not so long ago that what it replaced is forgotten. */
export async function canUndo({ clock }: Portal, db: Db, { id, state, finishedAt }: Import) {
  const forgotten = clock.now().getTime() - undoDays * 24 * 60 * 60_000
  if (state !== 'applied' || (finishedAt?.getTime() ?? 0) < forgotten) return false
  return rows.hasRows(db, id)
}

/** Stops what is at work, or lets go of what waits for somebody. Asked for twice it is done once. */
export async function cancelImport(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  requireAdmin(viewer)
  const found = await readImport(portal, viewer, id)
  if (isAtWork(found.state)) return store.askToCancel(portal.db, id)
  const key = await portal.db.transaction().execute(async (tx) => {
    await importForWork(tx, id, ['columns', 'ready'])
    const content = await store.contentKeyOf(tx, id)
    await rows.clearRows(tx, id)
    await store.changeImport(tx, id, { state: 'cancelled', contentKey: null, finishedAt: portal.clock.now() })
    return content
  })
  if (key !== undefined) await portal.files.remove(key)
}

async function importForWork(tx: Db, id: number, states: readonly Import['state'][]): Promise<Import> {
  // A worker may hold its row for as long as the work takes: without waiting, anyone else is told of it.
  const seen = await store.findImport(tx, id)
  if (!seen) throw new Problem('not-found')
  if (!states.includes(seen.state)) throw conflictIn(pageWords)('moved')
  const found = await store.findImportForUpdate(tx, id)
  if (!found) throw new Problem('not-found')
  if (!states.includes(found.state)) throw conflictIn(pageWords)('moved')
  return found
}

async function startWork(tx: Db, id: number, state: WorkState): Promise<void> {
  await store.resetProgress(tx, id)
  await store.changeImport(tx, id, { state })
}
