import { sql } from 'kysely'
import { type Catalogue, codesOf } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Used } from './findings.ts'

export type DraftRow = { content: Catalogue; revision: number; changedAt: Date; changedBy: string | null }

export async function findDraft(db: Db): Promise<DraftRow | undefined> {
  const found = await db
    .selectFrom('catalogue_draft')
    .leftJoin('account', 'account.id', 'catalogue_draft.changed_by')
    .select(['content', 'revision', 'changed_at as changedAt', 'account.name as changedBy'])
    .executeTakeFirst()
  // Only what the forms have checked is ever written.
  return found && { ...found, content: found.content as Catalogue }
}

/** @returns whether the draft was still the one that is replaced; revision 0: there was none */
export async function putDraft(
  tx: Db,
  { content, revision, by, now }: { content: Catalogue; revision: number; by: number; now: Date },
): Promise<boolean> {
  const values = { content: JSON.stringify(content), changed_at: now, changed_by: by }
  if (revision === 0) {
    const added = await tx
      .insertInto('catalogue_draft')
      .values({ ...values, revision: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst()
    return added !== undefined
  }
  const { numUpdatedRows } = await tx
    .updateTable('catalogue_draft')
    .set({ ...values, revision: revision + 1 })
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns whether it was still there in this revision */
export async function deleteDraft(tx: Db, revision: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('catalogue_draft').where('revision', '=', revision).executeTakeFirst()
  return numDeletedRows > 0n
}

export type VersionRow = { number: number; publishedAt: Date; publishedBy: string | null; note: string }

/** The latest first. */
export function listVersions(db: Db, most: number): Promise<VersionRow[]> {
  return db
    .selectFrom('catalogue_version')
    .leftJoin('account', 'account.id', 'catalogue_version.published_by')
    .select(['number', 'published_at as publishedAt', 'account.name as publishedBy', 'note'])
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}

/** Which of the published codes tickets, bicycles, leads and guides bear. */
export async function readUsed(db: Db, { families, parts, kinds }: Catalogue): Promise<Used> {
  const { rows } = await sql<Used>`
    select
      array(select code from unnest(${codesOf(families)}::text[]) code where
        exists (select from ticket where frame_model = code) or exists (select from product where frame_model = code)
        or exists (select from resource where family = code) or exists (select from lead where code = any(products_of_interest))) as families,
      array(select code from unnest(${codesOf(parts)}::text[]) code where
        exists (select from ticket where code = any(part_involved))) as parts,
      array(select code from unnest(${codesOf(kinds)}::text[]) code where
        exists (select from ticket where kind_of_damage = code)) as kinds`.execute(db)
  return rows[0] ?? { families: [], parts: [], kinds: [] }
}

/** Bicycles after one of them, for what goes through all. */
export async function productsAfter(db: Db, last: number, most: number): Promise<number[]> {
  const rows = await db.selectFrom('product').select('id').where('id', '>', last).orderBy('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

/** The latest serial numbers of a family, of claims and registrations. */
export async function latestSerials(db: Db, family: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ serial: string }>`
    select distinct serial from (
      (select serial_number as serial from ticket where frame_model = ${family} order by id desc limit ${most})
      union all
      (select serial_number from product where frame_model = ${family} order by id desc limit ${most})) numbers limit ${most}`.execute(
    db,
  )
  return rows.map(({ serial }) => serial)
}
