import { sql } from 'kysely'
import type { Db } from './db.server.ts'

/** Lets a role read and write all rows and change no table: an error in a query of ours can do no more. */
export async function grantRows(tx: Db, role: string): Promise<void> {
  const to = sql.id(role)
  await sql`grant usage on schema public to ${to}`.execute(tx)
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(tx)
  // A new ticket takes its number before it is written.
  await sql`grant usage on all sequences in schema public to ${to}`.execute(tx)
  await sql`revoke insert, update, delete on migration from ${to}`.execute(tx)
}
