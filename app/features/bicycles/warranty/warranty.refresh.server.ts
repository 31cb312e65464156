import type { Db } from '#app/kit/db/db.server.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { findReplacements } from '#app/features/bicycles/replacements/replacements.server.ts'
import { cameAfter, type Numbered } from '#app/features/bicycles/replacements/replacements.ts'
import { lastDaysOfProduct } from './warranty.server.ts'
import type { WarrantyBasis } from './warranty.ts'

/**
 * Writes down a bicycle's last days, by which lists filter and the passport speaks, and those of the bicycles that came
 * after it, which begin with its registration: after whatever moves them.
 * @param id of a product the caller has locked or made
 */
export async function refreshLastDays(tx: Db, basis: WarrantyBasis, id: number): Promise<void> {
  await refreshAfter(tx, basis, await writeLastDays(tx, basis, id))
}

/** The same for the bicycle of a ticket, if it is registered. */
export async function refreshBicycle(
  tx: Db,
  basis: WarrantyBasis,
  { serialNumber: number, frameModel: model }: { serialNumber: string; frameModel: ModelFamily },
) {
  await refreshNumbered(tx, basis, { model, number })
  await refreshAfter(tx, basis, { model, number })
}

/**
 * The same for those alone that came after a bicycle, which need not be registered. Each is locked before the next one.
 */
export async function refreshAfter(tx: Db, basis: WarrantyBasis, bicycle: Numbered): Promise<void> {
  const chain = await findReplacements(tx, bicycle)
  for (const one of cameAfter(chain, bicycle)) await refreshNumbered(tx, basis, one)
}

async function refreshNumbered(tx: Db, basis: WarrantyBasis, { model, number }: Numbered): Promise<void> {
  const found = await tx
    .selectFrom('product')
    .select('id')
    .where('serial_number', '=', number)
    .where('frame_model', '=', model)
    .forUpdate()
    .executeTakeFirst()
  if (found) await writeLastDays(tx, basis, found.id)
}

/**
 * The last days of this one bicycle: for anyone who goes through all of them. @param id of a product the caller has
 * locked
 */
export async function writeLastDays(tx: Db, basis: WarrantyBasis, id: number): Promise<Numbered> {
  const { certain, longest } = await lastDaysOfProduct(tx, basis, id)
  return tx
    .updateTable('product')
    .set({ warranty_expiry: certain, longest_expiry: longest })
    .where('id', '=', id)
    .returning(['frame_model as model', 'serial_number as number'])
    .executeTakeFirstOrThrow()
}
