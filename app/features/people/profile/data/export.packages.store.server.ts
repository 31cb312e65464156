import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** The quotes somebody asked for, as they did. */
export function listAsked(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('quote_ask')
    .select(['quote_id as id', 'title', 'lines', 'note', 'asked_at as askedAt'])
    .where('asked_by', '=', accountId)
    .where('quote_id', '>', after)
    .orderBy('quote_id')
    .limit(atOnce)
    .execute()
}
