import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { anywhere, byMoment } from '#app/kit/lists/pages.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { BuiltFilter } from './built-bicycles.ts'

/** Whether the maker keeps one. */
export async function hasList(db: Db): Promise<boolean> {
  return (await db.selectFrom('built_bicycle').select('id').limit(1).executeTakeFirst()) !== undefined
}

const field = expressionBuilder<Tables, 'built_bicycle'>()

const builtList = keysetList({
  name: 'built bicycles',
  // Staff alone read it, all of it.
  scopeOf: (scope: 'all', _filter: Omit<BuiltFilter, 'after'>) => scope,
  plain: {
    is: ({ company }) => company === undefined,
    hotOf: ({ family }) => family,
    filterFor: (family) => ({ family }),
  },
  keys: { listed: byMoment(sql.ref('built_bicycle.listed_at'), 'built_bicycle.id') },
  usual: { by: 'listed', direction: 'desc' },
  momentOf: ({ listedAt }) => listedAt,
  rows: builtRows,
  ids: (db) => db.selectFrom('built_bicycle').select('built_bicycle.id'),
  searched: 'built_bicycle.serial_folded',
  conditions: ({ q, family, company }) => [
    // The index knows look-alikes as one, and no dots and dashes.
    ...(q === undefined ? [] : [field('built_bicycle.serial_folded', 'like', anywhere(foldSerial(q)))]),
    ...(family ? [field('built_bicycle.family', '=', family)] : []),
    ...(company === undefined ? [] : [field('built_bicycle.company_id', '=', company)]),
  ],
})

export const listBuilt = builtList.list
export const listAfter = builtList.after(builtRows)

function builtRows(db: Db) {
  return db
    .selectFrom('built_bicycle')
    .leftJoin('company', 'company.id', 'built_bicycle.company_id')
    .select(['built_bicycle.id', 'serial_number as serialNumber', 'family', 'size', 'colour', 'made_on as madeOn'])
    .select(['company_id as companyId', 'company.name as companyName', 'delivered_on as deliveredOn'])
    .select('listed_at as listedAt')
}
