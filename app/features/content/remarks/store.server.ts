import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { addOnce } from '#app/kit/http/submissions.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Guide, GuideKind, GuideNow, Remark } from './remarks.ts'

type NewRemark = {
  guide: Omit<Guide, 'id'> & { id: number | null }
  page: number | null
  body: string
  accountId: number
  submission: string
}

/**
 * Adds what a form says, once however often it is posted; where it says something else than before, that is a remark as well.
 * @returns undefined where this very one is there already
 */
export function addRemarkOnce(tx: Db, remark: NewRemark, now: Date): Promise<number | undefined> {
  const { guide, page, body, accountId, submission } = remark
  return addOnce(submission, [accountId, guide.kind, guide.id, page, body], {
    add: (number) => insertRemark(tx, { ...remark, submission: number }, now),
    isSame: async (number) => {
      const same = await tx
        .selectFrom('remark')
        .select('id')
        .where('submission', '=', number)
        .where('account_id', '=', accountId)
        .where('guide', '=', guide.kind)
        .where(guide.kind === 'bulletin' ? 'bulletin_id' : 'resource_id', 'is not distinct from', guide.id)
        .where('page', 'is not distinct from', page)
        .where('body', '=', body)
        .executeTakeFirst()
      return same !== undefined
    },
  })
}

/** @returns undefined where this submission has already made one */
export async function insertRemark(tx: Db, remark: NewRemark, now: Date): Promise<number | undefined> {
  const { guide, page, body, accountId, submission } = remark
  const row = await tx
    .insertInto('remark')
    .values({
      guide: guide.kind,
      resource_id: guide.kind === 'bulletin' ? null : guide.id,
      bulletin_id: guide.kind === 'bulletin' ? guide.id : null,
      title: guide.title,
      number: guide.number,
      version: guide.version,
      page,
      body,
      account_id: accountId,
      submission,
      search: searchable([guide.number, guide.title, body].join(' ')),
      said_at: now,
    })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What lists, searches and pages of staff show of one. */
export function remarkRows(db: Db) {
  return db
    .selectFrom('remark')
    .innerJoin('account as author', 'author.id', 'remark.account_id')
    .leftJoin('company', 'company.id', 'author.company_id')
    .leftJoin('account as closer', 'closer.id', 'remark.closed_by')
    .select(['remark.id', 'remark.title', 'remark.number', 'remark.version', 'remark.page', 'remark.body'])
    .select(['author.name as personName', 'company.name as companyName', 'closer.name as closedBy'])
    .select(['remark.said_at as saidAt', 'remark.outcome', 'remark.closed_at as closedAt'])
    .select(sql<GuideKind>`remark.guide`.as('guide'))
}

/** @returns also which version of its guide there is now, where there is one */
export async function findRemark(db: Db, id: number): Promise<Remark | undefined> {
  const found = await remarkRows(db)
    .leftJoin('resource', 'resource.id', 'remark.resource_id')
    .leftJoin('bulletin', 'bulletin.id', 'remark.bulletin_id')
    .select(['author.id as accountId', 'author.email as personEmail', 'remark.closed_by as closedById'])
    .select(
      sql<GuideNow | null>`case when resource.id is not null then json_build_object('id', resource.id,
          'version', resource.version, 'isWithdrawn', resource.withdrawn_at is not null)
        when bulletin.id is not null then json_build_object('id', bulletin.id,
          'version', bulletin.version, 'isWithdrawn', false) end`.as('now'),
    )
    .where('remark.id', '=', id)
    .executeTakeFirst()
  return found && { ...found, now: found.now ?? undefined }
}

/** The same, locked until the transaction ends. */
export async function lockRemark(tx: Db, id: number): Promise<Remark | undefined> {
  await tx.selectFrom('remark').select('id').where('id', '=', id).forUpdate().execute()
  return findRemark(tx, id)
}

type Closing = { outcome: string; by: number; at: Date }

export async function closeRemark(tx: Db, id: number, { outcome, by, at }: Closing): Promise<void> {
  await tx.updateTable('remark').set({ outcome, closed_by: by, closed_at: at }).where('id', '=', id).execute()
}

/** Whom the answer reaches; undefined for anyone who has left. */
export function findAuthor(db: Db, accountId: number) {
  return reachable(db).where('account.id', '=', accountId).executeTakeFirst()
}

/** How many wait: a value of any query. */
export function countOpen(db: Db) {
  return db
    .selectFrom('remark')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
}

export function listByIds(db: Db, ids: readonly number[]) {
  return remarkRows(db)
    .where('remark.id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** @returns how many, `most` at a time */
export async function deleteClosed(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from remark where id in
    (select id from remark where closed_at < ${before} order by closed_at limit ${most} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
