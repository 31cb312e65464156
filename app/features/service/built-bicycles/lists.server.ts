import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { anywhere, type Bound, boundOf, byMoment, countLimit, isBehind } from '#app/kit/lists/pages.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { BuiltBicycle, BuiltFilter } from './built-bicycles.ts'

// Staff alone read it, all of it: there is no scope.

type Conditions = Omit<BuiltFilter, 'after'>

/** Whether the maker keeps one. */
export async function hasList(db: Db): Promise<boolean> {
  return (await db.selectFrom('built_bicycle').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** One page, those put on the list last first. */
export function listBuilt(db: Db, { after, ...filter }: BuiltFilter): Promise<Page<BuiltBicycle>> {
  return pageOfBuilt(db, 'all', filter, after)
}

const key = byMoment(sql.ref('built_bicycle.listed_at'), 'built_bicycle.id')

const pageOfBuilt = keysetList<BuiltBicycle, Conditions, string>({
  name: 'built bicycles',
  plain: {
    is: ({ q, company }) => q === undefined && company === undefined,
    hotOf: ({ family }) => family,
    filterFor: (family) => ({ family }),
  },
  directionOf: () => 'desc',
  boundOf: (_, after) => boundOf(key, 'desc', after),
  page: (db, _, conditions, from, limit) => pageQuery(db, conditions, from, limit),
  count: (db, _, conditions) => countQuery(db, conditions),
  cursorOf,
})

/** The same from behind one of them on, as an export reads them. */
export function listAfter(
  db: Db,
  conditions: Conditions,
  last: BuiltBicycle | undefined,
  limit: number,
): Promise<BuiltBicycle[]> {
  const from = last && boundOf(key, 'desc', cursorOf(last))
  return pageQuery(db, conditions, from, limit).execute()
}

function cursorOf({ listedAt, id }: BuiltBicycle): Cursor {
  return { at: listedAt, id }
}

function pageQuery(db: Db, conditions: Conditions, from: Bound | undefined, limit: number) {
  return db
    .selectFrom('built_bicycle')
    .leftJoin('company', 'company.id', 'built_bicycle.company_id')
    .select(['built_bicycle.id', 'serial_number as serialNumber', 'family', 'size', 'colour', 'made_on as madeOn'])
    .select(['company_id as companyId', 'company.name as companyName', 'delivered_on as deliveredOn'])
    .select('listed_at as listedAt')
    .where((row) => allOf(row, conditions))
    .where(isBehind(key, 'desc', from))
    .orderBy('built_bicycle.listed_at', 'desc')
    .orderBy('built_bicycle.id', 'desc')
    .limit(limit)
}

function countQuery(db: Db, conditions: Conditions) {
  const counted = db
    .selectFrom('built_bicycle')
    .where((row) => allOf(row, conditions))
    .select('built_bicycle.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'built_bicycle'>, { q, family, company }: Conditions) {
  const conditions = []
  // The index knows look-alikes as one, and no dots and dashes.
  if (q !== undefined) conditions.push(row('built_bicycle.serial_folded', 'like', anywhere(foldSerial(q))))
  if (family) conditions.push(row('built_bicycle.family', '=', family))
  if (company !== undefined) conditions.push(row('built_bicycle.company_id', '=', company))
  return row.and(conditions)
}
