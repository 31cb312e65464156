import * as z from 'zod/mini'
import { noteWords } from './notes.words.ts'
import { noted } from './noted.ts'

// What amounts have to be, whether a table, a program or an ERP tells them.

/** More than any bicycle maker turns over, and far below what a number holds exactly. */
export const moneyMost = 1e13

export const minor = z.int().check(z.gte(-moneyMost), z.lte(moneyMost), noted(noteWords.minor))

export const currency = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, { abort: true, error: 'no-currency' }), z.refine(isCurrency, 'no-currency'))

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** By ISO 4217, those of former times as well: old orders were in them. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

type Sums = { net: number; vat: number; total: number }

/** Who sends it has rounded line by line: a cent of each may be more or less. */
export function addsUp({ net, vat, total }: Sums, lines: number): boolean {
  return Math.abs(net + vat - total) <= Math.max(lines, 1)
}

type Document = { netAmount: number; vatAmount: number; totalAmount: number; lines: readonly unknown[] }

/** As a check of a row that has lines. */
export const totalIsSum = z.refine<Document>(
  ({ netAmount, vatAmount, totalAmount, lines }: Document) =>
    addsUp({ net: netAmount, vat: vatAmount, total: totalAmount }, lines.length),
  { path: ['totalAmount'], error: 'no-sum' },
)
