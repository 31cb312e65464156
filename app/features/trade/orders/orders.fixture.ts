import { expect } from 'vitest'
import type { Portal } from '#app/portal.server.ts'
import { importOrders } from './orders.import.server.ts'
import type { OrderInput } from './orders.import.ts'

type Options = Partial<OrderInput> & { of: { viewer: { companyId: number } } }
type LineOptions = Partial<OrderInput['lines'][number]>

/** An order as an ERP would hand it over: one line of two bicycles, nothing shipped. */
export function orderInput({ of, ...options }: Options): OrderInput {
  return {
    companyId: of.viewer.companyId,
    number: 'OV25-0001',
    status: 'Released',
    createdAt: '2026-11-02T09:00:00Z',
    changedAt: '2026-11-02T09:00:00Z',
    orderDate: '2026-11-02',
    currency: 'EUR',
    netAmount: 876_000,
    vatAmount: 192_720,
    totalAmount: 1_068_720,
    addresses: { selling: { name: 'Cicli Rossi', city: 'Cremona', country: 'IT' } },
    lines: [line()],
    ...options,
  }
}

export function line(options: LineOptions = {}): OrderInput['lines'][number] {
  return {
    itemNumber: 'C68-FS',
    itemName: 'C68 kit telaio',
    quantity: 2,
    quantityShipped: 0,
    price: 438_000,
    amount: 876_000,
    ...options,
  }
}

/** Imports the order and answers its number in addresses. */
export async function addOrder(portal: Portal, options: Options): Promise<{ id: number }> {
  const order = orderInput(options)
  expect(await importOrders(portal, [order])).toEqual({ saved: 1, refused: [] })
  return portal.db.selectFrom('sales_order').select('id').where('number', '=', order.number).executeTakeFirstOrThrow()
}
