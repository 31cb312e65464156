import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'

/** `byMaker`: staff made the code, for a bicycle that somebody has registered who does not own it. */
export type Transfer = { codeHash: Buffer; createdAt: Date; expiresAt: Date; byMaker: boolean }

/**
 * The code that is still good, which it is as long as who made it may give the bicycle away.
 * @param productId of a product the caller has found as this viewer may see it
 */
export function findTransfer(db: Db, productId: number, now: Date): Promise<Transfer | undefined> {
  return db
    .selectFrom('product_transfer')
    .select(['code_hash as codeHash', 'created_at as createdAt', 'expires_at as expiresAt', 'by_maker as byMaker'])
    .where('product_id', '=', productId)
    .where('expires_at', '>', now)
    .where(mayStillGive)
    .executeTakeFirst()
}

/**
 * Anyone who has noted codes and then leaves, is shut out or becomes a mechanic takes no bicycle with them: each code is
 * as good as its maker. After a merge of companies both are in the same one again.
 */
const mayStillGive = sql<boolean>`exists (
  select from account maker join product given on given.id = product_transfer.product_id
  where maker.id = product_transfer.created_by and maker.disabled_at is null
    and case when product_transfer.by_maker then maker.role in ('agent', 'admin')
      else maker.company_id = given.company_id and maker.role <> 'workshop' end)`

/** A new code makes the one before void. */
export async function putTransfer(
  tx: Db,
  viewer: Viewer,
  productId: number,
  { codeHash, createdAt, expiresAt }: Omit<Transfer, 'byMaker'>,
): Promise<void> {
  const by = { created_by: viewer.accountId, by_maker: viewer.side === 'maker' }
  const row = { ...by, code_hash: codeHash, created_at: createdAt, expires_at: expiresAt }
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
  byMaker: boolean
  firstOwner: boolean
  companyId: number
  companyKind: 'dealer' | 'customer'
  frameModel: ModelFamily
  country: string
  dateOfPurchase: string
  registeredOn: string
}

/**
 * The bicycle of another company that a code was made for: by that, numbers that look alike are told apart. Of two at
 * once the second waits for the first, and finds no code any more.
 */
export async function takeTransfer(
  tx: Db,
  viewer: CompanyViewer,
  { serialFolded, codeHash }: { serialFolded: string; codeHash: Buffer },
  now: Date,
): Promise<Given | undefined> {
  const product = await tx
    .selectFrom('product')
    .innerJoin('company', 'company.id', 'product.company_id')
    .innerJoin('product_transfer', 'product_transfer.product_id', 'product.id')
    .select(['product.id', 'company_id as companyId', 'held_by as heldBy', 'frame_model as frameModel'])
    .select(['product.country', 'date_of_purchase as dateOfPurchase', 'registered_on as registeredOn'])
    .select(['first_owner as firstOwner', 'company.kind as companyKind'])
    .where('serial_folded', '=', serialFolded)
    .where('company_id', '<>', viewer.companyId)
    .where('code_hash', '=', codeHash)
    .forUpdate('product')
    .executeTakeFirst()
  if (!product) return undefined
  const used = await tx
    .deleteFrom('product_transfer')
    .where('product_id', '=', product.id)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where(mayStillGive)
    .returning(['created_by as offeredBy', 'by_maker as byMaker'])
    .executeTakeFirst()
  return used && { ...product, ...used }
}

export type NewHolder = {
  firstOwner: boolean
  safetyContact: boolean
  submission: string
}

/** Names, consents and the form it came by are the new holder's from now on. */
export async function moveProduct(
  tx: Db,
  viewer: CompanyViewer,
  id: number,
  { firstOwner, safetyContact, submission }: NewHolder,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product')
    .set({
      company_id: viewer.companyId,
      held_by: viewer.accountId,
      held_since: now,
      first_owner: firstOwner,
      safety_contact: safetyContact,
      submission,
    })
    .where('id', '=', id)
    .execute()
}

const changesOfHolder = ['registered', 'transferred', 'given_way'] as const

/** On which day a bicycle that this company held passed to the next one; undefined: it never did. */
export async function findDayHandedOver(db: Db, { companyId }: CompanyViewer, id: number): Promise<string | undefined> {
  const next = await db
    .selectFrom('product_event as next')
    .select(['next.kind', 'next.day'])
    .where('next.product_id', '=', id)
    .where('next.kind', 'in', changesOfHolder)
    .where('next.id', '>', (row) =>
      row
        .selectFrom('product_event as own')
        .select(({ fn }) => fn.max('own.id').as('id'))
        .where('own.product_id', '=', id)
        .where('own.company_id', '=', companyId)
        .where('own.kind', 'in', changesOfHolder),
    )
    .orderBy('next.id')
    .limit(1)
    .executeTakeFirst()
  // A registration that has given way to another's was none of theirs to hand over.
  return next?.kind === 'transferred' ? next.day : undefined
}
