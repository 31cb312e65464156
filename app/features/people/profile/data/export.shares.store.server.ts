import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** What somebody handed to others by a link, and what they revoked. */
export function listShared(db: Db, { accountId }: Self, after: number) {
  return (
    db
      .selectFrom('media_share')
      .select(['id', 'recipient', 'made_at as madeAt', 'last_day as lastDay', 'revoked_at as revokedAt'])
      // What a colleague wrote is theirs.
      .select((row) => row.case().when('made_by', '=', accountId).then(row.ref('note')).else('').end().as('note'))
      .where((row) => row.or([row('made_by', '=', accountId), row('revoked_by', '=', accountId)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
  )
}
