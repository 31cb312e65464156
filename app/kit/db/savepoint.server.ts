import { sql } from 'kysely'
import { codeOf } from '#app/kit/error-code.ts'
import type { Db } from './db.server.ts'

/**
 * Tries a change that a constraint may refuse, without losing the transaction.
 * @param code by which PostgreSQL refuses it
 * @returns whether it went through
 */
export async function unlessRefused(tx: Db, code: '23505' | '23P01', change: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint change`.execute(tx)
  try {
    await change()
    await sql`release savepoint change`.execute(tx)
    return true
  } catch (error) {
    if (codeOf(error) !== code) throw error
    await sql`rollback to savepoint change`.execute(tx)
    return false
  }
}
