import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { columnTypes } from './column-types.server.ts'
import { refuseWhenAway } from './database-away.server.ts'
import { nameStatements } from './prepared.server.ts'
import type { Tables } from './tables.ts'

/** Where a PostgreSQL is and how to enter it: a `connectionString`, or host, port, user and database. */
export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'application_name'
>

/** A connection or an open transaction: every query takes one as its first argument. */
export type Db = Kysely<Tables> | Transaction<Tables>

export type DbOptions = {
  connection: Connection
  poolSize?: number
  /** Sees every statement after it ran; a failed one too. */
  onQuery?: (sql: string) => void
  /** Hears of connections that broke while nobody used them. */
  onIdleError?: (error: Error) => void
}

export function openDb({ connection, poolSize = 10, onQuery, onIdleError }: DbOptions): Kysely<Tables> {
  const pool = new Pool({
    application_name: 'ammiraglia',
    ...connection,
    types: columnTypes(),
    max: poolSize,
    // Long enough for a busy pool, short enough that a page says "try later" before its reader leaves.
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => {
    // The pool hangs its whole client on the error, which would end up in the log.
    Reflect.deleteProperty(error, 'client')
    onIdleError?.(error)
  })
  pool.on('connect', (client) => {
    // Between two statements of a transaction nobody else listens, and an error unheard ends the process.
    client.on('error', () => undefined)
    nameStatements(client)
  })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => pool.connect().catch(refuseWhenAway), end: () => pool.end() },
    }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  })
}
