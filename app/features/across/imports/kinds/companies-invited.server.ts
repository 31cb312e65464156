import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Invitation } from '../kind.ts'

// Whom a checked file invites: who is of no company's people yet, as `validate` has noted.

function invitations(importId: number) {
  return sql`from import_row, jsonb_array_elements(data->'lines') as person (said)
    where import_id = ${importId} and status in ('new', 'changed') and said->'values'->'#there' is null
      and said->'values'->>'person_email' <> ''`
}

export async function countInvitations(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${invitations(importId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The first of them, in the order of the file. */
export async function listInvitations(db: Db, importId: number, most: number): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`select said->'values'->>'person_email' as email,
      coalesce(data->'values'->>'name', key) as company ${invitations(importId)}
    order by import_row.line, 1 limit ${most}`.execute(db)
  return rows
}
