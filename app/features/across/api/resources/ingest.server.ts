import * as z from 'zod/mini'
import { takeInvoices } from '#app/features/trade/invoices/invoices.intake.server.ts'
import { invoiceRow } from '#app/features/trade/invoices/invoices.intake.ts'
import { takeItems, takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { itemRow, stockRow } from '#app/features/trade/items/items.intake.ts'
import { takeOrders } from '#app/features/trade/orders/orders.intake.server.ts'
import { orderRow } from '#app/features/trade/orders/orders.intake.ts'
import type { Refusal, RowFate } from '#app/kit/intake/intake.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { Problem } from '#app/kit/problem.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { apiLimits } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import type { RowAnswer } from './fates.ts'
import { about } from '../notes.ts'
import { type Call, type Operation, writing } from '../operations.ts'
import { Refused } from '../problems.server.ts'
import { problemsWords } from '../problems.words.ts'
import { pointerOf } from '../reading.server.ts'
import { takeSheetRows } from './sheet-rows.server.ts'
import { bicycleRows, companyRows, quoteRows } from './sheet-schemas.server.ts'

const fate = z.strictObject({
  key: z.string().check(about('key')),
  fate: z.enum(['taken', 'unchanged', 'older', 'refused']),
  errors: z.array(z.strictObject({ pointer: z.string(), detail: z.string() })),
})
const answer = z.strictObject({
  rows: z.array(fate).check(about('fates')),
})

type Ingest = Pick<Operation, 'name' | 'path' | 'scope'> & {
  row: z.ZodMiniType
  take: (call: Call, rows: readonly unknown[]) => Promise<RowAnswer[]>
}

const ingests: readonly Ingest[] = [
  { name: 'orders.send', path: '/orders', scope: 'orders:write', row: orderRow, take: byIntake(takeOrders) },
  { name: 'items.send', path: '/items', scope: 'items:write', row: itemRow, take: byIntake(takeItems) },
  { name: 'stock.send', path: '/stock', scope: 'stock:write', row: stockRow, take: byIntake(takeStock) },
  { name: 'invoices.send', path: '/invoices', scope: 'invoices:write', row: invoiceRow, take: byIntake(takeInvoices) },
  ...[quoteRows, companyRows, bicycleRows].map((rows) => ({
    ...rows.operation,
    row: rows.schema,
    take: takeSheetRows(rows),
  })),
]

/**
 * A row is validated by itself, so that one mistake does not keep the others out; where not a single one could be taken, the
 * call has failed and says so.
 */
export const ingestOperations: readonly Operation[] = ingests.map(({ row, take, ...named }) => {
  const rows = z.array(row).check(z.minLength(1), z.maxLength(apiLimits.rowsACall))
  const sent = z.array(z.unknown()).check(z.minLength(1), z.maxLength(apiLimits.rowsACall))
  return writing({
    ...named,
    body: z.strictObject({ rows: sent }),
    described: z.strictObject({ rows }),
    answer,
    async run(call, body) {
      if (call.viewer.side !== 'maker') throw new Problem('not-yours')
      const fates = (await take(call, body.rows)).map(pointed)
      if (fates.every(({ fate: became }) => became === 'refused'))
        throw new Refused('rows-refused', { errors: fates.flatMap(({ errors }) => errors).slice(0, namedMost) })
      return { rows: fates }
    },
  })
})

const namedMost = 500

function pointed({ key, fate: became, errors }: RowAnswer, at: number) {
  const places = errors.map(({ path, detail }) => ({ pointer: pointerOf(['rows', at, ...path]), detail }))
  return { key: key.toWellFormed(), fate: became, errors: places }
}

type Take = (portal: Portal, rows: readonly unknown[]) => Promise<RowFate[]>

/** As the ERP's own rows are taken. */
function byIntake(take: Take): Ingest['take'] {
  return async ({ portal, locale }, rows) =>
    (await take(portal, rows)).map((row, at) => {
      const reasons = row.fate === 'refused' ? row.reasons : []
      return {
        key: row.number,
        fate: row.fate,
        errors: reasons.map(({ field, reason }) => ({
          path: pathIn(rows[at], field),
          detail: wordRefusal(locale, reason),
        })),
      }
    })
}

/** A key that the caller made up may have full stops within. */
function pathIn(value: unknown, field: string): string[] {
  if (field === '') return []
  const isKey = typeof value === 'object' && value !== null && Object.hasOwn(value, field)
  const [first = '', ...rest] = isKey ? [field] : field.split('.')
  // By the path that the schema itself has told.
  const below = (value as Record<string, unknown> | null | undefined)?.[first]
  return [first, ...pathIn(below, rest.join('.'))]
}

const refusalWords = {
  missing: 'field-missing',
  'wrong-form': 'field-wrong',
  'too-long': 'field-long',
  'too-many': 'field-many',
  'unknown-field': 'field-unknown',
  'in-future': 'field-future',
  'no-currency': 'field-currency',
  'no-sum': 'field-sum',
  'open-beyond': 'field-open',
  'unknown-company': 'field-company',
  'no-row': 'row-none',
} as const satisfies Record<Refusal, keyof typeof problemsWords>

function wordRefusal(locale: Locale, refusal: Refusal): string {
  return sayIn(problemsWords, locale)(refusalWords[refusal])
}
