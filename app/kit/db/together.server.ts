import { ExpressionWrapper, type OperationNodeSource, sql } from 'kysely'
import type { Db } from './db.server.ts'

/**
 * Several writes as one statement, which is one way to the database and back. None of them may need what another has
 * written, nor write to the same row.
 */
export async function together(tx: Db, ...writes: readonly OperationNodeSource[]): Promise<void> {
  const named = writes.map(
    (write, at) => sql`${sql.ref(`write ${at}`)} as (${new ExpressionWrapper(write.toOperationNode())})`,
  )
  await sql`with ${sql.join(named)} select`.execute(tx)
}
