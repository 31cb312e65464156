import type { CompiledQuery } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Cursor, Page } from './lists.ts'
import { type Bound, pageOf, pageSize } from './pages.server.ts'
import type { Direction } from './sorted.ts'

/** Whose rows are looked at: one company's, or all. */
type Scope = { company: number } | 'all'

type Query<Row> = { compile(): CompiledQuery<Row>; execute(): Promise<Row[]> }

type List<Row, Filter, Hot> = {
  /** Of its prepared statements. */
  name: string
  /** What is asked for all the time: all rows in the usual order, or those of one value of the hottest filter. */
  plain: {
    is: (filter: Filter) => boolean
    hotOf: (filter: Filter) => Hot | undefined
    filterFor: (hot: Hot | undefined, direction: Direction) => Filter
  }
  directionOf: (filter: Filter) => Direction
  boundOf: (filter: Filter, after: Cursor | undefined) => Bound
  page: (db: Db, scope: Scope, filter: Filter, from: Bound | undefined, limit: number) => Query<Row>
  count: (db: Db, scope: Scope, filter: Filter) => Query<{ count: number }>
  cursorOf: (row: Row, filter: Filter) => Cursor
}

/**
 * Reads a list page by page. What is asked for all the time runs as prepared statements, one for each shape and
 * direction; whatever has other filters is planned for what it asks, since a general plan leaves the trigram index aside
 * (docs/decisions/008).
 */
export function keysetList<Row, Filter, Hot extends string = never>(list: List<Row, Filter, Hot>) {
  type Asked = Bound & { company: number; hot: Hot | undefined }
  const statements = (whose: 'all' | 'company', isHot: boolean) => {
    // While a statement is built the fields of `asked` are placeholders, handed on and never looked at.
    const scopeOf = ({ company }: Asked): Scope => (whose === 'all' ? 'all' : { company })
    const filterOf = (asked: Asked, direction: Direction) =>
      list.plain.filterFor(isHot ? asked.hot : undefined, direction)
    const name = `${whose}${isHot ? ' hot' : ''}`
    const page = (direction: Direction) =>
      prepared(`${list.name} ${direction} ${name}`, (db, asked: Asked) =>
        list.page(db, scopeOf(asked), filterOf(asked, direction), asked, pageSize + 1),
      )
    return {
      desc: page('desc'),
      asc: page('asc'),
      count: prepared(`${list.name} count ${name}`, (db, asked: Asked) =>
        list.count(db, scopeOf(asked), filterOf(asked, 'desc')),
      ),
    }
  }
  const plain = {
    all: { every: statements('all', false), hot: statements('all', true) },
    company: { every: statements('company', false), hot: statements('company', true) },
  }

  async function findPlain(db: Db, scope: Scope, filter: Filter, after: Cursor | undefined) {
    const hot = list.plain.hotOf(filter)
    const asked = { company: scope === 'all' ? 0 : scope.company, hot, ...list.boundOf(filter, after) }
    const chosen = plain[scope === 'all' ? 'all' : 'company'][hot === undefined ? 'every' : 'hot']
    const [rows, [counted]] = await Promise.all([chosen[list.directionOf(filter)](db, asked), chosen.count(db, asked)])
    return { rows, count: counted?.count ?? 0 }
  }

  async function findFiltered(db: Db, scope: Scope, filter: Filter, after: Cursor | undefined) {
    const from = after && list.boundOf(filter, after)
    const rows = await list.page(db, scope, filter, from, pageSize + 1).execute()
    // What fits on the first page is not counted a second time.
    if (!after && rows.length <= pageSize) return { rows, count: rows.length }
    const [counted] = await list.count(db, scope, filter).execute()
    return { rows, count: counted?.count ?? 0 }
  }

  return async (db: Db, scope: Scope, filter: Filter, after: Cursor | undefined): Promise<Page<Row>> => {
    const { rows, count } = await (list.plain.is(filter) ? findPlain : findFiltered)(db, scope, filter, after)
    return pageOf(rows, count, (row) => list.cursorOf(row, filter))
  }
}
