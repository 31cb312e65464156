import path from 'node:path'
import { Client } from 'pg'
import { delayDuringSignIns, type LoopDelay, timeSessionQuery, withDelayHook } from './accounts-load.ts'
import { measurePairs, type Pair } from './accounts-pairs.ts'
import { seedAccounts } from './accounts-seed.ts'
import { openCluster } from './postgres.ts'
import { startPortal } from './processes.ts'

type Plan = { sessions: number; pairs: number; rounds: number }

export type AccountFigures = Plan & {
  postgres: string
  query: { p50: number; p95: number }
  loop: LoopDelay
  asked: Pair[]
}

const queries = 20_000

/** What signing in and what follows from it cost, and whether the time of an answer tells who has an account. */
export async function measureAccounts(folder: string, plan: Plan): Promise<AccountFigures> {
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(
    await openCluster(path.join(folder, `${plan.sessions} sessions`), (connection) =>
      seedAccounts(connection, plan.sessions),
    ),
    (it) => it.stop(),
  )
  const client = open.adopt(new Client(cluster.connection), (it) => it.end())
  await client.connect()
  // What an earlier run has left in a folder that was kept.
  await client.query(`truncate throttle, outbox; delete from account where not email_verified;
    delete from credential where not email_verified`)
  const query = await timeSessionQuery(cluster.connection, plan.sessions, queries)
  // Where the operator's would run as well: hashing has other cores than the event loop.
  const settings = { ...withDelayHook, TRUSTED_PROXIES: '127.0.0.1' }
  const portal = open.adopt(await startPortal(cluster.dataDir, settings, 'anywhere'), (it) => it.stop())
  const loop = await delayDuringSignIns(portal, 3001, plan.rounds)
  const asked = await measurePairs(portal.origin, plan.pairs)
  return { ...plan, postgres: cluster.version, query, loop, asked }
}
