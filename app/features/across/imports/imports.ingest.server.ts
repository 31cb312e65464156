import { sql } from 'kysely'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { storable } from '#app/kit/storable.ts'
import { changedFields, written } from './comparing.ts'
import type { Column, Kind, Mistake, Standing, Values, Work } from './kind.ts'
import type { KindName } from './kind-names.ts'
import { kindNamed } from './kinds/kinds.server.ts'
import { sayReason } from './page/mistakes.server.ts'
import { validateAll } from './work/validation.server.ts'
import type { Read } from './work/incoming.server.ts'

// Records as another system sends them: validated, compared and written as those of a table are, without a file.

/** A record whose values a schema has read, with the columns of its kind for names. `place`: which of the rows of its call it is, from 0 on. */
export type SentRow = { place: number; values: Values; lines: Values[] }

/** What is wrong with a record: in which of its lines, from 0 on, and at which column; '' is the record as a whole. */
export type RowMistake = { line: number | undefined; field: string; detail: string }

export type IngestFate = { key: string; fate: 'taken' | 'unchanged' | 'refused'; mistakes: RowMistake[] }

export type { KindName } from './kind-names.ts'
export type IngestColumn = Pick<Column, 'name' | 'label' | 'cell' | 'isRequired' | 'isOfLine'>

/** The fields of a kind of records, for anyone who reads and describes what is sent. */
export function columnsOf(name: KindName): readonly IngestColumn[] {
  return kindNamed(name).columns
}

/** By what a record is found again, as far as what was sent says it; '' where it does not. */
export function keyIn(name: KindName, values: Values): string {
  return storable(kindNamed(name).keyOf(values)).slice(0, keyMost)
}

/** As much of what nobody has read yet as tells which is meant. */
const keyMost = 60

/** Takes over those that are good, in one transaction, and tells of each what became of it, in their order. */
export function ingestRows(
  portal: Portal,
  actorId: number,
  kindName: KindName,
  sent: readonly SentRow[],
  locale: Locale,
): Promise<IngestFate[]> {
  const kind = kindNamed(kindName)
  const reads = sent.map((row) => readOf(kind, row))
  refuseDoubles(sent, reads)
  return portal.db.transaction().execute(async (tx) => {
    // As two imports of one kind do, they write one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind.name}`}))`.execute(tx)
    const work = { portal, now: portal.clock.now(), actorId, importId: 0 }
    await kind.lock(tx, keysOf(reads))
    await validateAll(kind, tx, reads, work)
    const standing = await kind.read(tx, keysOf(reads))
    const changed = await writeGood(tx, kind, { reads, standing, work })
    return reads.map((read) => fateOf(read, changed, locale))
  })
}

/** Lines of a mistake tell which line of the record it is in; what is the record's as a whole is in line -1. */
const whole = -1

function readOf(kind: Kind, { place, values, lines }: SentRow): Read {
  const key = kind.keyOf(values)
  const read: Read = {
    incoming: {
      key: key === '' ? `\u0001${place}` : key,
      line: whole,
      values: { ...values },
      lines: lines.map((line, position) => ({ line: position, values: { ...line } })),
    },
    mistakes: [],
    warnings: [],
  }
  if (key === '') read.mistakes.push({ line: whole, field: '', value: '', reason: 'required' })
  return read
}

/** The first one counts. */
function refuseDoubles(sent: readonly SentRow[], reads: readonly Read[]): void {
  const seen = new Map<string, string>()
  for (const [at, { incoming, mistakes }] of reads.entries()) {
    const first = seen.get(incoming.key)
    if (first === undefined) seen.set(incoming.key, String(sent[at]?.place ?? at))
    else mistakes.push({ line: whole, field: '', value: incoming.key, reason: 'sent-twice', slots: { place: first } })
  }
}

type Writing = { reads: readonly Read[]; standing: ReadonlyMap<string, Standing>; work: Work }

/** @returns the keys of those that are not as they were */
async function writeGood(tx: Db, kind: Kind, { reads, standing, work }: Writing): Promise<Set<string>> {
  const wanted = reads.filter(({ incoming, mistakes }) => {
    const there = standing.get(incoming.key)
    return mistakes.length === 0 && (!there || changedFields(incoming, there).length > 0)
  })
  const records = wanted.map(({ incoming }) => written(incoming, standing.get(incoming.key)))
  if (records.length > 0) await kind.write(tx, records, work)
  return new Set(records.map(({ key }) => key))
}

function keysOf(reads: readonly Read[]): string[] {
  return reads.filter(({ mistakes }) => mistakes.length === 0).map(({ incoming }) => incoming.key)
}

function fateOf({ incoming, mistakes }: Read, changed: ReadonlySet<string>, locale: Locale): IngestFate {
  const key = incoming.key.startsWith('\u0001') ? '' : incoming.key
  if (mistakes.length > 0) return { key, fate: 'refused', mistakes: mistakes.map((one) => toldIn(locale, one)) }
  return { key, fate: changed.has(incoming.key) ? 'taken' : 'unchanged', mistakes: [] }
}

function toldIn(locale: Locale, { line, field, reason, slots }: Mistake): RowMistake {
  return { line: line === whole ? undefined : line, field, detail: sayReason(locale, reason, slots) }
}
