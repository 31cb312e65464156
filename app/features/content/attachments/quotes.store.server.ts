import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** What a form handed over to a quote, also when it was sent before. */
export async function hasFilesFrom(tx: Db, viewer: Viewer, submission: string, quoteId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where('quote_id', '=', quoteId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

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

/** @returns what lay in the store under it, or undefined where there was no such file */
export function deleteFileOfQuote(tx: Db, quoteId: number, id: string) {
  return tx
    .deleteFrom('attachment')
    .where('quote_id', '=', quoteId)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}
