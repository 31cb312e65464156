import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { testEvent, type Delivery, type DeliveryState, type OffWhy, type Try } from './webhooks.ts'

const columns = [
  'webhook_delivery.id',
  'webhook_delivery.message_id as messageId',
  'webhook_delivery.type',
  'webhook_delivery.at',
  'webhook_delivery.state',
  'webhook_delivery.tries',
] as const

export type Logged = Delivery & Pick<Try, 'status' | 'failure'> & { triedAt: Date | null }

/** The latest first, each with its last try. @param before the id of the last one that was read */
export async function listDeliveries(
  db: Db,
  endpointId: number,
  { state, before, most }: { state: DeliveryState | undefined; before: number | undefined; most: number },
): Promise<Logged[]> {
  return db
    .selectFrom('webhook_delivery')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('webhook_try')
          .select(['status', 'failure', 'webhook_try.at as triedAt'])
          .whereRef('delivery_id', '=', 'webhook_delivery.id')
          .orderBy('webhook_try.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([...columns, 'last.status', 'last.failure', 'last.triedAt'])
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('webhook_delivery.id', '<', before ?? 0))
    .orderBy('webhook_delivery.id', 'desc')
    .limit(most)
    .execute()
}

/** For an endpoint that the caller has found for its owner. */
export function findDelivery(
  db: Db,
  endpointId: number,
  id: number,
): Promise<(Delivery & { data: unknown }) | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .select([...columns, 'data'])
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The latest first. */
export function listTries(db: Db, deliveryId: number, most: number): Promise<Try[]> {
  return db
    .selectFrom('webhook_try')
    .select(['id', 'at', 'status', 'failure', 'milliseconds', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function insertTest(tx: Db, endpointId: number, now: Date): Promise<number> {
  const made = await tx
    .insertInto('webhook_delivery')
    .values({ endpoint_id: endpointId, type: testEvent, at: now, data: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Waits once more, as if it had never been tried. @returns false where it waits already */
export async function putBack(tx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', first_tried_at: null })
    .where('id', '=', id)
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Sending = {
  id: number
  endpointId: number
  messageId: string
  type: string
  at: Date
  data: unknown
  url: string
  secret: Buffer
  formerSecret: Buffer | null
  formerUntil: Date | null
  firstTriedAt: Date | null
}

/** What is to be sent; undefined where it is through, or its endpoint is off, gone or nobody's any more. */
export function findSending(db: Db, id: number): Promise<Sending | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
    .select([
      'webhook_delivery.id',
      'endpoint_id as endpointId',
      'message_id as messageId',
      'type',
      'at',
      'data',
      'url',
    ])
    .select(['secret', 'former_secret as formerSecret', 'former_until as formerUntil'])
    .select('first_tried_at as firstTriedAt')
    .where('webhook_delivery.id', '=', id)
    .where('state', '=', 'waiting')
    .where('off_at', 'is', null)
    .where(isKept)
    .executeTakeFirst()
}

/** A company's is its owners' to switch off: where none of them may come in, nobody is there who could. */
const isKept = sql<boolean>`(webhook_endpoint.company_id is null or exists (
  select from account keeper where keeper.company_id = webhook_endpoint.company_id and keeper.role = 'owner'
    and keeper.approved_at is not null and keeper.disabled_at is null))`

export type NewTry = Omit<Try, 'id'> & { deliveryId: number }

/** Notes what came of one try, and what that makes of the delivery. @returns since when its endpoint fails */
export async function noteTry(
  tx: Db,
  { deliveryId, ...tried }: NewTry,
  { endpointId, state }: { endpointId: number; state: DeliveryState },
): Promise<Date | null> {
  const { at } = tried
  // The endpoint first, as the buttons of its page lock it: neither then holds what the other waits for.
  const noted = await tx
    .updateTable('webhook_endpoint')
    .set(
      state === 'taken'
        ? { taken_at: at, failing_since: null }
        : { failing_since: sql<Date>`coalesce(failing_since, ${at}::timestamptz)` },
    )
    .where('id', '=', endpointId)
    .returning('failing_since as failingSince')
    .executeTakeFirst()
  // Deleted while it was under way.
  if (!noted) return null
  await tx
    .updateTable('webhook_delivery')
    .set((row) => ({
      // What was left out meanwhile waits no more because it failed.
      state: state === 'taken' ? state : sql<DeliveryState>`case state when 'waiting' then ${state} else state end`,
      tries: row('tries', '+', 1),
      first_tried_at: row.fn.coalesce('first_tried_at', sql<Date>`${at}::timestamptz`),
    }))
    .where('id', '=', deliveryId)
    .execute()
  await tx
    .insertInto('webhook_try')
    .values({ delivery_id: deliveryId, ...tried })
    .execute()
  return noted.failingSince
}

/** It waits no more, if it did. */
export async function settle(tx: Db, id: number, state: 'given_up' | 'left_out'): Promise<void> {
  await tx.updateTable('webhook_delivery').set({ state }).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** What waits for an endpoint is not sent, unless somebody has it sent again; what is under way goes to its end. */
export async function leaveOut(tx: Db, endpointId: number): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'left_out' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
  await forgetWaiting(tx, endpointId)
}

/** One of them is passed over, and those behind it go on. @returns whether it waited */
export async function passOver(tx: Db, endpointId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'left_out' })
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  await waitingRows(tx, endpointId)
    .where(sql<number>`(payload->>'deliveryId')::bigint`, '=', id)
    .execute()
  return numUpdatedRows > 0n
}

/** Which delivery the others of an endpoint wait for: they leave one after the other, so only one has been tried. */
export async function findHolding(db: Db, endpointId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('first_tried_at', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** Thousands of rows that would be done without a word are not left for the worker. */
export async function forgetWaiting(tx: Db, endpointId: number): Promise<void> {
  await waitingRows(tx, endpointId).execute()
}

/** What no worker has at this moment. */
function waitingRows(tx: Db, endpointId: number) {
  return tx
    .deleteFrom('outbox')
    .where('subject', '=', subjectOf(endpointId))
    .where('done_at', 'is', null)
    .where('claimed_until', 'is', null)
}

/** As migration 0146 writes it: those of one endpoint leave in their order, and a dead one holds one place. */
export function subjectOf(endpointId: number): string {
  return `webhook ${endpointId}`
}

export async function countWaiting(db: Db, endpointId: number): Promise<number> {
  const counted = await db
    .selectFrom('webhook_delivery')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return counted.count
}

/** With their tries; what waits stays, as its row of the outbox does. */
export async function sweepDeliveries(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('at', '<', before)
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export type Ended = { id: number; companyId: number | null; url: string; offWhy: OffWhy | null }

/** An endpoint as a mail tells of it. */
export function findEnded(db: Db, id: number): Promise<Ended | undefined> {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'company_id as companyId', 'url', 'off_why as offWhy'])
    .where('id', '=', id)
    .executeTakeFirst()
}
