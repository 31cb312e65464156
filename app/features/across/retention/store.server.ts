import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { isClosedTicket } from '#app/features/service/tickets/tickets.stages.server.ts'
import {
  limits,
  type PeriodChange,
  type PeriodKind,
  periodKinds,
  type Periods,
  removedKinds,
  type RetentionRun,
  type SweptKind,
  sweptKinds,
} from './retention.ts'

export async function readPeriods(db: Db): Promise<Periods> {
  const rows = await db.selectFrom('retention_period').select(['kind', 'years']).execute()
  const chosen = (kind: PeriodKind) => rows.find((row) => row.kind === kind)?.years ?? limits[kind].usual
  return {
    orders: chosen('orders'),
    tickets: chosen('tickets'),
    aesthetic: chosen('aesthetic'),
    people: chosen('people'),
  }
}

export async function savePeriods(tx: Db, periods: Periods, now: Date): Promise<void> {
  const rows = periodKinds.map((kind) => ({ kind, years: periods[kind], changed_at: now }))
  await tx
    .insertInto('retention_period')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((row) => ({
          years: row.ref('excluded.years'),
          changed_at: row.ref('excluded.changed_at'),
        }))
        .whereRef('retention_period.years', '<>', 'excluded.years'),
    )
    .execute()
}

/** In the transaction that saves them. */
export async function noteChanges(tx: Db, by: number, { before, after }: Changed, now: Date): Promise<void> {
  const changed = periodKinds.filter((kind) => before[kind] !== after[kind])
  if (changed.length === 0) return
  await tx
    .insertInto('retention_change')
    .values(changed.map((kind) => ({ at: now, by_id: by, kind, before: before[kind], after: after[kind] })))
    .execute()
}

type Changed = { before: Periods; after: Periods }

/** The latest first. */
export function listChanges(db: Db, limit: number): Promise<PeriodChange[]> {
  return db
    .selectFrom('retention_change')
    .innerJoin('account', 'account.id', 'retention_change.by_id')
    .select(['retention_change.id', 'at', 'account.name as byName', 'kind', 'before', 'after'])
    .orderBy('retention_change.id', 'desc')
    .limit(limit)
    .execute()
}

/** Two who save at once do so one after the other: each history begins where the other's ended. */
export async function lockPeriods(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('retention periods'))`.execute(tx)
}

/** Those that have been kept long enough, by the day of the order and the last change the ERP told of. */
function oldOrders(db: Db, before: Date) {
  return db
    .selectFrom('sales_order')
    .where('sales_order.order_date', '<', dayOf(before))
    .where('sales_order.changed_at', '<', before)
}

function oldTickets(db: Db, { before, aesthetic, cosmetic }: OldTickets) {
  const isCosmetic = sql<boolean>`ticket.kind_of_damage = any(${cosmetic}::text[])`
  return db
    .selectFrom('ticket')
    .where(isClosedTicket)
    .where('ticket.closed_at', '<', before)
    .where(aesthetic ? isCosmetic : sql<boolean>`not ${isCosmetic}`)
}

type OldTickets = {
  before: Date
  /** Those about cosmetic damage, or else all others. */
  aesthetic: boolean
  /** The kinds of damage that are cosmetic. */
  cosmetic: readonly string[]
}

function oldInvites(db: Db, before: Date) {
  return db
    .selectFrom('invite')
    .where('invite.accepted_at', 'is', null)
    .where('invite.email', '<>', '')
    .where((row) => row.or([row('invite.expires_at', '<', before), row('invite.revoked_at', '<', before)]))
}

async function counted(query: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count
}

export function countOrders(db: Db, before: Date): Promise<number> {
  return counted(oldOrders(db, before).select(({ fn }) => fn.countAll<number>().as('count')))
}

/** Kept as long as orders, from the day they were issued. */
function oldInvoices(db: Db, before: Date) {
  return db
    .selectFrom('invoice')
    .where('invoice.issued_on', '<', dayOf(before))
    .where('invoice.changed_at', '<', before)
}

export function countInvoices(db: Db, before: Date): Promise<number> {
  return counted(oldInvoices(db, before).select(({ fn }) => fn.countAll<number>().as('count')))
}

/** Some of them, with their lines. @returns how many */
export async function deleteInvoices(tx: Db, before: Date, atMost: number): Promise<number> {
  const ids = oldInvoices(tx, before).select('invoice.id').orderBy('invoice.id').limit(atMost)
  const gone = await tx.deleteFrom('invoice').where('id', 'in', ids).returning('id').execute()
  return gone.length
}

export function countTickets(db: Db, old: OldTickets): Promise<number> {
  return counted(oldTickets(db, old).select(({ fn }) => fn.countAll<number>().as('count')))
}

export function countInvites(db: Db, before: Date): Promise<number> {
  return counted(oldInvites(db, before).select(({ fn }) => fn.countAll<number>().as('count')))
}

/** Some of them, with their lines and addresses. @returns how many */
export async function deleteOrders(tx: Db, before: Date, atMost: number): Promise<number> {
  const ids = oldOrders(tx, before).select('sales_order.id').orderBy('sales_order.id').limit(atMost)
  const gone = await tx.deleteFrom('sales_order').where('id', 'in', ids).returning('id').execute()
  return gone.length
}

/**
 * Some of them with all that is theirs; what a later ticket says of itself stays, and so does the line of the log that says
 * when they went. The store's sweep takes their files.
 */
export async function deleteTickets(tx: Db, old: OldTickets, night: string, atMost: number): Promise<number> {
  const found = await oldTickets(tx, old).select('ticket.id').orderBy('ticket.id').limit(atMost).forUpdate().execute()
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('attachment').where('ticket_id', 'in', ids).execute()
  await tx.deleteFrom('ticket_event').where('ticket_id', 'in', ids).execute()
  await tx.deleteFrom('message').where('ticket_id', 'in', ids).execute()
  await tx.updateTable('ticket').set({ follows_id: null }).where('follows_id', 'in', ids).execute()
  await tx.deleteFrom('ticket').where('id', 'in', ids).execute()
  await sql`select forget_chains(${ids}::bigint[], ${old.aesthetic ? 'aesthetic' : 'tickets'}, ${night})`.execute(tx)
  return ids.length
}

/** Who was invited, and by which link, is forgotten; that somebody was, and by whom, stays. */
export async function forgetInvites(tx: Db, before: Date, atMost: number): Promise<number> {
  const ids = oldInvites(tx, before).select('invite.id').orderBy('invite.id').limit(atMost)
  const changed = await tx
    .updateTable('invite')
    .set({ email: '', name: '', token_hash: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return changed.length
}

/** Only one of several workers gets the run of a day; a run that has stood still is taken up by the next worker. */
export async function takeRun(db: Db, day: string, now: Date, stoodStill: Date): Promise<boolean> {
  const begun = await db
    .insertInto('retention_run')
    .values({ day, started_at: now, beat_at: now })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ beat_at: now })
        .where('retention_run.ended_at', 'is', null)
        .where('retention_run.beat_at', '<', stoodStill),
    )
    .returning('day')
    .executeTakeFirst()
  return begun !== undefined
}

/** In the transaction that removes: the report is right whenever the portal is killed. */
export async function noteRemoved(tx: Db, day: string, kind: string, count: number, now: Date): Promise<void> {
  const before = sql`coalesce((removed ->> ${kind})::int, 0)`
  await tx
    .updateTable('retention_run')
    .set({ removed: sql`removed || jsonb_build_object(${kind}::text, ${before} + ${count}::int)`, beat_at: now })
    .where('day', '=', day)
    .execute()
}

/** What went within a day, hour by hour. */
export async function noteSwept(db: Db, day: string, kind: SweptKind, count: number): Promise<void> {
  await db
    .insertInto('retention_sweep')
    .values({ day, kind, count })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ count: sql`retention_sweep.count + excluded.count` }),
    )
    .execute()
}

export async function endRun(db: Db, day: string, now: Date): Promise<void> {
  await db.updateTable('retention_run').set({ ended_at: now, beat_at: now }).where('day', '=', day).execute()
}

const removed = z.partialRecord(z.enum([...removedKinds, ...sweptKinds]), z.number())

export async function listRuns(db: Db, limit: number): Promise<RetentionRun[]> {
  const rows = await db
    .selectFrom('retention_run')
    .select(['day', 'started_at as startedAt', 'ended_at as endedAt'])
    .select(
      sql`removed || (select coalesce(jsonb_object_agg(kind, count), '{}') from retention_sweep sweep
        where sweep.day = retention_run.day)`.as('removed'),
    )
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, removed: removed.parse(row.removed) }))
}
