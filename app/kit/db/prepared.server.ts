import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
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

/** The name of a statement of `prepared`, which stands at the head of its text. */
export function preparedName(text: unknown): string | undefined {
  return typeof text === 'string' && text.startsWith(open) ? text.slice(open.length, text.indexOf(close)) : undefined
}

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

const buildOnly = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
