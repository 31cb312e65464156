import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { type ImportedOrder, statusOf } from '../orders.import.ts'
import { bicyclesSold } from '../orders.outbox.ts'
import { isCancelled } from '../orders.ts'

type Announced = { id: number; order: ImportedOrder }

/**
 * A feature that keeps a list of bicycles learns which were sold, and to whom: what an order is called may tell the family
 * where its number does not.
 */
export async function announceSold(tx: Db, { id, order }: Announced, now: Date): Promise<void> {
  if (isCancelled({ status: statusOf(order) })) return
  const { number, companyId, lines } = order
  const bicycles = lines.flatMap(({ itemName, itemNumber, serialNumbers }) =>
    serialNumbers.map((serialNumber) => ({ serialNumber, item: `${itemNumber} ${itemName}` })),
  )
  if (bicycles.length === 0) return
  await outbox.put(tx, bicyclesSold.of(`order ${number}`, { orderId: id, companyId, bicycles }), now)
}
