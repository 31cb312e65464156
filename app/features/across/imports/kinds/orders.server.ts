import type { Db } from '#app/kit/db/db.server.ts'
import { addsUp } from '#app/kit/intake/amounts.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { type ImportedOrder, statusOf, type TableOrder } from '#app/features/trade/orders/orders.import.ts'
import {
  findOrdersByNumber,
  type OrderByNumber,
  removeOrders,
  writeOrders,
} from '#app/features/trade/orders/orders.tables.server.ts'
import { isSame, standingLines, written } from '../comparing.ts'
import type { Candidate, Incoming, Kind, Standing, Values, Written } from '../kind.ts'
import { nameCompanies } from './companies-named.server.ts'
import { refuseUncountable, sortLines } from './lines.columns.ts'
import { lockByKey } from './locking.server.ts'
import { orderColumns } from './orders.columns.ts'
import { idIn, listIn, numberIn, textIn } from './values.ts'

/** A row a line; the rows of one order bear its number. */
export const orders: Kind = {
  name: 'orders',
  columns: orderColumns,
  hasLines: true,
  keyOf: ({ number }) => textIn(number),
  async validate(db, candidates) {
    const there = await standingAmong(
      db,
      candidates.map(({ incoming }) => incoming.key),
    )
    for (const one of candidates) {
      complete(one.incoming, there.get(one.incoming.key))
      refuseUncountable(one)
      refuseWrongTotal(one)
      warnOfLines(one)
    }
    await nameCompanies(db, candidates, 'company')
  },
  lock: lockByKey({ table: 'sales_order', key: 'number' }),
  read: standingAmong,
  write: (tx, records, { now }) =>
    writeOrders(
      tx,
      records.map((record) => orderOf(record, now)),
    ),
  // A bicycle that it sold on the maker's list is let go of, and stays sold.
  dependents: async () => [],
  remove: removeOrders,
}

async function standingAmong(db: Db, keys: readonly string[]): Promise<Map<string, Standing>> {
  const found = await findOrdersByNumber(db, keys)
  return new Map([...found].map(([number, order]) => [number, standingOf(order)]))
}

/** What follows from the lines where the file does not say it; and the status as the portal knows it. */
function complete(incoming: Incoming, there: Standing | undefined): void {
  sortLines(incoming)
  const { values } = incoming
  values[byHand] = false
  const lines = incoming.lines.map((line) => line.values)
  const before = standingLines(incoming.lines, there)
  for (const [at, line] of lines.entries()) {
    reckonLine(line, before[at]?.values)
    // A blank cell means that nothing was shipped; without such a column, what was shipped stays.
    if ('quantity_shipped' in line) line['quantity_shipped'] ??= 0
    if ('serial_numbers' in line)
      line['serial_numbers'] = [...new Set(listIn(line['serial_numbers']).map((one) => normaliseSerial(one)))]
  }
  reckonSums(values, lines, there)
  if (textIn(values['status']) !== '') values['status'] = statusAmong(incoming, there)
}

/** As it will be: what the file has no columns for is reckoned with as it stands. */
function statusAmong(incoming: Incoming, there: Standing | undefined): string {
  const { values, lines } = written(incoming, there)
  return statusOf({
    status: textIn(values['status']),
    invoiceNumber: textIn(values['invoice_number']),
    lines: lines.map((line) => ({
      quantity: numberIn(line['quantity']),
      quantityShipped: numberIn(line['quantity_shipped']),
    })),
  })
}

/** What staff wrote by hand is theirs no longer once a table has it, and is again once that is undone. */
const byHand = '#by_hand'

const sums = ['net_amount', 'vat_amount', 'total_amount']

/**
 * Removes the amounts that the file does not give, or leaves blank. What an earlier look at the record computed was not
 * in the file either: there may be more lines by now, or an order where there was none. @returns their names
 */
function dropUnsaid(values: Values, names: readonly string[]): string[] {
  const reckoned = listIn(values['#reckoned'])
  const found = names.filter((name) => (values[name] ?? null) === null || reckoned.includes(name))
  for (const name of found) delete values[name]
  values['#reckoned'] = found
  return found
}

/** A discount that an ERP has granted stays while what it was granted on does. */
function reckonLine(line: Values, there: Values | undefined): void {
  if (dropUnsaid(line, ['amount']).length === 0) return
  const stays = there && ['price', 'quantity'].every((name) => isSame(line[name], there[name]))
  line['amount'] = stays ? numberIn(there['amount']) : Math.round(numberIn(line['price']) * numberIn(line['quantity']))
}

/**
 * For an order that exists already, the sums follow what the file changes, and stay where the file changes nothing of
 * them.
 */
function reckonSums(values: Values, lines: readonly Values[], there: Standing | undefined): void {
  const missing = dropUnsaid(values, sums)
  const stood = (name: string) => numberIn(there?.values[name])
  const changeOf = (name: string) => numberIn(values[name]) - stood(name)
  const changeOfLines = sumOf(lines) - sumOf(there?.lines ?? [])
  if (missing.includes('net_amount')) values['net_amount'] = stood('net_amount') + changeOfLines
  if (missing.includes('vat_amount'))
    values['vat_amount'] = there ? stood('vat_amount') : Math.max(changeOf('total_amount') - changeOf('net_amount'), 0)
  if (missing.includes('total_amount'))
    values['total_amount'] = stood('total_amount') + changeOf('net_amount') + changeOf('vat_amount')
}

/** Compares the sums that the file itself gives. */
function refuseWrongTotal({ incoming: { values, lines }, refuse }: Candidate): void {
  if (sums.some((name) => listIn(values['#reckoned']).includes(name))) return
  const [net = 0, vat = 0, total = 0] = sums.map((name) => numberIn(values[name]))
  if (!addsUp({ net, vat, total }, lines.length)) refuse('total_amount', 'no-sum')
}

/** Less than its quantity at its price is a discount, which has no column of its own; more is mostly a slip. */
function warnOfLines({ incoming: { lines }, warn }: Candidate): void {
  for (const { line, values } of lines) {
    const isKnown = ['price', 'quantity'].every((name) => (values[name] ?? null) !== null)
    if (!isKnown || listIn(values['#reckoned']).includes('amount')) continue
    const whole = Math.round(numberIn(values['price']) * numberIn(values['quantity']))
    const amount = numberIn(values['amount'])
    if (amount * whole < 0 || Math.abs(amount) > Math.abs(whole) + 1) warn('amount', 'amount-of-line', undefined, line)
  }
}

function sumOf(lines: readonly Values[]): number {
  return lines.reduce((sum, { amount }) => sum + numberIn(amount), 0)
}

/** The columns of an order that are texts and bear other names there. */
const texts = {
  external_document_number: 'externalDocumentNumber',
  name: 'name',
  payment_method: 'paymentMethod',
  shipment_method: 'shipmentMethod',
  shipping_agent: 'shippingAgent',
  tracking_number: 'trackingNumber',
  invoice_number: 'invoiceNumber',
} as const

const addressParts = ['name', 'address', 'postcode', 'city', 'country'] as const
const addressRoles = ['shipping', 'billing'] as const

function standingOf(order: OrderByNumber): Standing {
  const named = Object.entries(texts).map(([column, field]) => [column, order[field]] as const)
  const values: Values = {
    ...Object.fromEntries(named),
    number: order.number,
    company: { id: order.companyId, name: order.companyName },
    order_date: order.orderDate,
    currency: order.currency,
    status: order.status,
    requested_delivery_date: order.requestedDeliveryDate,
    net_amount: order.netAmount,
    vat_amount: order.vatAmount,
    total_amount: order.totalAmount,
    tracking_url: order.trackingUrl,
    invoice_url: order.invoiceUrl,
    ...Object.fromEntries(
      addressRoles.flatMap((role) =>
        addressParts.map((part) => [`${role}_${part}`, order.addresses[role]?.[part] ?? '']),
      ),
    ),
    [byHand]: order.byHand,
    // What no column says, for anyone who puts it back.
    '#rest': JSON.stringify({ ...order, lines: undefined }),
  }
  return { id: order.id, values, lines: order.lines.map(lineValues) }
}

function lineValues(line: ImportedOrder['lines'][number]): Values {
  return {
    item_number: line.itemNumber,
    item_name: line.itemName,
    quantity: line.quantity,
    quantity_shipped: line.quantityShipped,
    price: line.price,
    amount: line.amount,
    expected_date: line.expectedDate,
    serial_numbers: line.serialNumbers,
  }
}

/** What a table cannot say of an order, as it stands. */
type Rest = Pick<ImportedOrder, 'vatRegistrationNo' | 'addresses' | 'shipments'> & { createdAt: string }

function orderOf({ key, values, lines, places }: Written, now: Date): TableOrder {
  const kept = textIn(values['#rest'])
  const rest = kept === '' ? undefined : (JSON.parse(kept) as Rest)
  const named = Object.entries(texts).map(([column, field]) => [field, textIn(values[column])] as const)
  return {
    // Built from the table above, so it has exactly its names.
    ...(Object.fromEntries(named) as Record<(typeof texts)[keyof typeof texts], string>),
    number: key,
    companyId: idIn(values['company']) ?? 0,
    status: textIn(values['status']),
    createdAt: rest ? new Date(rest.createdAt) : now,
    changedAt: now,
    orderDate: textIn(values['order_date']),
    requestedDeliveryDate: textIn(values['requested_delivery_date']) || null,
    currency: textIn(values['currency']),
    netAmount: numberIn(values['net_amount']),
    vatAmount: numberIn(values['vat_amount']),
    totalAmount: numberIn(values['total_amount']),
    vatRegistrationNo: rest?.vatRegistrationNo ?? '',
    trackingUrl: textIn(values['tracking_url']) || null,
    invoiceUrl: textIn(values['invoice_url']) || null,
    addresses: addressesOf(values, rest),
    lines: lines.map(lineOf),
    shipments: shipmentsOf(values, rest, places),
    byHand: values[byHand] === true,
  }
}

/** A table has room for the first alone: the others stay as long as it does, each with its lines, wherever those stand now. */
function shipmentsOf(values: Values, rest: Rest | undefined, places: Written['places']): ImportedOrder['shipments'] {
  const [first] = rest?.shipments ?? []
  const isFirst =
    first?.trackingNumber === textIn(values['tracking_number']) &&
    first.trackingUrl === (textIn(values['tracking_url']) || null)
  if (!isFirst || !places) return isFirst ? rest?.shipments : undefined
  const isAt = new Map(places.map((place, at) => [place, at]))
  return rest?.shipments?.map((shipment) => ({
    ...shipment,
    lines: shipment.lines.flatMap(({ line, quantity }) => {
      const at = isAt.get(line - 1)
      return at === undefined ? [] : [{ line: at + 1, quantity }]
    }),
  }))
}

function lineOf(line: Values): ImportedOrder['lines'][number] {
  return {
    itemNumber: textIn(line['item_number']),
    itemName: textIn(line['item_name']),
    quantity: numberIn(line['quantity']),
    quantityShipped: numberIn(line['quantity_shipped']),
    price: numberIn(line['price']),
    amount: numberIn(line['amount']),
    expectedDate: textIn(line['expected_date']) || null,
    serialNumbers: listIn(line['serial_numbers']),
  }
}

const noAddress = {
  name: '',
  name2: '',
  contact: '',
  address: '',
  address2: '',
  postcode: '',
  city: '',
  county: '',
  country: '',
  customerNo: '',
  shipToCode: '',
}

function addressesOf(values: Values, rest: Rest | undefined): ImportedOrder['addresses'] {
  const of = (role: (typeof addressRoles)[number]) => {
    const said = Object.fromEntries(addressParts.map((part) => [part, textIn(values[`${role}_${part}`])]))
    return { ...noAddress, ...rest?.addresses[role], ...said }
  }
  return { selling: rest?.addresses.selling ?? noAddress, shipping: of('shipping'), billing: of('billing') }
}
