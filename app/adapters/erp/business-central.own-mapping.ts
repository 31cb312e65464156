import { type Mapping, mappingSchema } from './business-central.mapping.ts'
import { standardMapping } from './business-central.standard.ts'
import type { ErpKind } from './erp.ts'

/** Without these nothing is found again, or nobody knows whose it is. */
const needed = {
  orders: ['number', 'customerNumber', 'status', 'changedAt', 'orderDate'],
  items: ['number', 'changedAt'],
  stock: ['item', 'quantity'],
  invoices: ['number', 'customerNumber', 'issuedOn', 'changedAt'],
} as const satisfies Record<ErpKind, readonly string[]>

/**
 * What a file says instead of the standard: of each part as much as differs; a field that is null is not read.
 * @returns a sentence where it cannot be
 */
export function mappingFrom(file: unknown): Mapping | string {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return 'holds no object of settings'
  const read = mappingSchema.safeParse(merged(standardMapping, file))
  if (!read.success) {
    const issue = read.error.issues[0]
    const where = issue?.path.map(String).join('.') ?? ''
    if (issue?.code === 'unrecognized_keys')
      return `knows ${[where, issue.keys[0] ?? ''].filter(Boolean).join('.')}, which the portal does not`
    return `is wrong at ${where || 'its beginning'}: ${issue?.message ?? 'unreadable'}`
  }
  for (const kind of ['orders', 'items', 'stock', 'invoices'] as const) {
    const fields: Partial<Record<string, string>> = read.data[kind].fields
    const missing = needed[kind].find((field) => fields[field] === undefined)
    if (missing) return `leaves out ${kind}.fields.${missing}, without which nothing can be taken in`
  }
  return read.data
}

function merged(standard: unknown, own: unknown): unknown {
  if (!isObject(standard) || !isObject(own)) return own
  const names = new Set([...Object.keys(standard), ...Object.keys(own)])
  const entries = [...names]
    .filter((one) => !Object.hasOwn(own, one) || own[one] !== null)
    .map((one): [string, unknown] => [one, Object.hasOwn(own, one) ? merged(standard[one], own[one]) : standard[one]])
  return Object.fromEntries(entries)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
