import type { RawCell } from '#app/kit/sheets/sheets.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { KindName } from './kind-names.ts'
import type { Reason } from './reasons.words.ts'

/** What a cell becomes: as JSON can hold it, so that it can wait in the database. */
export type Value = string | number | boolean | null | string[] | Reference
/** Another thing of the portal; by its name people know it, by its number it is kept. */
export type Reference = { id: number; name: string }
export type Values = Record<string, Value>

/** How the cells of a column are read. */
export type CellType =
  | { type: 'text'; max: number }
  /** In the currency that another column names, in its smallest unit. */
  | { type: 'money'; currency: string }
  | { type: 'number'; least: number; most: number; decimals: number }
  | { type: 'day' }
  | { type: 'email' | 'country' | 'currency' | 'link' | 'list' }
  /** One of a few, by its own name or as people call it. */
  | { type: 'choice'; options: Record<string, Record<Locale, string>> }

/** What the file that shows how to do it says: the code of one of the maker's families, or a number as its bicycles have. */
type Sample = RawCell | Record<Locale, string> | { of: 'code' | 'example' }

export type Column = {
  name: string
  label: Record<Locale, string>
  /** What others call it; upper and lower case, accents, blanks and signs make no difference. */
  aliases?: readonly string[]
  isRequired?: true
  /** Another column that may stand for it: the kind asks for one of both in each record. */
  instead?: string
  /** Belongs to one line of a record that has several: the other columns are repeated on each of its rows. */
  isOfLine?: true
  cell: CellType
  example: Sample
  /** For a column of a line: what the example's second row says. */
  secondLine?: RawCell | Record<Locale, string>
}

/** What is wrong with a record: `field` is a column's name, or empty where it is the whole row. */
export type Mistake = {
  line: number
  field: string
  value: string
  reason: Reason
  slots?: Record<string, string | number>
  /** Strange alone: the record is taken all the same. */
  isWarning?: boolean
}

/** A record as a file has it. Columns the file does not have are not there, and stay as they are. */
export type Incoming = {
  key: string
  /** The first of its rows. */
  line: number
  values: Values
  /** For a record with lines: each line, with its row in the file. */
  lines: { line: number; values: Values }[]
}

/** A record as the portal has it. */
export type Standing = { id: number; values: Values; lines?: Values[] }

export type Candidate = {
  incoming: Incoming
  refuse: (field: string, reason: Reason, slots?: Mistake['slots'], line?: number) => void
  warn: Candidate['refuse']
}

/**
 * What is to be written: the whole record, with what the file does not say as it stands. `places`: where each of its lines
 * stood before, from 0 on; without them, where it stands now.
 */
export type Written = {
  key: string
  id: number | undefined
  values: Values
  lines: Values[]
  places?: readonly (number | undefined)[]
}

/**
 * For a kind with files: those that came with the table, while they are looked at. Each is kept once for every row that
 * names it, so the number of names is limited: a small archive would fill the disk.
 */
export type PackedFiles = (name: string) => Promise<AsyncGenerator<Buffer, void, undefined> | 'too-often' | undefined>

export type Work = { portal: Portal; now: Date; actorId: number; importId: number; files?: PackedFiles }

/** A mail that leaves where a file is taken over, and for whose company. */
export type Invitation = { email: string; company: string }

/**
 * All that the import knows of a kind of records. What it does with them, how they are compared, taken over in one
 * go and taken back again, is the same for all.
 */
export type Kind = {
  name: KindName
  columns: readonly Column[]
  /** Whether several rows of the file can make one record. */
  hasLines?: true
  /** Whether it comes as an archive, with the table and the files that it names. */
  hasFiles?: true
  /** By which a record is found again; empty where it cannot be told. */
  keyOf: (values: Values) => string
  /** What two records of a file do not say both, unless one of them is another's double: a column, with others beside it. */
  apart?: readonly (readonly [string, ...string[]])[]
  /** What can be said of the records without looking at what there is, and then what they refer to. */
  validate?: (db: Db, candidates: readonly Candidate[], work: Work) => Promise<void>
  /** For a kind that invites people: whom a checked file would invite. */
  invitations?: {
    count: (db: Db, importId: number) => Promise<number>
    list: (db: Db, importId: number, most: number) => Promise<Invitation[]>
  }
  /** Holds those that are there, by their keys, before they are looked at to be changed. */
  lock: (tx: Db, keys: readonly string[]) => Promise<void>
  /** Those that are there, by their keys. */
  read: (db: Db, keys: readonly string[]) => Promise<Map<string, Standing>>
  write: (tx: Db, records: readonly Written[], work: Work) => Promise<void>
  /** Which of these cannot be taken away any more, and what depends on each. */
  dependents: (tx: Db, ids: readonly number[]) => Promise<{ id: number; reason: Reason }[]>
  /** Which of these, by their keys, cannot get their old values back any more, and why; without it, all can. */
  settled?: (tx: Db, keys: readonly string[]) => Promise<{ key: string; reason: Reason }[]>
  remove: (tx: Db, ids: readonly number[]) => Promise<void>
}
