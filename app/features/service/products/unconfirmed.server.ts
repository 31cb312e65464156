import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { announceLoss } from './products.jobs.server.ts'
import * as store from './store.server.ts'
import { deleteTransfer } from './transfers.store.server.ts'

/**
 * A registration that nobody has confirmed gives way to that of a dealer with a proof of purchase: the bicycle becomes
 * what the dealer registers, and its former holder is told.
 * @returns its number; `unproved`: it would, with a proof of purchase; undefined: it does not
 */
export async function giveWay(
  tx: Db,
  viewer: CompanyViewer,
  product: store.NewProduct,
  hasReceipt: boolean,
  now: Date,
): Promise<number | 'unproved' | undefined> {
  if (viewer.role === 'customer') return undefined
  const held = await store.lockUnconfirmed(tx, viewer, product.serialNumber)
  if (!held) return undefined
  if (!hasReceipt) return 'unproved'
  await store.replaceProduct(tx, held.id, product, now)
  await deleteTransfer(tx, held.id)
  const by = { productId: held.id, companyId: viewer.companyId, actorId: viewer.accountId }
  await store.insertEvent(tx, { ...by, kind: 'given_way', day: product.registeredOn }, now)
  await announceLoss(tx, { productId: held.id, companyId: held.companyId, givers: [held.heldBy] }, now)
  return held.id
}
