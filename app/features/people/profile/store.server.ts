import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

export function findPerson(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select([
      'subject',
      'name',
      'first_name as firstName',
      'country',
      'email',
      'email_verified as emailVerified',
      'locale',
      'last_sign_in_at as lastSignInAt',
      'created_at as createdAt',
    ])
    .select(
      sql<boolean>`exists (select from totp where account_id = account.id and confirmed_at is not null)
        or exists (select from passkey where account_id = account.id)`.as('hasSecondFactor'),
    )
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export type Edited = { name: string; firstName: string; country: string; locale: Locale }

/** @returns false for somebody who was shut out, or erased, meanwhile */
export async function updatePerson(db: Db, accountId: number, { firstName, ...rest }: Edited): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ ...rest, first_name: firstName })
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export function findOpenRequest(db: Db, accountId: number): Promise<{ id: number; askedAt: Date } | undefined> {
  return db
    .selectFrom('erasure_request')
    .select(['id', 'asked_at as askedAt'])
    .where('account_id', '=', accountId)
    .where('carried_out_at', 'is', null)
    .executeTakeFirst()
}

/** @returns undefined where one is open already */
export async function insertRequest(tx: Db, accountId: number, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('erasure_request')
    .values({ account_id: accountId, asked_at: now })
    .onConflict((conflict) => conflict.column('account_id').where('carried_out_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function deleteOpenRequest(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('erasure_request')
    .where('account_id', '=', accountId)
    .where('carried_out_at', 'is', null)
    .execute()
}
