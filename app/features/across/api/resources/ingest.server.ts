import * as z from 'zod/mini'
import { takeInvoices } from '#app/features/trade/invoices/invoices.intake.server.ts'
import { invoiceRow } from '#app/features/trade/invoices/invoices.intake.ts'
import { takeItems, takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { itemRow, stockRow } from '#app/features/trade/items/items.intake.ts'
import { takeOrders } from '#app/features/trade/orders/orders.intake.server.ts'
import { orderRow } from '#app/features/trade/orders/orders.intake.ts'
import type { Reason, RowFate } from '#app/kit/intake/intake.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { Problem } from '#app/kit/problem.ts'
import { apiLimits } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import type { RowAnswer } from './fates.ts'
import { about } from '../notes.ts'
import { type Call, type Operation, writing } from '../operations.ts'
import { Refused } from '../problems.server.ts'
import { mistakesIn, pointerOf, refusalIn } from '../reading.server.ts'
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
  { name: 'orders.send', path: '/orders', scope: 'orders:write', ...byIntake(orderRow, takeOrders) },
  { name: 'items.send', path: '/items', scope: 'items:write', ...byIntake(itemRow, takeItems) },
  { name: 'stock.send', path: '/stock', scope: 'stock:write', ...byIntake(stockRow, takeStock) },
  { name: 'invoices.send', path: '/invoices', scope: 'invoices:write', ...byIntake(invoiceRow, takeInvoices) },
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

/** As the ERP's own rows are taken. What does not fit is told by the schema itself, which knows more than the row's fate. */
function byIntake(row: z.ZodMiniType, take: Take): Pick<Ingest, 'row' | 'take'> {
  return {
    row,
    take: async ({ portal, locale }, rows) =>
      (await take(portal, rows)).map((one, at) => {
        const errors = one.fate === 'refused' ? mistakesOf(row, rows[at], one.reasons, locale) : []
        return { key: one.number, fate: one.fate, errors }
      }),
  }
}

function mistakesOf(schema: z.ZodMiniType, row: unknown, reasons: readonly Reason[], locale: Locale) {
  const { error } = schema.safeParse(row)
  if (error) return mistakesIn(error, row, locale)
  return reasons.map(({ field, reason }) => ({ path: [field], detail: refusalIn(locale, reason) }))
}
