import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'
import { companyRoles, type Module, staffRoles, type Viewer } from '#app/features/people/account/account.ts'
import {
  type Change,
  type ChosenTopic,
  type EqualTopic,
  isOnFromStart,
  type Source,
  type Topic,
  type TopicState,
} from './subscriptions.ts'

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

/** What somebody last said about a topic, and who they are. */
export async function findState(db: Db, accountId: number, topic: Topic) {
  const found = await db
    .selectFrom('account')
    .select('role')
    .select((row) => lastWordOn(row, topic).as('said'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return { said: found?.said ?? null, role: found?.role ?? null }
}

export function lastWordOn(row: ExpressionBuilder<Tables, 'account'>, topic: Topic) {
  return row
    .selectFrom('subscription_event as said')
    .select('said.subscribed')
    .whereRef('said.account_id', '=', 'account.id')
    .where('said.topic', '=', topic)
    .orderBy('said.id', 'desc')
    .limit(1)
}

/** The latest first. */
export function listChanges(db: Db, accountId: number, limit: number): Promise<Change[]> {
  return db
    .selectFrom('subscription_event')
    .select(['id', 'topic', 'subscribed', 'source', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** When an account was made, and whether it is asked how a ticket went before it says anything. */
export function readStart(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select(['created_at as registeredAt', isSurveyedAtFirst.as('isSurveyed')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** To a dealer it belongs to the trade; in Germany even to them it is advertising (BGH VI ZR 225/17). */
const isSurveyedAtFirst = sql<boolean>`coalesce((select company.kind = 'dealer' and company.country not in ('', 'DE')
  from company where company.id = account.company_id), false)`

export function isSurveyed(row: ExpressionBuilder<Tables, 'account'>) {
  return sql<boolean>`coalesce(${lastWordOn(row, 'surveys')}, ${isSurveyedAtFirst})`
}

/** Anyone who has access and last said yes to a topic. */
export function subscribersTo(db: Db, topic: ChosenTopic) {
  return reachable(db)
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('subscription_event as said')
          .select(['said.subscribed', 'said.at'])
          .whereRef('said.account_id', '=', 'account.id')
          .where('said.topic', '=', topic)
          .orderBy('said.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.at as since')
    .where('last.subscribed', '=', true)
    .where((row) => row.or([row('account.role', 'in', [...staffRoles]), row('account.approved_at', 'is not', null)]))
}

/** The staff who want to be written to about a topic. */
export function staffSubscribersTo(db: Db, topic: EqualTopic) {
  return subscribersAmong(db, topic, staffRoles)
}

/** The people of a dealer who want to be written to about a topic. */
export function companySubscribersTo(db: Db, topic: EqualTopic, companyId: number) {
  const roles = companyRoles.filter((role) => role !== 'customer')
  return subscribersAmong(db, topic, roles)
    .where('account.company_id', '=', companyId)
    .where('account.approved_at', 'is not', null)
}

function subscribersAmong(db: Db, topic: EqualTopic, roles: readonly Viewer['role'][]) {
  const starting = roles.filter((role) => isOnFromStart(topic, role))
  return reachable(db)
    .select('account.role')
    .where('account.role', 'in', [...roles])
    .where((row) =>
      row.or([
        row(lastWordOn(row, topic), '=', true),
        row.and([row(lastWordOn(row, topic), 'is', null), row('account.role', 'in', starting)]),
      ]),
    )
}

/** The same, as far as the licence of their company has a module; staff work with all of them. */
export function subscribersWith(db: Db, topic: ChosenTopic, module: Module) {
  return subscribersTo(db, topic).where((row) =>
    row.or([row('account.role', 'in', [...staffRoles]), hasLicence(row, module)]),
  )
}

/** Mails of a topic go to confirmed addresses only; nobody else has a link in one. */
export function findReader(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select('role')
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
