import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import type { Factors } from './second-factor.ts'

/** One change of a person's factors at a time: how many are left is counted behind it. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export function findAccount(
  db: Db,
  accountId: number,
): Promise<{ email: string; firstName: string; locale: Locale } | undefined> {
  return db
    .selectFrom('account')
    .select(['email', 'first_name as firstName', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export async function isStaff(db: Db, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('role', 'in', staffRoles)
    .executeTakeFirst()
  return found !== undefined
}

export async function findFactors(db: Db, accountId: number): Promise<Factors> {
  const [totp, passkeys, codes] = [
    await db
      .selectFrom('totp')
      .select('confirmed_at as since')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    await db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    await db
      .selectFrom('recovery_code')
      .select((row) => row.fn.countAll<number>().as('left'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]
  return { totpSince: totp?.since ?? undefined, passkeys, codesLeft: codes.left }
}

export async function findTotpSecret(db: Db, accountId: number): Promise<Buffer | undefined> {
  const totp = await db
    .selectFrom('totp')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return totp?.secret
}

/** In the place of an earlier one. `step` is that of the code that confirmed it. */
export async function saveTotp(tx: Db, accountId: number, secret: Buffer, step: number, now: Date): Promise<void> {
  const totp = { secret, last_step: step, confirmed_at: now, created_at: now }
  await tx
    .insertInto('totp')
    .values({ account_id: accountId, ...totp })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(totp))
    .execute()
}

/** Marks a step as taken. @returns false when it, or a later one, was taken before */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteTotp(tx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('totp').where('account_id', '=', accountId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** @returns false when there is no such code, or it was used before */
export async function takeRecoveryCode(db: Db, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The earlier ones are void. */
export async function replaceRecoveryCodes(tx: Db, accountId: number, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }))
  if (rows.length > 0) await tx.insertInto('recovery_code').values(rows).execute()
}

export type NewPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[] }

export function findPasskey(db: Db, accountId: number, id: string): Promise<NewPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .select(['id', 'public_key as publicKey', 'counter', 'transports'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listPasskeys(db: Db, accountId: number): Promise<{ id: string; transports: string[] }[]> {
  return db.selectFrom('passkey').select(['id', 'transports']).where('account_id', '=', accountId).execute()
}

/** @returns false when somebody has it already */
export async function insertPasskey(
  tx: Db,
  accountId: number,
  { id, publicKey, counter, transports }: NewPasskey,
  name: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({ id, account_id: accountId, name, public_key: publicKey, counter, transports, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function noteUse(db: Db, accountId: number, id: string, counter: number, now: Date): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function renamePasskey(db: Db, accountId: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One of them, or all. */
export async function deletePasskeys(tx: Db, accountId: number, id?: string): Promise<boolean> {
  const all = tx.deleteFrom('passkey').where('account_id', '=', accountId)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function keepChallenge(db: Db, sessionId: number, challenge: string): Promise<void> {
  await db.updateTable('session').set({ challenge }).where('id', '=', sessionId).execute()
}

/** Whatever comes of it, a challenge is answered once: of two answers at a time the second finds none. */
export async function takeChallenge(db: Db, sessionId: number): Promise<string | undefined> {
  const taken = await db
    .with('asked', (cte) =>
      cte.selectFrom('session').select(['id', 'challenge']).where('id', '=', sessionId).forUpdate(),
    )
    .updateTable('session')
    .from('asked')
    .set({ challenge: null })
    .whereRef('session.id', '=', 'asked.id')
    .returning('asked.challenge')
    .executeTakeFirst()
  return taken?.challenge ?? undefined
}
