import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'

type Kept = { table: keyof Tables; key: string }

/**
 * Waits for anyone who is changing one of these records, and lets nobody else begin. By key, in which the steps of an
 * import follow each other: of two at once neither holds what the other waits for. What refers to a record needs not
 * wait.
 */
export function lockByKey({ table, key }: Kept) {
  return async (tx: Db, keys: readonly string[]): Promise<void> => {
    await sql`select from ${sql.table(table)} where ${sql.ref(key)} = any(${keys})
      order by ${sql.ref(key)} for no key update`.execute(tx)
  }
}
