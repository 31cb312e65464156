import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { undoDays } from './imports.ts'
import * as store from './store.server.ts'

const day = 24 * 60 * 60_000

/** A file that nobody went on with waits for so long. */
const waitingDays = 7

/** Away with what imports have read and replaced once it can no longer be undone, and with files nobody went on with. */
export async function sweepImports(portal: Portal): Promise<void> {
  const now = portal.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  for (const key of await store.cancelLeft(portal.db, ago(waitingDays), now)) await portal.files.remove(key)
  await sweepRows(portal.db, ago(undoDays))
}

async function sweepRows(db: Db, before: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = (await store.listFinished(tx, before)).map(({ id }) => id)
    if (old.length === 0) return
    await tx.deleteFrom('import_row').where('import_id', 'in', old).execute()
    await tx.deleteFrom('import_mistake').where('import_id', 'in', old).execute()
    // What stood in the way of an undoing is called by its keys, among them addresses of leads.
    await tx
      .updateTable('import')
      .set({ problem: sql`problem - 'list'` })
      .where('id', 'in', old)
      .execute()
  })
}
