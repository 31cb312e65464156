import { type CompiledQuery, type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Cursor, Page } from './lists.ts'
import { type Bound, pageOf, pageSize } from './pages.server.ts'
import type { Direction } from './sorted.ts'

/** Whose rows are looked at: one company's, or all. */
export type Scope = { company: number } | 'all'

export type Query<Row> = Expression<unknown> & { compile(): CompiledQuery<Row>; execute(): Promise<Row[]> }

export type KeysetPages<Row, Filter, Hot> = {
  /** The name of its prepared statements. */
  name: string
  /** What is asked for all the time: all rows in the usual order, or those of one value of the hottest filter. */
  plain: {
    is: (filter: Filter) => boolean
    hotOf: (filter: Filter) => Hot | undefined
    filterFor: (hot: Hot | undefined, direction: Direction) => Filter
  }
  directionOf: (filter: Filter) => Direction
  boundOf: (filter: Filter, after: Cursor | undefined) => Bound
  /** `account`: who reads it, where a row tells each reader something else. */
  page: (db: Db, scope: Scope, filter: Filter, from: Bound | undefined, limit: number, account: number) => Query<Row>
  count: (db: Db, scope: Scope, filter: Filter) => Query<{ count: number }>
  cursorOf: (row: Row, filter: Filter) => Cursor
}

/**
 * Reads a list page by page. What is asked for all the time runs as prepared statements, one for each shape and
 * direction; whatever has other filters is planned for what it asks, since a general plan leaves the trigram index aside
 * (docs/decisions/008).
 */
export function keysetPages<Row, Filter, Hot extends string = never>(list: KeysetPages<Row, Filter, Hot>) {
  const plain = forShapes(list, ({ name, scopeOf, filterOf }) => ({
    page: bothWays((direction) =>
      prepared(`${list.name} ${direction} ${name}`, (db, asked: Asked<Hot> & Reading) => {
        const [scope, filter] = [scopeOf(asked), filterOf(asked, direction)]
        const page = list.page(db, scope, filter, asked, pageSize + 1, asked.account)
        // Counted in the same question: a statement of its own costs as much as this one's rows.
        const counted = sql<
          Row & Counted
        >`select page.*, ${list.count(db, scope, filter)} as "counted" from ${page} as page`
        return { compile: () => counted.compile(db) }
      }),
    ),
    count: prepared(`${list.name} count ${name}`, (db, asked: Asked<Hot>) =>
      list.count(db, scopeOf(asked), filterOf(asked, 'desc')),
    ),
  }))

  async function findPlain(db: Db, scope: Scope, filter: Filter, after: Cursor | undefined, account: number) {
    const asked = { ...askedOf(list, scope, filter, after), account }
    const { page, count } = plain(scope, filter)
    const rows = await page[list.directionOf(filter)](db, asked)
    const [first] = rows
    if (first || !after) return { rows, count: first?.counted ?? 0 }
    // Behind the last row nothing tells how many there are.
    const [counted] = await count(db, asked)
    return { rows, count: counted?.count ?? 0 }
  }

  async function findFiltered(db: Db, scope: Scope, filter: Filter, after: Cursor | undefined, account: number) {
    const from = after && list.boundOf(filter, after)
    const rows = await list.page(db, scope, filter, from, pageSize + 1, account).execute()
    // What fits on the first page is not counted a second time.
    if (!after && rows.length <= pageSize) return { rows, count: rows.length }
    const [counted] = await list.count(db, scope, filter).execute()
    return { rows, count: counted?.count ?? 0 }
  }

  return async (db: Db, scope: Scope, filter: Filter, after: Cursor | undefined, account = 0): Promise<Page<Row>> => {
    const find = list.plain.is(filter) ? findPlain : findFiltered
    const { rows, count } = await find(db, scope, filter, after, account)
    return pageOf(rows, count, (row) => list.cursorOf(row, filter))
  }
}

type Reading = { account: number }

type Counted = { counted: number }

type Asked<Hot> = Bound & { company: number; hot: Hot | undefined }

type Shape<Filter, Hot> = {
  name: string
  scopeOf: (asked: Asked<Hot>) => Scope
  filterOf: (asked: Asked<Hot>, direction: Direction) => Filter
}

/**
 * Makes one thing for each common shape of the query: all or one company, with or without the hot filter. @returns the
 * one for a given scope and filter
 */
function forShapes<Row, Filter, Hot extends string, Made>(
  list: KeysetPages<Row, Filter, Hot>,
  make: (shape: Shape<Filter, Hot>) => Made,
): (scope: Scope, filter: Filter) => Made {
  const made = (whose: 'all' | 'company', isHot: boolean) =>
    make({
      name: `${whose}${isHot ? ' hot' : ''}`,
      // While a statement is built, the fields of `asked` are placeholders: pass them on, never read them.
      scopeOf: ({ company }) => (whose === 'all' ? 'all' : { company }),
      filterOf: (asked, direction) => list.plain.filterFor(isHot ? asked.hot : undefined, direction),
    })
  const all = { every: made('all', false), hot: made('all', true) }
  const company = { every: made('company', false), hot: made('company', true) }
  return (scope, filter) => (scope === 'all' ? all : company)[list.plain.hotOf(filter) === undefined ? 'every' : 'hot']
}

function bothWays<Made>(make: (direction: Direction) => Made): Record<Direction, Made> {
  return { desc: make('desc'), asc: make('asc') }
}

function askedOf<Row, Filter, Hot>(
  list: KeysetPages<Row, Filter, Hot>,
  scope: Scope,
  filter: Filter,
  after: Cursor | undefined,
): Asked<Hot> {
  const company = scope === 'all' ? 0 : scope.company
  return { company, hot: list.plain.hotOf(filter), ...list.boundOf(filter, after) }
}
