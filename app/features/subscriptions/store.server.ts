import type { Db } from '#app/kit/db/db.server.ts'
import type { Change, Source, Topic, TopicState } from './subscriptions.ts'

const historyMost = 50

/** The last word on each topic; of the others nothing was ever said. */
export function listStates(db: Db, accountId: number): Promise<TopicState[]> {
  return db
    .selectFrom('subscription_event')
    .distinctOn('topic')
    .select(['topic', 'subscribed'])
    .where('account_id', '=', accountId)
    .orderBy('topic')
    .orderBy('id', 'desc')
    .execute()
}

export async function findState(db: Db, accountId: number, topic: Topic): Promise<boolean | undefined> {
  const last = await db
    .selectFrom('subscription_event')
    .select('subscribed')
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.subscribed
}

/** The latest first. */
export function listChanges(db: Db, accountId: number): Promise<Change[]> {
  return db
    .selectFrom('subscription_event')
    .select(['id', 'topic', 'subscribed', 'source', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(historyMost)
    .execute()
}

export async function readRegisteredAt(db: Db, accountId: number): Promise<Date> {
  const { at } = await db
    .selectFrom('account')
    .select('created_at as at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return at
}

/** Mails of a topic go to confirmed addresses only; nobody else has a link in one. */
export function findReader(db: Db, accountId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
}

/** Held still, so that of two changes at once the second one sees the first. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function insertChange(
  tx: Db,
  accountId: number,
  change: { topic: Topic; subscribed: boolean; source: Source },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('subscription_event')
    .values({ account_id: accountId, ...change, at: now })
    .execute()
}
