import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, tradeScopeOf } from '#app/features/people/licence/licence.ts'
import { readAt } from '#app/features/trade/freshness/freshness.server.ts'
import type { Order, Shipment } from './orders.ts'

const rowColumns = [
  'sales_order.id',
  'company.name as companyName',
  'sales_order.number',
  'sales_order.external_document_number as externalDocumentNumber',
  'sales_order.name',
  'sales_order.first_item as firstItem',
  'sales_order.line_count as lineCount',
  'sales_order.status',
  'sales_order.order_date as orderDate',
  'sales_order.requested_delivery_date as requestedDeliveryDate',
  'sales_order.currency',
  'sales_order.net_amount as netAmount',
  'sales_order.vat_amount as vatAmount',
  'sales_order.total_amount as totalAmount',
  'sales_order.quantity_outstanding as quantityOutstanding',
] as const

export const factColumns = [
  'sales_order.created_at as createdAt',
  'sales_order.payment_method as paymentMethod',
  'sales_order.shipment_method as shipmentMethod',
  'sales_order.shipping_agent as shippingAgent',
  'sales_order.vat_registration_no as vatRegistrationNo',
  'sales_order.invoice_number as invoiceNumber',
  'sales_order.invoice_url as invoiceUrl',
] as const

/** All shipments in one, as a row of a list shows them. */
export const trackingColumns = [
  sql<string>`(select coalesce(string_agg(tracking_number, ', ' order by position), '') from sales_order_shipment
    where order_id = sales_order.id and tracking_number <> '')`.as('trackingNumber'),
  sql<string | null>`(select string_agg(tracking_url, ' ' order by position) from sales_order_shipment
    where order_id = sales_order.id)`.as('trackingUrl'),
]

export const shipmentsOf = sql<Shipment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('position', shipment.position, 'carrier', carrier,
    'trackingNumber', tracking_number, 'trackingUrl', tracking_url, 'shippedOn', shipped_on,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity) order by line), '[]')
      from sales_order_shipment_line part
      where part.order_id = shipment.order_id and part.shipment = shipment.position)) order by shipment.position), '[]')
  from sales_order_shipment shipment where shipment.order_id = sales_order.id)`

const addressesOf = sql<Order['addresses']>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', role, 'name', name, 'name2', name_2, 'contact', contact,
    'address', address, 'address2', address_2, 'postcode', postcode, 'city', city, 'county', county, 'country', country,
    'customerNo', customer_no, 'shipToCode', ship_to_code)), '[]')
  from sales_order_address where order_id = sales_order.id)`

const lineColumns = [
  'line.position',
  'line.item_number as itemNumber',
  'line.item_name as itemName',
  'line.quantity',
  'line.quantity_shipped as quantityShipped',
  'line.price',
  'line.amount',
  'line.expected_date as expectedDate',
  'line.serial_numbers as serialNumbers',
] as const

/** Whose orders this person sees: a company's with the module, all for staff, nobody's for a workshop's people. */
export function orderScopeOf(viewer: Viewer): Scope {
  return tradeScopeOf(viewer, 'erp-integration')
}

/** Every read of orders starts here. */
export function ordersVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('sales_order')
  return scope === 'all' ? all : all.where('sales_order.company_id', '=', scope.company)
}

/** The orders of lists, as rows. */
export function orderRowsVisibleTo(db: Db, scope: Scope) {
  return ordersVisibleTo(db, scope).innerJoin('company', 'company.id', 'sales_order.company_id').select(rowColumns)
}

export async function findOrder(db: Db, viewer: Viewer, id: number): Promise<Order | undefined> {
  const scope = orderScopeOf(viewer)
  const [order, lines] = await Promise.all([
    orderRowsVisibleTo(db, scope)
      .select(factColumns)
      .select(['sales_order.company_id as companyId', 'sales_order.by_hand as byHand', 'sales_order.version'])
      .select('sales_order.changed_at as changedAt')
      .select([shipmentsOf.as('shipments'), addressesOf.as('addresses'), readAt('orders')])
      .where('sales_order.id', '=', id)
      .executeTakeFirst(),
    ordersVisibleTo(db, scope)
      .where('sales_order.id', '=', id)
      .innerJoin('sales_order_line as line', 'line.order_id', 'sales_order.id')
      .select(lineColumns)
      .orderBy('line.position')
      .execute(),
  ])
  return order && { ...order, lines }
}

/** Locked until the transaction ends. */
export function findOrderForUpdate(tx: Db, viewer: Viewer, id: number) {
  return ordersVisibleTo(tx, orderScopeOf(viewer))
    .select(['sales_order.company_id as companyId', 'sales_order.created_at as createdAt', 'sales_order.number'])
    .select(['sales_order.by_hand as byHand', 'sales_order.version', 'sales_order.status'])
    .where('sales_order.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** All lines of some orders, each order's in their order. */
export function readLinesOf(db: Db, viewer: Viewer, orders: readonly { id: number }[]) {
  return ordersVisibleTo(db, orderScopeOf(viewer))
    .innerJoin('sales_order_line as line', 'line.order_id', 'sales_order.id')
    .select('line.order_id as orderId')
    .select(lineColumns)
    .where(sql<boolean>`sales_order.id = any(${orders.map(({ id }) => id)})`)
    .orderBy('line.order_id')
    .orderBy('line.position')
    .execute()
}

/** The lines of a few orders, to find among them the one that was searched for. */
export function listLinesOf(db: Db, viewer: Viewer, ids: readonly number[]) {
  return ordersVisibleTo(db, orderScopeOf(viewer))
    .innerJoin('sales_order_line as line', 'line.order_id', 'sales_order.id')
    .select(['line.order_id as orderId', 'line.item_name as itemName', 'line.item_number as itemNumber'])
    .select('line.serial_numbers as serialNumbers')
    .where(sql<boolean>`sales_order.id = any(${ids})`)
    .orderBy('line.order_id')
    .orderBy('line.position')
    .limit(1000)
    .execute()
}

/** For nobody's eyes: whether a registration can be believed. */
export async function isSoldToAnother(db: Db, companyId: number, serial: string): Promise<boolean> {
  const found = await db
    .selectFrom('sales_order_line')
    .innerJoin('sales_order', 'sales_order.id', 'sales_order_line.order_id')
    .select('sales_order.company_id as companyId')
    .where('serial_numbers', '@>', sql<string[]>`array[${serial}]::text[]`)
    .where('sales_order.status', '!=', 'cancelled')
    .execute()
  return found.length > 0 && found.every((order) => order.companyId !== companyId)
}

/**
 * The latest orders whose shipment held the unit of this serial number. The lines are asked first, in a query of their
 * own within: otherwise the planner looks through all orders by their date.
 */
export function findWithSerial(db: Db, viewer: Viewer, serial: string) {
  const holding = db
    .selectFrom('sales_order_line')
    .where('serial_numbers', '@>', sql<string[]>`array[${serial}]::text[]`)
    .select('order_id')
  return ordersVisibleTo(db, orderScopeOf(viewer))
    .where('sales_order.id', '=', sql<number>`any(array(${holding}))`)
    .select(['sales_order.id', 'sales_order.number', 'sales_order.order_date as orderDate'])
    .orderBy('sales_order.order_date', 'desc')
    .orderBy('sales_order.id', 'desc')
    .limit(10)
    .execute()
}
