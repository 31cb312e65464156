import { expressionBuilder, sql } from 'kysely'
import type { Texts } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byMoment, byText, contains } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { narrowedTo, type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { CheckFilter } from './checks.ts'

const field = expressionBuilder<Tables & { it: Tables['bicycle_check'] }, 'it'>()

/** For a workshop its own, for staff all. */
const checkList = keysetList({
  name: 'checks',
  scopeOf: (viewer: Viewer, { company }: Omit<CheckFilter, 'after'>) =>
    narrowedTo(company, scopeOf(viewer, 'user-guides')),
  plain: {
    is: ({ kind, begunBy }) => kind === undefined && begunBy === undefined,
    hotOf: ({ state }) => state,
    filterFor: (state) => ({ state }),
  },
  keys: {
    begun: byMoment(sql.ref('it.begun_at'), 'it.id'),
    day: byMoment(sql`coalesce(it.signed_at, it.begun_at)`, 'it.id'),
    model: byText('it.family', 'it.id'),
  },
  usual: { by: 'begun', direction: 'desc' },
  momentOf: ({ begunAt, signedAt, family }, by) =>
    by === 'model' ? family : by === 'day' ? (signedAt ?? begunAt) : begunAt,
  rows: rowsVisibleTo,
  ids: (db, scope) => idsVisibleTo(db, scope).select('it.id'),
  searched: 'it.words',
  conditions: ({ q, state, kind, begunBy }, scope) => [
    ...(q === undefined ? [] : [contains('it.words', q, scope === 'all')]),
    ...(state ? [field('it.state', '=', state)] : []),
    ...(kind ? [field('it.kind', '=', kind)] : []),
    ...(begunBy === undefined ? [] : [field('it.begun_by', '=', begunBy)]),
  ],
})

export const listChecks = checkList.list
export const listAfter = checkList.after(rowsVisibleTo)

function idsVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('bicycle_check as it')
  return scope === 'all' ? all : all.where('it.company_id', '=', scope.company)
}

function rowsVisibleTo(db: Db, scope: Scope) {
  return idsVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'it.company_id')
    .innerJoin('account as beginner', 'beginner.id', 'it.begun_by')
    .select(['it.id', 'company.name as companyName', 'it.serial_number as serialNumber', 'it.family', 'it.state'])
    .select(['it.kind', sql<Texts>`it.names`.as('names'), 'it.begun_at as begunAt', 'it.signed_at as signedAt'])
    .select('beginner.name as begunByName')
}
