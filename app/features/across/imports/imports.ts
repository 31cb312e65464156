import type { SheetFacts, RawCell } from '#app/kit/sheets/sheets.ts'
import type { Choices } from './columns.ts'
import type { Values } from './kind.ts'
import type { KindName } from './kind-names.ts'
import type { Reason } from './reasons.words.ts'

export const importStates = [
  'columns',
  'checking',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

/** What a worker has to do. */
export const workStates = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[]
export type WorkState = (typeof workStates)[number]

export function isAtWork(state: ImportState): state is WorkState {
  return workStates.some((one) => one === state)
}

/** What the file is: its head, and its first rows for anyone who chooses the columns. */
export type FileFacts = SheetFacts & { header: string[]; sample: RawCell[][] }

export type Counts = {
  /** Rows of the file, without its head. */
  rows?: number
  new?: number
  changed?: number
  unchanged?: number
  /** Records with something wrong. */
  bad?: number
  mistakes?: number
  /** What is strange about records, and keeps none out. */
  warnings?: number
  formulas?: number
  /** Mails that leave to people who are new. */
  invitations?: number
}

/** Why a file could not be read or an import was not undone; `list`: what stands in the way, the first of it. */
export type ImportProblem = { code: string; line?: number; count?: number; list?: { key: string; reason: Reason }[] }

export type Import = {
  id: number
  kind: KindName
  state: ImportState
  fileName: string
  bytes: number
  facts: FileFacts
  choices: Partial<Choices>
  counts: Counts
  problem: ImportProblem | null
  goodOnly: boolean
  createdBy: string
  createdAt: Date
  finishedAt: Date | null
}

/** A record as it waits in the database. */
export type StagedData = {
  values: Values
  lines: { line: number; values: Values }[]
  /** For a record with lines, its values as the file has them: further rows of it have to agree. */
  said?: Values
}

/** How long what an import replaced is kept, and so how long it can be undone. */
export const undoDays = 30

/** Larger files are refused while they arrive. */
export const importBytes = 200_000_000
