import { sql } from 'kysely'
import type { Db } from './db.server.ts'

/** The comment of a table that functions and triggers of its owner write, and nobody else. */
const ownersAlone = 'written by its owner’s functions alone'

/** Lets a role read and write all rows and change no table: an error in a query of ours can do no more. */
export async function grantRows(tx: Db, role: string): Promise<void> {
  const to = sql.id(role)
  await sql`grant usage on schema public to ${to}`.execute(tx)
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(tx)
  // A new ticket takes its number before it is written.
  await sql`grant usage on all sequences in schema public to ${to}`.execute(tx)
  await sql`revoke insert, update, delete on migration from ${to}`.execute(tx)
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') = ${ownersAlone}`.execute(
    tx,
  )
  for (const { name } of rows) await sql`revoke insert, update, delete on ${sql.table(name)} from ${to}`.execute(tx)
}
