import { sql } from 'kysely'
import { type ErpKind, erpKinds, type ErpRow, type ErpSubscription } from '#app/adapters/erp/erp.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Reason } from '#app/kit/intake/intake.ts'
import { storable } from '#app/kit/storable.ts'
import type { Failure, Mark, Rejected } from './erp.ts'

/** One for each kind, also for those that were never read. */
export async function listMarks(db: Db): Promise<Mark[]> {
  const rows = await db
    .selectFrom('erp_mark')
    .select(['kind', 'changed_up_to as changedUpTo', 'begun_at as begunAt', 'read_at as readAt'])
    .select(['asked_at as askedAt', 'failed_at as failedAt', 'failure', 'failure_detail as failureDetail'])
    .execute()
  return erpKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...unread })
}

const unread = {
  changedUpTo: null,
  begunAt: null,
  readAt: null,
  askedAt: null,
  failedAt: null,
  failure: null,
  failureDetail: '',
}

type MarkChange = {
  begun_at?: Date
  read_at?: Date
  asked_at?: Date | null
  failed_at?: Date | null
  failure?: Failure | null
  failure_detail?: string
}

export async function noteMark(db: Db, kind: ErpKind, change: MarkChange): Promise<void> {
  await db
    .insertInto('erp_mark')
    .values({ kind, ...change })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(change))
    .execute()
}

/** A mark only goes on. */
export async function advanceMark(db: Db, kind: ErpKind, changedUpTo: Date): Promise<void> {
  await db
    .updateTable('erp_mark')
    .set({ changed_up_to: changedUpTo })
    .where('kind', '=', kind)
    .where((row) => row.or([row('changed_up_to', 'is', null), row('changed_up_to', '<', changedUpTo)]))
    .execute()
}

/** That it is asked twice changes nothing: a flood of asking writes once. */
export async function askFor(db: Db, kinds: readonly ErpKind[], now: Date): Promise<void> {
  await sql`insert into erp_mark (kind, asked_at) select unnest(${kinds}::text[]), ${now}
    on conflict (kind) do update set asked_at = excluded.asked_at where erp_mark.asked_at is null`.execute(db)
}

type SetAside = ErpRow & { reasons: readonly Reason[] }

/** Keeps what did not fit, of each number the latest. */
export async function setAside(db: Db, kind: ErpKind, rows: readonly SetAside[], now: Date): Promise<void> {
  const byNumber = new Map(rows.map((row) => [storable(row.number), row]))
  const written = [...byNumber.values()].map(({ number, content, reasons }) => ({
    number: storable(number),
    content: JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
    reasons: JSON.stringify(reasons),
  }))
  await sql`insert into erp_rejected (kind, number, content, reasons, at)
    select ${kind}, number, content::jsonb, reasons::jsonb, ${now}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given(number text, content text, reasons text)
    on conflict (kind, number) do update set content = excluded.content, reasons = excluded.reasons, at = excluded.at`.execute(
    db,
  )
  // A maker has many other customers whom the portal does not know: the latest are enough to see why.
  await sql`delete from erp_rejected where kind = ${kind} and id in (
    select id from erp_rejected where kind = ${kind} order by at desc, id desc offset ${mostAside})`.execute(db)
}

/** For each kind. */
export const mostAside = 2000

/** What has been taken since, or never will be. An invoice and a credit note may bear one number. */
export async function forgetAside(db: Db, kind: ErpKind, rows: readonly ErpRow[]): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map((row) => ({ number: storable(row.number), document: documentOf(row) })))
  await sql`delete from erp_rejected where kind = ${kind} and (number, coalesce(content ->> 'kind', '')) in (
    select number, document from jsonb_to_recordset(${given}::jsonb) as given(number text, document text))`.execute(db)
}

function documentOf({ content }: ErpRow): string {
  return typeof content['kind'] === 'string' ? storable(content['kind']) : ''
}

export async function countAside(db: Db): Promise<Record<ErpKind, number>> {
  const rows = await db
    .selectFrom('erp_rejected')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  const countOf = (kind: ErpKind) => rows.find((row) => row.kind === kind)?.count ?? 0
  return { orders: countOf('orders'), items: countOf('items'), stock: countOf('stock'), invoices: countOf('invoices') }
}

/** The latest first. */
export function listAside(db: Db, limit: number): Promise<Rejected[]> {
  return db
    .selectFrom('erp_rejected')
    .select(['id', 'kind', 'number', sql<Reason[]>`reasons`.as('reasons'), 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One of them, or those of all kinds: first those that were tried longest ago. */
export function readAside(db: Db, id: number | undefined, limit: number) {
  return db
    .selectFrom('erp_rejected')
    .select(['id', 'kind', 'number', sql<Record<string, unknown>>`content`.as('content')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function discardAside(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('erp_rejected').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listSubscriptions(db: Db): Promise<(ErpSubscription & { resource: string })[]> {
  return db
    .selectFrom('erp_subscription')
    .select(['resource', 'subscription_id as id', 'etag', 'expires_at as expiresAt'])
    .execute()
}

export async function keepSubscription(db: Db, resource: string, { id, etag, expiresAt }: ErpSubscription) {
  const kept = { subscription_id: id, etag, expires_at: expiresAt }
  await db
    .insertInto('erp_subscription')
    .values({ resource, ...kept })
    .onConflict((conflict) => conflict.column('resource').doUpdateSet(kept))
    .execute()
}

export async function forgetSubscription(db: Db, resource: string): Promise<void> {
  await db.deleteFrom('erp_subscription').where('resource', '=', resource).execute()
}
