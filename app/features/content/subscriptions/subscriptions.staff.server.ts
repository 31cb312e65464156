import type { Db } from '#app/kit/db/db.server.ts'
import * as store from './store.server.ts'
import type { EqualTopic } from './subscriptions.ts'

/** Those of the staff who are to be written to. */
export function listStaffReaders(db: Db, topic: EqualTopic) {
  return store.staffSubscribersTo(db, topic).execute()
}

/** Asked at the moment of sending. @returns undefined for anyone who no longer wants any */
export function findStaffReader(db: Db, topic: EqualTopic, id: number) {
  return store.staffSubscribersTo(db, topic).where('account.id', '=', id).executeTakeFirst()
}
