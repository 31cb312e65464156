import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { Share } from './shares.ts'

/** Every read of the portal's own people starts here: staff see all, a company its own. */
export function sharesVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('media_share')
  return scope === 'all' ? all : all.where('media_share.company_id', '=', scope.company)
}

export function shareScopeOf(viewer: Viewer): Scope {
  return scopeOf(viewer, 'media-sharing')
}

/** What lists and searches show of one. */
export function shareRowsVisibleTo(db: Db, scope: Scope) {
  return withRow(sharesVisibleTo(db, scope))
}

function withRow(from: ReturnType<typeof sharesVisibleTo>) {
  return from
    .innerJoin('company', 'company.id', 'media_share.company_id')
    .innerJoin('account as maker', 'maker.id', 'media_share.made_by')
    .select(['media_share.id', 'media_share.company_id as companyId', 'company.name as companyName'])
    .select(['maker.name as madeBy', 'media_share.recipient', 'media_share.made_at as madeAt'])
    .select(['media_share.last_day as lastDay', 'media_share.revoked_at as revokedAt', 'media_share.downloads'])
    .select(
      sql<number>`(select count(*)::int from media_share_asset file where file.share_id = media_share.id)`.as('files'),
    )
}

type Whole = Share & { submission: string; tokenHash: Buffer }

/** With all its page shows. */
function whole(from: ReturnType<typeof sharesVisibleTo>) {
  return withRow(from)
    .leftJoin('account as revoker', 'revoker.id', 'media_share.revoked_by')
    .select(['media_share.note', 'revoker.name as revokedBy', 'media_share.accepted'])
    .select(['media_share.accepted_at as acceptedAt', 'media_share.submission', 'media_share.token_hash as tokenHash'])
    .select(
      // The driver would turn an array of numbers into words.
      sql<number[]>`(select coalesce(jsonb_agg(resource_id order by resource_id), '[]') from media_share_asset file
        where file.share_id = media_share.id)`.as('assetIds'),
    )
}

export function findShare(db: Db, viewer: Viewer, id: number): Promise<Whole | undefined> {
  return whole(sharesVisibleTo(db, shareScopeOf(viewer)).where('media_share.id', '=', id)).executeTakeFirst()
}

/** How often each of its files was downloaded. */
export function listDownloads(db: Db, shareId: number) {
  return db
    .selectFrom('media_share_asset')
    .select(['resource_id as id', 'downloads'])
    .where('share_id', '=', shareId)
    .execute()
}

/**
 * What a link opens: as long as it runs and its company still has the library, and somebody who may use it.
 * @param today YYYY-MM-DD
 */
export function findByLink(db: Db, tokenHash: Buffer, today: string): Promise<Whole | undefined> {
  return whole(
    sharesVisibleTo(db, 'all').where('media_share.token_hash', '=', tokenHash).where(isOpenOn(today)).where(isLicensed),
  ).executeTakeFirst()
}

function isOpenOn(today: string) {
  return (row: ExpressionBuilder<Tables, 'media_share'>) =>
    row.and([row('media_share.revoked_at', 'is', null), row('media_share.last_day', '>=', today)])
}

const isLicensed = sql<boolean>`(
  exists (select from company_module licence where licence.company_id = media_share.company_id
    and licence.module = 'media-sharing' and licence.state = 'active')
  and exists (select from account colleague where colleague.company_id = media_share.company_id
    and colleague.role in ('owner', 'sales', 'workshop') and colleague.approved_at is not null
    and colleague.disabled_at is null))`

type NewShare = {
  companyId: number
  accountId: number
  submission: string
  formContent?: string
  tokenHash: Buffer
  recipient: string
  note: string
  lastDay: string
  assetIds: readonly number[]
}

/** When a company makes two at once, the second waits for the first and counts it. */
export async function holdCompany(tx: Db, companyId: number): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export async function countOpen(tx: Db, companyId: number, today: string): Promise<number> {
  const { count } = await tx
    .selectFrom('media_share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(isOpenOn(today))
    .executeTakeFirstOrThrow()
  return count
}

/** What this form has made already. */
export function findSubmitted(tx: Db, companyId: number, submission: string) {
  return tx
    .selectFrom('media_share')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

export async function insertShare(tx: Db, share: NewShare, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('media_share')
    .values({
      company_id: share.companyId,
      made_by: share.accountId,
      recipient: share.recipient,
      note: share.note,
      made_at: now,
      last_day: share.lastDay,
      token_hash: share.tokenHash,
      submission: share.submission,
      form_content: share.formContent ?? null,
      search: searchable([share.recipient, share.note].join(' ')),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into media_share_asset (share_id, resource_id)
    select ${id}, asset from unnest(${share.assetIds}::bigint[]) asset`.execute(tx)
  return id
}

/** @returns whether it was open until now */
export async function revoke(tx: Db, viewer: Viewer, id: number, now: Date, today: string): Promise<boolean> {
  const visible = sharesVisibleTo(tx, shareScopeOf(viewer)).select('media_share.id').where('media_share.id', '=', id)
  const done = await tx
    .updateTable('media_share')
    .set({ revoked_at: now, revoked_by: viewer.accountId })
    .where('id', 'in', visible)
    .where('revoked_at', 'is', null)
    .where('last_day', '>=', today)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function countAccepted(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('media_share')
    .set((row) => ({ accepted: row('accepted', '+', 1), accepted_at: now }))
    .where('id', '=', id)
    .execute()
}

/** One download, of one file or of several as a zip. The share comes first, so that two at once wait in one order. */
export async function countDownload(db: Db, id: number, assetIds: readonly number[]): Promise<void> {
  await sql`with counted as (update media_share set downloads = downloads + 1 where id = ${id} returning id)
    update media_share_asset set downloads = downloads + 1 from counted
    where share_id = counted.id and resource_id = any(${assetIds})`.execute(db)
}

/** @returns how many, `most` at a time. @param before YYYY-MM-DD */
export async function deleteOver(db: Db, before: string, most: number): Promise<number> {
  const { rows } = await sql`delete from media_share where id in
    (select id from media_share where last_day < ${before} order by last_day limit ${most} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
