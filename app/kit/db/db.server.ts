import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import { type ClientBase, Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'
import { Problem } from '#app/kit/problem.ts'
import { isTraced, traced, traceParent } from '#app/kit/tracing/trace.server.ts'
import { columnTypes } from './column-types.server.ts'
import { cannotWrite, isTimeout, presenceOf, silentDatabase } from './database-away.server.ts'
import { statementNames, summaryOf } from './prepared.server.ts'
import type { Tables } from './tables.ts'

/** Where a PostgreSQL is and how to enter it: a `connectionString`, or host, port, user and database. */
export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'application_name'
>

/** A connection or an open transaction: every query takes one as its first argument. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** How a pool stands at this moment; `waiting` are those who wait for a connection. */
export type PoolLook = () => { busy: number; idle: number; waiting: number; most: number }

export type DbOptions = {
  connection: Connection
  poolSize?: number
  /** Whether a pooler stands in front, which may know neither prepared statements nor settings of a connection. */
  isPooled?: boolean
  /** Whether statements are prepared; without it, unless a pooler stands in front. */
  prepares?: boolean | undefined
  /** When a statement has taken this long it ends, and the database counts as away; without it, never. */
  statementMs?: number
  /** Sees every statement after it ran; a failed one too. */
  onQuery?: (sql: string) => void
  /** Is given a look at the pool's connections. */
  onPool?: (look: PoolLook) => void
  /** Hears of connections that broke while nobody used them. */
  onIdleError?: (error: Error) => void
  /** Hears why the database cannot write, and the page is told to try later. Without it, who asked is told why, as a start has to be. */
  onCannotWrite?: (error: Error) => void
  /** Hears why the database counts as away: once, until it has answered again. */
  onAway?: (error: unknown) => void
}

export function openDb(options: DbOptions): Kysely<Tables> {
  const { connection, poolSize = 10, prepares = !options.isPooled, onQuery, onIdleError, onCannotWrite } = options
  const { limits, answerMs } = patienceOf(options)
  const presence = presenceOf(options.onAway)
  const refuseAway = (error: unknown) => presence.refuse(error)
  const pool = new Pool({
    application_name: 'ammiraglia',
    ...connection,
    ...limits,
    types: columnTypes(),
    max: poolSize,
    // Long enough for a busy pool, short enough that a page says "try later" before its reader leaves.
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    // Who comes after a quiet hour finds these as they were, with what was prepared on them.
    min: Math.min(2, poolSize - 1),
    keepAlive: true,
  })
  options.onPool?.(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: poolSize,
  }))
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => {
    // The pool hangs its whole client on the error, which would end up in the log.
    Reflect.deleteProperty(error, 'client')
    onIdleError?.(error)
  })
  pool.on('connect', (client) => {
    // Between two statements of a transaction nobody else listens, and an error unheard ends the process.
    client.on('error', () => undefined)
  })
  const nameOf = prepares ? statementNames() : () => undefined
  // The same for a client each time: Kysely keeps what it knows of a connection for as long as that lives.
  const attendedOnes = new WeakMap<PoolClient, PostgresPoolClient>()
  const connect = () =>
    traced(waiting, async () => {
      const client = await pool.connect()
      const known = attendedOnes.get(client)
      if (known) return known
      const made = attended(client, nameOf, { answerMs, onCannotWrite, presence })
      attendedOnes.set(client, made)
      return made
    })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => connect().catch(refuseAway), end: () => pool.end() },
    }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  })
}

/** For a connection of the pool; told where it is more than a moment. */
const waiting = { name: 'wait for a connection', kind: 'internal', leastMs: 5 } as const

/** PostgreSQL ends the statement by itself, where it can be told so; the portal does when not even that is answered. */
function patienceOf({ statementMs, isPooled }: DbOptions): { limits?: PoolConfig; answerMs?: number } {
  if (!statementMs) return {}
  if (isPooled) return { answerMs: statementMs }
  return { limits: { statement_timeout: statementMs }, answerMs: statementMs + 1000 }
}

type Attention = {
  answerMs: number | undefined
  onCannotWrite: DbOptions['onCannotWrite']
  presence: ReturnType<typeof presenceOf>
}

/**
 * A connection as Kysely uses it, which gives statements the names they are prepared under: Kysely passes on only a
 * text and its values, so the name of a `prepared` statement travels in a comment at the head of its text. A connection
 * that breaks, or does not answer, becomes a refusal.
 */
function attended(
  client: PoolClient,
  nameOf: ReturnType<typeof statementNames>,
  { answerMs, onCannotWrite, presence }: Attention,
): PostgresPoolClient {
  const ask = async (text: string, values: readonly unknown[]) => {
    const name = nameOf(text)
    try {
      const answer = await answerTo(client, { ...(name && { name }), text, values: [...values] }, answerMs)
      presence.answered()
      return answer
    } catch (error) {
      return refuse(client, error, { onCannotWrite, presence })
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (!isTraced()) return ask(text, values)
    // The values are people's, the text is the program's.
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) }
    const answer = await traced({ name: summaryOf(text), kind: 'client', attributes }, () => ask(text, values))
    const parent = /^(?:begin|start transaction)/i.test(text) ? traceParent() : undefined
    // By this, what the transaction puts into the outbox continues the same trace.
    if (parent) await ask("select set_config('ammiraglia.trace', $1, true)", [parent])
    return answer
  }
  return Object.assign(Object.create(client), { query })
}

/**
 * With a callback: for pg's own promise, or its `query_timeout`, a function is stored in a property of each query. V8
 * expects such functions to live long and allocates them in the old generation, where they keep all rows of the answer
 * until the next full collection.
 */
function answerTo(client: ClientBase, statement: QueryConfig, answerMs: number | undefined): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const late = answerMs === undefined ? undefined : setTimeout(() => reject(silentDatabase()), answerMs)
    client.query(statement, (error: Error | null, result) => {
      clearTimeout(late)
      if (error) reject(error)
      else resolve(result)
    })
  })
}

function refuse(client: ClientBase, error: unknown, { onCannotWrite, presence }: Omit<Attention, 'answerMs'>): never {
  if (onCannotWrite && cannotWrite(error)) {
    onCannotWrite(error)
    throw Problem.from(error, 'unavailable')
  }
  // Its answer may still arrive, and would be read as the answer to the next statement.
  if (isTimeout(error)) Reflect.get(client, 'end').call(client)
  return presence.refuse(error)
}
