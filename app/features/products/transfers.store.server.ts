import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '../account/account.ts'
import type { ModelFamily } from '../models/models.ts'

export type Transfer = { codeHash: Buffer; createdAt: Date; expiresAt: Date }

/** The code that is still good. @param productId of a product the caller has found as this viewer may see it */
export function findTransfer(db: Db, productId: number, now: Date): Promise<Transfer | undefined> {
  return db
    .selectFrom('product_transfer')
    .select(['code_hash as codeHash', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('product_id', '=', productId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** A new code makes the one before void. */
export async function putTransfer(
  tx: Db,
  viewer: CompanyViewer,
  productId: number,
  { codeHash, createdAt, expiresAt }: Transfer,
): Promise<void> {
  const row = { code_hash: codeHash, created_by: viewer.accountId, created_at: createdAt, expires_at: expiresAt }
  await tx
    .insertInto('product_transfer')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute()
}

export async function deleteTransfer(tx: Db, productId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('product_transfer')
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()
  return gone !== undefined
}

export type Given = {
  id: number
  heldBy: number | null
  /** Who made the code and gave it away. */
  offeredBy: number
  companyId: number
  frameModel: ModelFamily
  country: string
  dateOfPurchase: string
  registeredOn: string
}

/** Of two at once the second waits for the first, and finds no code any more. */
export async function takeTransfer(
  tx: Db,
  { serialFolded, codeHash }: { serialFolded: string; codeHash: Buffer },
  now: Date,
): Promise<Given | undefined> {
  const product = await tx
    .selectFrom('product')
    .select(['id', 'company_id as companyId', 'held_by as heldBy', 'frame_model as frameModel', 'country'])
    .select(['date_of_purchase as dateOfPurchase', 'registered_on as registeredOn'])
    .where('serial_folded', '=', serialFolded)
    .forUpdate()
    .executeTakeFirst()
  if (!product) return undefined
  const used = await tx
    .deleteFrom('product_transfer')
    .where('product_id', '=', product.id)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('created_by as offeredBy')
    .executeTakeFirst()
  return used && { ...product, ...used }
}

export type NewHolder = {
  warrantyExpiry: string
  safetyContact: boolean
  submission: string
}

/** Names, consents and the form it came by are the new holder's from now on. */
export async function moveProduct(
  tx: Db,
  viewer: CompanyViewer,
  id: number,
  { warrantyExpiry, safetyContact, submission }: NewHolder,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product')
    .set({
      company_id: viewer.companyId,
      held_by: viewer.accountId,
      held_since: now,
      first_owner: false,
      warranty_expiry: warrantyExpiry,
      safety_contact: safetyContact,
      submission,
    })
    .where('id', '=', id)
    .execute()
}
