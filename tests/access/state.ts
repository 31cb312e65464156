import { sql } from 'kysely'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Portal } from '#app/portal.server.ts'

type Db = Portal['db']
type Sums = Map<string, string>

/** The database as it stood, to compare with and to go back to. */
export type State = {
  forgetTries: () => Promise<unknown>
  changed: () => Promise<string[]>
  restore: (changed: string[]) => Promise<void>
}

/** Counters of tries and of use are no part of it: they move whatever is answered. */
export async function keepState(db: Db): Promise<State> {
  const tables = await listTables(db)
  tables.delete('throttle')
  tables.delete('use_count')
  const names = [...tables.keys()]
  await sql`create schema kept`.execute(db)
  for (const name of names)
    await sql`create table ${sql.table(`kept.${name}`)} as table ${sql.table(`public.${name}`)}`.execute(db)
  const sumsOf = compileSums(db, tables)
  const before = await sumsOf()
  const changed = async () => {
    const now = await sumsOf()
    return names.filter((name) => now.get(name) !== before.get(name))
  }
  return {
    forgetTries: () => sql`delete from throttle`.execute(db),
    changed,
    async restore(dirty) {
      if (dirty.length === 0) return
      await db.transaction().execute(async (tx) => {
        // References are whole again at the end: nothing need be checked, and nothing is to cascade.
        await sql`set local session_replication_role = replica`.execute(tx)
        for (const name of dirty) {
          const { columns: all = [], identity = null } = tables.get(name) ?? {}
          const columns = sql.join(all.map((column) => sql.ref(column)))
          await sql`delete from ${sql.table(name)}`.execute(tx)
          await sql`insert into ${sql.table(name)} (${columns}) overriding system value
            select ${columns} from ${sql.table(`kept.${name}`)}`.execute(tx)
          // What is made next has the same number again.
          if (identity)
            await sql`select setval(pg_get_serial_sequence(${name}, ${identity}), coalesce(max(${sql.ref(identity)}), 0) + 1)
              from ${sql.table(name)}`.execute(tx)
        }
      })
    },
  }
}

type Table = { columns: string[]; identity: string | null }

/**
 * Every table with its columns, save those reckoned from others, and with the one whose numbers the database gives. In order:
 * files of tests that share a connection prepare the same statement on it.
 */
async function listTables(db: Db): Promise<Map<string, Table>> {
  const { rows } = await sql<Table & { name: string }>`
    select table_name as name, array_agg(column_name::text order by column_name) as columns,
      max(column_name::text) filter (where is_identity = 'YES') as identity
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name order by table_name`.execute(
    db,
  )
  return new Map(rows.map(({ name, ...table }) => [name, table]))
}

/** One number a table, whatever the order of its rows. Asked thousands of times, so it is built and planned but once. */
function compileSums(db: Db, tables: Map<string, Table>): () => Promise<Sums> {
  const sums = [...tables].map(([name, { columns }]) => {
    const row = sql.join(columns.filter((column) => !ofUse.includes(column)).map((column) => sql.ref(column)))
    return sql`select ${sql.lit(name)} as name, sum(hash_record_extended(row(${row}), 0))::text as sum
      from ${sql.table(`public.${name}`)}`
  })
  const all = prepared('access.sums', (build) => ({
    compile: () => sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.compile(build),
  }))
  return async () => new Map((await all(db, {})).map(({ name, sum }) => [name, sum]))
}

/** A session's columns that every request changes: when it was last seen, and until when that keeps it alive. */
const ofUse = ['seen_at', 'idle_ends_at']
