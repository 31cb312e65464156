import type { Intake, RowFate } from '#app/kit/intake/intake.ts'
import { readDelivery } from '#app/kit/intake/intake.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { companiesCalledBy } from '#app/features/people/company-facts/company-facts.import.server.ts'
import { saveNewer } from './orders.import.server.ts'
import { orderRow } from './orders.intake.ts'

/**
 * Takes orders in, from the ERP or through the API: each is found again by its number and replaced whole by what was
 * changed later. What the portal was told before is said so, and a row that does not fit is refused by itself.
 */
export async function takeOrders(portal: Portal, rows: readonly unknown[], intake?: Intake): Promise<RowFate[]> {
  const delivery = readDelivery(orderRow, rows, {
    keyOf: ({ number }) => number,
    numberOf: ({ number }) => number,
    moment: 'changedAt',
    now: portal.clock.now(),
  })
  const companies = await companiesCalledBy(
    portal.db,
    delivery.newest.map(({ customerNumber }) => customerNumber),
  )
  const known = delivery.newest.flatMap((row) => {
    const companyId = companies(row.customerNumber)
    if (companyId !== undefined) return [{ row, companyId }]
    delivery.refuse(row, [{ field: 'customerNumber', reason: 'unknown-company' }])
    return []
  })
  for (let at = 0; at < known.length; at += atOnce) {
    const some = known.slice(at, at + atOnce)
    const orders = some.map(({ row: { customerNumber: _number, ...order }, companyId }) => ({ ...order, companyId }))
    const fates = await portal.db.transaction().execute((tx) => saveNewer(tx, orders, intake))
    for (const [index, { row }] of some.entries()) delivery.settle(row, fates[index] ?? 'older')
  }
  return delivery.fates()
}

const atOnce = 200
