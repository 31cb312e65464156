import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Fate, type Intake, type Reason, type Refusal, refusals, type RowFate } from './intake.ts'

/** The rows that one delivery leaves to be written, and what became of the others already. */
export type Delivery<Row> = {
  /** The newest row of each number, in the order of the numbers: two deliveries at once never wait for each other. */
  newest: Row[]
  refuse: (row: Row, reasons: Reason[]) => void
  settle: (row: Row, fate: Exclude<Fate, 'refused'>) => void
  /** In the order in which the rows came. */
  fates: () => RowFate[]
}

/** What tells one row from another, and which of two is newer. */
type Identity<Row, Moment> = {
  keyOf: (row: Row) => string
  numberOf: (row: Row) => string
  /** The field whose moment says which of two is newer. */
  moment: Moment
  now: Date
}

/** Clocks differ, and so do those who forget their zone; what is dated later would keep out all that comes until then. */
const aheadMost = 24 * 60 * 60_000

/** Reads what was handed over, each row by itself. */
export function readDelivery<Moment extends string, Row extends Record<Moment, Date>>(
  schema: z.ZodMiniType<Row>,
  rows: readonly unknown[],
  { keyOf, numberOf, moment, now }: Identity<Row, Moment>,
): Delivery<Row> {
  const fates: (RowFate | undefined)[] = []
  const places = new Map<Row, number>()
  const newest = new Map<string, Row>()
  for (const [at, given] of rows.entries()) {
    const read = schema.safeParse(given)
    if (!read.success) {
      fates[at] = { number: numberIn(given), fate: 'refused', reasons: reasonsOf(read.error.issues, given) }
      continue
    }
    const row = read.data
    if (row[moment].getTime() > now.getTime() + aheadMost) {
      fates[at] = { number: numberOf(row), fate: 'refused', reasons: [{ field: moment, reason: 'in-future' }] }
      continue
    }
    places.set(row, at)
    const other = newest.get(keyOf(row))
    const isNewer = !other || other[moment] <= row[moment]
    const passedOver = isNewer ? other : row
    if (isNewer) newest.set(keyOf(row), row)
    if (passedOver) fates[places.get(passedOver) ?? at] = { number: numberOf(row), fate: 'older' }
  }
  const note = (row: Row, fate: RowFate) => {
    const at = places.get(row)
    if (at !== undefined) fates[at] = fate
  }
  return {
    newest: [...newest.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    refuse: (row, reasons) => note(row, { number: numberOf(row), fate: 'refused', reasons }),
    settle: (row, fate) => note(row, { number: numberOf(row), fate }),
    fates: () => fates.flatMap((fate) => (fate ? [fate] : [])),
  }
}

/** The same for two rows that say the same. */
export function digestOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url')
}

type Target = {
  table: 'sales_order' | 'item' | 'stock' | 'invoice'
  key: readonly string[]
  /** The column whose moment says which of two rows is newer. */
  moment: string
}

function list(names: readonly string[], of?: string) {
  return sql.join(names.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)))
}

type Written = { id: number; isWritten: boolean; isSame: boolean }

/**
 * Writes the rows that are newer than the stored ones, passed as one JSON text: building thousands of parameters takes
 * longer than storing the rows. Every row has a `digest`; a stored row without one has no moment of its own, and any
 * row that has one replaces it.
 * @returns for each row, in their order, whether it was written, and if not, whether it equals the stored one
 */
export async function upsertNewer(
  tx: Db,
  { table, key, moment }: Target,
  rows: readonly (object & { digest: string })[],
  { overwrites = false }: Intake = {},
): Promise<Written[]> {
  if (rows.length === 0) return []
  const columns = Object.keys(rows[0] ?? {})
  const setting = sql.join(
    columns.filter((name) => !key.includes(name)).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  )
  const here = sql.ref(`${table}.${moment}`)
  const brought = sql.ref(`excluded.${moment}`)
  const digest = sql.ref(`${table}.digest`)
  const isDifferent = sql`${digest} <> excluded.digest`
  const isNewer = sql`(${here} < ${brought} or (${here} = ${brought} and ${isDifferent}) or ${digest} = '')`
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
  const { rows: written } = await sql<Record<string, unknown>>`
    insert into ${sql.table(table)} (${list(columns)}) select ${list(columns)} from ${given}
    on conflict (${list(key)}) do update set ${setting} where ${overwrites ? isDifferent : isNewer}
    returning *`.execute(tx)
  const { rows: standing } = await sql<Record<string, unknown>>`
    select ${sql.table(table)}.* from ${sql.table(table)}
    where (${list(key, table)}) in (select ${list(key)} from ${given})`.execute(tx)
  return matched(rows, key, written, standing)
}

function matched(
  rows: readonly (object & { digest: string })[],
  key: readonly string[],
  written: readonly Record<string, unknown>[],
  standing: readonly Record<string, unknown>[],
): Written[] {
  const keyOf = (row: object) => JSON.stringify(key.map((name) => (row as Record<string, unknown>)[name])) // Columns by name.
  const byKey = new Map(standing.map((row) => [keyOf(row), row]))
  const writtenKeys = new Set(written.map(keyOf))
  return rows.map((row) => {
    const here = byKey.get(keyOf(row))
    return {
      id: Number(here?.['id'] ?? 0),
      isWritten: writtenKeys.has(keyOf(row)),
      isSame: here?.['digest'] === row.digest,
    }
  })
}

/** What to say of a row that was written or passed over. */
export function fateOf({ isWritten, isSame }: Written): Exclude<Fate, 'refused'> {
  if (isWritten) return 'taken'
  return isSame ? 'unchanged' : 'older'
}

function numberIn(given: unknown): string {
  if (typeof given !== 'object' || given === null) return ''
  const number = 'number' in given ? given.number : 'item' in given ? given.item : ''
  return typeof number === 'string' ? number.replaceAll('\0', '').slice(0, 60) : ''
}

type Issue = z.core.$ZodIssue

function reasonsOf(issues: readonly Issue[], given: unknown): Reason[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [{ field: '', reason: 'no-row' }]
  return issues
    .flatMap((issue): Reason[] => {
      const field = issue.path.map(String).join('.')
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, reason: 'unknown-field' }))
      return [{ field, reason: reasonOf(issue, given) }]
    })
    .slice(0, mostReasons)
}

/** A row of a thousand bad lines is as bad as one of twenty. */
const mostReasons = 20

/** Which of the rules that a schema names by itself is broken. */
export function brokenRuleIn(issue: Issue): Refusal | undefined {
  return refusals.find((one) => one === issue.message)
}

function reasonOf(issue: Issue, given: object): Refusal {
  const rule = brokenRuleIn(issue)
  if (rule) return rule
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'too-many' : 'too-long'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'missing' : 'wrong-form'
  let value: unknown = given
  for (const part of issue.path)
    value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined // A path of the row itself.
  return value === undefined || value === null || value === '' ? 'missing' : 'wrong-form'
}
