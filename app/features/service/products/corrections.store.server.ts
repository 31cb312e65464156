import { codeOf } from '#app/kit/error-code.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Attributes } from './product.attributes.ts'

export type NewFacts = {
  frameModel: ModelFamily
  name: string
  serialNumber: string
  serialFolded: string
  country: string
  dateOfPurchase: string
  registeredOn: string
  size: string
  colour: string
  search: string
}

/** @param id of a product the caller has locked */
export async function setFacts(tx: Db, id: number, facts: NewFacts): Promise<void> {
  await tx
    .updateTable('product')
    .set((row) => ({
      frame_model: facts.frameModel,
      name: facts.name,
      serial_number: facts.serialNumber,
      serial_folded: facts.serialFolded,
      country: facts.country,
      date_of_purchase: facts.dateOfPurchase,
      registered_on: facts.registeredOn,
      size: facts.size,
      colour: facts.colour,
      search: facts.search,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** @param id of a product the caller has locked */
export async function setAttributes(tx: Db, id: number, attributes: Attributes): Promise<void> {
  await tx
    .updateTable('product')
    .set((row) => ({ attributes: JSON.stringify(attributes), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whether the database refused what another row has already. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505'
}
