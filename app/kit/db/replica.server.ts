import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { codeOf } from '#app/kit/error-code.ts'
import { Problem } from '#app/kit/problem.ts'
import { requestFacts } from '#app/kit/request.server.ts'
import type { Follower } from './follower.server.ts'
import type { Tables } from './tables.ts'

/**
 * What lists, searches and reports read from. Who may see what is never asked here: sessions, roles and single things
 * are read from the primary alone, and so is all that a write begins with.
 */
export type Reads = {
  db: Kysely<Tables>
  /** For what takes its time. */
  slowDb: Kysely<Tables>
  /** There where a replica is read. */
  replica: Follower | undefined
}

/** Where there is no replica. */
export function readsOfPrimary({ db, slowDb }: Pick<Reads, 'db' | 'slowDb'>): Reads {
  return { db, slowDb, replica: undefined }
}

type Pair = { primary: Kysely<Tables>; replica: Kysely<Tables> }

/**
 * A database for reading alone, of which each request is answered by one of two: by the replica, where it follows closely
 * and has what this person has just written, else by the primary. A replica that fails in the midst is asked no more, and
 * the primary answers in its place.
 */
export function readsOf(pair: Pair, follower: Follower): Kysely<Tables> {
  const driver = readingDriver(pair, follower)
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** After so long without an answer a statement is not begun once more: its reader has waited long enough. In ms. */
const worthAnother = 5000

function readingDriver({ primary, replica }: Pair, follower: Follower): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (placeOf(follower) === 'primary') return primary.executeQuery<Row>(query)
      const began = Date.now()
      try {
        return await replica.executeQuery<Row>(query)
      } catch (error) {
        const isAway = error instanceof Problem && error.code === 'unavailable'
        if (!isAway && !isConflict(error)) throw error
        leaveReplica()
        if (isAway) follower.failed()
        if (isAway && Date.now() - began > worthAnother) throw error
        return primary.executeQuery<Row>(query)
      }
    },
    streamQuery: () => {
      throw new Error('Lists are read page by page')
    },
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => undefined,
  }
}

async function refuse(): Promise<never> {
  throw new Error('What is read from a replica is no part of a transaction')
}

/**
 * The same for the whole of a request: a page whose tag is the primary's must not show what the replica had before. Outside
 * of requests everything works on what is.
 */
function placeOf(follower: Follower): 'primary' | 'replica' {
  const facts = requestFacts()
  if (!facts) return 'primary'
  facts.readsFrom ??= follower.has(facts.wrote ?? 0) ? 'replica' : 'primary'
  return facts.readsFrom
}

function leaveReplica(): void {
  const facts = requestFacts()
  if (facts) facts.readsFrom = 'primary'
}

/** What the replica replays stood in the way of the statement. */
function isConflict(error: unknown): boolean {
  return codeOf(error) === '40001'
}
