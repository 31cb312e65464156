import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Scope } from '#app/kit/lists/keyset-pages.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, byMoment } from '#app/kit/lists/pages.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Unit, UnitState } from '../recalls.ts'

export type UnitFilter = {
  recall: number
  q?: string | undefined
  state?: UnitState | undefined
  /** Only those of whom nobody could be told. */
  nobody?: boolean | undefined
  after?: Cursor | undefined
}

export type ListedUnit = Unit & {
  createdAt: Date
  holder: string | null
  dealer: string | null
  country: string | null
}

const field = expressionBuilder<Tables, 'recall_unit'>()

const unitList = keysetList({
  name: 'units of recalls',
  // Staff alone read it.
  scopeOf: (scope: Scope, _filter: Omit<UnitFilter, 'after'>) => scope,
  // For one recall among many: nothing is asked for often enough to be prepared.
  plain: { is: () => false, hotOf: () => undefined, filterFor: () => ({ recall: 0 }) },
  keys: { found: byMoment(sql.ref('recall_unit.created_at'), 'recall_unit.id') },
  usual: { by: 'found', direction: 'desc' },
  momentOf: ({ createdAt }) => createdAt,
  rows: unitRows,
  ids: (db) => db.selectFrom('recall_unit').select('recall_unit.id'),
  searched: 'recall_unit.serial_folded',
  conditions: ({ recall, q, state, nobody }) => [
    field('recall_unit.recall_id', '=', recall),
    ...(q === undefined ? [] : [field('recall_unit.serial_folded', 'like', anywhere(foldSerial(q)))]),
    ...(state ? [field('recall_unit.state', '=', state)] : []),
    ...(nobody ? [field('recall_unit.state', '=', 'open'), field('recall_unit.told_at', 'is not', null)] : []),
  ],
})

export const listUnits = unitList.list
export const listAfter = unitList.after(unitRows)

function unitRows(db: Db) {
  return db
    .selectFrom('recall_unit')
    .leftJoin('recall_unit_company as held', (join) =>
      join.onRef('held.unit_id', '=', 'recall_unit.id').on('held.part', '=', 'holder'),
    )
    .leftJoin('company as holder', 'holder.id', 'held.company_id')
    .leftJoin('recall_unit_company as sold', (join) =>
      join.onRef('sold.unit_id', '=', 'recall_unit.id').on('sold.part', '=', 'dealer'),
    )
    .leftJoin('company as dealer', 'dealer.id', 'sold.company_id')
    .select(['recall_unit.id', 'recall_unit.serial_number as serialNumber', 'recall_unit.family'])
    .select(['recall_unit.state', 'recall_unit.state_at as stateAt', 'recall_unit.told_at as toldAt'])
    .select(['recall_unit.created_at as createdAt', 'holder.name as holder'])
    .select('dealer.name as dealer')
    .select((row) => row.fn.coalesce('holder.country', 'dealer.country').as('country'))
    .select(sql<Unit['knownFrom']>`recall_unit.known_from`.as('knownFrom'))
}
