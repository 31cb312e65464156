import { ingestRows, type IngestFate, keyIn, type SentRow } from '#app/features/across/imports/imports.ingest.server.ts'
import type { Call } from '../operations.ts'
import { mistakesIn } from '../reading.server.ts'
import type { RowAnswer } from './fates.ts'
import { fieldNameOf, type SheetRows } from './sheet-schemas.server.ts'

/** Those that fit go the way of an import's, in one transaction. */
export function takeSheetRows(of: SheetRows) {
  return async ({ portal, viewer, locale }: Call, rows: readonly unknown[]): Promise<RowAnswer[]> => {
    const reads = rows.map((row) => of.schema.safeParse(row))
    const sent = reads.flatMap(({ success, data }, at) => (success ? [sentRow(of, data, at)] : []))
    const fates = sent.length === 0 ? [] : await ingestRows(portal, viewer.accountId, of.kind, sent, locale)
    return reads.map((read, at) => {
      const row = read.success ? fates.shift() : undefined
      if (row) return fateOf(of, row)
      const errors = read.success ? [] : mistakesIn(read.error, rows[at], locale)
      return { key: keyOf(of, rows[at]), fate: 'refused', errors }
    })
  }
}

function sentRow({ parts, columns }: SheetRows, row: Record<string, unknown>, place: number): SentRow {
  const { [parts ?? '']: lines, ...values } = row
  const named = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [columns.get(name) ?? name, value]))
  // The schema has read them: each is of the type of its column.
  return { place, values: named(values), lines: ((lines ?? []) as Record<string, unknown>[]).map(named) } as SentRow
}

/** The key of a row that does not fit and may be anything: kinds read the column of their key only where it is a text. */
function keyOf({ kind, columns }: SheetRows, row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const texts = Object.entries(row).flatMap(([name, value]): [string, string][] => {
    const column = columns.get(name)
    return column !== undefined && typeof value === 'string' ? [[column, value]] : []
  })
  return keyIn(kind, Object.fromEntries(texts))
}

function fateOf({ parts }: SheetRows, { key, fate, mistakes }: IngestFate): RowAnswer {
  const errors = mistakes.map(({ line, field, detail }) => ({
    path: [...(line === undefined || !parts ? [] : [parts, line]), ...(field === '' ? [] : [fieldNameOf(field)])],
    detail,
  }))
  return { key, fate, errors }
}
