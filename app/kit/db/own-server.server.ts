import { Client } from 'pg'
import type { Connection } from './db.server.ts'
import { StartError } from './start-error.ts'

/** What a PostgreSQL of the operator's own turns out to be. */
export type OwnServer = {
  role: string
  /** Whether this role may change tables, which no page needs. */
  mayChangeTables: boolean
  /** Whether a pooler stands in front: from one transaction to the next, its connections lead to others. */
  isPooled: boolean
  /** The same for two addresses of one database. */
  identity: string
}

const oldest = 18

/**
 * Looks at the PostgreSQL that a setting names, before anything is done with it.
 * @throws StartError in which the setting is named
 */
export async function askServer(setting: string, connection: Connection): Promise<OwnServer> {
  const client = new Client({ application_name: 'ammiraglia', ...connection, connectionTimeoutMillis: 10_000 })
  // What goes wrong is told by what is awaited; an error event without a listener would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Answer>(question)
    const [answer] = rows
    if (!answer) throw new Error('it does not say what it is')
    if (answer.major < oldest)
      throw new StartError(
        `The setting ${setting} names a PostgreSQL ${answer.version}, and the portal needs ${oldest} or newer: nothing was done.`,
      )
    if (!answer.bringsTrigrams)
      throw new StartError(
        `The setting ${setting} names a PostgreSQL ${answer.version} without pg_trgm, which the portal searches by: nothing was done. Install the contrib modules there (postgresql-contrib).`,
      )
    if (answer.encoding !== 'UTF8')
      throw new StartError(
        `The setting ${setting} names a database whose encoding is ${answer.encoding}, and the portal needs UTF8: nothing was done. Create it with encoding 'UTF8' template template0.`,
      )
    // A pooler gives its clients numbers of its own, by which they may cancel what they have asked for.
    return { ...answer, isPooled: Reflect.get(client, 'processID') !== answer.pid }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The setting ${setting} names a PostgreSQL that cannot be used: ${said(error)}.`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The roles of pages and of migrations, where each has one, and whether both are let into the same database.
 * @throws StartError in which the setting is named
 */
export async function askRoles(
  databaseUrl: string,
  migrationUrl: string | undefined,
): Promise<{ asked: OwnServer; owner: OwnServer | undefined }> {
  const asked = await askServer('DATABASE_URL', { connectionString: databaseUrl })
  if (!migrationUrl) {
    requireTables(
      'DATABASE_URL',
      asked,
      'set DATABASE_MIGRATION_URL to the same database as the role that owns its tables',
    )
    return { asked, owner: undefined }
  }
  const owner = await askServer('DATABASE_MIGRATION_URL', { connectionString: migrationUrl })
  if (owner.identity !== asked.identity)
    throw new StartError('The setting DATABASE_MIGRATION_URL names another database than DATABASE_URL.')
  requireTables('DATABASE_MIGRATION_URL', owner, 'name the one that owns the tables')
  return { asked, owner }
}

/** Each start looks for migrations, and each of them may make tables. */
function requireTables(setting: string, { role, mayChangeTables }: OwnServer, remedy: string): void {
  if (!mayChangeTables)
    throw new StartError(`The setting ${setting} names the role ${role}, which may make no tables there: ${remedy}.`)
}

type Answer = Omit<OwnServer, 'isPooled'> & {
  version: string
  major: number
  pid: number
  bringsTrigrams: boolean
  encoding: string
}

// Older ones have to understand it, too.
const question = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
    pg_backend_pid() as pid, current_setting('server_encoding') as encoding, current_user as role, coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayChangeTables",
    exists (select from pg_available_extensions where name = 'pg_trgm') as "bringsTrigrams",
    pg_postmaster_start_time() || ' ' || current_database() as identity`

function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, the reasons are one for each.
  const [first] = error instanceof AggregateError ? error.errors : []
  return (error.message || (first instanceof Error ? first.message : 'it does not answer')).replace(/\.$/, '')
}
