import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  sql,
} from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A query for a hot path, built once and prepared once a connection under its name: Kysely builds no tree, PostgreSQL
 * parses and plans nothing. It runs on a connection and in a transaction alike.
 *
 *     const ticketsOf = prepared('tickets.of', (db, input: { dealer: number }) =>
 *       db.selectFrom('ticket').select(['id', 'subject']).where('dealer_id', '=', input.dealer))
 *     await ticketsOf(portal.db, { dealer: 7 })
 *
 * While building, the fields of `input` are placeholders, not values: hand them on, never look at them (`= any(input.ids)`
 * instead of `in`, and one prepared query for each shape). Never prepare a search whose index depends on what is
 * searched for: PostgreSQL's general plan knows no value, and may leave the index aside.
 */
export function prepared<Input extends Record<string, unknown>, Row>(
  name: string,
  build: (db: Kysely<Tables>, input: Input) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, input: Input) => Promise<Row[]> {
  // Answers any field of Input with its placeholder.
  const placeholders: Input = new Proxy(Object.create(null), { get: (_, key) => new Placeholder(String(key)) })
  const compiled = build(buildOnly, placeholders).compile()
  const statement = { ...compiled, sql: `${open}${name}${close}${compiled.sql}` }
  return async (db, input) => {
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? input[value.key] : value))
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows
  }
}

/**
 * The names under which statements are prepared: a `prepared` one by its own name, which stands at the head of its
 * text; others that read or write by a key, once they are run often. Not statements with a limit or a search:
 * PostgreSQL's generic plan knows no values, and those choose the index. Nor inserts of several rows, whose text
 * differs with the number of rows.
 */
export function statementNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    if (text.startsWith(open)) return text.slice(open.length, text.indexOf(close))
    const name = names.get(text)
    if (name !== undefined || names.size === mostNames || !isByKey(text)) return name
    if (uses.size === mostCounted) uses.clear()
    const count = (uses.get(text) ?? 0) + 1
    uses.set(text, count)
    if (count < often && !text.includes(marked)) return undefined
    uses.delete(text)
    names.set(text, `often ${names.size}`)
    return names.get(text)
  }
}

/** What a statement does, in a few words: by its own name, or what it does to which table. */
export function summaryOf(text: string): string {
  if (text.startsWith(open)) return text.slice(open.length, text.indexOf(close))
  const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  return [operation.toLowerCase(), table].filter(Boolean).join(' ')
}

const readsOrWrites = /^\s*(?:select|insert|update|delete|with\b.*\b(?:insert into|update|delete from))\b/is

const cutOrSearched = /\b(?:limit|like|ilike)\b/i
const ofSeveral = /^insert .* values .*\), \(/is
const conflictAmongSome = /\bon conflict \([^)]*\) where\b/i

function isByKey(text: string): boolean {
  if (text.includes(marked)) return true
  // Nor can a generic plan choose the partial index that `on conflict` needs.
  return readsOrWrites.test(text) && ![cutOrSearched, ofSeveral, conflictAmongSome].some((one) => one.test(text))
}

const marked = '/* by key */'

/**
 * Marks a statement that has a limit and is prepared all the same, from its first time on: what it limits is found by a
 * key first. For statements whose planning takes longer than reading, as those that join much to one row.
 */
export const byKey = sql.raw(marked)

/** How often a process runs an unmarked statement before it prepares it. */
const often = 20

/** Each of them takes some of PostgreSQL's memory for every connection. */
const mostNames = 200
const mostCounted = 1000

const open = '/* prepared '
const close = ' */ '

/** Stands for a value that is known only when the query runs. */
class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
  toString(): never {
    throw new Error(`A prepared query cannot look at its input "${this.key}" while it is built`)
  }
}

/**
 * Constants stand in the text: for a limit that is a parameter, the generic plan has to guess the number, looks
 * expensive, and PostgreSQL would plan the statement each time.
 */
class ConstantsInTextCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'number' || typeof value === 'string') this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}

const buildOnly = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ConstantsInTextCompiler(),
  },
})
