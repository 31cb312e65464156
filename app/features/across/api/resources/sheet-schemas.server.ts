import * as z from 'zod/mini'
import { columnsOf, type IngestColumn, type KindName } from '#app/features/across/imports/imports.ingest.server.ts'
import { isCountry } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { currency, minor } from '#app/kit/intake/amounts.ts'
import { noted } from '#app/kit/intake/noted.ts'
import { noteWords } from '#app/kit/intake/notes.words.ts'
import { apiLimits } from '#app/limits.ts'
import { clean } from '#app/kit/storable.ts'
import { firstDay } from '#app/kit/words/days.ts'
import { byLocale } from '#app/kit/words/locales.ts'
import type { Operation } from '../operations.ts'

/** Records that tables bring as well: their fields are the columns of the import, named as programs name theirs. */
export type SheetRows = {
  operation: Pick<Operation, 'name' | 'path' | 'scope'>
  kind: KindName
  /** What the parts of one record are called, where it has some. */
  parts: 'lines' | 'people' | undefined
  schema: z.ZodMiniType<Record<string, unknown>>
  /** The column of each field. */
  columns: ReadonlyMap<string, string>
}

export const quoteRows = sheetRows('quotes', 'lines', {
  name: 'quotes.send',
  path: '/quotes',
  scope: 'quotes:write',
})

export const companyRows = sheetRows('companies', 'people', {
  name: 'companies.send',
  path: '/companies',
  scope: 'companies:write',
})

export const bicycleRows = sheetRows('bicycles', undefined, {
  name: 'bicycles.send',
  path: '/bicycles',
  scope: 'bicycles:write',
})

function sheetRows(kind: KindName, parts: SheetRows['parts'], operation: SheetRows['operation']): SheetRows {
  const columns = columnsOf(kind)
  const part = z.array(z.strictObject(shapeOf(columns.filter(({ isOfLine }) => isOfLine))))
  const people = z.optional(part.check(z.maxLength(apiLimits.linesARow)))
  const lines = part.check(z.minLength(1), z.maxLength(apiLimits.linesARow))
  const schema = z.strictObject({
    ...shapeOf(columns.filter(({ isOfLine }) => !isOfLine)),
    ...(parts && { [parts]: parts === 'people' ? people : lines }),
  })
  return { operation, kind, parts, schema, columns: new Map(columns.map(({ name }) => [fieldNameOf(name), name])) }
}

/** `vat_number` is `vatNumber`. */
export function fieldNameOf(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function shapeOf(columns: readonly IngestColumn[]): Record<string, z.ZodMiniType> {
  return Object.fromEntries(columns.map((column) => [fieldNameOf(column.name), fieldOf(column)]))
}

/** One that is left out stays as it is, and is emptied by null. */
function fieldOf({ label, cell, isRequired }: IngestColumn): z.ZodMiniType {
  const value = cellSchema(cell, isRequired === true).check(noted(cell.type === 'money' ? inMinor(label) : label))
  return isRequired ? value : z.optional(z.nullable(value))
}

function inMinor(label: IngestColumn['label']): IngestColumn['label'] {
  return byLocale((locale) => `${label[locale]} (${noteWords.minor[locale]})`)
}

/** As the cells of a table are read, where JSON does not say it already. */
function cellSchema(cell: IngestColumn['cell'], isRequired: boolean): z.ZodMiniType {
  switch (cell.type) {
    case 'text':
      return z.string().check(clean, z.minLength(isRequired ? 1 : 0), z.maxLength(cell.max))
    case 'money':
      return minor
    case 'number':
      return z
        .number()
        .check(
          z.refine(isFine(cell.decimals)),
          z.overwrite(roundedTo(cell.decimals)),
          z.gte(cell.least),
          z.lte(cell.most),
        )
    case 'day':
      return z.iso.date({ abort: true }).check(z.refine((day) => day >= firstDay))
    case 'email':
      return z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))
    case 'country':
      return z
        .string()
        .check(z.regex(/^[A-Z]{2}$/, { abort: true, error: 'no-country' }), z.refine(isCountry, 'no-country'))
    case 'currency':
      return currency
    case 'link':
      return z.url({ protocol: /^https?$/, normalize: true }).check(z.maxLength(2000))
    case 'list':
      return z.array(z.string().check(clean, z.minLength(1), z.maxLength(100))).check(z.maxLength(apiLimits.linesARow))
    case 'choice':
      return z.enum(Object.keys(cell.options))
  }
}

/** What a program has reckoned is as inexact as all floating-point numbers: 0.1 + 0.2. */
function isFine(decimals: number) {
  return (value: number) => Math.abs(roundedTo(decimals)(value) - value) <= 1e-9
}

function roundedTo(decimals: number) {
  return (value: number) => Number(value.toFixed(decimals))
}
