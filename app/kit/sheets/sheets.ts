/**
 * What a cell of a table holds. A text is as it was written; numbers and days are so in a workbook alone, where nobody
 * has to guess. `fault`: a formula whose result was never kept, or one that came to an error.
 */
export type RawCell = string | number | { day: string } | { fault: 'formula' | 'error'; text: string }

/** `line`: where it stands in the file, as a spreadsheet or an editor counts. */
export type SheetRow = { line: number; cells: RawCell[] }

export type SheetFacts = {
  format: 'csv' | 'xlsx'
  /** For a text: how its letters and cells are written. */
  encoding?: Encoding
  separator?: string
  /** For a workbook: which of its sheets was read, and how many it has. */
  sheet?: string
  sheets?: number
}

/** A table that is read once, row by row. */
export type Sheet = {
  facts: SheetFacts
  header: string[]
  rows: AsyncGenerator<SheetRow, void, undefined>
  /** How much of it has been read, 0 to 1. */
  share: () => number
  /** Cells of the rows read so far that hold a formula: what was last computed for them was taken. */
  formulas: () => number
}

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const sheetLimits = {
  columns: 200,
  rows: 500_000,
  /** For one row of a text: a longer one has a quotation mark that was never closed. */
  rowBytes: 1_000_000,
  /** For an unpacked workbook; and how many times smaller it may be packed. */
  unpackedBytes: 1_500_000_000,
  packedTimes: 200,
  /** Letters of a workbook's shared texts, which have to be held in memory. */
  sharedTexts: 30_000_000,
} as const

const refusals = [
  'not-a-table',
  'old-workbook',
  'empty',
  'too-many-columns',
  'too-many-rows',
  'quote-open',
  'row-too-long',
  'broken-workbook',
  'unpacks-too-large',
  'no-archive',
  'broken-archive',
  'archive-too-large',
  'path-outside',
  'no-table',
  'several-tables',
] as const
export type SheetRefusal = (typeof refusals)[number]

export function isSheetRefusal(text: unknown): text is SheetRefusal {
  return refusals.some((refusal) => refusal === text)
}

/** Why a file cannot be read as a table, and where that was seen. */
export class SheetRefused extends Error {
  readonly refusal: SheetRefusal
  readonly line: number | undefined

  constructor(refusal: SheetRefusal, { line, cause }: { line?: number; cause?: unknown } = {}) {
    super(refusal, { cause })
    this.refusal = refusal
    this.line = line
  }
}
