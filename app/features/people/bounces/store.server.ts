import { type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'

export type Bounced = { address: string; words: string; status: string; blockedAt: Date }

/** @returns how many failures there were since `since`, this one among them; of more than three the last three are known */
export async function countFailure(
  tx: Db,
  { address, status, words }: { address: string; status: string; words: string },
  now: Date,
  since: Date,
): Promise<number> {
  const { failures } = await tx
    .insertInto('mail_bounce')
    .values({ address, status, words, failures: 1, last_at: now, blocked_at: null })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        status,
        words,
        failures: sql<number>`case when mail_bounce.last_at < ${since} then 1
          when mail_bounce.before_at >= ${since} then 3 else 2 end`,
        before_at: sql<Date>`mail_bounce.last_at`,
        last_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

/** @returns whether it was not before */
export async function block(tx: Db, address: string, now: Date): Promise<boolean> {
  const blocked = await tx
    .updateTable('mail_bounce')
    .set({ blocked_at: now })
    .where('address', '=', address)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return blocked.numUpdatedRows > 0n
}

export async function release(db: Db, address: string): Promise<boolean> {
  const released = await db
    .deleteFrom('mail_bounce')
    .where('address', '=', address)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return released.numDeletedRows > 0n
}

/** The latest first: of all, or of those with `q` in the address. */
export function listBlocked(db: Db, q: string | undefined, most: number): Promise<Bounced[]> {
  return db
    .selectFrom('mail_bounce')
    .select(['address', 'words', 'status', 'blocked_at as blockedAt'])
    .where('blocked_at', 'is not', null)
    .where(q === undefined ? sql<boolean>`true` : sql<boolean>`address like ${anywhere(q)}`)
    .$narrowType<{ blockedAt: Date }>()
    .orderBy('blocked_at', 'desc')
    .limit(most)
    .execute()
}

export async function countBlocked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail_bounce')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('blocked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function findBlocked(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_bounce')
    .select('address')
    .where('address', 'in', [...addresses])
    .where('blocked_at', 'is not', null)
    .execute()
  return rows.map(({ address }) => address)
}

export function isBlocked(address: Expression<string>) {
  return sql<boolean>`exists (select from mail_bounce where address = lower(${address}) and blocked_at is not null)`
}

/** Single failures, which nobody acts on. */
export async function sweep(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_bounce').where('blocked_at', 'is', null).where('last_at', '<', before).execute()
}
