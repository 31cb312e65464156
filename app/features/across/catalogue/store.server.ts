import { sql } from 'kysely'
import { type Catalogue, codesOf } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Used } from './findings.ts'

/**
 * Which of the published codes tickets, bicycles registered or built, leads, guides and recalls bear, and which
 * checklists published recalls ask for.
 */
export async function readUsed(db: Db, { families, parts, kinds }: Catalogue): Promise<Used> {
  const { rows } = await sql<Used>`
    select
      array(select code from unnest(${codesOf(families)}::text[]) code where
        exists (select from ticket where frame_model = code) or exists (select from product where frame_model = code)
        or exists (select from built_bicycle where family = code)
        or exists (select from recall where code = any(families))
        or exists (select from resource where family = code) or exists (select from lead where code = any(products_of_interest))) as families,
      array(select code from unnest(${codesOf(parts)}::text[]) code where
        exists (select from ticket where code = any(part_involved))) as parts,
      array(select code from unnest(${codesOf(kinds)}::text[]) code where
        exists (select from ticket where kind_of_damage = code)) as kinds,
      array(select distinct checklist from recall
        where state = 'published' and checklist <> '') as checklists`.execute(db)
  return rows[0] ?? { families: [], parts: [], kinds: [], checklists: [] }
}

/** Bicycles after one of them, each held until the transaction ends: for what goes through all. */
export async function lockProductsAfter(tx: Db, last: number, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .execute()
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
