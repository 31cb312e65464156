import type { Db } from '#app/kit/db/db.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'

export type Key = { accountId: number; shopId: number | null }

/** Those that still open something, of one account. */
export function listKeys(db: Db, accountId: number): Promise<{ shopId: number | null; createdAt: Date }[]> {
  return db
    .selectFrom('calendar_key')
    .select(['shop_id as shopId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Held still, so that two forms at once leave one key. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function revokeKeys(tx: Db, { accountId, shopId }: Key, now: Date): Promise<void> {
  await tx
    .updateTable('calendar_key')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('shop_id', 'is not distinct from', shopId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function insertKey(tx: Db, { accountId, shopId }: Key, keyHash: Buffer, now: Date): Promise<void> {
  await tx
    .insertInto('calendar_key')
    .values({ account_id: accountId, shop_id: shopId, key_hash: keyHash, created_at: now })
    .execute()
}

/** Whose key it is, as long as they have access, the module, and, of a shop, are still of its company. */
export function findKey(db: Db, keyHash: Buffer) {
  return reachable(db)
    .innerJoin('calendar_key', 'calendar_key.account_id', 'account.id')
    .leftJoin('shop', 'shop.id', 'calendar_key.shop_id')
    .select(['calendar_key.id as keyId', 'calendar_key.shop_id as shopId', 'shop.name as shopName'])
    .where('calendar_key.key_hash', '=', keyHash)
    .where('calendar_key.revoked_at', 'is', null)
    .where('account.approved_at', 'is not', null)
    .where((row) => hasLicence(row, 'appointments'))
    .where((row) =>
      row.or([
        row.and([row('calendar_key.shop_id', 'is', null), row('account.role', '=', 'customer')]),
        row('shop.company_id', '=', row.ref('account.company_id')),
      ]),
    )
    .executeTakeFirst()
}
