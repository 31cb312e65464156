import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type DbOptions, openDb } from './kit/db/db.server.ts'
import { follow, type NotRead } from './kit/db/follower.server.ts'
import { askServer } from './kit/db/own-server.server.ts'
import { readsOf, readsOfPrimary, type Reads } from './kit/db/replica.server.ts'
import type { Tables } from './kit/db/tables.ts'
import type { Settings } from './settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

type Primary = DbOptions & {
  db: Kysely<Tables>
  slowDb: Kysely<Tables>
  slowStatementMs: number
  log: Logger
  closers: (() => Promise<void>)[]
}

/** A look at how the replica follows takes no time. */
const lookMs = 2000

/** What lists, searches and reports read from: the replica of the settings, or the primary where none is named. */
export async function openReplica(
  replica: Settings['replica'],
  { db, slowDb, log, closers, connection, prepares, statementMs, slowStatementMs, ...heard }: Primary,
): Promise<Reads> {
  if (!replica) return readsOfPrimary({ db, slowDb })
  const there = { connectionString: replica.url }
  // One that is away now comes back without a start; then it is asked as through a pooler, which is always possible.
  const isPooled = await askServer('DATABASE_REPLICA_URL', there).then(
    (asked) => asked.isPooled,
    () => true,
  )
  const shared = { connection: there, isPooled, prepares, ...(heard.onIdleError && { onIdleError: heard.onIdleError }) }
  const pages = openDb({
    ...shared,
    ...(statementMs && { statementMs }),
    ...(heard.onPool && { onPool: heard.onPool }),
  })
  const slow = openDb({ ...shared, statementMs: slowStatementMs, poolSize: 3 })
  const looks = { statementMs: lookMs, poolSize: 1 }
  const [here, apart] = [openDb({ connection, ...looks, isPooled: true }), openDb({ ...shared, ...looks })]
  const follower = await follow({
    primary: here,
    replica: apart,
    mostSeconds: replica.mostSeconds,
    onChange: (notRead) => tell(log, notRead),
  })
  closers.push(async () => {
    await follower.stop()
    await Promise.all([pages, slow, here, apart].map((one) => one.destroy()))
  })
  return {
    db: readsOf({ primary: db, replica: pages }, follower),
    slowDb: readsOf({ primary: slowDb, replica: slow }, follower),
    replica: follower,
  }
}

const reasons: Record<NotRead, string> = {
  away: 'it does not answer',
  behind: 'it is too far behind',
  'no replica': 'what DATABASE_REPLICA_URL names follows nobody',
  'of another database': 'what DATABASE_REPLICA_URL names is of another database than DATABASE_URL',
}

function tell(log: Logger, notRead: NotRead | undefined): void {
  if (notRead === undefined)
    log.info({ event: 'replica read' }, 'lists, searches and reports are read from the replica')
  else log.warn({ event: 'replica not read', why: notRead }, `the replica is not read: ${reasons[notRead]}`)
}
