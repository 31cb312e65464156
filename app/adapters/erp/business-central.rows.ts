import { isLocale } from '#app/kit/words/locales.ts'
import type { Documents, Mapping } from './business-central.mapping.ts'
import type { ErpRow } from './erp.ts'

// From what Business Central says to what the portal takes in, by the mapping. What a field lacks is left out here, and
// refused where the row is read.

export type Entity = Record<string, unknown>

export function orderRowOf({ orders, currency: own }: Mapping, entity: Entity): ErpRow {
  const said = picked(orders.fields, entity)
  const currency = currencyIn(said['currency'], own)
  const status = textIn(said['status'])
  const addresses = Object.entries(orders.addresses).map(([role, fields]) => [role, picked(fields, entity)])
  const content = {
    ...withMoney(said, currency, ['netAmount', 'vatAmount', 'totalAmount']),
    currency,
    status: Object.hasOwn(orders.statuses, status) ? orders.statuses[status] : status,
    createdAt: momentIn(said['createdAt'] ?? said['orderDate']),
    addresses: { selling: {}, ...Object.fromEntries(addresses) },
    lines: linesOf(orders.lines, entity).map((line) => withMoney(line, currency, ['price', 'amount'])),
  }
  return { number: numberOf(content, entity), content }
}

export function itemRowOf({ items }: Mapping, entity: Entity): ErpRow {
  const said = Object.entries(picked(items.fields, entity))
  const names = Object.fromEntries(said.filter(([field]) => isLocale(field)))
  const content = { ...Object.fromEntries(said.filter(([field]) => !isLocale(field))), names }
  return { number: numberOf(content, entity), content }
}

/** @param promised how many of each item open orders are still to get */
export function stockRowOf(
  { stock }: Mapping,
  entity: Entity,
  { promised, asOf }: { promised: ReadonlyMap<string, number>; asOf: Date },
): ErpRow {
  const { item, quantity, nextOn } = picked(stock.fields, entity)
  const number = textIn(item)
  const there = typeof quantity === 'number' ? quantity : Number.NaN
  const free = Math.max(Math.round((there - (promised.get(number) ?? 0)) * 1e5) / 1e5, 0)
  const content = {
    item: number,
    ...(Number.isFinite(free) && { light: free >= stock.enough ? 'in_stock' : free > 0 ? 'few' : 'none' }),
    quantity: stock.shown ? free : null,
    nextOn: dayIn(nextOn),
    asOf: asOf.toISOString(),
  }
  return { number: number || idOf(entity), content }
}

export function invoiceRowOf(part: Documents, own: string, kind: 'invoice' | 'credit', entity: Entity): ErpRow {
  const said = picked(part.fields, entity)
  const currency = currencyIn(said['currency'], own)
  const amounts = withMoney(said, currency, ['netAmount', 'vatAmount', 'totalAmount', 'openAmount'])
  const lines = part.lines ? linesOf(part.lines, entity) : []
  const content = {
    ...amounts,
    kind,
    currency,
    // A credit note says nothing of what is to be paid.
    openAmount: amounts['openAmount'] ?? 0,
    lines: lines.map((line) => withMoney(line, currency, ['price', 'amount'])),
  }
  return { number: numberOf(content, entity), content }
}

/** What open orders are still to get, item by item. */
export function addPromised({ orders }: Mapping, entity: Entity, promised: Map<string, number>): void {
  for (const line of linesOf(orders.lines, entity)) {
    const { itemNumber, quantity, quantityShipped } = line
    const left = Number(quantity ?? 0) - Number(quantityShipped ?? 0)
    if (left > 0) promised.set(textIn(itemNumber), (promised.get(textIn(itemNumber)) ?? 0) + left)
  }
}

/** When it was changed, as far as it says so. */
export function changedAtIn(fields: Partial<Record<string, string>>, entity: Entity): Date | undefined {
  const text = valueAt(entity, fields['changedAt'] ?? '')
  const moment = typeof text === 'string' ? new Date(text) : new Date(Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

export function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function linesOf({ name, fields, skip }: Mapping['orders']['lines'] | NonNullable<Documents['lines']>, entity: Entity) {
  const found = entity[name]
  if (!Array.isArray(found)) return []
  return found
    .filter(isEntity)
    .filter((line) => !skip?.values.includes(textIn(valueAt(line, skip.field))))
    .map((line) => picked(fields, line))
}

function picked(fields: Partial<Record<string, string>>, entity: Entity): Entity {
  return defined(
    Object.fromEntries(Object.entries(fields).map(([ours, theirs]) => [ours, valueAt(entity, theirs ?? '')])),
  )
}

function defined(values: Entity): Entity {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
}

function valueAt(entity: Entity, path: string): unknown {
  let value: unknown = entity
  for (const part of path.split('.')) value = isEntity(value) && Object.hasOwn(value, part) ? value[part] : undefined
  return value
}

function withMoney(said: Entity, currency: string, names: readonly string[]): Entity {
  const digits = digitsOf(currency)
  const amounts = names
    .filter((name) => said[name] !== undefined)
    .map((name): [string, unknown] => {
      const amount = said[name]
      // As it is written: 1.005 times 100 is 100.49999999999999.
      return [name, typeof amount === 'number' ? Math.round(Number(`${amount}e${digits}`)) : amount]
    })
  return { ...said, ...Object.fromEntries(amounts) }
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Business Central names no currency where it is the company's own. */
function currencyIn(said: unknown, own: string): string {
  return textIn(said) || own
}

function momentIn(said: unknown): string | undefined {
  const text = textIn(said)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text || undefined
}

function dayIn(said: unknown): string | null {
  const text = textIn(said)
  return text === '' || text === '0001-01-01' ? null : text
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** By which somebody finds it again, also where it has no number of its own. */
function numberOf(content: Entity, entity: Entity): string {
  return textIn(content['number']) || idOf(entity)
}

function idOf(entity: Entity): string {
  return textIn(entity['id']) || textIn(entity['systemId']) || 'without a number'
}
