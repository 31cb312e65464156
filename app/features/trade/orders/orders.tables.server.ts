import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { replaceParts, replaceShipments, upsert } from './orders.import.server.ts'
import type { ImportedOrder, TableOrder } from './orders.import.ts'
import type { Shipment } from './orders.ts'
import { shipmentsOf } from './store.server.ts'

// Orders as tables bring them: what stands in one is taken, whenever it was changed.

export type OrderByNumber = Omit<TableOrder, 'addresses' | 'lines' | 'shipments'> & {
  id: number
  companyName: string
  addresses: ImportedOrder['addresses']
  lines: ImportedOrder['lines']
  shipments: Shipment[]
}

/** Those with these numbers, each by its own. */
export async function findOrdersByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, OrderByNumber>> {
  const rows = await db
    .selectFrom('sales_order')
    .innerJoin('company', 'company.id', 'sales_order.company_id')
    .select(['sales_order.id', 'company_id as companyId', 'company.name as companyName', 'number'])
    .select(['external_document_number as externalDocumentNumber', 'sales_order.name', 'status'])
    .select(['sales_order.created_at as createdAt', 'changed_at as changedAt', 'order_date as orderDate'])
    .select(['requested_delivery_date as requestedDeliveryDate', 'currency', 'net_amount as netAmount'])
    .select(['vat_amount as vatAmount', 'total_amount as totalAmount', 'payment_method as paymentMethod'])
    .select(['shipment_method as shipmentMethod', 'shipping_agent as shippingAgent'])
    .select(['vat_registration_no as vatRegistrationNo', 'invoice_number as invoiceNumber'])
    .select(['by_hand as byHand', 'invoice_url as invoiceUrl', addressesOf.as('addresses'), linesOf.as('lines')])
    .select(shipmentsOf.as('shipments'))
    .where('number', '=', sql<string>`any(${numbers})`)
    .execute()
  // A table has room for one number: that of the first.
  return new Map(
    rows.map((row) => {
      const { trackingNumber = '', trackingUrl = null } = row.shipments[0] ?? {}
      return [row.number, { ...row, trackingNumber, trackingUrl }]
    }),
  )
}

const addressesOf = sql<ImportedOrder['addresses']>`(
  select coalesce(jsonb_object_agg(role, jsonb_build_object('name', name, 'name2', name_2, 'contact', contact,
    'address', address, 'address2', address_2, 'postcode', postcode, 'city', city, 'county', county,
    'country', country, 'customerNo', customer_no, 'shipToCode', ship_to_code)), '{}')
  from sales_order_address where order_id = sales_order.id)`

const linesOf = sql<ImportedOrder['lines']>`(
  select coalesce(jsonb_agg(jsonb_build_object('itemNumber', item_number, 'itemName', item_name,
    'quantity', quantity, 'quantityShipped', quantity_shipped, 'price', price, 'amount', amount,
    'expectedDate', expected_date, 'serialNumbers', serial_numbers) order by position), '[]')
  from sales_order_line where order_id = sales_order.id)`

/** Each takes the place of what has its number. */
export async function writeOrders(tx: Db, orders: readonly TableOrder[]): Promise<void> {
  const ids = new Map((await upsert(tx, orders)).map(({ number, id }) => [number, id]))
  const found = orders.map((order) => ({ order, id: ids.get(order.number) ?? 0 }))
  await replaceParts(tx, found)
  await replaceShipments(tx, found)
}

/** With all that belongs to them. */
export async function removeOrders(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('sales_order')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
