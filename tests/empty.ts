import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

/**
 * Makes the database what its migrations left, over and over: what they filled stays. Rows are deleted, not tables
 * truncated, which takes a hundred times as long where there are few.
 */
export async function emptierOf(db: Db): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  const names: string[] = []
  for (const { name } of rows) if (!(await hasRows(db, name))) names.push(name)
  const tables = sql.lit(`{${names.join()}}`)
  // Without triggers: each reference is whole again at the end, and what may not be deleted in the portal may be here.
  return () =>
    sql`do $do$ declare name text; begin
      set local session_replication_role = replica;
      foreach name in array ${tables}::text[] loop execute format('delete from %I', name); end loop;
      perform setval(format('%I', sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $do$`.execute(db)
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
  return rows.length > 0
}
