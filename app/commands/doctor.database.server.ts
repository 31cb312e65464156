import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrations } from '#app/database.server.ts'
import { type Finding, notWell, off, reasonOf, well } from './doctor.findings.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { checkMigrations } from '#app/kit/db/migrate.server.ts'
import { askRoles, askServer } from '#app/kit/db/own-server.server.ts'
import { follow } from '#app/kit/db/follower.server.ts'
import type { Settings } from '#app/settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

type Both = { database: Finding; clock: Finding }

/** In ms. Codes of second factors and signatures bear about half a minute. */
const mostApart = 5000

/**
 * Is it there, of the right version, and what time is it there? An embedded one that does not run is started for it.
 */
export async function checkDatabase(settings: Settings): Promise<Both> {
  try {
    return await (settings.databaseUrl
      ? lookAtOwn(settings.databaseUrl, settings.migrationUrl)
      : lookAtEmbedded(settings.dataDir))
  } catch (error) {
    const reason = reasonOf(error)
    const [setting = 'DATABASE_URL'] = /DATABASE_\w+/.exec(reason) ?? []
    // An embedded one says itself what to do.
    const todo = settings.databaseUrl ? `: see to that server, or correct ${setting}` : ''
    return {
      database: notWell(`${reason}${todo}.`),
      clock: off('the database could not be asked for the time.'),
    }
  }
}

async function lookAtOwn(databaseUrl: string, migrationUrl: string | undefined): Promise<Both> {
  await askRoles(databaseUrl, migrationUrl)
  return lookAt({ connectionString: databaseUrl })
}

async function lookAtEmbedded(dataDir: string): Promise<Both> {
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new Error(`there is none in ${dataDir} yet: start the portal once, or correct DATA_DIR`)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: quiet })
  try {
    return await lookAt(connection)
  } finally {
    await stop()
  }
}

const quiet = { info: () => undefined, warn: () => undefined }

async function lookAt(connection: Connection): Promise<Both> {
  const db = openDb({ connection, poolSize: 1, prepares: false })
  try {
    const before = Date.now()
    const { rows } = await sql<Told>`
      select clock_timestamp() as now, current_setting('server_version') as version, pg_is_in_recovery() as follows,
        current_setting('transaction_read_only') = 'on' as "isOnlyRead"`.execute(db)
    const here = (before + Date.now()) / 2
    const [told] = rows
    if (!told) throw new Error('the database does not say what it is')
    return {
      clock: clockFound(told.now.getTime() - here),
      database: onlyReadFound(told) ?? (await versionFound(db, told.version)),
    }
  } finally {
    await db.destroy()
  }
}

type Told = { now: Date; version: string; follows: boolean; isOnlyRead: boolean }

/**
 * Pages are shown, and every form is refused: after a change of servers the address may lead to the one that follows.
 */
function onlyReadFound({ follows, isOnlyRead }: Told): Finding | undefined {
  if (follows)
    return notWell(
      'it follows another server and takes no writes: let DATABASE_URL lead to the one that does, or promote it.',
    )
  if (!isOnlyRead) return undefined
  return notWell(
    'it takes no writes (default_transaction_read_only): see who has set that, as hosts do whose disk is full, and take it off.',
  )
}

async function versionFound(db: Parameters<typeof checkMigrations>[0], version: string): Promise<Finding> {
  try {
    const missing = await checkMigrations(db, migrations)
    if (missing.length === 0)
      return well(`PostgreSQL ${version} answers, and its tables are of this version of the portal.`)
    return notWell(
      `its tables lack ${missing.length} migrations of this version, from ${missing[0]} on: start the portal, which makes them.`,
    )
  } catch (error) {
    return notWell(`${reasonOf(error)}.`)
  }
}

function clockFound(ms: number): Finding {
  const apart = `${(Math.abs(ms) / 1000).toFixed(1)} s`
  if (Math.abs(ms) <= mostApart) return well(`this machine and the database are ${apart} apart.`)
  const which = ms > 0 ? 'behind' : 'ahead of'
  return notWell(
    `this machine is ${apart} ${which} the database: set both by NTP, or second factors and signatures fail.`,
  )
}

function open(connectionString: string) {
  return openDb({ connection: { connectionString }, poolSize: 1, prepares: false, statementMs: 5000 })
}

/** Does it follow this very database, and how closely? */
export async function checkReplica({ databaseUrl, replica }: Settings): Promise<Finding> {
  if (!replica || !databaseUrl) return off('all is read from the database itself (DATABASE_REPLICA_URL).')
  await askServer('DATABASE_REPLICA_URL', { connectionString: replica.url })
  const [primary, standby] = [open(databaseUrl), open(replica.url)]
  const follower = await follow({
    primary,
    replica: standby,
    mostSeconds: replica.mostSeconds,
    onChange: () => undefined,
  })
  try {
    // The first look tells only where the primary was.
    await setTimeout(1500)
    const { notRead, secondsBehind = 0 } = follower.state()
    if (notRead === 'no replica')
      return notWell('what DATABASE_REPLICA_URL names is no replica, it takes writes of its own: name one, or none.')
    if (notRead === 'of another database')
      return notWell('what DATABASE_REPLICA_URL names is of another database than DATABASE_URL: correct one of them.')
    if (notRead === 'away')
      return notWell('it does not answer: see to it; meanwhile all is read from the database itself.')
    if (secondsBehind > 0.5)
      return notWell(
        `it has not moved for ${secondsBehind.toFixed(1)} s while the database went on: see to its replication.`,
      )
    return well('it follows the database, and lists, searches and reports are read from it.')
  } finally {
    await follower.stop()
    await Promise.all([primary.destroy(), standby.destroy()])
  }
}
