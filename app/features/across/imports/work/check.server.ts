import type { Db } from '#app/kit/db/db.server.ts'
import type { Sheet, SheetRow } from '#app/kit/sheets/sheets.ts'
import type { Choices } from '../columns.ts'
import type { Counts } from '../imports.ts'
import type { Kind, Values, Work } from '../kind.ts'
import * as rows from '../rows.store.server.ts'
import * as store from '../store.server.ts'
import { validateAll, statusOf } from './validation.server.ts'
import { withTable } from './local-file.server.ts'
import { addLines, incomingOf, isGood, type Read } from './incoming.server.ts'

/** Rows of the file that are looked at in one step: some, so that no page waits for long. */
const rowsAtOnce = 300

/** Each file takes its time. */
const withFilesAtOnce = 5

type Pace = (done: number, total: number) => Promise<void>
type Checked = { kind: Kind; contentKey: string; choices: Choices }

/**
 * Reads the whole file and writes down what would become of each record, and what is wrong with which cell. Nothing else
 * is changed by it. @throws SheetRefused, FileAway
 */
export async function checkFile(tx: Db, checked: Checked, work: Work, pace: Pace): Promise<Counts> {
  await rows.clearRows(tx, work.importId)
  const counts = await withTable(work.portal, checked.kind, checked.contentKey, async (sheet, files) => {
    // Not in this work's own transaction: it is true as well where the work is broken off.
    await store.noteRead(work.portal.db, work.importId)
    const seen = { rows: 0 }
    const step = stepOf(tx, checked.kind, files ? { ...work, files } : work)
    let batch: Read[] = []
    let last = 0
    const table = { width: sheet.header.length, year: work.now.getUTCFullYear() }
    for await (const read of incomingOf(checked.kind, checked.choices, table, counted(sheet, seen))) {
      batch.push(read)
      if (seen.rows - last < (files ? withFilesAtOnce : rowsAtOnce)) continue
      await step(batch)
      await pace(sheet.share() * 1000, 1000)
      batch = []
      last = seen.rows
    }
    await step(batch)
    return { rows: seen.rows, formulas: sheet.formulas() }
  })
  for (const names of checked.kind.apart ?? []) await rows.warnOfSame(tx, work.importId, names)
  const invitations = await checked.kind.invitations?.count(tx, work.importId)
  return { ...counts, ...(await rows.countRows(tx, work.importId)), ...(invitations && { invitations }) }
}

async function* counted(sheet: Sheet, seen: { rows: number }): AsyncGenerator<SheetRow, void, undefined> {
  for await (const row of sheet.rows) {
    seen.rows += 1
    yield row
  }
}

function stepOf(tx: Db, kind: Kind, work: Work) {
  const { importId } = work
  const seen = new Set<string>()
  return async (batch: readonly Read[]): Promise<void> => {
    const reads = await withoutDoubles(tx, kind, importId, { batch, seen })
    const said = reads.map(({ incoming }) => (kind.hasLines ? { ...incoming.values } : undefined))
    await validateAll(kind, tx, reads, work)
    const good = reads.filter(isGood)
    const standing = await kind.read(
      tx,
      good.map(({ incoming }) => incoming.key),
    )
    await rows.stageRows(
      tx,
      importId,
      reads.map((read, at) => stagedOf(read, said[at], standing)),
    )
    await rows.noteMistakes(
      tx,
      importId,
      reads.flatMap(({ mistakes, warnings }) => [...mistakes, ...warnings.map((one) => ({ ...one, isWarning: true }))]),
    )
  }
}

function stagedOf(read: Read, said: Values | undefined, standing: Awaited<ReturnType<Kind['read']>>): rows.StagedRow {
  const { key, line, values, lines } = read.incoming
  const there = standing.get(key)
  return { key, line, status: statusOf(read, there), data: { values, lines, ...(said && { said }) } }
}

/** `seen`: the keys of those before, so that only what stands there once more is looked for. */
type Batch = { batch: readonly Read[]; seen: Set<string> }

/**
 * A record that has lines may be spread over the file: its rows come together. Any other that stands there twice is
 * taken as it stands first.
 */
async function withoutDoubles(tx: Db, kind: Kind, importId: number, { batch, seen }: Batch): Promise<Read[]> {
  const known = new Map<string, Read>()
  const before = await rows.findStaged(
    tx,
    importId,
    batch.map(({ incoming }) => incoming.key).filter((key) => seen.has(key)),
  )
  for (const read of batch) {
    const { incoming } = read
    const first = known.get(incoming.key) ?? (incoming.key === '' ? undefined : readOf(before.get(incoming.key)))
    if (first && kind.hasLines) addLines(first, read)
    if (first && !kind.hasLines)
      read.mistakes.push({
        line: incoming.line,
        field: '',
        value: incoming.key,
        reason: 'twice',
        slots: { line: first.incoming.line },
      })
    // What cannot be told apart, or stands there already, needs a name of its own to be kept under.
    if (incoming.key === '' || (first && !kind.hasLines)) incoming.key = `\u0001${incoming.line}`
    const kept = first && kind.hasLines ? first : read
    known.set(kept.incoming.key, kept)
    seen.add(kept.incoming.key)
  }
  return [...known.values()]
}

function readOf(staged: rows.StagedRow | undefined): Read | undefined {
  if (!staged) return undefined
  const { key, line, status, data } = staged
  // A further row may call the company by its number as well, and say what was reckoned.
  return {
    incoming: { key, line, lines: data.lines, values: data.said ?? data.values },
    mistakes: [],
    warnings: [],
    wasBad: status === 'bad',
  }
}
