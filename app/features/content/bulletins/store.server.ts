import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { putRanges } from '#app/features/bicycles/models/models.ranges.server.ts'
import type { FoldedRange } from '#app/features/bicycles/models/models.ranges.ts'
import type { Bulletin, BulletinFacts, State, Version } from './bulletins.ts'
import { type Texts } from '#app/kit/words/texts.ts'

/** Whichever it is: of what a company reads `isRead` is asked as well. */
export async function findBulletin(db: Db, id: number): Promise<Bulletin | undefined> {
  const found = await db
    .selectFrom('bulletin')
    .select(['bulletin.id', 'bulletin.number', 'bulletin.families', 'bulletin.asks', 'bulletin.version'])
    .select(['bulletin.revision', 'bulletin.audience_id as audienceId', 'bulletin.asked_version as askedVersion'])
    .select(['bulletin.asked_at as askedAt', 'bulletin.reminded_at as remindedAt'])
    .select(['bulletin.published_at as publishedAt', 'bulletin.changed_at as changedAt'])
    .select('bulletin.replaces_id as replacesId')
    .select([
      sql<State>`bulletin.state`.as('state'),
      sql<Texts>`bulletin.titles`.as('titles'),
      sql<Texts>`bulletin.bodies`.as('bodies'),
      sql<Bulletin['replaces']>`(select json_build_object('id', older.id, 'number', older.number)
        from bulletin older where older.id = bulletin.replaces_id)`.as('replaces'),
      sql<Bulletin['replacedBy']>`(select json_build_object('id', newer.id, 'number', newer.number)
        from bulletin newer where newer.replaces_id = bulletin.id and newer.state = 'published'
        order by newer.id desc limit 1)`.as('replacedBy'),
      sql<Bulletin['serials']>`(select coalesce(json_agg(json_build_object('first', first_serial, 'last', last_serial)
        order by first_folded, last_folded), '[]') from bulletin_serial where bulletin_id = bulletin.id)`.as('serials'),
    ])
    .where('bulletin.id', '=', id)
    .executeTakeFirst()
  return found
}

/** The same, locked until the transaction ends. */
export async function lockBulletin(tx: Db, id: number): Promise<Bulletin | undefined> {
  await tx.selectFrom('bulletin').select('id').where('id', '=', id).forUpdate().execute()
  return findBulletin(tx, id)
}

export async function findIdByNumber(db: Db, number: string): Promise<{ id: number; state: State } | undefined> {
  return db
    .selectFrom('bulletin')
    .select(['id', sql<State>`state`.as('state')])
    .where(sql<boolean>`lower(number) = ${number.toLowerCase()}`)
    .executeTakeFirst()
}

/** The next number of the year that is free, as a new form proposes it. */
export async function proposeNumber(db: Db, year: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(substring(number from 9)::int), 0) as last
    from bulletin where number ~ ${`^TB-${year}-[0-9]{2,4}$`}`.execute(db)
  return `TB-${year}-${String((rows[0]?.last ?? 0) + 1).padStart(2, '0')}`
}

export type Written = BulletinFacts & { serials: readonly FoldedRange[] }

function columnsOf({ number, titles, bodies, families, asks, replacesId }: Written) {
  const words = [number, ...families, ...Object.values(titles), ...Object.values(bodies)]
  return {
    number,
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(bodies),
    families,
    asks,
    replaces_id: replacesId,
    search: words.filter(Boolean).join(' ').toLowerCase(),
  }
}

type By = { submission: string; formContent?: string; accountId: number; audienceId: number }

/** @returns undefined where the number is taken, or the form was sent before */
export async function insertBulletin(tx: Db, facts: Written, by: By, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('bulletin')
    .values({
      ...columnsOf(facts),
      submission: by.submission,
      form_content: by.formContent ?? null,
      created_by: by.accountId,
      audience_id: by.audienceId,
      created_at: now,
      listed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await putSerials(tx, row.id, facts.serials)
  return row?.id
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('bulletin')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updateBulletin(tx: Db, id: number, facts: Written): Promise<void> {
  await tx
    .updateTable('bulletin')
    .set({ ...columnsOf(facts), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
  await putSerials(tx, id, facts.serials)
}

function putSerials(tx: Db, id: number, serials: readonly FoldedRange[]): Promise<void> {
  return putRanges(tx, { table: 'bulletin_serial', owner: 'bulletin_id', id }, serials)
}

/** Puts what it says now down as a version, the first one or the next. @returns its number */
export async function publishVersion(
  tx: Db,
  id: number,
  { by, asks }: { by: number; asks: boolean },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`with published as (
      update bulletin set version = version + 1, state = 'published', changed_at = ${now},
        published_at = coalesce(published_at, ${now}),
        listed_at = case when state = 'draft' then ${now} else listed_at end,
        asked_version = case when ${asks} then version + 1 else asked_version end,
        asked_at = case when ${asks} then ${now} else asked_at end
      where id = ${id} returning id, version, titles, bodies
    )
    insert into bulletin_version (bulletin_id, number, titles, bodies, asked_again, published_by, published_at)
    select id, version, titles, bodies, ${asks}, ${by}, ${now} from published returning number`.execute(tx)
  return rows[0]?.number ?? 0
}

export function listVersions(db: Db, bulletinId: number): Promise<Version[]> {
  return db
    .selectFrom('bulletin_version as version')
    .leftJoin('account', 'account.id', 'version.published_by')
    .select(['version.number', 'version.asked_again as askedAgain', 'account.name as publishedBy'])
    .select('version.published_at as publishedAt')
    .where('version.bulletin_id', '=', bulletinId)
    .orderBy('version.number', 'desc')
    .limit(100)
    .execute()
}

export async function findVersion(
  db: Db,
  bulletinId: number,
  number: number,
): Promise<{ titles: Texts; bodies: Texts } | undefined> {
  return db
    .selectFrom('bulletin_version')
    .select([sql<Texts>`titles`.as('titles'), sql<Texts>`bodies`.as('bodies')])
    .where('bulletin_id', '=', bulletinId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function deleteDraft(tx: Db, id: number): Promise<boolean> {
  const done = await tx.deleteFrom('bulletin').where('id', '=', id).where('state', '=', 'draft').executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** When two people remind at once, only one of them does. */
export async function setReminded(tx: Db, id: number, before: Date, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('bulletin')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .where((row) => row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', before)]))
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
