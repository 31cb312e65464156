import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Shop } from './shops.ts'
import { readShops } from './store.server.ts'

/** Shops as a customer may find them, whichever company's, with the closed days from a day on. @param today YYYY-MM-DD */
export function shopsById(db: Db, ids: readonly number[], today: string): Promise<(Shop & { companyId: number })[]> {
  return readShops(db, sql<boolean>`id = any(${ids})`, today)
}

/** Held until the transaction ends: its owner cannot remove it meanwhile. @returns whether it is there still */
export async function holdShop(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('shop')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
