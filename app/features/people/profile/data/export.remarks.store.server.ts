import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** What somebody said of guides, with the answer; of the staff, what they answered to others. */
export function listRemarked(db: Db, { accountId }: Self, after: number) {
  return (
    db
      .selectFrom('remark')
      .select(['id', 'guide', 'title', 'number', 'version', 'page', 'said_at as saidAt'])
      // What others wrote is theirs.
      .select((row) => row.case().when('account_id', '=', accountId).then(row.ref('body')).else('').end().as('body'))
      .select(['outcome', 'closed_at as closedAt'])
      .where((row) => row.or([row('account_id', '=', accountId), row('closed_by', '=', accountId)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
  )
}
