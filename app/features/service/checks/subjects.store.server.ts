import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import { unitsVisibleTo } from '#app/features/service/recalls/recalls.units.server.ts'
import { isWithWorkshop, type Subject } from './checks.ts'

/** A bicycle that is booked at one of a dealer's shops, or has been there of late, no matter who holds it. */
export async function findAtDesk(
  db: Db,
  viewer: CompanyViewer,
  appointment: number,
  now: Date,
): Promise<Subject | undefined> {
  const found = await db
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .innerJoin('product', 'product.id', 'appointment.product_id')
    .select(['product.name as title', 'product.serial_number as serialNumber', 'product.frame_model as family'])
    .select(['product.id as productId', 'appointment.id as appointmentId'])
    .select(['appointment.state', 'appointment.day', 'appointment.ended_at as endedAt'])
    .where('appointment.id', '=', appointment)
    .where('shop.company_id', '=', companyWith(viewer, 'appointments'))
    .executeTakeFirst()
  if (!found) return undefined
  const { state, day, endedAt, ...bicycle } = found
  return isWithWorkshop({ state, day, endedAt }, now) ? { ...bicycle, unitId: null } : undefined
}

/** A bicycle under a published recall that a dealer holds or was sold, or that was brought to its workshop. */
export async function findUnit(db: Db, viewer: CompanyViewer, unit: number, now: Date): Promise<Subject | undefined> {
  const found = await unitsVisibleTo(db, viewer, now)
    .select(['unit.id as unitId', 'unit.serial_number as serialNumber', 'unit.family', 'unit.family as title'])
    .select('recall.checklist as asked')
    .select(
      sql<number | null>`(select product.id from product where product.serial_folded = unit.serial_folded
        order by product.id limit 1)`.as('productId'),
    )
    .where('unit.id', '=', unit)
    .where('recall.state', '=', 'published')
    .executeTakeFirst()
  return found && { ...found, appointmentId: null }
}
