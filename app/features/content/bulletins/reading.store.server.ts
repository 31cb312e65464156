import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey } from '#app/kit/db/prepared.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isRead } from './visible.server.ts'
import { type Bicycle, type BulletinHit, type BulletinRow, confirms, type State } from './bulletins.ts'
import { type Texts } from '#app/kit/words/texts.ts'

/** All there are: what lists and searches show of one. */
export function bulletinRows(db: Db) {
  return db
    .selectFrom('bulletin')
    .select(['bulletin.id', 'bulletin.number', 'bulletin.families', 'bulletin.asks', 'bulletin.version'])
    .select(['bulletin.published_at as publishedAt', 'bulletin.changed_at as changedAt'])
    .select('bulletin.listed_at as listedAt')
    .select([
      sql<State>`bulletin.state`.as('state'),
      sql<Texts>`bulletin.titles`.as('titles'),
      isReplaced.as('isReplaced'),
    ])
}

// A row at a time by an index: as `exists` the planner would read all there are into a table for a page of them.
const isReplaced = sql<boolean>`coalesce((select true from bulletin newer
  where newer.replaces_id = bulletin.id and newer.state = 'published' limit 1), false)`

function isConfirmedBy(accountId: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select true from bulletin_confirmation said where said.bulletin_id = bulletin.id
    and said.account_id = ${accountId} and said.version >= bulletin.asked_version limit 1), false)`
}

/** On a row `bulletin`: this viewer still has to confirm it. A bulletin that was replaced asks nobody any more. */
export function isOpenFor(viewer: Viewer): RawBuilder<boolean> {
  if (!confirms(viewer)) return sql<boolean>`false`
  return sql<boolean>`(bulletin.asks and bulletin.state = 'published' and not ${isReplaced}
    and not ${isConfirmedBy(viewer.accountId)})`
}

/** Those of these that this account has confirmed, as they are asked for now. */
export async function confirmedAmong(db: Db, accountId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('bulletin')
    .select('bulletin.id')
    .where('bulletin.id', '=', sql<number>`any(${ids})`)
    .where(isConfirmedBy(accountId))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether this viewer reads one. */
export async function reads(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('bulletin')
    .select('id')
    .where('id', '=', id)
    .where(isRead(viewer))
    .executeTakeFirst()
  return found !== undefined
}

/** Those of these that this viewer reads now. */
export function listByIds(db: Db, viewer: Viewer, ids: readonly number[]): Promise<BulletinRow[]> {
  return bulletinRows(db)
    .where('bulletin.id', '=', sql<number>`any(${ids})`)
    .where(isRead(viewer))
    .execute()
}

/** On a row `bulletin`: it names this number, or is about all bicycles of one of these families. */
export function isAbout({ families, folded }: { families: readonly string[]; folded: string }): RawBuilder<boolean> {
  return sql<boolean>`(bulletin.id in (select bulletin_id from bulletin_serial
      where span_of(first_folded, last_folded) @> ${folded}::text
        and length(first_folded) = length(${folded}::text))
      and (cardinality(bulletin.families) = 0 or bulletin.families && ${families}::text[] or ${families.length === 0})
    or bulletin.families && ${families}::text[]
      and not exists (select from bulletin_serial where bulletin_id = bulletin.id))`
}

/**
 * The latest about a bicycle that this viewer reads, and that nothing has replaced. Prepared, though it is cut: on the page
 * of every ticket, and planning it takes longer than reading. It goes by time whatever the bicycle.
 */
export async function listAbout(db: Db, viewer: Viewer, bicycle: Bicycle, limit: number) {
  return db
    .selectFrom('bulletin')
    .select(['bulletin.id', 'bulletin.number', 'bulletin.listed_at as listedAt'])
    .select([sql<Texts>`bulletin.titles`.as('titles'), isOpenFor(viewer).as('isOpen')])
    .where(isRead(viewer))
    .where(isAbout({ families: [bicycle.family], folded: bicycle.folded }))
    .where(sql<boolean>`not ${isReplaced}`)
    .orderBy('bulletin.listed_at', 'desc')
    .orderBy('bulletin.id', 'desc')
    .limit(limit)
    .modifyEnd(byKey)
    .execute()
}

export type OpenBulletin = Pick<BulletinHit, 'id' | 'number'> & { titles: Texts }

/** What this viewer is still to confirm: how many, as far as lists count, and the latest. */
export async function readOpen(db: Db, viewer: Viewer, { most, shown }: { most: number; shown: number }) {
  const open = db
    .selectFrom('bulletin')
    .select(['bulletin.id', 'bulletin.number', 'bulletin.titles'])
    .where(isRead(viewer))
    .where(isOpenFor(viewer))
    .orderBy('bulletin.listed_at', 'desc')
    .orderBy('bulletin.id', 'desc')
    .limit(most)
  const { rows } = await sql<
    OpenBulletin & { count: number }
  >`${byKey} select id, number, titles, (count(*) over ())::int as count
    from (${open}) as open limit ${shown}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ id, number, titles }): OpenBulletin => ({ id, number, titles })),
  }
}

/** The later word counts, and of the same version the first. */
export async function insertConfirmation(
  tx: Db,
  { bulletinId, accountId, version }: { bulletinId: number; accountId: number; version: number },
  now: Date,
): Promise<void> {
  await sql`insert into bulletin_confirmation as said (bulletin_id, account_id, version, at)
    values (${bulletinId}, ${accountId}, ${version}, ${now})
    on conflict (bulletin_id, account_id) do update set version = excluded.version, at = excluded.at
      where said.version < excluded.version`.execute(tx)
}

/** When this account confirmed it, as it is asked for now. */
export async function findConfirmation(db: Db, bulletinId: number, accountId: number): Promise<Date | undefined> {
  const found = await db
    .selectFrom('bulletin_confirmation as said')
    .innerJoin('bulletin', 'bulletin.id', 'said.bulletin_id')
    .select('said.at')
    .where('said.bulletin_id', '=', bulletinId)
    .where('said.account_id', '=', accountId)
    .whereRef('said.version', '>=', 'bulletin.asked_version')
    .executeTakeFirst()
  return found?.at
}
