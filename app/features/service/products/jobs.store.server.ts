import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'

/** For the worker, which looks for nobody: of a bicycle what both who had it and who has it know. */
export function findProductToTellOf(db: Db, id: number) {
  return db
    .selectFrom('product')
    .select(['name', 'size', 'colour', 'serial_number as serialNumber'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of them that are there still, each held until the transaction ends. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<number[]> {
  const found = await tx
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

export function findReader(db: Db, accountId: number) {
  return reachable(db).where('account.id', '=', accountId).executeTakeFirst()
}
