import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Scope, Token } from './api.ts'

/** The latest first; those that have ended last. */
export function listTokens(db: Db): Promise<Token[]> {
  return db
    .selectFrom('api_token')
    .leftJoin('company', 'company.id', 'api_token.company_id')
    .innerJoin('account as maker', 'maker.id', 'api_token.created_by')
    .select(['api_token.id', 'api_token.name', 'api_token.company_id as companyId', 'company.name as companyName'])
    .select(sql<Scope[]>`api_token.scopes`.as('scopes'))
    .select(['ending', 'maker.name as createdBy', 'api_token.created_at as createdAt', 'ends_at as endsAt'])
    .select(['last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .orderBy(sql`revoked_at is not null`)
    .orderBy('api_token.id', 'desc')
    .limit(500)
    .execute()
}

export type NewToken = {
  name: string
  companyId: number | null
  scopes: readonly Scope[]
  tokenHash: Buffer
  ending: string
  createdBy: number
  endsAt: Date | null
}

export function listHolders(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('kind', '=', 'dealer')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(3000)
    .execute()
}

/**
 * One after the other of a holder's, so that two at once do not pass the limit together.
 * @returns whether there is such a holder, who then stays until the transaction ends
 */
export async function lockHolder(tx: Db, companyId: number | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`api tokens ${companyId ?? 'maker'}`}))`.execute(tx)
  if (companyId === null) return true
  const company = tx.selectFrom('company').select('id').where('id', '=', companyId).where('kind', '=', 'dealer')
  return (await company.forKeyShare().executeTakeFirst()) !== undefined
}

export async function countActive(tx: Db, companyId: number | null, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', 'is not distinct from', companyId)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertToken(tx: Db, token: NewToken, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('api_token')
    .values({
      name: token.name,
      company_id: token.companyId,
      scopes: [...token.scopes],
      token_hash: token.tokenHash,
      ending: token.ending,
      created_by: token.createdBy,
      created_at: now,
      ends_at: token.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns whether there is such a token, revoked now or before */
export async function revokeToken(db: Db, id: number, by: number, now: Date): Promise<'revoked' | 'before' | 'absent'> {
  const { numUpdatedRows } = await db
    .updateTable('api_token')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'revoked'
  const there = await db.selectFrom('api_token').select('id').where('id', '=', id).executeTakeFirst()
  return there ? 'before' : 'absent'
}

export type UsedToken = {
  id: number
  companyId: number | null
  createdBy: number
  scopes: Scope[]
  /** Its calls since then, this one included. */
  counted: number
  countedFrom: Date
}

/** Finds a token that holds, notes that it is used, and counts the call, all in one statement. */
export async function takeToken(db: Db, tokenHash: Buffer, now: Date): Promise<UsedToken | undefined> {
  const isRunning = sql`coalesce(counted_from > ${new Date(now.getTime() - minute)} and counted_from <= ${now}, false)`
  return db
    .updateTable('api_token')
    .set({
      last_used_at: now,
      counted: sql<number>`case when ${isRunning} then counted + 1 else 1 end`,
      counted_from: sql<Date>`case when ${isRunning} then counted_from else ${now} end`,
    })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .returning(['id', 'company_id as companyId', 'created_by as createdBy', 'counted'])
    .returning([sql<Scope[]>`scopes`.as('scopes'), sql<Date>`counted_from`.as('countedFrom')])
    .executeTakeFirst()
}

export const minute = 60_000

/** Those that ended so long ago that nobody looks for them any more. @returns how many */
export async function deleteEnded(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('api_token')
    .where((row) => row.or([row('revoked_at', '<', before), row('ends_at', '<', before)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
