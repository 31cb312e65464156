import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { type ImportedOrder, statusOf } from '#app/features/trade/orders/orders.import.ts'
import {
  findOrdersByNumber,
  type OrderByNumber,
  removeOrders,
  writeOrders,
} from '#app/features/trade/orders/orders.tables.server.ts'
import type { Candidate, Kind, Standing, Values, Written } from '../kind.ts'
import { nameCompanies } from './companies-named.server.ts'
import { orderColumns } from './orders.columns.ts'
import { idIn, listIn, numberIn, textIn } from './values.ts'

/** A row a line; the rows of one order bear its number. */
export const orders: Kind = {
  name: 'orders',
  columns: orderColumns,
  hasLines: true,
  keyOf: ({ number }) => textIn(number),
  async validate(db, candidates) {
    for (const one of candidates) complete(one)
    await nameCompanies(db, candidates, 'company')
  },
  async read(db, keys) {
    const found = await findOrdersByNumber(db, keys)
    return new Map([...found].map(([number, order]) => [number, standingOf(order)]))
  },
  write: (tx, records, { now }) =>
    writeOrders(
      tx,
      records.map((record) => orderOf(record, now)),
    ),
  // Nothing of the portal refers to an order.
  dependents: async () => [],
  remove: removeOrders,
}

/** What follows from the lines where the file does not say it; and the status as the portal knows it. */
function complete({ incoming: { values, lines } }: Candidate): void {
  for (const { values: line } of lines) {
    line['amount'] ??= Math.round(numberIn(line['price']) * numberIn(line['quantity']))
    // Nothing shipped is none; where the file has no such column, what was shipped stays.
    if ('quantity_shipped' in line) line['quantity_shipped'] ??= 0
    if ('serial_numbers' in line)
      line['serial_numbers'] = [...new Set(listIn(line['serial_numbers']).map((one) => normaliseSerial(one)))]
  }
  values['net_amount'] ??= lines.reduce((sum, line) => sum + numberIn(line.values['amount']), 0)
  values['vat_amount'] ??= Math.max(numberIn(values['total_amount']) - numberIn(values['net_amount']), 0)
  values['total_amount'] ??= numberIn(values['net_amount']) + numberIn(values['vat_amount'])
  const shipped = lines.map(({ values: line }) => ({
    quantity: numberIn(line['quantity']),
    quantityShipped: numberIn(line['quantity_shipped']),
  }))
  if (textIn(values['status']) !== '')
    values['status'] = statusOf({
      status: textIn(values['status']),
      invoiceNumber: textIn(values['invoice_number']),
      lines: shipped,
    })
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
    // What no column says, for who puts it back.
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

function orderOf({ key, values, lines }: Written, now: Date): ImportedOrder {
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
    shipments: shipmentsOf(values, rest),
  }
}

/** A table has room for the first alone: the others stay as long as it does. */
function shipmentsOf(values: Values, rest: Rest | undefined): ImportedOrder['shipments'] {
  const [first] = rest?.shipments ?? []
  const isFirst =
    first?.trackingNumber === textIn(values['tracking_number']) &&
    first.trackingUrl === (textIn(values['tracking_url']) || null)
  return isFirst ? rest?.shipments : undefined
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
