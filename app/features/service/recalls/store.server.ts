import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { putRanges } from '#app/features/bicycles/models/models.ranges.server.ts'
import type { FoldedRange, SerialRange } from '#app/features/bicycles/models/models.ranges.ts'
import { type Recall, type RecallFacts, type RecallRow, type RecallWords, serialsShown, type Texts } from './recalls.ts'

const rowColumns = [
  'recall.id',
  'recall.number',
  'recall.kind',
  'recall.state',
  'recall.created_at as createdAt',
  'recall.published_at as publishedAt',
  'recall.closed_at as closedAt',
] as const

const texts = sql<Texts>`recall.texts`.as('texts')

/** Staff alone read drafts; what is published anybody may, save what is a matter of dealers. */
export function recallRows(db: Db) {
  return db.selectFrom('recall').select(rowColumns).select(texts)
}

function wholeRecalls(db: Db) {
  return recallRows(db)
    .select(['recall.families', 'recall.bought_from as boughtFrom', 'recall.bought_until as boughtUntil'])
    .select(['recall.minutes', 'recall.phone', 'recall.email', 'recall.checklist', 'recall.version'])
    .select(['recall.serial_count as serialCount', 'recall.corrected_at as correctedAt'])
    .select(sql<Recall['remedies']>`recall.remedies`.as('remedies'))
}

export async function findRecall(db: Db, id: number): Promise<Recall | undefined> {
  const found = await wholeRecalls(db).where('recall.id', '=', id).executeTakeFirst()
  return found
}

/** The same, locked until the transaction ends. */
export async function lockRecall(tx: Db, id: number): Promise<Recall | undefined> {
  await tx.selectFrom('recall').select('id').where('id', '=', id).forUpdate().execute()
  return findRecall(tx, id)
}

/** Among the notices that anybody may read: by the number in its address. */
export async function findNotice(db: Db, number: string): Promise<Recall | undefined> {
  // An address may say what no number is, and what the database does not take.
  if (!/^[A-Za-z0-9-]{1,20}$/.test(number)) return undefined
  const [found] = await noticeOf(db, { number: number.toLowerCase() })
  return found
}

const noticeOf = prepared('recall notice', (db, { number }: { number: string }) =>
  wholeRecalls(db)
    .where(sql<boolean>`lower(recall.number) = ${number}`)
    .where('recall.state', '<>', 'draft')
    .where('recall.kind', '<>', 'stop_sale'),
)

const noticesMost = 200

export function listNotices(db: Db): Promise<RecallRow[]> {
  return recallRows(db)
    .where('recall.state', '<>', 'draft')
    .where('recall.kind', '<>', 'stop_sale')
    .orderBy('recall.published_at', 'desc')
    .limit(noticesMost)
    .execute()
}

export async function listPublished(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('recall').select('id').where('state', '=', 'published').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export function listSerials(db: Db, recallId: number): Promise<SerialRange[]> {
  return serialsOf(db, recallId).execute()
}

/** The first of them, as a notice names them. */
export const firstSerials = prepared('recall first serials', (db, { recallId }: { recallId: number }) =>
  serialsOf(db, recallId).limit(serialsShown),
)

function serialsOf(db: Db, recallId: number) {
  return db
    .selectFrom('recall_serial')
    .select(['first_serial as first', 'last_serial as last'])
    .where('recall_id', '=', recallId)
    .orderBy('first_folded')
    .orderBy('last_folded')
}

/** The next number of the year that is free, as a new form proposes it. */
export async function proposeNumber(db: Db, year: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(substring(number from 6)::int), 0) as last
    from recall where number ~ ${`^${year}-[0-9]{2,4}$`}`.execute(db)
  return `${year}-${String((rows[0]?.last ?? 0) + 1).padStart(2, '0')}`
}

type Written = Omit<RecallFacts, 'serials'> & { serials: FoldedRange[] }

function columnsOf(facts: Written) {
  return {
    number: facts.number,
    kind: facts.kind,
    texts: JSON.stringify(facts.texts),
    remedies: facts.remedies,
    families: facts.families,
    bought_from: facts.boughtFrom,
    bought_until: facts.boughtUntil,
    minutes: facts.minutes,
    phone: facts.phone,
    email: facts.email,
    checklist: facts.checklist,
    serial_count: facts.serials.length,
    words: searchedIn(facts),
  }
}

function searchedIn({ number, texts: { product } }: Pick<RecallFacts, 'number' | 'texts'>): string {
  return [number, ...Object.values(product)].join(' ').toLowerCase()
}

/** @returns undefined where the number is taken */
export async function insertRecall(
  tx: Db,
  facts: Written,
  by: { submission: string; formContent?: string; accountId: number },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('recall')
    .values({
      ...columnsOf(facts),
      submission: by.submission,
      form_content: by.formContent ?? null,
      created_by: by.accountId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await putSerials(tx, row.id, facts.serials)
  return row?.id
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('recall')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updateRecall(tx: Db, id: number, facts: Written): Promise<void> {
  await tx
    .updateTable('recall')
    .set({ ...columnsOf(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await putSerials(tx, id, facts.serials)
}

export async function correctRecall(tx: Db, { id, number }: Recall, to: RecallWords, now: Date): Promise<void> {
  await tx
    .updateTable('recall')
    .set({ texts: JSON.stringify(to.texts), phone: to.phone, email: to.email, corrected_at: now })
    .set({ words: searchedIn({ number, texts: to.texts }), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

function putSerials(tx: Db, id: number, serials: readonly FoldedRange[]): Promise<void> {
  return putRanges(tx, { table: 'recall_serial', owner: 'recall_id', id }, serials)
}

/** When two publish at once, one does. */
export async function setPublished(tx: Db, id: number, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('recall')
    .set({ state: 'published', published_at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function setClosed(tx: Db, id: number, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('recall')
    .set({ state: 'closed', closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function deleteDraft(tx: Db, id: number): Promise<boolean> {
  const done = await tx.deleteFrom('recall').where('id', '=', id).where('state', '=', 'draft').executeTakeFirst()
  return done.numDeletedRows > 0n
}

export type NewEvent = {
  recallId: number
  unitId?: number
  kind: 'written' | 'published' | 'closed' | 'unit' | 'stock' | 'corrected'
  actor: number
  detail?: Record<string, string | number>
}

export async function insertEvent(tx: Db, { recallId, unitId, kind, actor, detail = {} }: NewEvent, now: Date) {
  await tx
    .insertInto('recall_event')
    .values({
      recall_id: recallId,
      unit_id: unitId ?? null,
      kind,
      actor_id: actor,
      detail: JSON.stringify(detail),
      at: now,
    })
    .execute()
}

export function listEvents(db: Db, recallId: number, most: number) {
  return db
    .selectFrom('recall_event as event')
    .leftJoin('account', 'account.id', 'event.actor_id')
    .leftJoin('recall_unit as unit', 'unit.id', 'event.unit_id')
    .select(['event.id', 'event.kind', 'event.at', 'account.name as actorName', 'unit.serial_number as serialNumber'])
    .select(sql<Record<string, string | number>>`event.detail`.as('detail'))
    .where('event.recall_id', '=', recallId)
    .orderBy('event.id', 'desc')
    .limit(most)
    .execute()
}
