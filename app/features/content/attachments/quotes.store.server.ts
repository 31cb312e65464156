import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

export async function showFilesOfQuotes(tx: Db, quoteIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('attachment')
    .from('quote')
    // As a draft it may have been for somebody else.
    .set((row) => ({ internal: false, company_id: row.ref('quote.company_id') }))
    .whereRef('quote.id', '=', 'attachment.quote_id')
    .where('quote_id', '=', sql<number>`any(${quoteIds})`)
    .execute()
}
