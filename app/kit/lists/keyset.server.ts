import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type KeysetPages, keysetPages, type Query, type Scope } from './keyset-pages.server.ts'
import type { Cursor } from './lists.ts'
import {
  type Bound,
  boundOf,
  countLimit,
  cursorAt,
  idsOfEither,
  isBehind,
  orderOf,
  type SortKey,
} from './pages.server.ts'
import { type Direction, hasDays, type Period, type Sort } from './sorted.ts'

/** A query that is still told which rows it reads. */
type Rows<Row> = Query<Row> & {
  where(condition: Expression<SqlBool>): Rows<Row>
  orderBy(by: Expression<unknown>): Rows<Row>
  limit(most: number): Rows<Row>
}

type RowsVisibleTo<Row> = (db: Db, scope: Scope) => Rows<Row>

type Sorted<By extends string> = {
  q?: string | undefined
  period?: Period | undefined
  sort?: Sort<By> | undefined
}

/** In which orders, and by what, rows are found. */
type Found<Filter extends Sorted<By>, By extends string> = {
  keys: Record<By, SortKey>
  usual: Sort<NoInfer<By>>
  ids: RowsVisibleTo<{ id: number }>
  /** Where an index knows order and words: only what is found is read from the table. */
  idsFirst?: true
  /** The column in which `conditions` look for words. */
  searched: string
  conditions: (filter: Filter, scope: Scope) => Expression<SqlBool>[]
}

type KeysetList<Asker, Row, Filter extends Sorted<By>, Hot, By extends string> = Found<Filter, By> & {
  /** The name of its prepared statements. */
  name: string
  scopeOf: (asker: Asker, filter: Filter) => Scope
  /** What is asked for all the time: all rows in the usual order, or those of one value of the hottest filter. */
  plain: {
    /** Whether nothing is asked for beside that value, an order, days and words. */
    is: (filter: Filter) => boolean
    hotOf: (filter: Filter) => Hot | undefined
    filterFor: (hot: Hot | undefined) => Filter
  }
  rows: RowsVisibleTo<Row>
  /** Where a row stands in an order, beside its id: its moment, or its text. */
  momentOf: (row: Row, by: NoInfer<By>) => Date | string
}

/** The ways to read an ordered list: by the page, all of it row after row, and the latest rows with some words. */
export function keysetList<
  Asker,
  Row extends { id: number },
  Filter extends Sorted<By>,
  Hot extends string,
  By extends string,
>(list: KeysetList<Asker, Row, Filter, Hot, By>) {
  const { scopeOf, plain, usual } = list
  const queries = queriesOf(list)
  const { sortOf } = queries
  const cursorOf = (row: Row, filter: Filter): Cursor => cursorAt(list.momentOf(row, sortOf(filter).by), row.id)

  const pages: KeysetPages<Row, Filter, Hot> = {
    name: list.name,
    plain: {
      is: (filter) =>
        filter.q === undefined && !hasDays(filter.period) && sortOf(filter).by === usual.by && plain.is(filter),
      hotOf: plain.hotOf,
      filterFor: (hot, direction) => ({ ...plain.filterFor(hot), sort: { by: usual.by, direction } }),
    },
    directionOf: (filter) => sortOf(filter).direction,
    boundOf: queries.boundIn,
    page: (db, scope, filter, from, limit) => queries.behind(db, list.rows, { scope, filter, from, limit }),
    count: queries.count,
    cursorOf,
  }
  const pageOf = keysetPages(pages)

  return {
    /** One page of what this asker may see. */
    list: (db: Db, asker: Asker, filter: Filter, after?: Cursor) => pageOf(db, scopeOf(asker, filter), filter, after),

    /** Returns a function that reads rows of this form, on from a given one. */
    after:
      <Read extends Row>(rows: RowsVisibleTo<Read>) =>
      (db: Db, asker: Asker, filter: Filter, last: Read | undefined, limit: number): Promise<Read[]> => {
        const from = last && queries.boundIn(filter, cursorOf(last, filter))
        return queries.behind(db, rows, { scope: scopeOf(asker, filter), filter, from, limit }).execute()
      },

    /** Returns a function that finds the latest rows of this form with the words in them, without counting. */
    latest:
      <Read>(rows: RowsVisibleTo<Read>) =>
      (db: Db, asker: Asker, q: string, limit: number): Promise<Read[]> => {
        const filter = { ...plain.filterFor(undefined), q }
        return queries.latest(db, rows, { scope: scopeOf(asker, filter), filter, limit }).execute()
      },
  }
}

type Part<Filter> = { scope: Scope; filter: Filter; limit: number }

function queriesOf<Filter extends Sorted<By>, By extends string>(list: Found<Filter, By>) {
  const sortOf = ({ sort = list.usual }: Filter) => sort
  const keyOf = (filter: Filter) => list.keys[sortOf(filter).by]
  const found = (db: Db, scope: Scope, filter: Filter) => list.ids(db, scope).where(allOf(scope, filter))

  function allOf(scope: Scope, filter: Filter) {
    return expressionBuilder<Tables>().and(list.conditions(filter, scope))
  }

  return {
    sortOf,

    boundIn: (filter: Filter, after: Cursor | undefined) => boundOf(keyOf(filter), sortOf(filter).direction, after),

    behind<Read>(
      db: Db,
      rows: RowsVisibleTo<Read>,
      { scope, filter, from, limit }: Part<Filter> & { from: Bound | undefined },
    ): Query<Read> {
      const [key, { direction }] = [keyOf(filter), sortOf(filter)]
      const cut = <Narrowed>(all: Rows<Narrowed>) =>
        all
          .where(isBehind(key, direction, from))
          .orderBy(orderOf(key, direction))
          .limit(limit)
      if (list.idsFirst) return among(rows(db, scope), cut(found(db, scope, filter)), key, direction)
      return cut(rows(db, scope).where(allOf(scope, filter)))
    },

    latest<Read>(db: Db, rows: RowsVisibleTo<Read>, { scope, filter, limit }: Part<Filter>): Query<Read> {
      const key = list.keys[list.usual.by]
      const cut = found(db, scope, filter).orderBy(orderOf(key, 'desc')).limit(limit)
      const ids = scope === 'all' ? cut : idsOfEither(list.searched, (isOfLength) => cut.where(isOfLength))
      return among(rows(db, scope), ids, key, 'desc').limit(limit)
    },

    count: (db: Db, scope: Scope, filter: Filter) => countOf(db, found(db, scope, filter)),
  }
}

function among<Read>(rows: Rows<Read>, ids: Expression<unknown>, key: SortKey, direction: Direction) {
  return rows.where(sql<boolean>`${sql.ref(key.id)} in ${ids}`).orderBy(orderOf(key, direction))
}

/** How many rows a query finds, as far as lists count. */
export function countOf(db: Db, ids: Rows<{ id: number }>) {
  const counted = sql<object>`${ids.limit(countLimit)}`.as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}
