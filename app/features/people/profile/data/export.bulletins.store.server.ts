import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** What somebody has confirmed to have read. */
export function listConfirmed(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('bulletin_confirmation as said')
    .innerJoin('bulletin', 'bulletin.id', 'said.bulletin_id')
    .select(['bulletin.id', 'bulletin.number as bulletin', 'said.version', 'said.at as confirmedAt'])
    .where('said.account_id', '=', accountId)
    .where('bulletin.id', '>', after)
    .orderBy('bulletin.id')
    .limit(atOnce)
    .execute()
}
